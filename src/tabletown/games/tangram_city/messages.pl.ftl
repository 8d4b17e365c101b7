# Tangram City

cover-about = Każdy dostaje te same kafle. Dopasuj do siebie dachy i drzewa, zachowując równowagę.
cover-time = 30 min
option-first = Kto zaczyna 1. rundę
option-first-seat-1 = miejsce 1
option-first-chance = decyduje los
option-board = Plansza do gry w pojedynkę
option-board-1 = plansza 1
option-board-2 = plansza 2
option-board-3 = plansza 3
option-board-4 = plansza 4
option-board-5 = plansza 5

## Pieces

tile-A = A (dach)
tile-B = B (mały równoległobok)
tile-C = C (kwadrat z trójkątem)
tile-D = D (hak)
tile-E = E (trzy czwarte rombu)
tile-F = F (domino)
tile-G = G (wielki trójkąt)
tile-H = H (krótki trapez)
tile-I = I (krótki równoległobok)
tile-J = J (romb)
tile-K = K (wiatraczek)
tile-L = L (serce)
tile-M = M (zygzak na zewnątrz)
tile-N = N (zygzak do środka)
tile-O = O (długi trapez prostokątny)
tile-P = P (but na zewnątrz)
tile-Q = Q (but do środka)
tile-R = R (ryba)
tile-S = S (mostek narożny)
tile-T = T (sześciokąt)
tile-U = U (długi trapez)
tile-V = V (długi równoległobok)
tile-W = W (dom)
a-fountain = fontanna
half-nw = północno-zachodnia
half-ne = północno-wschodnia
half-se = południowo-wschodnia
half-sw = południowo-zachodnia
side-black = strona czarna
side-green = strona zielona
holders = { $count ->
    [one] miejsce { $seats }
    [few] miejsca { $seats }
    [many] miejsca { $seats }
   *[other] miejsca { $seats }
}

## Moves

move-side-black = wybiera czarną stronę planszy
move-side-green = wybiera zieloną stronę planszy
move-place-black = kładzie kafel { $tile } na { $square }, czarną stroną do góry{ $turn ->
    [0] {""}
   *[other] , obrót { $turn } × w prawo
}
move-place-green = kładzie kafel { $tile } na { $square }, zieloną stroną do góry{ $turn ->
    [0] {""}
   *[other] , obrót { $turn } × w prawo
}
move-fountain = kładzie fontannę na { $square }, połówka { $half }
move-skip = pomija: { $piece }
move-done = kończy partię
move-begin = wyznacza pierwszego gracza 1. rundy: miejsce { $seat }
move-open = odkrywa kartę { $tile }
move-deal = rozdaje kartę { $tile }: { $holders }
move-deal-secret = rozdaje zakrytą kartę: { $holders }

# The same on the page, with small pictures and with people by name
log-move-place-black = kładzie { $piece } na { $square }
log-move-place-green = kładzie { $piece } na { $square }
log-move-skip = pomija { $piece }
log-move-begin = 1. rundę zaczyna { $seat }
log-move-open = karta pokazuje { $piece }
log-move-deal = { $piece } dostają: { $holders }

## What pieces and places say of themselves

explain-tile = Kafel { $tile }. Powierzchnia w polach: { $squares }. Jedna strona jest czarna, druga zielona i odbita jak w lustrze.
explain-look-alike = Kafel { $tile }. Powierzchnia w polach: { $squares }. Jedna strona jest czarna, druga zielona i odbita jak w lustrze. Łatwo go pomylić z innym: przyjrzyj się dobrze.
explain-fountain = Fontanna zajmuje połówkę pola i nie ma koloru. W każdej rundzie dostajesz jedną; pominięta nie wraca do gry.
explain-card = Karta: każdy kładzie kafel { $tile } na swojej planszy albo go pomija.
explain-card-seen = Karta { $tile }. Zanim zostanie zagrana, widoczna tylko dla: { $holders }.
explain-card-hidden = Zakryta karta. Zanim zostanie zagrana, widoczna tylko dla: { $holders }.
explain-card-down = Zakryta karta. Nikt jej nie widzi, zanim zostanie zagrana.
explain-board = Plansza o wymiarach 7 × 7 pól. Zapełniona w całości daje na końcu 15 punktów.
explain-board-black = Czarna strona planszy: wydrukowany element liczy się jako położony czarny kafel.
explain-board-green = Zielona strona planszy: wydrukowany element liczy się jako położony zielony kafel.
explain-printed = Wydrukowany element: liczy się jako położony kafel swojego koloru.
explain-square = Pole { $square }. Jest zabudowane, gdy kafle, fontanny albo wydrukowany element zakrywają je w całości.
explain-half = Połówka { $half } pola { $square }.
explain-black = Czarne: budynki. Zabudowane pole liczy się jako czarne, jeśli jest na nim coś czarnego, a nic zielonego.
explain-green = Zielone: natura. Zabudowane pole liczy się jako zielone, jeśli jest na nim coś zielonego, a nic czarnego.
explain-start = Znacznik pierwszego gracza. Po każdej rundzie dostaje go ten, kto ma do tej pory najwięcej punktów.
explain-rectangle = Największy prostokąt z zabudowanych pól: w każdej rundzie daje jeden punkt za każde swoje pole.
explain-balance = Równowaga: czarne { $black }, zielone { $green }. Na końcu 20 punktów, jeśli jest ich tyle samo, 10 przy różnicy 1 lub 2, 5 przy różnicy 3 lub 4.
explain-round = { $points ->
    [one] Runda { $number } dała jeden punkt za największy prostokąt.
    [few] Runda { $number } dała { $points } punkty za największy prostokąt.
    [many] Runda { $number } dała { $points } punktów za największy prostokąt.
   *[other] Runda { $number } dała { $points } punktu za największy prostokąt.
}
explain-round-now = { $points ->
    [one] W tej chwili runda { $number } daje jeden punkt: po jednym za każde pole największego prostokąta.
    [few] W tej chwili runda { $number } daje { $points } punkty: po jednym za każde pole największego prostokąta.
    [many] W tej chwili runda { $number } daje { $points } punktów: po jednym za każde pole największego prostokąta.
   *[other] W tej chwili runda { $number } daje { $points } punktu: po jednym za każde pole największego prostokąta.
}
explain-round-next = Runda { $number }: jeden punkt za każde pole największego prostokąta.

## What lies on the table, and the steps of a round

group-hand = Do położenia teraz oraz karty tej rundy
group-last = Do położenia teraz, w dowolnej kolejności
group-points = Punkty w każdej rundzie
group-supply = { $count ->
    [0] Nie został już żaden kafel
    [one] Został jeszcze jeden kafel
    [few] Zostały jeszcze { $count } kafle
    [many] Zostało jeszcze { $count } kafli
   *[other] Zostało jeszcze { $count } kafla
}
round-of = runda { $number } z { $rounds }
pill-side = Strona
pill-card = Karta { $number }
pill-last = Trzy kafle
pill-fountain = Fontanna
pill-done = Koniec

## On the page: short titles, buttons, tips of a first match

tab-hand = Teraz
tab-points = Rundy
tab-supply = Kafle
prompt-side = Wybierz stronę
do-side-black = Wybierz czarną stronę
do-side-green = Wybierz zieloną stronę
do-place-black = Połóż { $tile } czarną stroną
do-place-green = Połóż { $tile } zieloną stroną
do-fountain = Połóż tu fontannę
do-skip = Pomiń { $tile }
do-skip-fountain = Pomiń fontannę
do-done = Zakończ partię
tip-side = Twoja plansza ma dwie strony. Wybierz jedną: wydrukowany na niej element liczy się jako położony kafel. Czarny to budynki, zielony to natura.
tip-place = Teraz każdy kładzie ten kafel. Obróć go, odwróć na drugi kolor i wybierz miejsce na planszy.
tip-rectangle = Każda runda daje jeden punkt za każde pole twojego największego prostokąta, tego w złotej ramce. Kolory nie mają tu znaczenia.
tip-cards = Następne będą kafle z tych kart. Oko pokazuje, kto widzi kartę, zanim zostanie zagrana.
tip-skip = Pominięty kafel nie wraca do gry. Możesz jeszcze cofnąć swój ruch, dopóki wszyscy nie skończą.
tip-fountain = Fontanna zajmuje połówkę pola, więc dobrze wypełnia luki. W każdej rundzie dostajesz jedną.
tip-balance = Każde zabudowane pole jednego koloru przesuwa znacznik tego koloru. Równe znaczniki dają na końcu 20 punktów, różnica 1 lub 2 daje 10, a 3 lub 4 daje 5.
tip-planning = Plansza zapełniona w całości daje 15 punktów więcej.
tip-done = To była ostatnia fontanna. Możesz ją jeszcze cofnąć; potem zakończ partię.
tip-over = Wygrywa, kto ma najwięcej punktów. Przy remisie zwycięstwo jest wspólne.
tip-rating = Za punkty dostajesz też ocenę: od „poniżej 100” do „200 i więcej”.
learn-first = Gra
learn-solo = Gra w pojedynkę i ostatnia runda

## Refusals

not-before-the-cards = Najpierw rozdaje się karty.
not-again = Ten krok masz już za sobą; możesz go jeszcze cofnąć (undo), dopóki wszyscy nie skończą.
not-this-step = Teraz { $step }.
step-side = wybierz stronę swojej planszy
step-place = połóż kafel z karty albo go pomiń (skip)
step-fountain = połóż fontannę albo ją pomiń (skip)
step-done = zakończ partię (done): to była twoja ostatnia fontanna
not-left-out = Kafel { $tile } jest już pominięty i nie wraca do gry.
not-twice = Kafel { $tile } leży już na twojej planszy.
not-on-the-card = Kafla { $tile } nie ma na karcie. Teraz połóż: { $card }.
not-outside = Z lewym górnym rogiem na { $square } kafel wystawałby poza planszę.
not-that-turn = Tak obrócony kafel wygląda tak samo jak obrócony { $turn } × w prawo; użyj tamtego obrotu.
not-on-another = Na { $square } kafel leżałby na czymś, co już tam jest.
not-free = Połówka { $half } pola { $square } nie jest wolna.

## The score

round-points = runda { $number }: największy prostokąt
planning-bonus = premia za planowanie (pełna plansza)
balance-bonus = premia za równowagę
rating-1 = poniżej 100: spróbuj jeszcze raz
rating-2 = od 100: całkiem nieźle, rośnie z ciebie urbanista
rating-3 = od 140: imponujące
rating-4 = od 180: fantastycznie, królowa jest zachwycona
rating-5 = od 200: poza skalą toru punktacji, z ciebie prawdziwy urbanista
lacks-planning = { $count ->
    [one] jedno pole nie jest zabudowane
    [few] { $count } pola nie są zabudowane
    [many] { $count } pól nie jest zabudowanych
   *[other] { $count } pola nie jest zabudowane
}
lacks-balance = { $count ->
    [one] znaczniki dzieli jeden krok
    [few] znaczniki dzielą { $count } kroki
    [many] znaczniki dzieli { $count } kroków
   *[other] znaczniki dzieli { $count } kroku
}

## The board as text

city-of = Plansza: { $name }
standing = Największy prostokąt: { $rectangle }   Równowaga: czarne { $black }, zielone { $green }
step-now = Teraz { $step }.
round-now = Runda { $number } z { $rounds }; pierwszy gracz: miejsce { $seat }
card-now = Teraz: { $tile }, strona czarna i zielona
look-alike = (łatwo pomylić: przyjrzyj się dobrze)
card-next = Leży odkryta: { $tile }
card-own = Tajna karta ({ $holders }): { $tile }
card-hidden = Tajna karta ({ $holders }): zakryta
tiles-left = { $count ->
    [0] Nie został żaden kafel.
    [one] Został jeden kafel:
    [few] Zostały { $count } kafle:
    [many] Zostało { $count } kafli:
   *[other] Zostało { $count } kafla:
}
square-built = zabudowane w całości
square-open = nie w całości zabudowane
fill-can = { $count ->
    [one] Resztę planszy można jeszcze zapełnić jednym elementem, na przykład:
    [few] Resztę planszy można jeszcze zapełnić { $count } elementami, na przykład:
    [many] Resztę planszy można jeszcze zapełnić { $count } elementami, na przykład:
   *[other] Resztę planszy można jeszcze zapełnić { $count } elementami, na przykład:
}
fill-done = Plansza jest zapełniona.
fill-never = Planszy nie da się już zapełnić w całości; to pewne.
fill-unknown = Zabrakło czasu, żeby ustalić, czy planszę można jeszcze zapełnić.
help-of-game =
    Na początku:    side black|green             na której stronie planszy grasz: black czarna, green zielona
    1. Kafel:       place POLE [STRONA] [OBRÓT]  place c3 green 1: kafel z karty, zieloną stroną, obrócony raz w prawo, lewy górny róg na c3
                    place H c3                   kafel po literze: potrzebne w ostatniej rundzie, gdy leżą odkryte trzy karty
                    skip [KAFEL]                 pomija go na dobre
    2. Fontanna:    fountain POLE POŁÓWKA        fountain c3 nw: połówka pola c3 z kątem prostym w lewym górnym rogu (nw, ne, se, sw); albo skip
    Na planszy B to czarne, G zielone, F fontanna, . puste; B/G jest przecięte ukośnikiem (po lewej: połówka lewa górna),
    B\G ukośnikiem wstecznym (po lewej: połówka lewa dolna). Ruch możesz cofnąć (undo), dopóki wszyscy nie skończą.
    Sprawdź:        city [MIEJSCE] (plansza)   cards (karty)   tile [KAFEL] (wszystkie obroty)   left [MIEJSCE] (kafle, które zostały)
                    legal [POLE albo kafel] (dozwolone ruchy)   at POLE [MIEJSCE] (co tam jest)   hint (czy resztę planszy można jeszcze zapełnić?)
how-to-place = Wpisz place POLE [STRONA] [OBRÓT], na przykład: place c3 green 1. W ostatniej rundzie podaj też kafel: place H c3.
how-to-pour = Wpisz fountain POLE POŁÓWKA, na przykład fountain c3 nw; albo skip.
how-to-skip = Wpisz skip albo skip i literę kafla.
how-to-choose-side = Wpisz side black (czarna) albo side green (zielona).
how-to-ask-tile = Wpisz tile i literę od A do W, na przykład: tile H.
how-to-ask-at = Wpisz at i pole, na przykład: at c3.
which-tile = Podaj, który kafel: { $known }.
no-such-square = Pola { $text } nie ma na planszy; ostatnie pole to g7.

## Score sheets

sheet-rounds-first = Po imieniu musi być wiersz „rounds” z punktami za rundy od 1 do { $wanted }.
sheet-rounds = Punkty trzeba wpisać za { $wanted } rund, a nie za { $count }.
sheet-no-points = „{ $text }” to nie liczba punktów od 1 do { $most }.
sheet-points-fall = To mniej punktów niż w poprzedniej rundzie, a prostokąt nigdy się nie zmniejsza.
sheet-last-falls = Liczba pól największego prostokąta na planszy to { $points }: mniej niż tutaj, a prostokąt nigdy się nie zmniejsza.
sheet-unknown-square = „{ $text }” to nie pole: ., B, G albo dwie połówki, takie jak B/G lub F\.
sheet-empty-halves = „{ $text }” jest puste: wpisz jedną kropkę.
sheet-fountains = Na tej planszy jest więcej fontann niż { $most }.

## The score sheet, tapped in

tap-how = Całe pola maluj, dotykając lub przeciągając. Połówka trafia w ten róg pola, którego dotkniesz.
tap-colour = { $letter ->
    [B] czarne
    [G] zielone
    [F] fontanna
   *[none] puste
}
tap-half = { $letter ->
    [B] połówka pola, czarna
    [G] połówka pola, zielona
   *[F] połówka pola, fontanna
}
tap-halves = połówka { $one }: { $left }, połówka { $other }: { $right }
tap-rounds = Punkty za rundy
tap-round = Runda { $number }
tap-rounds-about = Ostatnia runda, równowaga i premia za planowanie są liczone z planszy.

## The end of a match

end-rating = Ocena
end-by-round = Największy prostokąt, runda po rundzie
