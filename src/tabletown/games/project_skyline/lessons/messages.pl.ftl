# The lessons; the first line of a message is its title.

## first

lesson-first-city =
    O to się gra
    Jedno miasto dla wszystkich, a ty grasz czerwonymi. Czynsze dały 1450 gotówki, sześć wieżowców jest warte po 100, a zieloni są ci winni jeszcze 360: razem 2410. Zobacz, jak to się zaczyna.

lesson-first-table =
    Ulica i architekt
    Twój pionek chodzi po ulicy i płaci innym czynsz; architekt chodzi po polach i buduje. Masz 700 gotówki, 13 pięter i 7 wieżowców.

lesson-first-tower =
    Pierwszy wieżowiec
    Każdy zaczyna z jednym wieżowcem w środku. Postaw swój na polu w ramce.

lesson-first-floor =
    Trzy piętra
    Teraz każdy po kolei stawia trzy pojedyncze piętra na dowolnych wolnych polach. Pierwsze postaw obok wieżowca: budynki stykające się bokami tworzą grupę.

lesson-first-street =
    Aż do ulicy
    Ulica biegnie wokół pól. Przy niej leży tylko to, co stoi na brzegu. Postaw tam drugie piętro, a cała grupa sięgnie ulicy.

lesson-first-more =
    Czynsz za całą grupę
    Piętro kosztuje 10, dwa piętra 20, wieżowiec 100. Kto stanie przy budynku z grupy, płaci za całą. Z trzecim piętrem to 130, przy dwóch polach ulicy.

lesson-first-rent =
    Ktoś już zapłacił
    Teun postawił ostatnie piętro, więc zaczynał. Wyrzucił białą 4, stanął przy twojej grupie i zapłacił ci 130. Potem architekt zbudował coś dla niego.

lesson-first-roll =
    Twoja tura: rzuć
    Biała kostka przesuwa twój pionek po ulicy, czarna architekta. Rzuć.

lesson-first-far =
    Dokładnie tak daleko
    Czarna pokazuje 4. Pole w ramce tak dobrze by pasowało, a jest tylko trzy pola stąd. Spróbuj tam zbudować.

lesson-first-raise =
    Podwyższ budynek
    Architekt idzie dokładnie tak daleko, jak mówi kostka: na puste pole albo na twój budynek, który wtedy rośnie. Podwyższ ten do dwóch pięter.

lesson-first-capture =
    I zdobądź
    Dwa piętra idą dokładnie dwa pola i muszą trafić na mniejszy budynek innego gracza. Zdobądź piętro Teuna: wraca do niego, a stoi tam twój budynek.

lesson-first-done =
    Zakończ turę
    Dopóki jej nie zakończysz, możesz cofnąć swój wybór; w lekcji nie ma czego cofać. Zakończ turę.

lesson-first-corner =
    Róg to karta
    Teun stanął na rogu i dobrał kartę: pomoc dla najbiedniejszego, 100 z banku. Rzuć: ty też trafisz na ten róg.

lesson-first-card =
    Wykonaj ją
    Twoja karta zdejmuje z planszy mały budynek innego gracza. Ten pod architektem jest bezpieczny. Wybierz ten w ramce; w turze z kartą się nie buduje.

lesson-first-three =
    Jeszcze wyżej
    Teun zapłacił 20 przy twoich dwóch piętrach, a ty masz czarną 4: architekt do nich dojdzie. Podwyższ je do trzech.

lesson-first-skyscraper =
    Trzy piętra, wieżowiec
    Trzy piętra idą dokładnie trzy pola i zdobywają jedno lub dwa. Potem stają się wieżowcem, którego nikt już nie zdobędzie.

lesson-first-premium =
    Ile wart jest wieżowiec
    Na koniec każdy wieżowiec na planszy daje 100. Kto ma tam wszystkie siedem, od razu kończy partię. Zakończ turę.

lesson-first-ruin =
    Albo ktoś bankrutuje
    Partia kończy się też, gdy kogoś nie stać na czynsz. Tu zieloni byli winni 360, a mieli 60: płacą te 60 i połowę z 400 za swoje wieżowce, resztę dopłaca bank.

lesson-first-play =
    Teraz graj dalej
    Znasz już wszystkie kroki. Łącz swoje budynki, trzymaj je przy ulicy i patrz, gdzie stajesz. Wygrywa najbogatszy. Odtąd los i Teun grają naprawdę.

## cards

lesson-cards-push =
    Najbogatszy idzie dalej
    Stoisz na rogu, a karta przesuwa pionek najbogatszego o jedno do trzech pól. Oboje macie po 700, więc wybierasz: przesuń Teuna o jedno, pod twoją grupę.

lesson-cards-tax =
    Podatek dla jednego
    Dwie tury później, kolejny róg. Wybierz gracza, który zapłaci bankowi 50 za każdy swój wieżowiec: Teuna. Podatek nikogo nie zrujnuje; kto ma mniej, płaci, ile ma.

lesson-cards-pick =
    Zamień jeden swój
    Ta karta zamienia twój mały budynek z budynkiem innego gracza. Najpierw wybierz swój, w ramce. Ten pod architektem zostaje na miejscu.

lesson-cards-swap =
    I jeden jego
    Teraz wybierz piętro Teuna w ramce: stoi tuż przy twoich budynkach.

lesson-cards-take =
    Przenieś jeden swój
    Ostatni róg. Jeden z twoich małych budynków może przejść na dowolne puste pole. Wybierz ten w ramce.

lesson-cards-move =
    Tam, gdzie zarabia
    Przy twojej grupie nad ulicą każde piętro podnosi czynsz i trzeba go płacić na jeszcze jednym polu. Postaw go tam.

lesson-cards-others =
    Karty, które dają i biorą
    Inne każą rzucić białą jeszcze raz, dają 100 najbiedniejszemu, a tobie dziesięć razy sumę kostek, opodatkują twoje wieżowce albo pozwolą dostawić piętro.

lesson-cards-losses =
    Karty, które zabierają
    Niektóre zdejmują wieżowiec temu, kto ma ich najwięcej, mały budynek innego gracza albo twój; jedna zamienia budynki dwóch innych. Zakończ turę.

lesson-cards-play =
    Teraz graj dalej
    Jeśli kartę można wykonać, trzeba; jeśli nie, nic się nie dzieje. Jest ich 20 i wracają w tej samej kolejności.

## corners

lesson-corners-corner =
    Wybierz róg
    W tym wariancie każdy najpierw wybiera, gdzie zaczyna jego pionek. Weź róg w ramce; na jednym może stać kilka.

lesson-corners-tower =
    Potem jak zwykle
    Teun wybrał róg naprzeciwko, więc nie chodzicie sobie po śladach. Postaw wieżowiec w środku.

lesson-corners-play =
    Teraz graj dalej
    Teraz każdy stawia trzy piętra. Swoje postaw tam, gdzie wkrótce przejdą inni, a nie ty.

## experts

lesson-experts-experts =
    Krok dalej dla znawców
    Architekt dojdzie do twojego piętra na dole. Dwa pola dalej stoi drugie twoje pojedyncze piętro, a w tym wariancie to pomaga. Podwyższ to w ramce.

lesson-experts-join =
    Połącz dwa swoje
    Zamiast zdobywać, dwa piętra mogą wejść na twoje pojedyncze piętro. Razem to trzy. Połącz je.

lesson-experts-capture =
    I od razu wieżowiec
    Trzy piętra idą trzy pola i zdobywają: wieżowiec w jednej turze. Gdyby nie mogły, nie wolno byłoby zacząć.

lesson-experts-play =
    Teraz graj dalej
    Cała reszta bez zmian. Pojedyncze piętra co dwa pola są dla znawców warte więcej; inni też je widzą.
