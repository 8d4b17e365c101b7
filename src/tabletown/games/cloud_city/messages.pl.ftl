# Cloud City

cover-about = Buduj na trzech wysokościach i łącz budynki kładkami ponad chmurami.
cover-time = 30 min
option-city = Miasto
option-city-square = 3 × 3 kafle
option-city-rectangle = 3 × 4 kafle, w pionie lub w poziomie
option-cards = Życzenia specjalne
option-cards-none = bez kart
option-cards-one = jedna karta
option-cards-two = dwie karty
option-first = Kto zaczyna
option-first-seat-1 = miejsce 1
option-first-chance = decyduje los

## Pieces

level-river = kładka rzeczna
level-forest = kładka leśna
level-sand = kładka piaskowa
walkway = { $level }, długość { $length }
building-b = niski budynek na { $square }
building-g = średni budynek na { $square }
building-t = wysoki budynek na { $square }
card-longest-route = najdłuższa trasa
card-separate-routes = najwięcej osobnych tras
card-varied-routes = urozmaicona trasa
card-circuits = pętla
card-blue-hill = niebieskie budynki na wzgórzu
card-green-hill = zielone budynki na wzgórzu
card-minimalist = minimalistyczny budynek
card-crossed = skrzyżowane kładki
card-solo = samotny budynek
card-balanced = kładki w równowadze
card-text-longest-route = 6 głosów za najlepszą trasę rzeczną lub leśną, przy remisie po 3
card-text-separate-routes = 6 głosów za największą liczbę tras, przy remisie po 3
card-text-varied-routes = 6 głosów za trasę z 4 różnymi długościami, 8 za trasę ze wszystkimi 5
card-text-circuits = 3 głosy za każdą zamkniętą trasę
card-text-blue-hill = 6 głosów za największą liczbę niskich budynków, przy remisie po 3
card-text-green-hill = 6 głosów za największą liczbę średnich budynków, przy remisie po 3
card-text-minimalist = 2 głosy za każdy budynek z dokładnie jedną kładką
card-text-crossed = −2 głosy za każde skrzyżowanie dwóch kładek
card-text-solo = −2 głosy za każdy budynek bez kładki
card-text-balanced = −4 głosy, chyba że masz pięć kładek za 3 głosy, jedną za 5 i jedną za 8

## Moves

move-lay = dokłada kafel: { $one }, { $other }
laid-b = niski na { $square }
laid-g = średni na { $square }
laid-t = wysoki na { $square }
tile-pair = { $one } + { $other }
height-b = niski
height-g = średni
height-t = wysoki
move-walk = buduje { $ends }: { $level }, { $votes ->
    [one] jeden głos
    [few] { $votes } głosy
    [many] { $votes } głosów
   *[other] { $votes } głosu
}
move-take = bierze odkryty kafel: { $tile }
move-draw = dobiera ze stosu
move-done = kończy ostatnią turę
move-card = odkrywa życzenie specjalne: { $card }
move-open = odkrywa kafel: { $tile }
move-deal = daje miejscu { $seat } kafel: { $tile }
move-deal-secret = daje miejscu { $seat } kafel
move-begin = zaczyna miejsce { $seat }

# The same on the page, with small pictures and with people by name
log-move-lay = dokłada { $piece }: { $one }, { $other }
log-move-take = bierze { $piece }
log-move-open = { $piece } leży teraz odkryty dla wszystkich
log-move-deal = { $piece } dostaje { $seat }
log-move-deal-secret = kafel dostaje { $seat }
log-move-begin = zaczyna { $seat }

## Refusals

not-this-step = Najpierw { $step }.
step-lay = dołóż kafel
step-draw = dobierz kafel: twój kafel w tej turze już leży
step-done = zakończ turę (done): to był twój ostatni kafel
not-in-hand = Nie masz na ręce kafla { $tile }.
not-that-turn = Tak obrócony kafel wygląda tak samo jak obrócony { $turn } × w prawo; użyj tamtego obrotu.
not-on-a-tile = Na { $spot } leży już kafel.
not-apart = Kafel na { $spot } nie stykałby się całym bokiem z twoim miastem.
not-beyond = Z kaflem na { $spot } twoje miasto byłoby szersze lub wyższe niż trzy kafle.
not-beyond-rectangle = Z kaflem na { $spot } twoje miasto nie zmieści się już w 3 × 4 kaflach, ani w pionie, ani w poziomie.
not-without-building = Na { $square } nie ma budynku.
not-different-heights = Te budynki różnią się wysokością: { $one }, { $other }.
not-over-a-gap = Pod kładką, na { $square }, nie ma jeszcze kafla.
not-over-same-height = Pomiędzy nimi stoi { $building }, który jest tak samo wysoki.
not-over-taller = Pomiędzy nimi stoi { $building }, który jest wyższy.
not-crossing = Ta kładka przecięłaby inną na tym samym poziomie: { $ends } ({ $level }).
not-third-walkway = Ten budynek ma już dwie kładki: { $building }.
not-joined-again = Te budynki łączy już kładka: { $one }, { $other }.
not-in-supply = Takiej kładki nie ma już w puli: { $level }, długość { $length }.
not-straight = Kładka łączy dwa różne pola jednego rzędu lub jednej kolumny.
not-so-long = Kładka ma długość najwyżej { $most }, a nie { $length }.
not-on-the-table = To jest poza stołem.
not-done-yet = Musisz najpierw dobrać kafel.
not-after-last-tile = Po swoim ostatnim kaflu już nie dobierasz; zakończ turę (done).
not-open = Kafla { $tile } nie ma wśród odkrytych.

## What is missing

lacks-balance = { $count ->
    [one] brakuje jednej kładki
    [few] brakuje { $count } kładek
    [many] brakuje { $count } kładek
   *[other] brakuje { $count } kładki
}

## The board as text

city-of = { $name }: { $laid } z { $tiles } kafli
level-of = { $name }: { $level ->
    [river] poziom rzeki, niskie budynki (b)
    [forest] poziom lasu, średnie budynki (g)
   *[sand] poziom piasku, wysokie budynki (t)
}; # to coś wyższego
level-name-river = { $sign } rzeka{"  "}
level-name-forest = { $sign } las{"    "}
level-name-sand = { $sign } piasek{" "}
walkways-possible = Kładki, które możesz zbudować (głosy)
hand-title = Ręka    {""}
market-title = Odkryte {""}
pile-left = { $count ->
    [one] W stosie został jeden kafel.
    [few] W stosie zostały { $count } kafle.
    [many] W stosie zostało { $count } kafli.
   *[other] W stosie zostało { $count } kafla.
}
supply-title = Kładki w puli
card-title = Życzenie
no-cards = W tej partii nie ma życzeń specjalnych.
nothing-at = Na { $square } nie ma kafla.
free-at = { $square }: bez budynku.
where-found = { $count ->
    [0] Brak.
    [one] Jeden budynek i liczba jego kładek:
    [few] { $count } budynki i liczba ich kładek:
    [many] { $count } budynków i liczba ich kładek:
   *[other] { $count } budynku i liczba ich kładek:
}
best-found = { $count ->
    [0] Nic więcej nie możesz teraz zbudować.
    [one] Najlepiej zbudować jedną kładkę (głosy: { $votes }):
    [few] Najlepiej zbudować { $count } kładki (głosy: { $votes }):
    [many] Najlepiej zbudować { $count } kładek (głosy: { $votes }):
   *[other] Najlepiej zbudować { $count } kładki (głosy: { $votes }):
}
help-of-game =
    1. Dołóż kafel:    lay KAFEL POLE [OBROTY]   lay 2 g5 1: drugi kafel z ręki na g5, obrócony raz zgodnie z ruchem wskazówek zegara
    2. Buduj kładki:   walk POLE-POLE            walk g7-i7: między dwoma budynkami tej samej wysokości; ile chcesz, albo wcale
    3. Dobierz kafel:  take KAFEL albo draw      take 3: trzeci odkryty kafel; draw: wierzchni kafel stosu. Po ostatnim kaflu: done
    b niski, g średni, t wysoki budynek; · bez budynku; ~ kładka rzeczna, = leśna, : piaskowa; + miejsce na kafel.
    Nazwa kafla to jego pola od lewego górnego zgodnie z ruchem wskazówek zegara: b.g. ma niski w lewym górnym rogu, a średni w prawym dolnym.
    Sprawdź:           city [MIEJSCE] (miasto)   level b|g|t [MIEJSCE] (jeden poziom)   hand (ręka)   market (odkryte kafle)   supply (kładki w puli)
                       cards (życzenia)   legal [POLE albo kafel] (dozwolone ruchy)   at POLE [MIEJSCE] (co tam jest)   where b|g|t [MIEJSCE] (gdzie)
                       best (kładki, które dają teraz najwięcej głosów)
how-to-lay = Wpisz lay KAFEL POLE [OBROTY], na przykład: lay 2 g5 1.
how-to-walk = Wpisz walk i dwa pola, na przykład: walk g7-i7.
how-to-take = Wpisz take i numer odkrytego kafla, na przykład: take 3.
how-to-ask-at = Wpisz at i pole, na przykład: at g7.
how-to-ask-where = Wpisz where i jedno z tych słów: { $known }.
how-to-ask-level = Wpisz level i jedno z tych słów: { $known }.

## The board tells of itself

turn-lay = Dołóż kafel
turn-walk = Buduj
turn-draw = Dobierz kafel
turn-done = Zakończ turę
explain-tile = Kafel: { $buildings }, { $how ->
    [beside] obok siebie
   *[across] na ukos
}.
two-b = dwa niskie budynki
two-g = dwa średnie budynki
two-t = dwa wysokie budynki
one-b = niski budynek
one-g = średni budynek
one-t = wysoki budynek
one-and-one = { $one } i { $other }
explain-b = Niski budynek: jedna kondygnacja, niebieski. Niskie budynki łączą kładki rzeczne, najwyżej dwie przy każdym.
explain-g = Średni budynek: dwie kondygnacje, zielony. Średnie budynki łączą kładki leśne, najwyżej dwie przy każdym.
explain-t = Wysoki budynek: trzy kondygnacje, piaskowy. Wysokie budynki łączą kładki piaskowe, najwyżej dwie przy każdym.
explain-river = Kładka rzeczna, długość { $length }: { $votes ->
    [one] jeden głos
    [few] { $votes } głosy
    [many] { $votes } głosów
   *[other] { $votes } głosu
}. Łączy dwa niskie budynki w tej odległości i nie przechodzi nad żadnym budynkiem.
explain-forest = Kładka leśna, długość { $length }: { $votes ->
    [one] jeden głos
    [few] { $votes } głosy
    [many] { $votes } głosów
   *[other] { $votes } głosu
}. Łączy dwa średnie budynki w tej odległości i przechodzi tylko nad niskimi.
explain-sand = Kładka piaskowa, długość { $length }: { $votes ->
    [one] jeden głos
    [few] { $votes } głosy
    [many] { $votes } głosów
   *[other] { $votes } głosu
}. Łączy dwa wysokie budynki w tej odległości i przechodzi nad niskimi i średnimi.
explain-card = { $card }: { $text }.
explain-draw = Stos: dobierz w ciemno wierzchni kafel.
explain-back = Kafel na czyjejś ręce: widzi go tylko ten, kto go trzyma.

look-level = Który poziom
look-all = Całość
look-b = Niski
look-g = Średni
look-t = Wysoki
look-way = Widok
look-standing = 3D
look-plan = Plan
look-turn = Obróć widok
group-hand = Twoja ręka
group-market = Odkryte kafle
group-river = Kładki rzeczne w puli
group-forest = Kładki leśne w puli
group-sand = Kładki piaskowe w puli
group-card = Życzenia specjalne
tab-hand = Ręka
tab-market = Odkryte
tab-supply = Kładki
tab-card = Życzenia
note-round = runda { $round } z { $rounds }

## What a button does

do-lay = Dołóż tutaj
do-walk = Zbuduj tę kładkę
do-take = Weź ten kafel
do-draw = Dobierz ze stosu
do-done = Zakończ turę
prompt-walk-or-draw = Buduj albo wybierz kafel
prompt-draw = Wybierz kafel
prompt-join = Z { $square } dokąd?

## Tips of a first match

tip-lay = Dołóż jeden z trzech kafli na podświetlonym miejscu, całym bokiem do swojego miasta. Możesz go obrócić.
tip-walk = Połącz w linii prostej dwa budynki tej samej wysokości: wybierz podświetloną linię, potem buduj. Kładka przechodzi tylko nad niższymi, a przy budynku mieszczą się dwie.
tip-draw = Weź jeden z odkrytych kafli albo dobierz w ciemno ten z wierzchu stosu. To kończy twoją turę.
tip-votes = Każda kładka daje głosy: 1, 2, 3, 5 lub 8 za długość od 1 do 5. Długich jest mało, a wszystkie miasta budują z jednej puli.
tip-longest-route = Najlepsza trasa rzeczna lub leśna daje 6 głosów, przy remisie po 3. Trasa to kładki połączone końcami.
tip-separate-routes = Najwięcej osobnych tras daje 6 głosów, przy remisie po 3. Dwie połączone trasy to już jedna.
tip-varied-routes = Trasa z czterema różnymi długościami daje 6 głosów, a ze wszystkimi pięcioma 8. To liczy się raz.
tip-circuits = Trasa, która kończy się tam, gdzie się zaczęła, to pętla: 3 głosy za każdą.
tip-blue-hill = Najwięcej niskich budynków daje 6 głosów, przy remisie po 3.
tip-green-hill = Najwięcej średnich budynków daje 6 głosów, przy remisie po 3.
tip-minimalist = Każdy budynek z dokładnie jedną kładką daje 2 głosy. Druga kładka je odbiera.
tip-crossed = Dwie kładki różnych poziomów, które krzyżują się między swoimi końcami, odbierają 2 głosy.
tip-solo = Każdy budynek bez kładki odbiera 2 głosy. Na początku dotyczy to wszystkich.
tip-balanced = Tracisz 4 głosy, chyba że masz pięć kładek za 3 głosy, jedną za 5 i jedną za 8.
tip-done = To był twój ostatni kafel. Zbuduj, co się jeszcze da, i zakończ turę; pozostałe dwa kafle się nie liczą.
tip-over = Wygrywa, kto ma najwięcej głosów. Przy remisie decydują głosy za kładki rzeczne, potem leśne, potem piaskowe.
learn-first = Gra
learn-cards = Karty
learn-rectangle = Prostokątne miasto

## Score sheets

sheet-no-card = Za „cards” nie ma żadnej karty.
sheet-unknown-card = „{ $text }” to nie karta. Do wyboru: { $known }.
sheet-too-many-cards = Kart w grze może być najwyżej { $most }.
sheet-card-twice = Karta { $card } występuje dwa razy.
sheet-row-after-walk = Rzędy miasta zapisuje się przed jego kładkami.
sheet-size = Miasto ma 6 rzędów po 6 pól, a w wariancie prostokątnym 6 po 8 albo 8 po 6.
sheet-uneven = Liczba pól w pierwszym rzędzie to { $wanted }, a w tym { $count }.
sheet-rectangle-seats = Miejsc w wariancie prostokątnym może być najwyżej { $most }.
sheet-other-size = Wszystkie miasta przy stole mają tyle samo pól.
sheet-unknown-cell = „{ $text }” to ani budynek (b, g, t), ani kropka, czyli brak budynku.
sheet-too-many-buildings = Budynków o wysokości { $letter } może być najwyżej { $most }.
sheet-not-two-on-a-tile = Na każdym kaflu stoją dwa budynki; tutaj jest ich { $count }.
sheet-how-to-walk = Kładkę zapisuje się tak: „walk a1-c1”.

## The score sheet, tapped in

tap-how = Na każdym kaflu postaw dwa budynki. Kładkę wskaż, dotykając kolejno jej dwóch końców albo przeciągając od jednego do drugiego.
tap-no-building = bez budynku
tap-walkway = kładka
tap-walkways = { $count ->
    [0] Nie ma jeszcze kładek
    [one] Jedna kładka
    [few] { $count } kładki
    [many] { $count } kładek
   *[other] { $count } kładki
}
tap-remove-walkway = Usuń kładkę { $ends }
tap-size = Wielkość miasta
tap-cards = Życzenia specjalne w grze

## The end of a match

end-river = Kładki rzeczne
end-forest = Kładki leśne
end-sand = Kładki piaskowe
end-by-length = Kładki według długości
