# The lessons; the first line of a message is its title.

## first

lesson-first-city =
    O to się gra
    Gotowe miasto z szesnastu kafli. Każdy wieżowiec, ekobus i wiatrak coś obiecał i dotrzymał słowa: 70 punktów. Ułożysz teraz pierwsze pięć kafli takiego miasta.

lesson-first-table =
    Twój stół
    Masz na ręce trzy kafle. Cztery kolejne leżą odkryte dla wszystkich, tak samo wszystkie budowle. Tura ma trzy kroki: dołóż kafel, buduj, jeśli chcesz, i dobierz kafel.

lesson-first-lay =
    Połóż pierwszy kafel
    Wybierz kafel w ramce: trzy pola wody i jedno skały. Pierwszy kafel trafia na środek. Dotknij tego miejsca dwa razy albo naciśnij duży przycisk.

lesson-first-promise =
    Złóż obietnicę
    Wieżowiec z czwórką obiecuje: będą tu co najmniej cztery pola wody. Na razie są trzy, więc kosztuje 4 punkty. Zbuduj go na polu w ramce.

lesson-first-take =
    Dobierz kafel
    Weź odkryty kafel w ramce: ma wodę, której potrzebujesz. Potem gra Teun, a po nim znowu ty.

lesson-first-touch =
    Niech dzielnica rośnie
    Nowy kafel styka się z miastem całym bokiem. Dołóż ten z prawej: woda łączy się z wodą, dzielnica ma pięć pól, a obietnica jest spełniona. Cztery punkty.

lesson-first-second =
    Kusi, prawda?
    Tyle wody: czemu nie drugi wieżowiec? Spróbuj. Wybierz wieżowiec wodospadowy 6 i dotknij pola w ramce.

lesson-first-bus =
    Zbuduj więc ekobus
    Obiekty publiczne mogą stać wszędzie. Ten ekobus patrzy wzdłuż swojego rzędu i kolumny i chce czterech parków lub obiektów sportowych. Jeden park już widzi. Daje 5.

lesson-first-more =
    Pomyśl o ekobusie
    Odkryty kafel w ramce ma park. Weź go: później znajdzie się w rzędzie ekobusu.

lesson-first-most =
    Parki i sport
    Dołóż kafel z obiektem sportowym pod ekobusem: teraz widzi już dwa. A kto na koniec ma najwięcej obiektów sportowych, dostaje 5 punktów, tak samo za parki.

lesson-first-another =
    Inna dzielnica
    Ta woda nie styka się z tamtą: to osobna dzielnica, więc może tu stanąć wieżowiec. Szóstka to duża obietnica. Zbuduj go; masz jeszcze trzynaście kafli, by jej dotrzymać.

lesson-first-pile =
    W ciemno
    Jeśli żaden odkryty kafel ci nie odpowiada, dobierz w ciemno ten z wierzchu stosu. Zrób to teraz.

lesson-first-joining =
    Nigdy nie łącz dwóch
    Co za kafel: trzy pola wody. Spróbuj dołożyć go w rogu między dwoma wieżowcami, w ramce.

lesson-first-wide =
    Dołóż z prawej
    Dołóż więc kafel z parkiem całkiem z prawej. Ekobus widzi już trzy. Miasto może mieć cztery kafle szerokości i cztery wysokości, nigdy więcej.

lesson-first-windmill =
    Wiatrak ma swoje miejsce
    Ten wiatrak daje 4, jeśli jego kafel znajdzie się w prawej kolumnie gotowego miasta, a inaczej 4 odbiera. Za chwilę będzie to pewne. Zbuduj go.

lesson-first-third =
    Brakuje jednego parku
    Ekobusowi brakuje jeszcze jednego. Kafel w ramce ma park: weź go.

lesson-first-turn =
    Najpierw obróć
    Wybierz kafel i obróć go raz, przyciskiem lub R, żeby park był w prawym dolnym rogu. Dołóż go całkiem z lewej: ekobus ma cztery, a miasto cztery kafle szerokości.

lesson-first-skip =
    Nie musisz budować
    Ekobus i wiatrak już dają punkty. Obietnica, której nie dotrzymasz, kosztuje, więc często lepiej nic nie budować. Tym razem tak zrób.

lesson-first-choose =
    I jeden na później
    Weź kafel w ramce z trzema polami trawy. Na trawie nie masz jeszcze żadnego wieżowca.

lesson-first-play =
    Teraz graj dalej
    Znasz już wszystkie kroki. Zostało jedenaście kafli, a szóstka chce jeszcze pięciu pól wody. Po szesnastu rundach wygrywa, kto ma najwięcej punktów. Odtąd los i Teun grają naprawdę.

## biodomes

lesson-biodomes-late =
    Już prawie
    Leży czternaście kafli, zostały dwie rundy. Dwie biokopuły już dają punkty: jedna w dzielnicy dokładnie dwa na dwa pola, druga w narożniku dokładnie z trzech pól.

lesson-biodomes-plus =
    Ułóż plus
    Wybierz kafel w ramce, obróć go raz i dołóż w ramce na planszy. Trawa utworzy tam plus z pięciu pól i ani jednego więcej.

lesson-biodomes-dome =
    Dokładnie ten kształt
    Ta biokopuła daje 8, jeśli jej dzielnica to dokładnie plus, obrócony dowolnie. Jedno pole za dużo albo za mało i 8 odbiera. Zbuduj ją na nowej trawie.

lesson-biodomes-take =
    Niczego nie zepsuj
    Na ostatnie miejsce potrzebujesz kafla, który nie zmieni żadnego z trzech kształtów. Weź ten w ramce: ziemia i woda.

lesson-biodomes-last =
    Ostatni kafel
    Szesnasty kafel dopełnia kwadrat cztery na cztery. Dołóż go w ostatnią lukę: wszystkie kształty zostają takie, jakie są.

lesson-biodomes-skip =
    Na tym poprzestań
    Na tym kaflu nic z puli by się nie spełniło, a niedotrzymana obietnica kosztuje punkty. Nic nie buduj.

lesson-biodomes-done =
    Liczy się każdy punkt
    Po ostatnim kaflu już nie dobierasz: zakończ turę. Teun dogra swoją, a wygra, kto ma najwięcej punktów. Przy remisie decyduje liczba budowli.
