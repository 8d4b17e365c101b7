# Czwórki

move-drop = wrzuca krążek, na { $square }
not-into-full-column = Kolumna { $column } jest pełna.
four-in-a-row = cztery w linii
sides = { $one }: x   { $other }: o
help-of-game =
    Wrzuć krążek:  drop KOLUMNA, albo sama kolumna     drop d, d
    x i o to krążki, + to pole, na które może spaść następny. Podgląd: legal
how-to-drop = Wpisz drop i kolumnę, na przykład: drop d.

## Arkusze punktacji

sheet-seats-first = Przed planszą muszą być dwa wiersze „seat IMIĘ”.
sheet-no-disc = „{ $text }” to nie krążek: x, o albo kropka dla pustego pola.
sheet-floating = Pod tym krążkiem jest puste pole.
sheet-turns = Liczba krążków x: { $x }, krążków o: { $o }; gracze nie mogli grać na zmianę.
sheet-after-the-end = Ktoś grał dalej po ułożeniu czterech w linii.
sheet-unfinished-board = Jest jeszcze miejsce na krążek i nikt nie ma czterech w linii: partia nie jest skończona.

## Rysowana plansza

group-discs = Pozostałe krążki
explain-disc = Krążek miejsca { $disc ->
    [x] 1
   *[o] 2
}.
explain-column = Kolumna { $column }: krążek spada na najniższe puste pole.
disc-of = Krążek { $disc } z { $discs }
turn-drop = Wrzuć krążek
do-drop = Wrzuć do { $column }
tip-drop = Wybierz kolumnę: twój krążek spadnie na najniższe puste pole.
tip-four = Cztery krążki w linii: to kończy partię, a ty wygrywasz.
