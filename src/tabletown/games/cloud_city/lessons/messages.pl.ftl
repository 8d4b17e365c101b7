# The lessons; the first line of a message is its title.

## first

lesson-first-city =
    O to się gra
    Gotowe miasto trzy na trzy kafle, ponad chmurami. Każda kładka między budynkami tej samej wysokości daje głosy, a długie najwięcej: razem 56. Teraz położysz cztery własne kafle.

lesson-first-table =
    Twój stół
    Leży już kafel startowy z dwoma niskimi, niebieskimi budynkami. Na ręce masz trzy kafle, trzy leżą odkryte. Tura: połóż kafel, zbuduj kładki, jeśli chcesz, i dobierz kafel.

lesson-first-lay =
    Połóż kafel
    Wybierz kafel w ramce, z niskim i średnim budynkiem, i połóż go na prawo od startowego. Kafle stykają się całym bokiem; kolory nie muszą pasować.

lesson-first-walk =
    Połącz dwa budynki
    Dwa niskie budynki stoją w jednym rzędzie: połącz je. Kładka ma długość 2 i daje 2 głosy. Długość 3 daje 3, długość 4 daje 5, a długość 5 aż 8.

lesson-first-take =
    Dobierz kafel
    Weź odkryty kafel w ramce: ma jeszcze jeden niski budynek. To kończy twoją turę i gra Teun.

lesson-first-third =
    Trzy w rzędzie
    Połóż go znowu z prawej. Miasto ma teraz trzy kafle szerokości i szersze być nie może: trzy na trzy.

lesson-first-short =
    Jeszcze dwa głosy
    Połącz środkowy budynek z nowym: znowu długość 2 i jeszcze 2 głosy.

lesson-first-over =
    Kusi, prawda?
    Od pierwszego niskiego budynku do ostatniego byłaby długość 4: pięć głosów. Spróbuj: dotknij pierwszego, a potem tego całkiem z prawej.

lesson-first-more =
    Planuj z wyprzedzeniem
    Kładka przechodzi tylko nad niższymi budynkami. Kafel w ramce ma średni i niski budynek: przyda się później na coś długiego. Weź go.

lesson-first-below =
    Jeszcze dwa niskie
    Połóż kafel z dwoma niskimi budynkami pod środkiem miasta. Jego budynki stają od razu.

lesson-first-beside =
    Obok siebie
    Połącz dwa nowe budynki: długość 1, jeden głos. W turze możesz zbudować dowolnie wiele kładek, w całym mieście.

lesson-first-two =
    A może i w górę?
    Niski budynek powyżej jest tak blisko. Spróbuj go połączyć: dotknij go, a potem nowego pod nim.

lesson-first-pile =
    W ciemno
    A więc dwie kładki na budynek, nie więcej. Zamiast odkrytego kafla możesz też w ciemno dobrać wierzchni kafel stosu. Zrób to teraz.

lesson-first-turn =
    Najpierw obróć
    Wybierz kafel i obróć go raz, przyciskiem lub R, żeby średni budynek był w prawym dolnym rogu. Połóż go na dole, w ramce.

lesson-first-high =
    Ponad niskimi
    Teraz się opłaca. Dwa średnie budynki dzielą cztery pola, a między nimi są tylko niskie. Zbuduj kładkę: pięć głosów.

lesson-first-levels =
    Trzy poziomy
    Niskie, średnie i wysokie kładki leżą jedna nad drugą, więc mogą się krzyżować; dwie jednego poziomu nie. Połącz dwa niskie budynki pod nową kładką.

lesson-first-choose =
    I jeden na później
    Długich kładek jest mało, a wszyscy budują z jednej puli: trzeba się śpieszyć. Weź kafel w ramce.

lesson-first-play =
    Teraz graj dalej
    Znasz już wszystkie kroki. Zostały cztery kafle; potem wygrywa, kto ma najwięcej głosów, a przy remisie decyduje rzeka. Odtąd los i Teun grają naprawdę.

## cards

lesson-cards-cards =
    Dwa specjalne życzenia
    W grze z kartami od początku leżą odkryte jedno lub dwa życzenia, te same dla wszystkich. Tu jedna karta daje głosy za pętle, druga odbiera 2 za każdy budynek bez kładki. To twoja ostatnia tura.

lesson-cards-last =
    Wypełnij lukę
    Połóż kafel w ramce w ostatniej luce. Jego dwa budynki nie mają jeszcze kładek, co na chwilę kosztuje głosy.

lesson-cards-circuit =
    Zamknij pierścień
    Kładki połączone końcami to trasa. Ta kończy się tam, gdzie się zaczęła: to pętla. Zbuduj ją, za 8 głosów jej własnych i 3 z karty.

lesson-cards-solo =
    Nikt nie jest sam
    Daj nowemu budynkowi z prawej na dole kładkę: 3 głosy, a karta już nie odbierze za niego 2.

lesson-cards-again =
    Druga pętla
    Jeszcze jedna kładka stamtąd i drugi pierścień jest zamknięty: 2 głosy i 3 z karty.

lesson-cards-small =
    Drobne
    Ostatnia jest krótka, ale głos to głos.

lesson-cards-most =
    Cztery karty za najwięcej
    Inne karty porównują: najlepszą trasę rzeczną lub leśną, liczbę osobnych tras, niskich albo średnich budynków. Kto ma najwięcej, dostaje 6; przy remisie każdy po 3.

lesson-cards-others =
    Dwie, które dają
    Jedna karta daje 6 za trasę z czterema różnymi długościami, a 8 za wszystkie pięć. Inna daje 2 za każdy budynek z dokładnie jedną kładką.

lesson-cards-costs =
    Dwie, które odbierają
    Jedna karta odbiera 2 za każde skrzyżowanie kładek. Inna odbiera 4, chyba że masz pięć kładek za 3 głosy, jedną za 5 i jedną za 8.

lesson-cards-done =
    Liczy się każdy głos
    Po ostatnim kaflu już nie dobierasz: zakończ turę. Teun dogra swoją i wygra najwięcej głosów.

## rectangle

lesson-rectangle-wide =
    Trzy na cztery
    W prostokątnym mieście jeden bok może mieć cztery kafle. Ty wybierasz który: połóż ten kafel z lewej, a miasto będzie miało cztery szerokości i trzy wysokości.

lesson-rectangle-long =
    Miejsce na długie kładki
    Dwa wysokie budynki dzieli pięć pól, a między nimi są niższe. To najdłuższa kładka w grze: 8 głosów.

lesson-rectangle-take =
    Dwa wysokie
    Weź kafel w ramce z dwoma wysokimi budynkami.

lesson-rectangle-beyond =
    Jeszcze szerzej?
    A może piąty kafel w rzędzie, całkiem z lewej? Naciśnij „Pokaż mi”, żeby spróbować.

lesson-rectangle-below =
    W takim razie niżej
    Cztery wystarczą. Połóż kafel z dwoma wysokimi budynkami pod prawym końcem.

lesson-rectangle-join =
    Buduj dalej
    Wysoki budynek powyżej ma jedną kładkę i miejsce na drugą. Połącz go z nowym.

lesson-rectangle-draw =
    I tak dalej
    Weź kafel w ramce.

lesson-rectangle-play =
    Teraz graj dalej
    Prostokątne miasto to jedenaście rund; cała reszta się nie zmienia. Zostało siedem kafli.
