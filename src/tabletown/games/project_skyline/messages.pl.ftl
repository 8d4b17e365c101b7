# Project Skyline

cover-about = Jedna plansza dla wszystkich: buduj, podwyższaj, zdobywaj i pobieraj czynsz.
cover-time = 60 min
option-experts = Wariant dla ekspertów
option-experts-off = nie
option-experts-on = tak: dwa piętra mogą wejść na własne pojedyncze piętro i ruszyć dalej jako trzy
option-corners = Gdzie zaczynają pionki
option-corners-shared = wszystkie w jednym rogu
option-corners-own = każdy wybiera róg
option-first = Kto zaczyna
option-first-seat-1 = miejsce 1
option-first-chance = decyduje los

## Seats are told by their colours

seat-who = { $seat ->
    [1] czerwony
    [2] zielony
    [3] niebieski
   *[4] żółty
}
seat-whose = { $seat ->
    [1] czerwonego
    [2] zielonego
    [3] niebieskiego
   *[4] żółtego
}
seat-whom = { $seat ->
    [1] czerwonemu
    [2] zielonemu
    [3] niebieskiemu
   *[4] żółtemu
}
payer-who = { $payer ->
    [1] czerwony
    [2] zielony
    [3] niebieski
   *[4] żółty
}

## Cards

card-roll-again = Rzuć jeszcze raz białą kostką i przesuń swój pionek; jeśli trzeba, zapłać czynsz.
card-push-richest = Przesuń pionek najbogatszego gracza o 1, 2 lub 3 pola ulicy; jeśli trzeba, jego właściciel płaci czynsz.
card-aid-poorest = Bank wypłaca 100 najbiedniejszemu graczowi, a jeśli jest ich kilku, każdemu z nich.
card-dice-gift = Rzuć obiema kostkami i weź z banku dziesięciokrotność sumy.
card-tax-one = Wybierz gracza, który zapłaci bankowi 50 za każdy swój wieżowiec.
card-tax-self = Zapłać bankowi 50 za każdy swój wieżowiec.
card-lose-tower = Gracz z największą liczbą wieżowców zabiera jeden z planszy; ty wskazujesz który.
card-swap-mine = Zamień miejscami jeden ze swoich budynków o 1 lub 2 piętrach z budynkiem innego gracza o 1 lub 2 piętrach.
card-place-floor = Postaw jedno ze swoich pięter na wolnym polu.
card-swap-theirs = Zamień miejscami dwa budynki dwóch innych graczy; mogą to być też wieżowce.
card-move-mine = Przenieś jeden ze swoich budynków o 1 lub 2 piętrach na puste pole.
card-raze-theirs = Zdejmij z planszy budynek innego gracza o 1 lub 2 piętrach.
card-raze-mine = Zdejmij z planszy jeden ze swoich budynków; może to być też wieżowiec.

## Moves

corner-nw = lewy górny
corner-ne = prawy górny
corner-se = prawy dolny
corner-sw = lewy dolny
move-corner = wybiera róg: { $corner }
move-tower = stawia wieżowiec na { $field }
move-floor = stawia piętro na { $field }
move-build = buduje na { $field }
move-capture = zdobywa { $field }
move-join = wchodzi na własny budynek na { $field }
move-push = przesuwa pionek { seat-whose } o { $steps }{ $paid }
move-tax = nakłada podatek na { seat-whose }
move-remove = zdejmuje z planszy budynek z { $field }
move-pick = wybiera budynek na { $field }
move-swap = zamienia go miejscami z budynkiem na { $field }
move-move = przenosi go na { $field }
move-roll = rzuca kostkami
move-done = kończy turę
move-rolled = biała { $white }, czarna { $black }{ $paid }{ $idle }
move-again = biała { $white }{ $paid }
move-gift = { $white } i { $black }: bank wypłaca { $amount }
move-card = karta mówi: { $what }{ $idle }
move-begin = zaczyna miejsce { $seat }
paid-nothing = {""}
paid-rent = ; { payer-who } płaci { $rent } { seat-whom }
paid-ruin = ; { payer-who } ma zapłacić { $rent } { seat-whom }, ale tyle nie ma
idle-not = {""}
idle-no-field = ; nie ma pola, na którym można budować
idle-no-floor = ; nie ma już piętra do postawienia
idle-no-target = {" "}Karta nie ma celu, więc nic się nie dzieje.
idle-another-card = {" "}Przy dwóch graczach dobiera się kolejną kartę.

# The same on the page, with small pictures and with people by name
log-move-tower = stawia { $piece } na { $field }
log-move-floor = stawia { $piece } na { $field }
log-move-build = buduje { $piece } na { $field }
log-move-push = przesuwa pionek gracza { $seat } o { $steps }{ $paid }
log-move-tax = nakłada podatek na gracza { $seat }
log-move-rolled = { $white } { $black }{ $paid }{ $idle }
log-move-again = { $white }{ $paid }
log-move-gift = { $white } { $black }: bank wypłaca { $amount }
log-move-begin = zaczyna { $seat }
log-paid-rent = {""} · { $payer } płaci { $rent } graczowi { $seat }
log-paid-ruin = {""} · { $payer } ma zapłacić { $rent } graczowi { $seat }, ale tyle nie ma
log-idle-no-field = {""} · nie ma pola, na którym można budować
log-idle-no-floor = {""} · nie ma już piętra do postawienia

## Refusals

not-this-step = Najpierw { $step }.
step-corner = wybierz róg dla swojego pionka
step-tower = postaw wieżowiec na polu w centrum
step-floor = postaw piętro na wolnym polu
step-roll = rzuć kostkami (roll)
step-build = przesuń architekta i buduj
step-capture = przesuń podwyższony budynek i coś zdobądź
step-push = przesuń pionek najbogatszego gracza
step-tax = wybierz, kto płaci podatek
step-remove = wybierz budynek, który zniknie z planszy
step-pick = wybierz budynek, który ma zmienić miejsce
step-swap = wybierz budynek, z którym go zamienisz
step-move = wybierz puste pole, na które trafi
step-done = zakończ turę (done)
not-in-the-centre = { $field } nie jest jednym z czterech pól centrum.
not-free = Pole { $field } nie jest wolne.
not-so-far = Architekt musi przejść dokładnie { $steps ->
    [one] jedno pole
    [few] { $steps } pola
    [many] { $steps } pól
   *[other] { $steps } pola
}; { $field } nie leży w tej odległości.
not-on-anothers = Budynek na { $field } należy do { seat-whose }.
not-on-a-tower = Na { $field } stoi wieżowiec, a wieżowca nie da się podwyższyć.
not-without-capture = Po podwyższeniu budynek na { $field } nie mógłby niczego zdobyć.
not-so-far-raised = Podwyższony budynek musi przejść dokładnie { $steps } pola; { $field } nie leży w tej odległości.
not-onto-empty = Pole { $field } jest puste; budynek musi zakończyć ruch na budynku innego gracza.
not-onto-own = Budynek na { $field } jest twój.
not-onto-architect = Na { $field } stoi architekt.
not-smaller = Budynek na { $field } nie jest mniejszy od twojego.
only-experts = Wchodzenie na własne budynki należy do wariantu dla ekspertów.
not-with-three = Mając trzy piętra, budynek musi teraz coś zdobyć.
not-a-single-floor = Na { $field } nie ma twojego budynku o jednym piętrze.
not-without-way-on = Z { $field } trzy piętra nie mogłyby niczego zdobyć.
not-the-richest = Najbogatszy jest ktoś inny, nie { seat-who }.
nothing-there = Na { $field } nic nie stoi.
not-yours = Budynek na { $field } nie jest twój.
not-your-own = Budynek na { $field } jest twój.
no-towers = Na { $field } stoi wieżowiec; ta karta dotyczy budynków o 1 lub 2 piętrach.
protected = Architekt chroni budynek na { $field }.
not-a-tower = Na { $field } nie stoi wieżowiec.
not-most-towers = Inni mają więcej wieżowców niż { seat-who }.
same-owner = Oba budynki należą do { seat-whose }; muszą należeć do dwóch różnych graczy.

## What the score is made of

line-cash = gotówka
line-premium = premia za wieżowce
line-debt = należny czynsz, na ile starcza pieniędzy
line-claim = czynsz od bankruta
lacks-towers = { $count ->
    [one] jeszcze jeden wieżowiec i koniec partii
    [few] jeszcze { $count } wieżowce i koniec partii
    [many] jeszcze { $count } wieżowców i koniec partii
   *[other] jeszcze { $count } wieżowca i koniec partii
}

## The board as text

person = gotówka { $cash }   wieżowce { $towers }/{ $all }   piętra w puli { $floors }
borrowed = {"   "}pożyczone { $count }
card-now = Karta:
dice-now = Kostki: biała { $white }, czarna { $black }
nothing-at = Pole { $field } jest puste.
group-at = { $field }: właściciel { $name }; czynsz przy tej grupie to { $rent }.
rent-of = Ile na ulicy płaci { $name }
rent-ahead = Po rzucie białą kostką:   { $list }
cards-unseen = { $count ->
    [0] Wszystkie karty już się pojawiły.
    [one] Jedna karta jeszcze się nie pojawiła:
    [few] { $count } karty jeszcze się nie pojawiły:
    [many] { $count } kart jeszcze się nie pojawiło:
   *[other] { $count } karty jeszcze się nie pojawiło:
}
cards-known = Już były, w kolejności, w jakiej wrócą:
help-of-game =
    Tura:       roll, potem pole, na którym buduje architekt, potem done. Wystarczy samo pole: c3
    Budowa:     build POLE          na pustym polu albo na własnym budynku, jeśli potem może coś zdobyć
    Zdobycie:   capture POLE        podwyższony budynek rusza dalej; eksperci także: join POLE (na własne piętro)
    Karty:      push MIEJSCE KROKI (przesuń pionek)   tax MIEJSCE (podatek)   floor POLE (postaw piętro)   remove POLE (zdejmij)
                pick POLE (wybierz), potem swap POLE (zamień) albo move POLE (przenieś)
    Początek:   tower POLE, potem trzy razy floor POLE; z własnymi rogami najpierw: corner nw|ne|se|sw
    r1, r2: jedno lub dwa piętra czerwonego, rT wieżowiec, * architekt, + pole do wyboru, R pionek czerwonego, ? pole akcji
    Na ulicy g120 znaczy: kto tu stanie, płaci zielonemu 120. g to zielony, b niebieski, y żółty. Kwoty są w tysiącach.
    Sprawdź:    legal [POLE] (dozwolone ruchy)   at POLE (co tam stoi)   where [MIEJSCE] (budynki)   rent [MIEJSCE] (czynsz)   cards (karty)   seats (gracze)
where-found = { $count ->
    [0] Brak budynków.
    [one] Jeden budynek:
    [few] { $count } budynki:
    [many] { $count } budynków:
   *[other] { $count } budynku:
}
how-to-ask-at = Wpisz at i pole, na przykład: at c3.
no-such-field = Nie ma pola { $text }: pola są od a1 do f6.
no-field-now = Teraz nie wybierasz pola. Wpisz legal, żeby zobaczyć, co można zrobić.

## The drawn board

now-corner = Wybierz róg dla swojego pionka
now-tower = Każdy stawia wieżowiec w centrum
now-floor = Każdy stawia piętro na wolnym polu
now-roll = Biała kostka przesuwa pionek, czarna architekta
now-build = Architekt przechodzi dokładnie { $steps ->
    [one] jedno pole
    [few] { $steps } pola
    [many] { $steps } pól
   *[other] { $steps } pola
} i buduje
now-capture = Podwyższony budynek przechodzi tyle pól, ile ma pięter, i zdobywa inny
now-card = Karta mówi
now-done = Koniec tury
about-white = pionek
about-black = architekt
about-floors = piętro
about-towers = wieżowiec
about-borrowed = pożyczone
about-cash = { $cash }
about-moving = rusza
group-supply = Gotówka, piętra, wieżowce (każdy +100 do sumy)
group-pile = Karty, których jeszcze nie było
group-known = Już były, w kolejności, w jakiej wrócą
tab-hand = Tura
tab-supply = Zasoby
tab-pile = Karty
look-rents = Widok
look-rents-on = Mapa czynszów
look-rents-off = Same budynki
note-towers = wieżowce: { $most } z { $all }
pill-corner = Róg
pill-tower = Wieżowiec
pill-floor = Piętro
pill-roll = Rzut
pill-figure = Pionek
pill-paid = Czynsz { $rent }
pill-card = Karta
pill-pick = Wybór
pill-swap = Zamiana
pill-move = Przeniesienie
pill-build = Architekt
pill-capture = Zdobycie
pill-done = Koniec
piece-floors = { $floors ->
    [one] Piętro
    [few] { $floors } piętra
    [many] { $floors } pięter
   *[other] { $floors } piętra
} { seat-whose }. Każde piętro dodaje 10 do czynszu swojej grupy.
piece-tower = Wieżowiec { seat-whose }. Dodaje 100 do czynszu swojej grupy i przynosi na koniec premię 100. Tylko karty mogą go przenieść albo zdjąć.
piece-supply = Piętra, których nie ma jeszcze na planszy.
piece-towers = Wieżowce na planszy: { $built } z { $all }. Gdy stoją wszystkie, partia się kończy.
piece-borrowed = Piętra pożyczone od kolorów, którymi nikt nie gra. Wracają jako pierwsze.
piece-figure = Pionek { seat-whose }. Idzie ulicą zgodnie z ruchem wskazówek zegara, tak daleko, jak pokazuje biała kostka.
piece-architect = Architekt idzie dokładnie tak daleko, jak pokazuje czarna kostka, i tam buduje. Budynek, na którym stoi, jest bezpieczny.
piece-white = Biała kostka: jak daleko idzie pionek.
piece-black = Czarna kostka: jak daleko idzie architekt.
piece-cash = Gotówka, w tysiącach. Wszyscy mogą ją widzieć.
piece-pile = Stos kart akcji. Użyta karta trafia na spód.
built-floors = { $field }: { $floors ->
    [one] jedno piętro
    [few] { $floors } piętra
    [many] { $floors } pięter
   *[other] { $floors } piętra
} { seat-whose }. Kto zatrzyma się przy tej grupie, płaci { $rent }.
built-tower = { $field }: wieżowiec { seat-whose }. Kto zatrzyma się przy tej grupie, płaci { $rent }.
place-field = { $field }, pole budowy.
place-centre = { $field }, pole w centrum. Tu stają pierwsze wieżowce.
place-space = Pole ulicy obok { $field }. Nic tam nie stoi, więc postój nic nie kosztuje.
place-rent = Pole ulicy obok { $field }. Kto się tu zatrzyma, płaci { $rent } { seat-whom }.
place-corner = Pole akcji w rogu ({ $corner }). Kto się tu zatrzyma, dobiera kartę.

## What to choose, and what a button does

not-so-many-spaces = Karta przesuwa pionek o 1, 2 lub 3 pola ulicy do przodu.
ask-corner = Wybierz róg
ask-tower = Wybierz pole w centrum
ask-floor = Wybierz wolne pole
ask-build = Wybierz, gdzie budujesz
ask-capture = Wybierz, co zdobywasz
ask-figure = Wybierz pionek
ask-push = Wybierz, jak daleko
ask-tax = Wybierz, kto płaci
ask-remove = Wybierz budynek
ask-pick = Wybierz budynek
ask-swap = Wybierz drugi budynek
ask-move = Wybierz puste pole
do-corner = Zacznij: { $corner }
do-tower = Postaw wieżowiec na { $field }
do-floor = Postaw piętro na { $field }
do-build = Buduj na { $field }
do-raise = Podwyższ { $field }
do-capture = Zdobądź { $field }
do-join = Wejdź na { $field }
do-push = Przesuń { seat-whose } o { $steps }
do-tax = Opodatkuj { seat-whose }
do-remove = Zdejmij { $field }
do-pick = Wybierz { $field }
do-swap = Zamień z { $field }
do-move = Przenieś na { $field }
do-roll = Rzuć kostkami
do-done = Zakończ turę

## Tips

tip-corner = Wybierz, gdzie zaczyna twój pionek. W jednym rogu może stać kilka pionków.
tip-tower = Twój pierwszy wieżowiec staje na jednym z czterech pól w środku.
tip-floor = Budynki przy ulicy przynoszą czynsz, a twoje stykające się budynki liczą się razem.
tip-roll = Biała kostka przesuwa twój pionek po ulicy, czarna architekta.
tip-build = Architekt idzie dokładnie tak daleko, jak pokazuje czarna kostka. Strzałka oznacza budynek, który możesz podwyższyć, żeby zdobyć inny.
tip-capture = Podwyższony budynek rusza dalej i zdobywa mniejszy. Trzy piętra stają się wieżowcem.
tip-join = Eksperci mogą też wejść dwoma piętrami na własne pojedyncze piętro i ruszyć dalej z trzema.
tip-card = Karta leży niżej. To, co możesz wybrać, jest podświetlone; jeśli możesz coś wybrać, musisz.
tip-second = Teraz wybierz, dokąd trafi budynek albo z którym zamieni się miejscami.
tip-done = Wszystko możesz jeszcze cofnąć, dopóki następny gracz nie rzuci.
tip-rent = Wzdłuż ulicy widać, ile kosztuje cię postój, a z plusem, ile inni płacą tam tobie.
tip-all-towers = Partia kończy się od razu, gdy ktoś ma na planszy wszystkie swoje wieżowce.
tip-ruin = Kończy się też, gdy ktoś jest winien więcej czynszu, niż może zapłacić.
tip-cash = Na koniec liczy się cała twoja gotówka.
tip-premium = Każdy twój wieżowiec na planszy przynosi na koniec 100.
tip-debt = Bankrut płaci całą gotówką i najwyżej połową premii. Resztę dopłaca bank.
tip-winner = Wygrywa, kto ma najwięcej pieniędzy. Przy remisie zwycięstwo jest wspólne.
learn-first = Gra
learn-cards = Karty akcji
learn-corners = Własne rogi
learn-experts = Dla ekspertów

## Score sheets

sheet-unknown-building = „{ $text }” to nie pole: kropka albo r, g, b lub y z 1, 2 lub T, a * oznacza architekta.
sheet-no-architect = Brakuje architekta: dodaj * przy jednym budynku.
sheet-two-architects = Jest drugi architekt.
sheet-cash-form = Wiersz ma brzmieć „cash KOLOR KWOTA”; na końcu może być imię.
sheet-no-colour = „{ $text }” to nie kolor: r, g, b lub y.
sheet-cash-twice = Są dwa wiersze „cash” dla koloru { $colour }.
sheet-too-few = Wiersz „cash” muszą mieć co najmniej dwa kolory; jest ich { $count }.
sheet-amount = „{ $text }” to nie kwota: całkowita liczba tysięcy, podzielna przez 10.
sheet-no-amount = Kwota nie jest jeszcze wpisana.
sheet-without-cash = Nie ma wiersza „cash” dla koloru { $colour }.
sheet-too-many-towers = Nikt nie ma więcej wieżowców niż { $most }.
sheet-too-many-floors = Pięter jest więcej niż w pudełku: { $most } każdego koloru i { $borrowed } do pożyczenia.
sheet-two-endings = Partia kończy się raz: jednym bankructwem albo tym, że jeden gracz ma wszystkie wieżowce.
sheet-no-ending = Jak skończyła się partia? Nikt nie ma wszystkich wieżowców i nie ma wiersza „ruin”.
sheet-ruin-form = Wiersz ma brzmieć „ruin KOLOR owes KWOTA to KOLOR”.
sheet-owes-self = Dłużnik i wierzyciel muszą mieć różne kolory.
sheet-could-pay = Przy gotówce { $cash } czynsz dało się zapłacić.
sheet-no-such-rent = Żadna grupa wierzyciela przy ulicy nie kosztuje { $rent }.

## The score sheet, tapped in

tap-how = Postaw każdy budynek na jego polu, a potem architekta na budynku, na którym stoi.
tap-empty = puste
tap-colour = { $owner ->
    [r] czerwony
    [g] zielony
    [b] niebieski
    [y] żółty
   *[none] bez koloru
}
tap-building = { $colour }, { $height ->
    [single] jedno piętro
    [double] dwa piętra
   *[tower] wieżowiec
}{ $architect ->
    [yes] , z architektem
   *[no] {""}
}
tap-architect = architekt
tap-architect-needs = Architekt stoi na budynku.
tap-cash = Gotówka, przed premią i długiem
tap-add-colour = Dodaj kolor
tap-colour-title = Kolor
tap-colour-of = Kolor miejsca { $number }
tap-amount = Gotówka
tap-ruined = Bankrut
tap-nobody = Nikt
tap-rent = Należny czynsz
tap-creditor = Komu?

## The end of a match

end-ruin = Czynsz, który zakończył partię
end-money = Pieniądze w trakcie partii, z premią za wieżowce
end-rents = Kto komu płacił czynsz
end-received = Otrzymano
end-paid = Zapłacono
sheet-colour = { $seat ->
    [1] Czerwony
    [2] Zielony
    [3] Niebieski
   *[4] Żółty
}
