# All texts that belong to no game.

## The command line

welcome = { $game }. Wpisz help, żeby zobaczyć polecenia, albo quit, żeby wyjść.
seed-hash = Zapieczętowane losowanie, do sprawdzenia później: sha256(seed) { $hash }
bot-level = { $bot ->
    [newcomer] nowicjusz
    [neighbour] sąsiad
    [planner] planista
    [architect] architekt
    [random] losowy
    [greedy] zachłanny
   *[bot] { $bot }
}
opponents = Twoi przeciwnicy: { $names }.
bot-named = { $name }, { $level }
prompt = { $name }>
nature = Los
move-undo = cofa ostatni ruch
hand-over = Teraz gra { $name }. Pozostali odwracają wzrok. { $name }, naciśnij Enter.
quit = Partia nie jest jeszcze skończona.
saved = Zapisano w { $file }.
running-score = Wynik na tę chwilę: { $totals }
possible-now = Teraz możliwe: { $kinds }
winners = { $count ->
    [one] Wygrywa { $names }.
    [few] Wspólne zwycięstwo: { $names }.
    [many] Wspólne zwycięstwo: { $names }.
   *[other] Wspólne zwycięstwo: { $names }.
}
tried = Wynik zmieniłby się z { $before } na { $after } ({ $change }).
replayed = Po zdarzeniu { $seq } z { $last }.
game-listed = { $name }: { $title }, miejsca: { $seats }
option-listed = {"   "}{ $what }, --option { $name }=… (domyślnie: { $default })
choice-listed = {"      "}{ $choice }: { $what }
game-choice = { $number }. { $title }
perft = { $depth }: { $count }
compiling = Kompilacja zasad, jednorazowo: około dziesięciu sekund …
interpreted = Brak pakietu numba, więc zasady działają bez kompilacji, czyli wolniej: pip install 'tabletown[fast]'
tally-matches = partie
tally-elo = Elo
tally-faults = błędy
tally-seat = miejsce
tally-bot = bot
tally-mean = średnia
tally-spread = odchylenie
tally-wins = wygrane, %
tally-speed = Partie: { $matches }; partie na sekundę: { $rate }; decyzje na sekundę: { $decisions }
nobody-has-moved = Nikt jeszcze nie wykonał ruchu.
move-is-possible = Tak, to możliwe.
help-of-house =
    Zawsze: board (cały stół)  score (pozycja po pozycji)  last (co się stało)
            why RUCH (dlaczego tak nie można)  try RUCH (co by zmienił)
            undo (cofnij)  help
help-of-terminal =
    Tutaj:  undo [MIEJSCE]  rules [§ albo słowo] (instrukcja)  save PLIK
            quit (wyjdź)

## What is wrong with a command

no-such-game = Nie ma gry o nazwie { $text }. Do wyboru: { $known }.
game-lacks = Grze w { $folder } brakuje: { $names }.
game-written =
    Nowa gra jest w { $folder }. Tak w nią zagrasz:
    TABLETOWN_GAMES={ $games } tabletown terminal { $name }
not-a-game-name = „{ $text }” nie może być nazwą gry: nazwa składa się z małych liter, cyfr i _, a zaczyna się literą.
game-is-known = Gra o nazwie { $text } już istnieje. Wybierz inną nazwę.
folder-exists = { $folder } już istnieje. Wybierz inną nazwę albo inny folder za pomocą --to.
no-such-language = Nie ma języka { $text }. Do wyboru: { $known }.
learned = Rozegrane partie: { $matches }; w ostatnich z nich jedno miejsce zdobywało średnio { $mean }. Wagi są w { $folder }.
ray-is-missing = Gra na klastrze wymaga biblioteki Ray: pip install 'tabletown[ray]'
learning-needs-compiler = Uczenie wymaga pakietu numba: pip install 'tabletown[fast]'
nothing-to-learn = Gra { $game } nie podaje cech, więc nie ma się czego uczyć.
weights-do-not-fit = Wagi w { $folder } nie pasują do cech tej gry: trzeba nauczyć się ich od nowa.
arena-done = Partie: { $matches }, czas: { $time }. Raport jest w { $file }
other-plan = { $file } należy do innego turnieju. Wybierz inny folder za pomocą --to.
no-such-bot-file = { $text } nie jest klasą w pliku Pythona, takim jak sciezka/do/moj.py:Moj.
no-such-bot = Nie ma bota o nazwie { $text }. Do wyboru: { $known }.
no-such-option = Gra { $game } nie ma opcji { $text }. Do wyboru: { $known }.
no-such-option-choice = Opcja { $option } nie ma wartości { $text }. Do wyboru: { $known }.
option-not-with-these-seats = Opcja { $option }={ $choice } nie jest dostępna przy tej liczbie miejsc: { $count }.
not-an-option = Opcja ma postać NAZWA=WARTOŚĆ, a nie { $text }.
wrong-number-of-seats = Gra { $game } ma od { $few } do { $many } miejsc, a nie { $count }.
wrong-number-of-matches = Liczba partii musi mieścić się między 1 a { $most }.
wrong-depth = Głębokość musi mieścić się między 0 a { $most }.
seed-out-of-range = Ziarno (seed) to liczba całkowita od 0 do 2^128 − 1.
seed-for-one = Ziarno (seed) można wybrać tylko wtedy, gdy gra najwyżej jeden człowiek (human): kto zna ziarno, wie, co się wylosuje.
not-a-seed = Ziarno (seed) to 32 cyfry szesnastkowe, małymi literami, a nie { $text }.
not-in-rulebook = W instrukcji nie ma nic na temat „{ $text }”.
no-such-command = Nie znam polecenia { $text }. Wpisz help.
which-move = Który ruch? Wpisz { $command }, a po nim ruch.
no-such-seat = Nie ma miejsca numer { $text }; ostatnie ma numer { $most }.
how-to-save = Wpisz, gdzie zapisać partię: save PLIK.
cannot-read = Nie można odczytać { $file }: { $why }.
cannot-write = Nie można zapisać { $file }: { $why }.
not-text = { $file } nie jest tekstem w UTF-8.
no-such-file = Nie ma pliku { $file }.
not-understood = Polecenie „{ $text }” nie jest tu znane. „tabletown --help” pokaże listę poleceń.

## Moves

illegal-move = Tak nie można. { $why }
no-reason = Ten ruch nie jest dozwolony.
no-such-kind = Nie ma ruchu „{ $text }”.
no-such-move = Nie ma ruchu numer { $text }.
no-such-choice = „{ $text }” nie pasuje do ruchu { $kind }.
wrong-parts = Po { $kind } { $count ->
    [0] nie podawaj już niczego
    [one] podaj jeszcze jedno słowo
    [few] podaj jeszcze { $count } słowa
    [many] podaj jeszcze { $count } słów
   *[other] podaj jeszcze { $count } słowa
}.
not-a-square = „{ $text }” to nie pole: litera oznacza kolumnę, a liczba rząd, na przykład c4.
nothing-to-undo = Nie masz teraz czego cofnąć.
legal-count = { $count ->
    [0] Brak dozwolonych ruchów.
    [one] Jeden dozwolony ruch:
    [few] { $count } dozwolone ruchy:
    [many] { $count } dozwolonych ruchów:
   *[other] { $count } dozwolonego ruchu:
}
no-such-tile-number = Nie ma kafla numer { $text }; ostatni numer to { $most }.
not-your-turn = To nie twoja tura.
not-after-the-end = Partia jest skończona.
not-drawn-now = Niczego takiego się teraz nie losuje.
not-yours-to-draw = To robi tylko los, nie gracz.

## The server

listening = Tabletown jest pod adresem { $address }
listening-to-others = Inni w twojej sieci mogą dołączyć pod adresem { $address }
how-to-stop = Ctrl-C zatrzymuje Tabletown; twoje stoły pozostaną zapisane.
stopped = Tabletown został zatrzymany.
cannot-listen = Serwer nie może nasłuchiwać pod adresem { $host }, port { $port }: { $why }.
not-a-url = „{ $text }” nie jest adresem takim jak https://play.example.org.
no-such-table = Nie ma takiego stołu.
table-damaged = Zapisana partia tego stołu przy zdarzeniu { $seq } jest niezgodna z zasadami, więc nie można jej otworzyć.
table-ended = Ten stół jest zamknięty; nikt nie może już wykonać ruchu.
no-link = Podaj klucz swojego linku: Authorization: Bearer KEY.
void-link = Ten link nie otwiera stołu albo stracił ważność.
only-the-opener = Może to zrobić tylko osoba, która otworzyła stół.
rematch-while-playing = Następną partię można zacząć, gdy skończy się ta.
rematch-of-record = To zapis partii: nie ma tu nikogo, kto mógłby zagrać jeszcze raz.
only-seats-move = Mogą to zrobić tylko gracze, którzy mają miejsce przy stole.
sit-down-first = Najpierw podaj swoje imię.
not-a-name = Imię musi mieć od 1 do { $most } znaków.
only-so-many-seats = Miejsc jest tylko { $count }.
no-such-aid = Nie ma pomocy o nazwie „{ $text }”. Do wyboru: { $known }.
aid-not-allowed = Osoba, która otworzyła stół, nie zezwoliła na tę pomoc.
no-hint = Nie udało się znaleźć podpowiedzi. Spróbuj ponownie.
not-asked = To nie twoja tura.
stale = Partia potoczyła się tymczasem dalej. Spójrz jeszcze raz.
say-hello-first = Najpierw wyślij hello: który stół i jaki link.
other-version = Ten serwer używa wersji { $ours } protokołu, a ty wersji { $theirs }. Wczytaj stronę ponownie albo zaktualizuj program.
not-a-message = Serwer nie zna takiej wiadomości: { $why }
bad-request = Serwer nie rozumie tego żądania: { $why }
not-utf8 = To nie jest tekst w UTF-8.
too-often = Za dużo naraz. Poczekaj chwilę.
foreign-origin = Mogą to robić tylko strony tego serwera.
server-error = Coś się u nas zepsuło. Wszystko, co zapisano, jest bezpieczne.
store-full = Dysk jest pełny: nic nie zapisano i nic się nie zmieniło.
store-busy = Baza danych jest zajęta: nic nie zapisano. Spróbuj ponownie.
store-away = Baza danych nie odpowiada. Spróbuj za chwilę.
store-fails = Baza danych zgłasza błąd: { $why }
store-too-new = Baza danych pochodzi z nowszego Tabletown: ma wersję { $version }, a ten Tabletown zna wersję { $known }.
store-without-postgres = PostgreSQL wymaga jeszcze jednego pakietu: pip install 'tabletown[postgres]'
no-more-undo = Po { $count } zdarzeniach nie można już niczego cofnąć.
no-such-lesson = Nie ma lekcji { $text }. Znane: { $known }.
lesson-not-now = Zasady na to pozwalają i po lekcji możesz tak zagrać. Na razie wykonaj ruch, który opisuje lekcja.
help-of-lesson = Lekcja: wykonaj opisany ruch albo naciśnij Enter (lub wpisz next), żeby przejść dalej; back pokazuje poprzedni krok. Ramki i przyciski, o których mówią teksty, są na stronie w przeglądarce: tutaj wpisz ruch podany pod tekstem.
lesson-over = To koniec lekcji. Partia toczy się dalej od tego miejsca, a ty możesz robić wszystko, na co pozwalają zasady.
too-many-sockets = Z twojego adresu jest za dużo połączeń. Zamknij kilka i spróbuj ponownie.
server-busy = Serwer jest teraz zajęty. Ruchy nadal przyjmuje; z tym spróbuj ponownie za chwilę.
card-damaged = Nie da się odczytać tego, co zapisano o tym stole.
store-gone = Baza danych została przeniesiona lub usunięta: nic nie zapisano. Trzeba ponownie uruchomić serwer.
store-damaged = Baza danych jest uszkodzona: { $why }
backed-up = { $file }: stoły: { $tables }, zdarzenia: { $events }.
restored = Z { $file } przywrócono stoły: { $tables }, zdarzenia: { $events }.
brought-back = Stół { $table } wrócił; jego linki znów działają.
no-such-store = Nie ma bazy danych w { $path }.
store-not-empty = W bazie danych są już stoły. Przywróć kopię do pustej bazy.
backup-not-whole = { $file } nie jest pełną kopią zapasową.
not-a-table = { $file } nie jest wyeksportowanym stołem: { $why }
table-is-there = Ten stół już istnieje.
not-a-place = „{ $text }” nie jest hostem z portem (takim jak 127.0.0.1:9100), innym niż port samego serwera.
unknown-host = Nie ma tu Tabletown o nazwie „{ $host }”. Otwórz adres, który serwer pokazał przy uruchomieniu; jeśli to twój serwer, uruchom go z --hosts { $host }.
too-many-remarks = Przy tym stole zmieniło się już tyle, że więcej nie da się zapisać. Grajcie dalej tak, jak siedzicie.
verify-while-playing = Losowanie można sprawdzić, gdy partia się skończy.

## The page

page-home = Strona główna
page-tools = Narzędzia
page-close = Zamknij
page-lost = Pod tym adresem nic nie ma.
page-language = Język
page-links = Linki do tego stołu
page-links-about = Każde miejsce ma własny link: kto go ma, ten tam siedzi. Linki widać tylko w tej przeglądarce.
page-watch = Dla widzów
page-copy = Kopiuj
page-copied = Skopiowano
page-name = Twoje imię na miejscu { $number }
page-sit = Usiądź
page-you = ty
page-your-turn = Twoja tura
page-waits = Czekamy na: { $names }
page-over = Partia jest skończona
page-ended = Ten stół jest zamknięty
page-twin = Opis stołu
page-undo = Cofnij
page-hint = Podpowiedź
page-hint-why = Spodziewane w kolejnych turach:
page-hint-now = teraz
page-type = Wpisz ruch lub pytanie; „help” pokaże ich listę
page-send = Wyślij
page-scores = Wynik na tę chwilę
page-final = Wynik końcowy
page-log = Przebieg partii
page-record = Pobierz zapis partii
page-rules = Instrukcja
page-away = Nie ma połączenia. Próbujemy dalej; każdy zagrany ruch jest bezpieczny.
page-lost-about = W adresie może być literówka albo tej strony już nie ma.
page-shut = Tego stołu nie można otworzyć
page-shut-about = Osoba, która otworzyła stół, może dać ci nowy link.
page-no-connection = Brak połączenia

## The home page

page-headline = Budujmy miasta razem.
page-about = Przeciwko botom, przy jednym ekranie albo z przyjaciółmi przez link. Nikt nie potrzebuje konta.
page-games = Wybierz grę
page-set-up = Przygotuj partię: { $game }
page-seat-range = Miejsca: od { $few } do { $many }
page-seat-count = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}
page-about-time = Około { $time }
page-rules-of = Instrukcja gry { $game }
page-go-on = Graj dalej
page-go-on-with = Graj dalej: { $game }
page-my-tables = Twoje stoły
page-finished = Skończone
page-nobody-yet = Czekamy, aż ktoś usiądzie
page-not-reached = Chwilowo niedostępny
page-forget = Usuń z mojej listy: { $game }
page-forgotten = Usunięto z twojej listy razem z linkami.
page-bring-back = Przywróć
page-older = Starsze: { $count }
page-no-tables = Tu jeszcze nic nie ma. Wybierz miasto: gdy wyjdziesz, partia poczeka tu na ciebie, na tym urządzeniu i bez konta.
page-start-with = Zacznij: { $game }

page-seats = Gracze
page-seat = Miejsce { $number }
page-sits = { $who ->
    [here] Tutaj
    [link] Przez link
   *[bot] Bot
}
page-name-here = Imię na miejscu { $number }
page-my-name = Twoje imię
page-guest = Gość { $letter }
page-gets-link = Dostanie link, który potem wyślesz.
page-bot-of-seat = Bot na miejscu { $number }
page-bot-level = { $bot ->
    [newcomer] Nowicjusz
    [neighbour] Sąsiad
    [planner] Planista
    [architect] Architekt
   *[bot] { $bot }
}
page-bot-about = { $bot ->
    [newcomer] Sporo przeocza i bierze to, co akurat dobrze wygląda.
    [neighbour] Zna grę, ale czasem coś przeoczy i nie patrzy naprzód.
    [planner] Przed każdym ruchem myśli kilka tur naprzód.
    [architect] Nad każdym ruchem myśli nawet sekundę. Trudno go pokonać.
   *[bot] Wbudowany bot.
}
page-bot-scores = Średnia punktów: { $points }.
page-bot-beats = Średnia punktów: { $points }; na 100 partii z { $lower ->
    [newcomer] nowicjuszem
    [neighbour] sąsiadem
   *[planner] planistą
} wygrywa { $beats }.
page-seat-more = Dodaj miejsce
page-seat-less = Usuń miejsce { $number }
page-only-watch = Nikt tu nie gra. Będziesz tylko oglądać.
page-options = Warianty
page-aids = Dozwolone przy tym stole
page-aid = { $aid ->
    [preview] Podgląd punktów za ruch
    [hints] Podpowiedzi na życzenie
   *[aid] { $aid }
}
page-seeded = Losowanie, które można sprawdzić
page-seeded-about = Losowanie jest zapieczętowane przed pierwszym ruchem i ujawniane na końcu, więc każdy może je sprawdzić.
page-start-match = Zacznij partię

page-ways-in = Więcej możliwości
page-join = Dołącz do stołu
page-join-link = Otrzymany link
page-join-go = Dołącz
page-no-table-link = To nie jest link do stołu. Taki link wygląda tak: { $example }.
page-to-score = Arkusz punktacji
page-to-score-about = Dla miast zbudowanych z prawdziwego pudełka.
page-read-record = Otwórz zapis partii
page-read-record-about = Prześledź partię zapisaną w pliku.
page-record-file = Wybierz plik
page-record-text = Albo wklej jego tekst
page-record-open = Otwórz partię
page-clock = Zegar
page-clock-for = Ile czasu na zastanowienie?
page-clock-per = { $per ->
    [move] Na każdy ruch
    [match] Na całą partię
   *[none] Bez zegara
}
page-clock-told = { $per ->
    [move] { $time } na każdy ruch
   *[match] { $time } na całą partię
}
page-clock-time = Czas
page-clock-then = Gdy czas minie
page-clock-then-choice = { $then ->
    [end] Partia się kończy
   *[bot] Gra za ciebie bot
}
page-clock-about = Czas płynie, gdy wszyscy usiądą, i stoi, gdy serwer jest niedostępny.


## At a table

page-to-own-city = Wróć do swojego miasta
page-beside = Wokół planszy
page-people = Gracze
page-turns = Czyja tura
page-chance = { $count ->
    [one] { $count } losowanie
    [few] { $count } losowania
    [many] { $count } losowań
   *[other] { $count } losowania
}
page-city = Miasto: { $name }
page-keys = Strzałki przenoszą od miejsca do miejsca, klawisze od 1 do 9 wybierają element, R go obraca, F odwraca, Enter zagrywa ruch, Backspace cofa, T otwiera opis stołu, a znak zapytania instrukcję.
page-rack = Co możesz zrobić
page-turn = Obróć
page-flip = Odwróć
page-wait = Nie twoja tura
page-wait-undo = Gotowe; możesz jeszcze cofnąć ruch
page-choose-piece = Wybierz element
page-choose-place = Wybierz miejsce
page-not-here = Nie tutaj.
page-rule = Zasada { $rule }
page-may = opcjonalnie
page-visit = Pokaż miasto: { $name }
page-total = { $name }: { $points }. Pokaż wszystkie pozycje
page-empty-seat = jeszcze nikt
page-counted = { $count } × { $what }
page-answer = Odpowiedź
page-played = Zagrano: { $move }
page-here = przy tym ekranie
page-new-link = Nowy link
page-to-bot = Oddaj miejsce botowi
page-end = Zamknij ten stół
page-end-sure = Tak, zamknij dla wszystkich
page-qr = Kod QR
page-qr-label = Link jako kod QR
page-pass-to = Przekaż ekran: { $name }
page-pass-about = To, co teraz się pokaże, jest tylko dla jednej osoby: { $name }.
page-i-am = To ja, { $name }
page-stay = Wróć do: { $name }
page-since = Od twojego ostatniego ruchu
page-gain = do { $points }
page-gain-later = do { $points }, licząc resztę tury
page-foresight = Najlepsze miejsce daje od razu { $now }.
page-foresight-later = Najlepsze miejsce daje od razu { $now }, a do { $turn }, licząc resztę tury.
page-preview-later = do { $points } w tej turze
page-back = Prześledź partię
page-first = Na początek
page-earlier = Krok wstecz
page-later = Krok dalej
page-earlier-turn = Tura wstecz
page-later-turn = Tura dalej
page-play = Odtwarzaj automatycznie
page-pause = Pauza
page-now = Do ostatniego ruchu
page-start = Wszystko gotowe
page-text = Tekst
page-menu = Więcej
page-scores-title = Punkty, pozycja po pozycji
page-aids-now = Dozwolone tutaj: { $aids }
page-none = nic
page-fair = Za pomocą tej liczby każdy może potem sprawdzić losowanie:
page-fair-seed = Losowanie pochodzi z tego ziarna:
page-fair-check = Sprawdź losowanie
page-fair-fits = { $fits ->
    [yes] Twoja przeglądarka sprawdziła: ziarno pasuje do skrótu.
    [no] Twoja przeglądarka sprawdziła: ziarno nie pasuje do skrótu.
   *[unable] Twoja przeglądarka sprawdza ziarno tylko pod adresem z https, więc tego nie sprawdziła.
}
page-fair-known = Twoja przeglądarka zna ten skrót, odkąd jesteś przy stole, czyli zanim podano ziarno.
page-fair-changed = Skrót jest inny niż ten, który twoja przeglądarka widziała w czasie partii.
page-fair-new = Twoja przeglądarka nie widziała tego skrótu w czasie partii, więc nie wie, czy był taki sam.
page-fair-imported = Ta partia pochodzi z pliku, więc nikt tu nie wie, czy skrót opublikowano przed partią.
page-fair-server = Serwer sprawdził losowania: { $told }
page-tip = Wskazówka
page-tip-read = Jasne
page-tips-off = Wyłącz wskazówki
page-learn = Lekcja
page-learn-game = Naucz się grać w { $game }: lekcja na pięć minut
page-lessons = Lekcje
page-lesson = Lekcja
page-lesson-step = Krok { $step } z { $steps }
page-lesson-first = Przeczytaj lekcję
page-lesson-leave = Opuść lekcję; poczeka na stronie głównej
page-lesson-back = Wstecz
page-lesson-help = Pokaż mi
page-lesson-next = Dalej
page-lesson-end = Graj dalej
page-lesson-type = Do wpisania:
page-lesson-at = Lekcja, krok { $step } z { $steps }
page-seen = Ktoś, kto opuścił to miejsce, zna to, co jest tu ukryte
page-imported = Partia z pliku
page-clock-now = Zegar: { $time }. Gdy czas minie: { $after }.
page-clock-left = { $name }: zostało { $time }
page-clock-little = Masz jeszcze { $time }.
page-out = { $name } przegrywa: czas minął
page-out-won = { $other } wygrywa: { $name } nie ma już czasu


## The end of a match

page-end-of-match = Koniec partii
page-telling = Każdy punkt po kolei
page-skip-telling = Pokaż wszystko
page-tell-again = Pokaż liczenie ponownie
page-rematch = Zagraj jeszcze raz
page-join-rematch = Dołącz do następnej partii
page-end-won = { $how ->
    [tie-break] Wygrywasz przy remisie.
    [shared] Wspólne zwycięstwo: ty i { $names }.
   *[ahead] Wygrywasz (przewaga: { $points }).
}
page-end-lost = { $how ->
    [tie-break] { $name } wygrywa przy remisie. Twoje miejsce: { $place }.
    [shared] Wspólne zwycięstwo: { $names }. Twoje miejsce: { $place }.
   *[ahead] { $name } wygrywa (przewaga: { $points }). Twoje miejsce: { $place }.
}
page-end-watched = { $how ->
    [tie-break] { $name } wygrywa przy remisie.
    [shared] Wspólne zwycięstwo: { $names }.
   *[ahead] { $name } wygrywa (przewaga: { $points }).
}
page-end-alone = Twój wynik: { $points }.
page-end-place = { $place ->
    [second] drugie
    [third] trzecie
    [fourth] czwarte
   *[fifth] piąte
}
page-end-difference = Co zdecydowało
page-end-ahead = { $who ->
    [you] { $points } dla ciebie
   *[seat] { $points }: { $name }
}
page-end-course = Jak zmieniały się wyniki
page-end-start = Początek
page-end-finish = Koniec
page-end-picture = Obrazek miasta


## The rulebook, read

page-contents = Spis treści
page-find = Szukaj w instrukcji
page-found = { $count ->
    [0] Nie znaleziono
   *[other] { $number } z { $count }
}
page-found-before = Poprzednie trafienie
page-found-next = Następne trafienie
page-print = Drukuj
page-other-rulebooks = Instrukcje innych gier

## The score sheet, tapped in

page-sheet = Arkusz punktacji
page-sheet-choose = W co graliście?
page-sheet-about = Wprowadź gotowe miasta z prawdziwego pudełka: każdy punkt zostanie policzony, razem z zasadą.
page-sheet-begun = Masz niedokończony arkusz.
page-sheet-load = Otwórz plik
page-sheet-save = Zapisz do pliku
page-sheet-anew = Zacznij od nowa
page-sheet-undo = Cofnij
page-sheet-somebody = Gracz { $number }
page-sheet-nameless = Bez imienia
page-sheet-cities = Miasta
page-sheet-add = Dodaj miasto
page-sheet-remove = Usuń: { $name }
page-sheet-name = Imię
page-sheet-brushes = Co stawiasz na polu
page-sheet-wipe = Wyczyść
page-sheet-board = Plansza
page-sheet-square = { $square }: { $what }
page-sheet-hole = jeszcze niewypełnione
page-sheet-unread = „{ $word }”, niezrozumiałe
page-sheet-keys = Na klawiaturze: strzałki przenoszą z pola na pole, a litery wpisuje się tak jak w tekście.
page-sheet-text = Arkusz jako tekst
page-sheet-text-about = Zawsze taki sam jak rysunek. Zmień go tutaj albo wklej cały arkusz.
page-sheet-silence = Nie ma jeszcze wyniku.
page-sheet-hint = Chwileczkę.
page-sheet-wrong = To niemożliwe.
page-sheet-missing = Jeszcze nieskończone.
page-sheet-more = { $count ->
    [one] I jeszcze jedna rzecz.
    [few] I jeszcze { $count } rzeczy.
    [many] I jeszcze { $count } rzeczy.
   *[other] I jeszcze { $count } rzeczy.
}
page-sheet-complete = Komplet.
page-sheet-there = Pokaż
page-sheet-so-far = Dotychczasowy wynik
page-sheet-result-about = Każdy punkt z zasadą, z której wynika.
page-sheet-tap-line = Dotknij pozycji, aby zobaczyć ją w mieście.
page-sheet-alone = { $name }: { $points }
page-sheet-winner = Zwycięstwo
page-sheet-place = { $place }. miejsce

## Settings

page-settings = Ustawienia
page-theme = Motyw
page-theme-choice = { $choice ->
    [light] Jasny
    [dark] Ciemny
   *[system] Jak w systemie
}
page-patterns = Wzory na kolorach
page-patterns-about = Pomagają rozróżniać kolory, także przy daltonizmie.
page-pace = Ruchy innych
page-pace-choice = { $choice ->
    [calm] spokojnie
    [brisk] żwawo
   *[once] od razu
}
page-motion = Mniej animacji
page-tips = Wskazówki podczas gry
page-sounds = Dźwięki
page-touch = Wibracje
page-sounds-offer = Ciche dźwięki podczas gry
page-sounds-offer-touch = Ciche dźwięki i wibracje podczas gry
page-notices = Daj znać, gdy zacznie się moja tura
page-notices-about = Powiadomieniem na urządzeniu, dopóki ta strona jest otwarta.

## Records

record-wrong-start = Wiersz { $line }: zapis partii zaczyna się od „{ $wanted }”.
record-without-head = Wiersz { $line }: w nagłówku muszą być game, edition i seat.
record-bad-line = Wiersza { $line } nie można odczytać.
record-said-twice = Wiersz { $line }: nagłówek podaje { $word } dwa razy.
record-with-secrets = Wiersz { $line }: w tym zapisie są ukryte części (?); odtworzyć można tylko zapis skończonej partii.
record-illegal = Wiersz { $line }: { $why }
record-drifts = Wiersz { $line }: po zdarzeniu { $seq } partia wygląda inaczej, niż podaje zapis.
record-of-other-edition = Zapis partii powstał w wydaniu { $edition } gry { $game }; tutaj jest wydanie { $known }.
record-of-other-game = To zapis partii innej gry: { $game }.
record-says-all = { $file } zawiera już partię, która toczy się dalej bez zmian: pomiń --seats, --option, --seed i --shuffle.
record-without-seed = W zapisie partii nie ma ziarna (seed) ani skrótu (hash), więc nie ma czego sprawdzać.
record-seed-not-of-hash = Ziarno nie pasuje do opublikowanego skrótu.
record-not-drawn = Wiersz { $line }: przy zdarzeniu { $seq } to ziarno losuje co innego.
record-verified = Ziarno pasuje do skrótu, a wszystkie zdarzenia ({ $count }) się z nim zgadzają.
no-such-event = Nie ma zdarzenia { $text }; ostatnie to { $last }.
record-too-long = Zapis może mieć najwyżej { $most } zdarzeń.
record-remarks = { $count ->
    [one] { $count } uwaga mówi, co jeszcze działo się przy stole. Tego żadne ziarno nie potwierdzi.
    [few] { $count } uwagi mówią, co jeszcze działo się przy stole. Tego żadne ziarno nie potwierdzi.
    [many] { $count } uwag mówi, co jeszcze działo się przy stole. Tego żadne ziarno nie potwierdzi.
   *[other] { $count } uwagi mówi, co jeszcze działo się przy stole. Tego żadne ziarno nie potwierdzi.
}
record-was-imported = Zapis wczytano kiedyś z pliku, więc nie wiadomo, czy skrót opublikowano przed partią.
remark-seat = Miejsce { $seat }
remark-somebody = Ktoś
remark-sits = { $name } siada do gry
remark-renamed = Zmiana imienia na { $name }
remark-leaves = { $name } wstaje od stołu
remark-leaves-seen = { $name } wstaje od stołu i zna to, co jest tu ukryte
remark-link = Może tu teraz usiąść osoba, która ma nowy link
remark-bot = { $name } przejmuje grę: bot, { $level }
remark-hint = { $name } prosi o podpowiedź
remark-ended = Osoba, która otworzyła stół, zamknęła go
remark-time = { $name }: czas minął
remark-time-ends = { $name }: czas minął, więc partia się kończy

## Score sheets

sheet-error = Wiersz { $line }, kolumna { $column }: { $why }
sheet-starts-with-game = Arkusz punktacji zaczyna się od wiersza „game NAZWA”.
sheet-unprintable = Jest tu znak, którego nie da się wyświetlić.
sheet-no-seat = Na arkuszu punktacji nie ma żadnego miejsca: dodaj wiersz „seat IMIĘ”.
sheet-seat-first = Najpierw musi być wiersz „seat IMIĘ”.
sheet-no-name = Przy miejscu brakuje imienia.
sheet-same-name = Dwa miejsca mają to samo imię: { $name }.
sheet-too-many-seats = Miejsc może być najwyżej { $most }.
sheet-rows = Rzędów musi być { $wanted }, a nie { $count }.
sheet-cells = Pól w rzędzie musi być { $wanted }, a nie { $count }.
sheet-holes = { $count ->
    [one] Jedno pole nie jest jeszcze wypełnione.
    [few] { $count } pola nie są jeszcze wypełnione.
    [many] { $count } pól nie jest jeszcze wypełnionych.
   *[other] { $count } pola nie jest jeszcze wypełnione.
}
sheet-unfinished = Arkusz punktacji można zrobić tylko ze skończonej partii.
no-sheet = Ta gra nie ma arkusza punktacji.

## Without a server

page-alone = Na tym urządzeniu
page-alone-about = Z botami albo wspólnie przy jednym ekranie, także bez sieci. Nikt nie potrzebuje konta.
page-alone-keeps = To Tabletown działa w przeglądarce, bez serwera. Partie są zapisane tutaj i nigdzie indziej. Co jakiś czas zapisz je w pliku, także po to, by grać dalej w innej przeglądarce.
page-alone-forgets = Ta przeglądarka niczego nie zapamiętuje, może dlatego, że okno jest prywatne: po jego zamknięciu partie znikną. Najpierw zapisz je w pliku.
page-alone-others = Znajomi nie mogą dołączyć z innych urządzeń. Aby pokazać komuś partię, pobierz jej zapis: otworzy się wszędzie, gdzie działa Tabletown.
page-alone-save = Zapisz wszystko
page-alone-bring = Przywróć z pliku
page-alone-coming = Jednorazowe pobieranie gier
page-alone-starting = Przygotowywanie stołów
page-alone-so-far = { $done } z { $all } MB
page-alone-progress = Postęp
page-alone-broken = Tabletown nie uruchomiło się w tej przeglądarce. Zamknij inne karty i wczytaj stronę ponownie albo użyj nowszej przeglądarki.
page-alone-insecure = Ten adres zaczyna się od http://. Przeglądarki uruchamiają Tabletown tylko pod adresami, które zaczynają się od https:// lub http://localhost.
page-alone-links = Osoby przy tym stole
page-alone-links-about = Ten stół jest w Twojej przeglądarce, więc nikt nie dołączy z innego urządzenia. Aby zabrać partię ze sobą, pobierz jej zapis.
page-alone-bot-about = { $bot ->
    [planner] Mało co przeocza. Tutaj nie patrzy w przód, więc gra słabiej niż na serwerze.
   *[architect] Niczego nie przeocza i przez najwyżej sekundę patrzy trochę w przód. Na serwerze gra mocniej.
}
