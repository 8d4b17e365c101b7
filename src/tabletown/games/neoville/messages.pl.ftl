# Neoville

cover-about = Układaj kafle, rozwijaj dzielnice i dotrzymuj tego, co obiecują wieżowce.
cover-time = 45 min
option-utilities = Rodzaje obiektów użyteczności publicznej
option-utilities-chance = decyduje los
option-utilities-buses-windmills = ekobusy i wiatraki
option-utilities-buses-biodomes = ekobusy i biokopuły
option-utilities-windmills-biodomes = wiatraki i biokopuły
option-first = Kto zaczyna
option-first-seat-1 = miejsce 1
option-first-chance = decyduje los

## Pieces

kind-buses = ekobusy
kind-windmills = wiatraki
kind-biodomes = biokopuły
skyscraper = wieżowiec { $terrain ->
    [E] ziemny
    [G] leśny
    [R] kamienny
   *[W] wodospadowy
} { $value } ({ $name })
structure-at = { $what } na { $square }
b-parks = ekobus, 4 parki, 8 pkt ({ $name })
b-sports = ekobus, 4 obiekty sportowe, 8 pkt ({ $name })
b-leisure = ekobus, 4 parki/obiekty sportowe, 5 pkt ({ $name })
b-towers3 = ekobus, 3 wieżowce, 5 pkt ({ $name })
b-towers4 = ekobus, 4 wieżowce, 8 pkt ({ $name })
b-utilities = ekobus, 3 inne obiekty publiczne, 8 pkt ({ $name })
m-left = wiatrak, lewa kolumna, 4 pkt ({ $name })
m-right = wiatrak, prawa kolumna, 4 pkt ({ $name })
m-top = wiatrak, górny rząd, 4 pkt ({ $name })
m-bottom = wiatrak, dolny rząd, 4 pkt ({ $name })
m-corner = wiatrak, róg, 5 pkt ({ $name })
m-middle = wiatrak, środek, 6 pkt ({ $name })
d-L3 = biokopuła, narożnik z 3 pól, 5 pkt ({ $name })
d-I3 = biokopuła, 3 pola w linii, 5 pkt ({ $name })
d-O4 = biokopuła, blok 2 × 2, 6 pkt ({ $name })
d-T4 = biokopuła, T z 4 pól, 6 pkt ({ $name })
d-X5 = biokopuła, plus z 5 pól, 8 pkt ({ $name })
d-V5 = biokopuła, duży narożnik z 5 pól, 8 pkt ({ $name })
drawn-biodome = biokopuła o innym kształcie, { $squares ->
    [one] 1 pole
    [few] { $squares } pola
    [many] { $squares } pól
   *[other] { $squares } pola
}, { $points } pkt ({ $name })
most-parks = najwięcej parków
most-sports = najwięcej obiektów sportowych

## Moves

move-lay = dokłada { $tile } na { $spot }{ $turn ->
    [0] {""}
   *[other] , obrót { $turn } × w prawo
}
move-build = buduje na { $square }: { $what }
move-skip = nic nie buduje
move-take = bierze odkryty kafel { $tile }
move-draw = dobiera ze stosu
move-done = kończy ostatnią turę
move-omit = zostawia w pudełku { $kind }
move-stock = dokłada do puli: { $what }
move-open = odkrywa { $tile }
move-deal = daje miejscu { $seat } kafel { $tile }
move-deal-secret = daje miejscu { $seat } kafel
move-begin = zaczyna miejsce { $seat }

# The same on the page, with small pictures and with people by name
log-move-lay = dokłada { $piece } na { $spot }
log-move-build = buduje { $piece } na { $square }
log-move-take = bierze { $piece }
log-move-open = { $piece } leży teraz odkryty dla wszystkich
log-move-deal = { $piece } dostaje { $seat }
log-move-deal-secret = kafel dostaje { $seat }
log-move-begin = zaczyna { $seat }

## Refusals

not-this-step = Najpierw { $step }.
not-twice = W tej turze masz już budowanie za sobą: na jednym kaflu budujesz najwyżej raz.
step-lay = dołóż kafel
step-build = zbuduj coś albo zrezygnuj z budowania
step-draw = dobierz kafel
step-done = zakończ turę: to był twój ostatni kafel
not-in-hand = Nie masz na ręce kafla { $tile }.
not-first-there = Twój pierwszy kafel trafia na środek stołu, na { $spot }.
not-that-turn = Tak obrócony kafel wygląda tak samo jak obrócony { $turn } × w prawo; użyj tamtego obrotu.
not-on-a-tile = Na { $spot } leży już kafel.
not-apart = Kafel na { $spot } nie stykałby się całym bokiem z twoim miastem.
not-beyond = Z kaflem na { $spot } twoje miasto byłoby szersze lub wyższe niż cztery kafle.
not-joining = To połączyłoby dwie dzielnice z wieżowcami ({ $one }; { $other }), a da się inaczej.
not-on-a-park = Na tym polu jest park; zostaje ono wolne.
not-on-sports = Na tym polu jest obiekt sportowy; zostaje ono wolne.
not-its-terrain = Na { $terrain ->
    [E] ziemi
    [G] trawie
    [R] skale
   *[W] wodzie
} nie może stać { $what }.
not-second-skyscraper = W tej dzielnicy stoi już { $other }.
not-with-so-few = Przy { $seats } graczach wieżowce o wartości { $value } zostają w pudełku.
not-in-supply = Tego nie ma w puli: { $what }.
not-this-kind = W tej partii nie ma: { $kind }.
not-done-yet = Musisz najpierw dobrać kafel.
not-after-last-tile = Po swoim ostatnim kaflu już nie dobierasz; kończysz turę.
not-open = Kafla { $tile } nie ma wśród odkrytych.
not-on-new-tile = Pole { $square } nie leży na właśnie dołożonym kaflu.

## What a structure still lacks

lacks-for-ever = nieosiągalne
outdone-skyscraper = liczy się inny w tej dzielnicy
outdone-biodome = punktuje inna w tej dzielnicy
lacks-skyscraper = { $count ->
    [one] brakuje jednego pola
    [few] brakuje { $count } pól
    [many] brakuje { $count } pól
   *[other] brakuje { $count } pola
}
lacks-eco-bus = brakuje: { $count }
lacks-windmill = jeszcze nie na miejscu
lacks-biodome = { $count ->
    [one] brakuje jednego pola
    [few] brakuje { $count } pól
    [many] brakuje { $count } pól
   *[other] brakuje { $count } pola
}

## The board as text

now-lay = Krok 1 z 3, dołóż kafel: lay 1 { $spot } albo lay 2 { $spot } 1, żeby go obrócić.
now-build = Krok 2 z 3, buduj na nowym kaflu: build W8 g7 albo skip.
now-draw = Krok 3 z 3, dobierz kafel: take 2 bierze drugi odkryty kafel, draw wierzchni kafel stosu.
now-done = To był twój ostatni kafel: done kończy turę, undo cofa ostatni ruch.
city-of = { $name }: { $laid } z { $rounds } kafli
city-empty = Nie ma jeszcze żadnego kafla.
hand-title = Ręka    {""}
market-title = Odkryte {""}
pile-left = { $count ->
    [one] W stosie został jeden kafel.
    [few] W stosie zostały { $count } kafle.
    [many] W stosie zostało { $count } kafli.
   *[other] W stosie zostało { $count } kafla.
}
supply-title = Pula
skyscrapers-of = { $terrain ->
    [E] {" "}ziemny      {""}
    [G] {" "}leśny       {""}
    [R] {" "}kamienny    {""}
   *[W] {" "}wodospadowy {""}
}
nothing-at = Na { $square } nie ma kafla.
district-at = { $square }, dzielnica z { $size ->
    [one] jednego pola
    [few] { $size } pól
    [many] { $size } pól
   *[other] { $size } pola
}.
where-found = { $count ->
    [0] Brak.
    [one] Jedno pole:
    [few] { $count } pola:
    [many] { $count } pól:
   *[other] { $count } pola:
}
help-of-game =
    1. lay KAFEL POLE [OBROTY]   lay 2 g5 1: drugi kafel z ręki na g5, obrócony raz
                                 zgodnie z ruchem wskazówek zegara
    2. build CO POLE             build W8 g7, build b-parks h8; albo skip: nic.
                                 Zamiast pola: nw, ne, se, sw nowego kafla
    3. take KAFEL                take 3: trzeci odkryty kafel; draw: wierzchni
                                 kafel stosu; po ostatnim kaflu: done
    Sprawdź: city [MIEJSCE] (miasto)  hand (ręka)  market (odkryte kafle)
             supply (pula)  legal [POLE albo element] (co wolno)
             at POLE [MIEJSCE] (co tam jest)
             where E, G, R, W, p, s, towers (wieżowce) albo utilities (obiekty
             publiczne) [MIEJSCE]: gdzie są
    E ziemia, G trawa, R skała, W woda; p park, s obiekt sportowy; + miejsce na
    kafel. Nazwa kafla to jego pola od lewego górnego, zgodnie z zegarem.
    Na planszy 8 to wieżowiec o wartości 8.
    bP to ekobus: P parki, S sport, L park lub sport, 3 lub 4 wieżowce,
       U obiekty publiczne
    mL to wiatrak: L lewo, R prawo, T góra, B dół, C róg, M środek
    dL to biokopuła: L, I, O, T, X, V to jej kształt
how-to-lay = Wpisz lay KAFEL POLE [OBROTY], na przykład: lay 2 g5 1.
how-to-build = Wpisz build CO POLE, na przykład build W8 g7; albo skip. Co jest w puli, pokaże supply.
how-to-take = Wpisz take i numer odkrytego kafla, na przykład: take 3.
how-to-ask-at = Wpisz at i pole, na przykład: at g7.
how-to-ask-where = Wpisz where i jedno z tych słów: { $known }.

## What a piece says of itself, and the steps of a turn

turn-lay = Dołóż kafel
turn-build = Buduj
turn-draw = Dobierz kafel
turn-done = Zakończ turę
terrain-square = { $terrain ->
    [E] ziemia
    [G] trawa
    [R] skała
   *[W] woda
}{ $mark ->
    [p] {" "}z parkiem
    [s] {" "}z obiektem sportowym
   *[none] {""}
}
explain-tile = Kafel { $tile }, zgodnie z ruchem wskazówek zegara od lewego górnego pola: { $a }, { $b }, { $c }, { $d }.
explain-pile = Stos: kafle, których nikt nie widział. Zamiast odkrytego kafla możesz dobrać w ciemno ten z wierzchu.
explain-spot = { $spot }: miejsce na kafel. Musi on stykać się całym bokiem z twoim miastem.
explain-square = { $square }: pole miasta. Razem z sąsiednimi polami tego samego terenu tworzy dzielnicę.
explain-corner = Pole nowego kafla. Możesz tu budować, chyba że jest na nim park albo obiekt sportowy.
explain-parks = Parki: kto ma ich na koniec najwięcej, dostaje 5 punktów; przy remisie dostaje je każdy z remisujących.
explain-sports = Obiekty sportowe: kto ma ich na koniec najwięcej, dostaje 5 punktów; przy remisie dostaje je każdy z remisujących.
explain-skyscraper = { $terrain ->
    [E] Wieżowiec ziemny { $value }, tylko na ziemi.
    [G] Wieżowiec leśny { $value }, tylko na trawie.
    [R] Wieżowiec kamienny { $value }, tylko na skale.
   *[W] Wieżowiec wodospadowy { $value }, tylko na wodzie.
} Daje { $value } pkt, jeśli jego dzielnica ma co najmniej tyle pól; inaczej tyle samo odbiera.
explain-b-parks = Ekobus. Daje 8 punktów za 4 parki łącznie w jego rzędzie i kolumnie; inaczej odbiera 8.
explain-b-sports = Ekobus. Daje 8 punktów za 4 obiekty sportowe łącznie w jego rzędzie i kolumnie; inaczej odbiera 8.
explain-b-leisure = Ekobus. Daje 5 punktów za 4 parki lub obiekty sportowe, dowolnie wymieszane, łącznie w jego rzędzie i kolumnie; inaczej odbiera 5.
explain-b-towers3 = Ekobus. Daje 5 punktów za 3 wieżowce łącznie w jego rzędzie i kolumnie; inaczej odbiera 5.
explain-b-towers4 = Ekobus. Daje 8 punktów za 4 wieżowce łącznie w jego rzędzie i kolumnie; inaczej odbiera 8.
explain-b-utilities = Ekobus. Daje 8 punktów za 3 inne obiekty użyteczności publicznej łącznie w jego rzędzie i kolumnie; inaczej odbiera 8.
explain-m-left = Wiatrak. Daje 4 punkty, jeśli jego kafel leży w lewej kolumnie gotowego miasta; inaczej odbiera 4.
explain-m-right = Wiatrak. Daje 4 punkty, jeśli jego kafel leży w prawej kolumnie gotowego miasta; inaczej odbiera 4.
explain-m-top = Wiatrak. Daje 4 punkty, jeśli jego kafel leży w górnym rzędzie gotowego miasta; inaczej odbiera 4.
explain-m-bottom = Wiatrak. Daje 4 punkty, jeśli jego kafel leży w dolnym rzędzie gotowego miasta; inaczej odbiera 4.
explain-m-corner = Wiatrak. Daje 5 punktów, jeśli jego kafel leży w rogu gotowego miasta; inaczej odbiera 5.
explain-m-middle = Wiatrak. Daje 6 punktów, jeśli jego kafel jest jednym z czterech środkowych w gotowym mieście; inaczej odbiera 6.
explain-d-L3 = Biokopuła. Daje 5 punktów, jeśli jej dzielnica to dokładnie narożnik z trzech pól; inaczej odbiera 5.
explain-d-I3 = Biokopuła. Daje 5 punktów, jeśli jej dzielnica to dokładnie trzy pola w linii; inaczej odbiera 5.
explain-d-O4 = Biokopuła. Daje 6 punktów, jeśli jej dzielnica to dokładnie blok dwa na dwa; inaczej odbiera 6.
explain-d-T4 = Biokopuła. Daje 6 punktów, jeśli jej dzielnica to dokładnie trzy pola w linii i jedno przy środkowym; inaczej odbiera 6.
explain-d-X5 = Biokopuła. Daje 8 punktów, jeśli jej dzielnica to dokładnie plus z pięciu pól; inaczej odbiera 8.
explain-d-V5 = Biokopuła. Daje 8 punktów, jeśli jej dzielnica to dokładnie duży narożnik z pięciu pól; inaczej odbiera 8.

## At a table in the browser

round-of = runda { $round }/{ $rounds }
group-hand = Twoja ręka
group-market = Odkryte kafle
group-skyscrapers = Wieżowce
group-utilities = Obiekty użyteczności publicznej
group-most = Najwięcej na koniec: po 5 pkt
tab-hand = Ręka
tab-market = Odkryte
tab-skyscrapers = Wieżowce
tab-utilities = Obiekty
tab-most = Premie
do-lay = Dołóż tutaj
do-build = Zbuduj tu: { $terrain ->
    [E] ziemny
    [G] leśny
    [R] kamienny
   *[W] wodospadowy
} { $value }
do-build-utility = Zbuduj tu { $kind ->
    [b] ekobus
    [m] wiatrak
   *[d] biokopułę
}
do-skip = Nic nie buduj
do-take = Weź ten kafel
do-draw = Dobierz ze stosu
do-done = Zakończ turę
tip-lay = Wybierz kafel z ręki, obróć go dowolnie i dołóż do swojego miasta. Stykające się pola jednego terenu tworzą dzielnicę.
tip-build = Na nowym kaflu możesz postawić wieżowiec albo obiekt użyteczności publicznej, ale nie musisz. Wieżowiec to obietnica: jego dzielnica musi mieć tyle pól.
tip-draw = Weź jeden z odkrytych kafli albo dobierz w ciemno ten z wierzchu stosu. Potem zaczyna się tura następnego gracza.
tip-done = To był twój ostatni kafel, więc już nie dobierasz. Możesz go jeszcze cofnąć.
tip-skyscraper = 3/5 przy wieżowcu: jego dzielnica ma 3 z 5 pól. Gdy ma wszystkie, wieżowiec daje swoją wartość; inaczej tyle samo odbiera.
tip-joining = Kafel nie może połączyć dwóch dzielnic z wieżowcami, chyba że inaczej się nie da.
tip-bus = Ekobus liczy w swoim rzędzie i swojej kolumnie to, co pokazuje. Gdy jest tego dość, daje punkty; inaczej tyle samo odbiera.
tip-windmill = Wiatrak daje punkty, jeśli jego kafel leży w pokazanej części gotowego miasta; inaczej tyle samo odbiera.
tip-biodome = Biokopuła daje punkty, jeśli jej dzielnica ma dokładnie pokazany kształt, dowolnie obrócony. Jedno pole więcej to za dużo.
tip-most = Kto ma na koniec najwięcej parków, dostaje 5 punktów; tak samo za obiekty sportowe. Przy remisie dostaje je każdy z remisujących.
tip-winner = Wygrywa, kto ma najwięcej punktów, a przy remisie, kto postawił więcej wieżowców i obiektów użyteczności publicznej.
learn-first = Gra
learn-biodomes = Biokopuły i ostatnia tura

## Score sheets

sheet-no-terrain = „{ $text }” nie zaczyna się od terenu: E, G, R lub W.
sheet-unknown-thing = „{ $text }” to ani park, ani obiekt sportowy, ani wieżowiec, ani obiekt użyteczności publicznej.
sheet-left-out = Przy { $seats } graczach nie ma wieżowca o wartości { $value }.
sheet-two-on-a-tile = Na tym kaflu coś już stoi; na jednym kaflu buduje się najwyżej raz.
sheet-skyscraper-twice = { $what } występuje dwa razy.
sheet-utility-often = Na naszej liście „{ $what }” występuje { $most } razy. W twoim pudełku może być więcej: ta sztuka też się liczy.
sheet-three-kinds = W grze są tylko dwa rodzaje obiektów użyteczności publicznej.
sheet-too-many-of-kind = Za dużo sztuk jednego rodzaju ({ $kind }); może ich być najwyżej { $most }.
sheet-dome-how = Na naszej liście nie ma biokopuły „{ $text }”. Jeśli w twoim pudełku jest inny kształt, narysuj go: d-, punkty (5, 6 lub 8), a potem rzędy, na przykład d-6/.xx/xx; najwyżej pięć rzędów po pięć pól.
sheet-dome-apart = Pola biokopuły muszą stykać się bokami, tak jak pola dzielnicy.
sheet-dome-unknown = Na naszej liście nie ma biokopuły o takim kształcie i z taką liczbą punktów. Może jest w twoim pudełku: liczymy ją tak, jak została narysowana.

## The score sheet, tapped in

tap-how = Najpierw pomaluj teren, potem dodaj to, co na nim stoi. Dotykaj pól lub przeciągaj po nich.
tap-land = Teren
tap-skyscrapers = Wieżowce
tap-utilities = Obiekty
tap-park = park
tap-sports = obiekt sportowy
tap-skyscraper = wieżowiec o wartości { $value }
tap-built = { $land }, { $what }
tap-land-first = Najpierw teren, potem to, co na nim stoi.
tap-dome = Biokopuła o innym kształcie
tap-dome-how = Część naszych kształtów to domysły. Jeśli w twoim pudełku jest inny, narysuj go tutaj, wybierz punkty, a potem dotknij pola, na którym stoi biokopuła.
tap-dome-points = Punkty
tap-dome-shape = Kształt dzielnicy
tap-dome-square = rząd { $row }, kolumna { $column }

## The end of a match

end-skyscrapers = { $terrain ->
    [E] Wieżowce ziemne
    [G] Wieżowce leśne
    [R] Wieżowce kamienne
   *[W] Wieżowce wodospadowe
}
end-most = Najwięcej parków i obiektów sportowych
