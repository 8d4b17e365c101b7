# The lessons; the first line of a message is its title.

## first

lesson-first-city =
    Do tego dążysz
    Sześć rund zapełniło tę planszę. Każda dała po punkcie za każde pole największego zabudowanego prostokąta, ostatnia aż 42. Czarne i zielone są w równowadze: to jeszcze 20, razem 177 punktów.

lesson-first-table =
    Wszyscy naraz
    Każdy ma te same 23 kafle. Karta mówi, na który pora; wszyscy naraz kładą go, każdy na swojej planszy. Cztery kafle i fontanna to runda, a po sześciu rundach jest koniec.

lesson-first-side =
    Wybierz stronę
    Na planszy jest wydrukowany element, po jednej stronie czarny, po drugiej zielony. Liczy się jako położony kafel. Wybierz czarną stronę.

lesson-first-over =
    Prosto na niego?
    Pierwszy kafel to domino. Spróbuj położyć go na wydrukowanym elemencie, na polu w ramce.

lesson-first-place =
    Połóż pierwszy kafel
    Nic nie może leżeć na niczym innym, nawet częściowo. Połóż domino tuż powyżej, jak pokazuje zarys.

lesson-first-snug =
    Połówka do połówki
    Kwadrat z trójkątem: połóż go w górnym rzędzie. Połówka pola obok zostaje wolna, na coś, co będzie pasować.

lesson-first-flip =
    Odwróć go
    To była twoja tajna karta. Wybierz równoległobok i odwróć go, przyciskiem lub F: stanie się zielony i odbity jak w lustrze. Teraz pasuje do luki.

lesson-first-turn =
    Odwróć i obróć
    Karta Teuna daje długi kafel. Odwróć go, potem obróć raz przyciskiem lub R i połóż z prawej. „Pokaż mi” pomoże.

lesson-first-fountain =
    Fontanna na lukę
    Na koniec rundy każdy kładzie fontannę: połówkę pola bez koloru. Swoją połóż na ostatniej wolnej połówce.

lesson-first-round =
    Dziewięć punktów
    Trzy na trzy pola są zabudowane bez luk: runda daje 9. Następna znów da punkty za największy prostokąt, więc niech rośnie.

lesson-first-balance =
    Zachowaj równowagę
    Zabudowane pole liczy się do swojego koloru, a dwukolorowe do żadnego. Teraz jest 5 czarnych i 3 zielone. Na końcu równa liczba daje 20 punktów, różnica jeden lub dwa daje 10, a trzy lub cztery 5.

lesson-first-planning =
    I cała plansza
    Plansza zapełniona w całości daje jeszcze 15. To rzadkość: wystarczy jedna wolna połówka i premia przepada.

lesson-first-start =
    Kto zaczyna
    Po rundzie znacznik pierwszego gracza dostaje ten, kto prowadzi. Od znacznika zależy kolejność tajnych kart, a w cztery lub pięć osób także to, kto dzieli kartę. W 1. rundzie ma go miejsce 1 albo ktoś wylosowany: wybiera osoba, która otwiera stół.

lesson-first-again =
    Druga runda
    Cztery nowe karty: jedna odkryta, jednej nikt nie zna, jedną widzisz tylko ty, jedną tylko Teun. Odwróć długi kafel na zieloną stronę i połóż niżej: teraz czarnych i zielonych jest tyle samo.

lesson-first-play =
    Teraz graj dalej
    Znasz już wszystkie kroki. Kafel, który nie pasuje, możesz pominąć, ale wtedy przepada. Po sześciu rundach wygrywa, kto ma najwięcej punktów; 140 robi wrażenie. Odtąd los i Teun grają naprawdę.

## solo

lesson-solo-last =
    W pojedynkę, na ocenę
    W pojedynkę wybierasz dowolną planszę i grasz o jak najlepszą ocenę. To ostatnia runda: trzy karty leżą odkryte, a kafle kładziesz w dowolnej kolejności.

lesson-solo-first =
    Popraw równowagę
    Zielonych pól jest o jedno więcej niż czarnych. Obróć dach raz i połóż go czarną stroną do góry, jak pokazuje zarys: teraz jest równo, a to daje 20 zamiast 10.

lesson-solo-second =
    Największy prostokąt
    W szóstym rzędzie została jedna luka. Obróć równoległobok raz i wypełnij ją: sześć rzędów po siedem, 42 punkty. Pole pół na pół nie liczy się do żadnego koloru, więc równowaga zostaje.

lesson-solo-skip =
    Pomiń go
    Romb już nigdzie się nie mieści. Pomiń go: przepada, i nic w tym złego.

lesson-solo-fountain =
    Ostatnia fontanna
    Fontanna mieści się w każdej wolnej połówce. Punktów już nie da, ale obok kolorowej połówki zaburza równowagę. Połóż ją więc na pustym polu.

lesson-solo-done =
    Co powiedzą?
    176 punktów: to robi wrażenie. Od 180 królowa jest zachwycona, od 200 wychodzisz poza tor punktacji. W pojedynkę kończysz partię samodzielnie.
