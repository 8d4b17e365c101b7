# The lessons; the first line of a message is its title.

## first

lesson-first-city =
    O to się gra
    Sześć rund zapełniło tę planszę. Każda dała punkt za każde pole największego zabudowanego prostokąta, pod koniec 42. Czerń i zieleń są w równowadze: jeszcze 20, razem 177.

lesson-first-table =
    Wszyscy naraz
    Każdy ma te same 23 kafle. Karta mówi, który teraz przychodzi; wszyscy kładą go na swojej planszy. Cztery kafle i fontanna to runda, a po sześciu rundach koniec.

lesson-first-side =
    Wybierz stronę
    Na planszy jest wydrukowany element, po jednej stronie czarny, po drugiej zielony. Liczy się jako położony. Weź czarną stronę.

lesson-first-over =
    Na sam wierzch?
    Pierwszy kafel to domino. Spróbuj położyć go na wydrukowanym elemencie, przy polu w ramce.

lesson-first-place =
    Połóż pierwszy kafel
    Nic nie może leżeć na niczym innym, nawet częściowo. Połóż domino tuż powyżej, jak pokazuje zarys.

lesson-first-snug =
    Połówka do połówki
    Kwadrat z trójkątem: połóż go w górnym rzędzie. Połówka pola obok zostaje wolna na coś, co pasuje.

lesson-first-flip =
    Odwróć go
    To była twoja tajna karta. Wybierz równoległobok i odwróć go, przyciskiem lub F: będzie zielony i lustrzany. Teraz pasuje w lukę.

lesson-first-turn =
    Odwróć i obróć
    Karta Teuna daje ten długi. Odwróć go, potem obróć raz przyciskiem lub R i połóż z prawej. „Pokaż mi” pomoże.

lesson-first-fountain =
    Fontanna w lukę
    Na koniec rundy każdy kładzie fontannę: połówkę pola bez koloru. Swoją połóż w ostatniej wolnej połówce.

lesson-first-round =
    Dziewięć punktów
    Trzy na trzy pola zabudowane bez luk: runda daje 9. Następna znów zapłaci za największy prostokąt, więc niech rośnie.

lesson-first-balance =
    Zachowaj równowagę
    Zabudowane pole liczy się dla swojego koloru; dwukolorowe dla żadnego. Teraz jest 5 czarnych i 3 zielone. Równo daje na końcu 20, różnica jeden lub dwa 10, trzy lub cztery 5.

lesson-first-planning =
    I cała plansza
    Plansza zapełniona w całości daje jeszcze 15. To rzadkość: przekreśla to każda wolna połówka.

lesson-first-again =
    Druga runda
    Cztery nowe karty: jedna odkryta, jednej nikt nie zna, jedną widzisz tylko ty, jedną tylko Teun. Odwróć długi kafel na zielono i połóż niżej: czerń i zieleń są równe.

lesson-first-play =
    Teraz graj dalej
    Znasz już wszystkie kroki. Co nie pasuje, można pominąć, ale wtedy przepada. Po sześciu rundach wygrywa, kto ma najwięcej punktów; 140 robi wrażenie. Odtąd los i Teun grają naprawdę.

## solo

lesson-solo-last =
    Samotnie, na ocenę
    Grając samotnie, wybierasz dowolną planszę i grasz na ocenę. To ostatnia runda: trzy karty leżą odkryte, a kafle kładziesz w dowolnej kolejności.

lesson-solo-first =
    Popraw równowagę
    Zielonych pól jest o jedno więcej niż czarnych. Obróć dach raz i połóż go czarną stroną do góry, jak pokazuje zarys: teraz jest równo, a to daje 20 zamiast 10.

lesson-solo-second =
    Największy prostokąt
    W szóstym rzędzie została jedna luka. Obróć równoległobok raz i wypełnij ją: sześć rzędów po siedem, 42 punkty. Pół na pół nie liczy się dla nikogo, więc równowaga zostaje.

lesson-solo-skip =
    Pomiń go
    Romb już nigdzie nie pasuje. Pomiń go: przepada, i nic w tym złego.

lesson-solo-fountain =
    Ostatnia fontanna
    Fontanna mieści się w każdej wolnej połówce. Żadnego liczącego się pola już nie dopełni; połóż ją w dolnym rzędzie.

lesson-solo-done =
    Co powiedzą?
    176 punktów: to robi wrażenie. Od 180 królowa jest zachwycona, od 200 wychodzisz poza tor punktacji. Grając samotnie, partię kończysz ty.
