# The lessons; the first line of a message is its title.

## first

lesson-first-city =
    Do tego dążysz
    Gotowe miasto z szesnastu kafli. Każdy wieżowiec, ekobus i wiatrak coś w nim obiecał i dotrzymał słowa: 70 punktów. Ułożysz teraz pierwsze pięć kafli takiego miasta.

lesson-first-table =
    Twój stół
    Masz na ręce trzy kafle. Cztery kolejne leżą odkryte dla wszystkich, podobnie jak wszystko, co można zbudować. Tura ma trzy kroki: dołóż kafel, zbuduj coś, jeśli chcesz, i dobierz kafel.

lesson-first-lay =
    Połóż pierwszy kafel
    Wybierz kafel w ramce: trzy pola wody i jedno skały. Pierwszy kafel trafia na środek. Dotknij tego miejsca dwa razy albo naciśnij duży przycisk.

lesson-first-promise =
    Złóż obietnicę
    Wieżowiec z czwórką obiecuje: będą tu co najmniej cztery pola wody. Na razie są tylko trzy, więc odbiera 4 punkty. Zbuduj go na polu w ramce.

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
    Lepiej zbuduj ekobus
    Obiekty użyteczności publicznej, na przykład ekobusy, mogą stać wszędzie. Ten ekobus patrzy wzdłuż swojego rzędu i kolumny i chce widzieć cztery parki lub obiekty sportowe. Jeden park już widzi. Za cztery da 5 punktów.

lesson-first-more =
    Pomyśl o ekobusie
    Odkryty kafel w ramce ma park. Weź go: później znajdzie się w rzędzie ekobusu.

lesson-first-most =
    Parki i sport
    Dołóż kafel z obiektem sportowym pod ekobusem, który widzi teraz już dwa. A kto na koniec ma najwięcej obiektów sportowych, dostaje 5 punktów; tak samo jest z parkami.

lesson-first-another =
    Inna dzielnica
    Ta woda nie styka się z tamtą: to osobna dzielnica, więc może tu stanąć wieżowiec. Wodospadowy 6 to duża obietnica. Zbuduj go: masz jeszcze trzynaście kafli, żeby jej dotrzymać.

lesson-first-pile =
    W ciemno
    Jeśli żaden odkryty kafel ci nie odpowiada, dobierz w ciemno ten z wierzchu stosu. Zrób to teraz.

lesson-first-joining =
    Nigdy nie łącz dwóch
    Co za kafel: trzy pola wody. Spróbuj dołożyć go w ramce, w rogu między dwoma wieżowcami.

lesson-first-wide =
    Dołóż z prawej
    Dołóż więc kafel z parkiem na prawym skraju. Ekobus widzi już trzy. Miasto może mieć cztery kafle szerokości i cztery wysokości, nigdy więcej.

lesson-first-windmill =
    Wiatrak ma swoje miejsce
    Ten wiatrak daje 4 punkty, jeśli jego kafel znajdzie się w prawej kolumnie gotowego miasta; inaczej odbiera 4. Za chwilę będzie to pewne. Zbuduj go.

lesson-first-third =
    Brakuje jednego parku
    Ekobusowi brakuje jeszcze jednego. Kafel w ramce ma park: weź go.

lesson-first-turn =
    Najpierw obróć
    Wybierz kafel i obróć go raz, przyciskiem lub R, żeby park był w prawym dolnym rogu. Dołóż go na lewym skraju: ekobus ma swoje cztery, a miasto jest szerokie na cztery kafle.

lesson-first-skip =
    Nie musisz budować
    Ekobus i wiatrak już dają punkty. Obietnica, której nie dotrzymasz, kosztuje punkty, więc często lepiej nic nie budować. Tym razem tak zrób.

lesson-first-choose =
    I jeden na później
    Weź kafel w ramce z trzema polami trawy. Na trawie nie masz jeszcze żadnego wieżowca.

lesson-first-play =
    Teraz graj dalej
    Znasz już wszystkie kroki. Zostało jedenaście kafli, a wieżowiec 6 potrzebuje jeszcze pięciu pól wody. Po szesnastu rundach wygrywa, kto ma najwięcej punktów. Odtąd los i Teun grają naprawdę.

## biodomes

lesson-biodomes-late =
    Już prawie
    Leży czternaście kafli, zostały dwie rundy. Dwie biokopuły już dają punkty: jedna w dzielnicy, która ma dokładnie dwa na dwa pola, druga w takiej, która jest dokładnie narożnikiem z trzech pól.

lesson-biodomes-plus =
    Ułóż plus
    Wybierz kafel w ramce, obróć go raz i dołóż w miejscu oznaczonym ramką. Trawa utworzy tam plus z pięciu pól i ani jednego więcej.

lesson-biodomes-dome =
    Dokładnie ten kształt
    Ta biokopuła daje 8 punktów, jeśli jej dzielnica to dokładnie plus, dowolnie obrócony. Jedno pole za dużo albo za mało i odbiera 8. Zbuduj ją na nowej trawie.

lesson-biodomes-take =
    Niczego nie zepsuj
    Na ostatnie miejsce potrzebujesz kafla, który nie zmieni żadnego z trzech kształtów. Weź ten w ramce: ziemia i woda.

lesson-biodomes-last =
    Ostatni kafel
    Szesnasty kafel dopełnia kwadrat cztery na cztery. Dołóż go w ostatniej luce: wszystkie kształty zostają takie, jakie są.

lesson-biodomes-skip =
    Na tym poprzestań
    Nic z puli nie spełniłoby na tym kaflu swojej obietnicy, a niedotrzymana kosztuje punkty. Nic nie buduj.

lesson-biodomes-done =
    Liczy się każdy punkt
    Po ostatnim kaflu już nie dobierasz: zakończ turę. Teun dogra swoją, a wygra, kto ma najwięcej punktów. Przy remisie ten, kto więcej zbudował.
