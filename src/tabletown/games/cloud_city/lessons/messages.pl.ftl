# The lessons; the first line of a message is its title.

## first

lesson-first-city =
    Do tego dążysz
    Gotowe miasto trzy na trzy kafle, ponad chmurami. Każda kładka między dwoma budynkami tej samej wysokości daje głosy, długie zdecydowanie najwięcej: razem 56. Teraz dołożysz cztery kafle do swojego miasta.

lesson-first-table =
    Twój stół
    Leży już kafel startowy z dwoma niskimi, niebieskimi budynkami. Na ręce masz trzy kafle, trzy kolejne leżą odkryte. Tura: dołóż kafel, zbuduj kładki, jeśli chcesz, i dobierz kafel.

lesson-first-lay =
    Dołóż kafel
    Wybierz kafel w ramce, z niskim i średnim budynkiem, i dołóż go na prawo od startowego. Kafle stykają się całym bokiem; kolory nie muszą pasować.

lesson-first-walk =
    Połącz dwa budynki
    Dwa niskie budynki stoją w jednym rzędzie: połącz je. Kładka ma długość 2 i daje 2 głosy. Długość 3 daje 3, długość 4 daje 5, a długość 5 aż 8.

lesson-first-take =
    Dobierz kafel
    Weź odkryty kafel w ramce: ma jeszcze jeden niski budynek. To kończy twoją turę; teraz gra Teun.

lesson-first-third =
    Trzy w rzędzie
    Dołóż go znowu z prawej. Miasto jest teraz szerokie na trzy kafle i szersze być nie może: trzy na trzy.

lesson-first-short =
    Jeszcze dwa głosy
    Połącz drugi niski budynek z nowym: znowu długość 2 i jeszcze 2 głosy.

lesson-first-over =
    Kusi, prawda?
    Od pierwszego niskiego budynku do ostatniego byłaby długość 4: pięć głosów. Spróbuj: dotknij pierwszego, a potem tego na prawym skraju.

lesson-first-more =
    Planuj z wyprzedzeniem
    Kładka przechodzi tylko nad niższymi budynkami. Kafel w ramce ma średni i niski budynek: przyda się później na coś długiego. Weź go.

lesson-first-below =
    Jeszcze dwa niskie
    Dołóż kafel z dwoma niskimi budynkami pod środkiem miasta. Budynki stają na nim od razu.

lesson-first-beside =
    Obok siebie
    Połącz dwa nowe budynki: długość 1, jeden głos. W jednej turze możesz zbudować tyle kładek, ile chcesz, w całym mieście.

lesson-first-two =
    A może i w górę?
    Niski budynek powyżej jest tak blisko. Spróbuj go połączyć: dotknij go, a potem nowego pod nim.

lesson-first-pile =
    W ciemno
    A więc dwie kładki na budynek, nie więcej. Zamiast odkrytego kafla możesz też w ciemno dobrać wierzchni kafel stosu. Zrób to teraz.

lesson-first-turn =
    Najpierw obróć
    Wybierz kafel i obróć go raz, przyciskiem lub R, żeby średni budynek był w prawym dolnym rogu. Dołóż go na dole, w ramce.

lesson-first-high =
    Ponad niskimi
    Teraz to się opłaci. Dwa średnie budynki stoją w odległości czterech pól, a między nimi są tylko niskie. Zbuduj kładkę: pięć głosów.

lesson-first-levels =
    Trzy poziomy
    Kładki rzeczne łączą niskie budynki, leśne średnie, a piaskowe wysokie. Biegną jedne nad drugimi, więc mogą się krzyżować; dwie na tym samym poziomie nie. Połącz dwa niskie budynki pod nową kładką.

lesson-first-choose =
    I jeden na później
    Długich kładek jest mało, a wszyscy budują z jednej puli: trzeba się śpieszyć. Weź kafel w ramce.

lesson-first-play =
    Teraz graj dalej
    Znasz już wszystkie kroki. Zostały cztery kafle; potem wygrywa, kto ma najwięcej głosów, a przy remisie decydują głosy za kładki rzeczne. Odtąd los i Teun grają naprawdę.

## cards

lesson-cards-cards =
    Dwa życzenia specjalne
    W grze z kartami od początku leży odkryte jedno życzenie lub dwa, te same dla wszystkich. Tu jedna karta daje głosy za pętle, druga odbiera 2 za każdy budynek bez kładki. To twoja ostatnia tura.

lesson-cards-last =
    Wypełnij lukę
    Dołóż kafel w ramce w ostatniej luce. Jego dwa budynki nie mają jeszcze kładek, co na chwilę kosztuje głosy.

lesson-cards-circuit =
    Zamknij pętlę
    Kładki połączone końcami to trasa. Trasa, która kończy się tam, gdzie się zaczęła, to pętla. Zamknij ją tą kładką: 8 głosów za samą kładkę i 3 z karty.

lesson-cards-solo =
    Nikt nie jest sam
    Połącz kładką także nowy budynek na dole z prawej: 3 głosy, a karta już nie odbierze za niego 2.

lesson-cards-again =
    Druga pętla
    Jeszcze jedna kładka od tego budynku i następna pętla jest zamknięta: 2 głosy i 3 z karty.

lesson-cards-small =
    Grosz do grosza
    Ostatnia jest krótka, ale głos to głos.

lesson-cards-most =
    Cztery karty dla najlepszych
    Inne karty porównują miasta: kto ma najlepszą trasę rzeczną lub leśną, najwięcej osobnych tras, najwięcej niskich albo średnich budynków, dostaje 6 głosów. Przy remisie każdy z remisujących dostaje 3.

lesson-cards-others =
    Dwie, które dają
    Jedna karta daje 6 za trasę z kładek czterech różnych długości, a 8 za wszystkie pięć. Inna daje 2 za każdy budynek z dokładnie jedną kładką.

lesson-cards-costs =
    Dwie, które odbierają
    Jedna karta odbiera 2 za każde skrzyżowanie kładek. Inna odbiera 4, chyba że masz pięć kładek za 3 głosy, jedną za 5 i jedną za 8.

lesson-cards-done =
    Liczy się każdy głos
    Po ostatnim kaflu już nie dobierasz: zakończ turę. Teun dogra swoją, a wygra, kto ma najwięcej głosów.

## rectangle

lesson-rectangle-wide =
    Trzy na cztery
    W prostokątnym mieście jeden bok może mieć cztery kafle. Ty wybierasz który: dołóż ten kafel z lewej, a miasto będzie szerokie na cztery kafle, czyli wysokie tylko na trzy.

lesson-rectangle-long =
    Miejsce na długie kładki
    Dwa wysokie budynki stoją w odległości pięciu pól, a między nimi są niższe. To najdłuższa kładka w grze: 8 głosów.

lesson-rectangle-take =
    Dwa wysokie
    Weź kafel w ramce z dwoma wysokimi budynkami.

lesson-rectangle-beyond =
    Jeszcze szerzej?
    A może piąty kafel w rzędzie, na lewym skraju? Naciśnij „Pokaż mi”, żeby spróbować.

lesson-rectangle-below =
    W takim razie niżej
    Cztery wystarczą. Dołóż kafel z dwoma wysokimi budynkami pod prawym końcem.

lesson-rectangle-join =
    Buduj dalej
    Wysoki budynek powyżej ma jedną kładkę i miejsce na drugą. Połącz go z nowym.

lesson-rectangle-draw =
    I tak dalej
    Weź kafel w ramce.

lesson-rectangle-play =
    Teraz graj dalej
    Prostokątne miasto to jedenaście rund; cała reszta się nie zmienia. Zostało siedem kafli.
