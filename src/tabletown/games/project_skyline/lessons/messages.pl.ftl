# The lessons; the first line of a message is its title.

## first

lesson-first-city =
    Do tego dążysz
    Jedno miasto dla wszystkich, a twój kolor to czerwony. Czynsze dały 1450 w gotówce, sześć wieżowców jest wartych po 100, a zielony jest ci winien jeszcze 360: razem 2410. Zobacz, jak to się zaczyna.

lesson-first-table =
    Ulica i architekt
    Twój pionek chodzi po ulicy i płaci innym czynsz; architekt chodzi po polach i buduje. Masz 700 w gotówce, 13 pięter i 7 wieżowców.

lesson-first-tower =
    Pierwszy wieżowiec
    Każdy zaczyna z jednym wieżowcem w centrum. Postaw swój na polu w ramce.

lesson-first-floor =
    Trzy piętra
    Teraz każdy po kolei stawia trzy pojedyncze piętra na dowolnych wolnych polach. Pierwsze postaw obok wieżowca: budynki stykające się bokami tworzą grupę.

lesson-first-street =
    Aż do ulicy
    Ulica biegnie wokół pól. Styka się z nią tylko to, co stoi na brzegu. Postaw tam drugie piętro, a cała grupa sięgnie ulicy.

lesson-first-more =
    Czynsz za całą grupę
    Czynsz za piętro to 10, za dwa piętra 20, za wieżowiec 100. Kto stanie przy dowolnym budynku z grupy, płaci za całą. Z trzecim piętrem to 130, na dwóch polach ulicy.

lesson-first-rent =
    Ktoś już zapłacił
    Teun postawił ostatnie piętro, więc miał pierwszą turę. Na białej kostce wyrzucił 4, stanął przy twojej grupie i zapłacił ci 130. Potem architekt zbudował coś dla niego.

lesson-first-roll =
    Twoja tura: rzuć
    Biała kostka przesuwa twój pionek po ulicy, czarna architekta. Rzuć.

lesson-first-far =
    Dokładnie tak daleko
    Czarna kostka pokazuje 4. Pole w ramce tak dobrze by pasowało, ale leży tylko trzy pola dalej. Spróbuj tam zbudować.

lesson-first-raise =
    Podwyższ budynek
    Architekt idzie dokładnie tak daleko, jak pokazuje kostka: na puste pole albo na twój budynek, który wtedy podwyższa. Podwyższ ten do dwóch pięter.

lesson-first-capture =
    I coś zdobądź
    Dwa piętra przechodzą dokładnie dwa pola i muszą trafić na mniejszy budynek innego gracza. Zdobądź piętro Teuna: wróci do niego, a na jego miejscu stanie twój budynek.

lesson-first-done =
    Zakończ turę
    Dopóki jej nie zakończysz, możesz cofnąć swój wybór; w lekcji nie ma czego cofać. Zakończ turę.

lesson-first-corner =
    Róg oznacza kartę
    Teun stanął na rogu i dobrał kartę: pomoc dla najbiedniejszego, 100 z banku. Rzuć: ty też trafisz na ten róg.

lesson-first-card =
    Wykonaj ją
    Twoja karta zdejmuje z planszy mały budynek innego gracza. Budynek pod architektem jest bezpieczny. Wybierz ten w ramce; w turze z kartą się nie buduje.

lesson-first-three =
    Jeszcze wyżej
    Teun zapłacił 20 przy twoich dwóch piętrach, a tobie na czarnej kostce wypadło 4: architekt do nich dojdzie. Podwyższ je do trzech.

lesson-first-skyscraper =
    Trzy piętra to wieżowiec
    Trzy piętra przechodzą dokładnie trzy pola i zdobywają budynek o jednym lub dwóch piętrach. Potem stają się wieżowcem, którego nikt już nie zdobędzie.

lesson-first-premium =
    Ile wart jest wieżowiec
    Na koniec każdy wieżowiec na planszy daje 100. Kto ma tam wszystkie siedem, od razu kończy partię. Zakończ turę.

lesson-first-ruin =
    Albo ktoś bankrutuje
    Partia kończy się też, gdy kogoś nie stać na czynsz. Tu zielony był winien 360, a miał 60 w gotówce: płaci te 60 i połowę z 400 za swoje wieżowce, a resztę dopłaca bank.

lesson-first-play =
    Teraz graj dalej
    Znasz już wszystkie kroki. Łącz swoje budynki, trzymaj je przy ulicy i patrz, gdzie stajesz. Wygrywa najbogatszy. Odtąd los i Teun grają naprawdę.

## cards

lesson-cards-push =
    Najbogatszy idzie dalej
    Stoisz na rogu, a twoja karta przesuwa pionek najbogatszego gracza o jedno, dwa lub trzy pola ulicy. Macie po 700, więc wybierasz: przesuń Teuna o jedno, tak by stanął przy twojej grupie.

lesson-cards-tax =
    Podatek dla jednego
    Dwie tury później, kolejny róg. Wybierz gracza, który zapłaci bankowi 50 za każdy swój wieżowiec: Teuna. Przez podatek nikt nie bankrutuje; kto ma mniej, płaci, ile ma.

lesson-cards-pick =
    Zamień swój budynek
    Ta karta zamienia miejscami twój mały budynek i mały budynek innego gracza. Najpierw wybierz swój, ten w ramce. Budynek pod architektem zostaje na miejscu.

lesson-cards-swap =
    Z budynkiem Teuna
    Teraz wybierz piętro Teuna w ramce: stoi tuż przy twoich budynkach.

lesson-cards-take =
    Przenieś swój budynek
    Ostatni róg. Jeden ze swoich małych budynków możesz przenieść na dowolne puste pole. Wybierz ten w ramce.

lesson-cards-move =
    Tam, gdzie zarabia
    Obok twojej grupy przy ulicy każde piętro podnosi czynsz, a płaci się go na jeszcze jednym polu ulicy. Postaw budynek tam.

lesson-cards-others =
    Karty, które dają i biorą
    Inne każą jeszcze raz rzucić białą kostką, dają 100 najbiedniejszemu, tobie dziesięciokrotność sumy obu kostek, każą zapłacić podatek od własnych wieżowców albo postawić jeszcze jedno piętro.

lesson-cards-losses =
    Karty, które zabierają
    Niektóre zdejmują z planszy wieżowiec tego, kto ma ich najwięcej, mały budynek innego gracza albo jeden z twoich; jedna zamienia budynki dwóch innych graczy. Zakończ turę.

lesson-cards-play =
    Teraz graj dalej
    Jeśli kartę można wykonać, trzeba to zrobić; jeśli nie, nic się nie dzieje. Kart jest 20 i wracają w tej samej kolejności.

## corners

lesson-corners-corner =
    Wybierz róg
    W tym wariancie każdy najpierw wybiera, gdzie zaczyna jego pionek. Weź róg w ramce; na jednym może stać kilka.

lesson-corners-tower =
    Potem jak zwykle
    Teun wybrał róg naprzeciwko, więc nie depczecie sobie po piętach. Postaw wieżowiec w centrum.

lesson-corners-play =
    Teraz graj dalej
    Teraz każdy stawia trzy piętra. Swoje postaw tam, gdzie wkrótce przejdą inni, a nie ty.

## experts

lesson-experts-experts =
    Dodatkowy krok dla ekspertów
    Architekt dojdzie do twojego piętra na dole. Dwa pola dalej stoi drugie twoje pojedyncze piętro, a w tym wariancie to się przydaje. Podwyższ to w ramce.

lesson-experts-join =
    Połącz dwa własne
    Zamiast zdobywać, dwa piętra mogą wejść na twoje własne pojedyncze piętro. Razem to trzy. Połącz je.

lesson-experts-capture =
    I od razu wieżowiec
    Trzy piętra przechodzą trzy pola i zdobywają: wieżowiec w jednej turze. Gdyby nie mogły niczego zdobyć, nie wolno byłoby zaczynać.

lesson-experts-play =
    Teraz graj dalej
    Cała reszta bez zmian. Pojedyncze piętra oddalone o dwa pola są dla ekspertów więcej warte; inni też je widzą.
