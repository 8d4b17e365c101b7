# All texts that belong to no game.

## The command line

welcome = { $game }. Wpisz help, żeby zobaczyć polecenia, albo quit, żeby wyjść.
seed-hash = sha256(seed) { $hash }
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
hand-over = Teraz { $name }. Nikt inny nie patrzy; naciśnij Enter.
quit = Partia nie jest skończona.
saved = Zapisano w { $file }.
running-score = Gdyby to był już koniec: { $totals }
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
compiling = Jednorazowa kompilacja zasad: około dziesięciu sekund…
interpreted = Brak pakietu numba, więc wszystko działa bez kompilacji: pip install 'tabletown[fast]'
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
move-is-possible = Tak można.
help-of-house =
    Zawsze: board (cały stół)  score (pozycja po pozycji)  last (co się stało)
            why RUCH (dlaczego tak nie można)  try RUCH (co by zmienił)
            undo (cofnij)  help
help-of-terminal =
    Tutaj:  undo [MIEJSCE]  rules [§ albo słowo] (instrukcja)  save PLIK
            quit (wyjdź)

## What is wrong with a command

no-such-game = Nie ma gry { $text }. Do wyboru: { $known }.
game-lacks = Grze w { $folder } brakuje: { $names }.
game-written =
    Nowa gra jest w { $folder }. Tak w nią zagrasz:
    TABLETOWN_GAMES={ $games } tabletown terminal { $name }
not-a-game-name = „{ $text }” nie może być nazwą gry: nazwa składa się z małych liter, cyfr i _, a zaczyna się literą.
game-is-known = Gra { $text } już istnieje. Wybierz inną nazwę.
folder-exists = { $folder } już istnieje. Wybierz inną nazwę albo inny folder za pomocą --to.
no-such-language = Nie ma języka { $text }. Do wyboru: { $known }.
learned = Rozegrano partii: { $matches }; ostatnio miejsce zdobywało średnio { $mean }. Wagi są w { $folder }.
ray-is-missing = Gra na klastrze wymaga biblioteki Ray: pip install 'tabletown[ray]'
learning-needs-compiler = Uczenie wymaga pakietu numba: pip install 'tabletown[fast]'
nothing-to-learn = Gra { $game } nie podaje cech, więc nie ma się czego uczyć.
weights-do-not-fit = Wagi w { $folder } nie pasują do cech tej gry: trzeba nauczyć się ich od nowa.
arena-done = Partie: { $matches }, czas: { $time }. Raport: { $file }
other-plan = Według { $file } gra się tam w coś innego. Wybierz inny folder za pomocą --to.
no-such-bot-file = { $text } nie jest klasą w pliku Pythona, takim jak sciezka/do/moj.py:Moj.
no-such-bot = Nie ma bota { $text }. Do wyboru: { $known }.
no-such-option = Gra { $game } nie ma opcji { $text }. Do wyboru: { $known }.
no-such-option-choice = Opcja { $option } nie ma wartości { $text }. Do wyboru: { $known }.
option-not-with-these-seats = Opcji { $option }={ $choice } nie ma przy tej liczbie miejsc: { $count }.
not-an-option = Opcja ma postać NAZWA=WARTOŚĆ, a nie { $text }.
wrong-number-of-seats = Gra { $game } ma od { $few } do { $many } miejsc, a nie { $count }.
wrong-number-of-matches = Liczba partii musi być od 1 do { $most }.
wrong-depth = Głębokość musi być od 0 do { $most }.
seed-out-of-range = Ziarno (seed) to liczba całkowita od 0 do 2^128 − 1.
seed-for-one = Wybrane ziarno (seed) jest najwyżej dla jednego human: kto je zna, wie, co nadejdzie.
not-a-seed = Ziarno (seed) to 32 cyfry szesnastkowe, małymi literami, a nie { $text }.
not-in-rulebook = W instrukcji nie ma nic na temat „{ $text }”.
no-such-command = Nie znam polecenia { $text }. Wpisz help.
which-move = Podaj, który ruch: wpisz { $command }, a po nim ruch.
no-such-seat = Nie ma miejsca numer { $text }; ostatnie ma numer { $most }.
how-to-save = Podaj, gdzie zapisać: save PLIK.
cannot-read = Nie można odczytać { $file }: { $why }.
cannot-write = Nie można zapisać { $file }: { $why }.
not-text = { $file } nie jest tekstem w UTF-8.

## Moves

illegal-move = To niemożliwe. { $why }
no-reason = Tego ruchu nie ma wśród dozwolonych.
no-such-kind = Nie ma ruchu „{ $text }”.
no-such-move = Nie ma ruchu numer { $text }.
no-such-choice = „{ $text }” nie pasuje do ruchu { $kind }.
wrong-parts = Po { $kind } { $count ->
    [0] nie podawaj już nic
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
not-drawn-now = Los nie przynosi teraz niczego takiego.
not-yours-to-draw = To robi tylko los.

## The server

listening = Tabletown jest pod adresem { $address }
listening-to-others = Dla innych w domu: { $address }
how-to-stop = Ctrl-C zatrzymuje; twoje stoły zostają zapisane.
stopped = Tabletown jest zatrzymany.
cannot-listen = Nie można nasłuchiwać pod adresem { $host }, port { $port }: { $why }.
not-a-url = „{ $text }” nie jest adresem takim jak https://play.example.org.
no-such-table = Nie ma takiego stołu.
table-damaged = To, co zapisano z tego stołu, nie jest partią zgodną z zasadami: urywa się na zdarzeniu { $seq }.
table-ended = Stół jest zamknięty; nikt już nie wykonuje ruchu.
no-link = Podaj, z jakim linkiem przychodzisz: Authorization: Bearer KEY.
void-link = Ten link nie otwiera stołu albo już go nie otwiera.
only-the-opener = Może to zrobić tylko osoba, która otworzyła stół.
rematch-while-playing = Następną partię można zacząć, gdy ta się skończy.
rematch-of-record = To zapis partii: nie siedzi tu nikt, kto mógłby zagrać jeszcze raz.
only-seats-move = Może to zrobić tylko ktoś, kto ma miejsce przy stole.
sit-down-first = Najpierw podaj swoje imię.
not-a-name = Imię ma od 1 do { $most } znaków.
only-so-many-seats = Liczba miejsc: { $count }.
no-such-aid = Nie ma pomocy o nazwie „{ $text }”. Znane: { $known }.
aid-not-allowed = Osoba, która otworzyła stół, nie zezwoliła na tę pomoc.
no-hint = Podpowiedź nie nadeszła. Spróbuj ponownie.
not-asked = To nie twoja kolej.
stale = Przy stole coś się już zmieniło. Spójrz jeszcze raz.
say-hello-first = Najpierw hello: który stół i jaki link.
other-version = Ten serwer mówi wersją { $ours } protokołu, a Ty wersją { $theirs }. Wczytaj stronę ponownie albo zaktualizuj program.
not-a-message = Nie znamy takiej wiadomości: { $why }
bad-request = O to nie można poprosić: { $why }
not-utf8 = To nie jest tekst w UTF-8.
too-often = Za dużo naraz. Poczekaj chwilę.
foreign-origin = Mogą to robić tylko strony tego serwera.
server-error = Coś się u nas zepsuło. Nic z tego, co zapisano, nie przepadło.
store-full = Dysk jest pełny: nic nie zapisano i nic się nie zmieniło.
store-busy = Baza danych jest zajęta: nic nie zapisano. Spróbuj ponownie.
store-away = Baza danych nie odpowiada. Spróbuj za chwilę.
store-fails = Błąd bazy danych: { $why }
store-too-new = Baza danych pochodzi z nowszego Tabletown: wersja { $version }, tu znana { $known }.
store-without-postgres = PostgreSQL wymaga jeszcze jednego pakietu: pip install 'tabletown[postgres]'

## The page

page-home = Początek
page-tools = Narzędzia
page-close = Zamknij
page-lost = Pod tym adresem nic nie ma.
page-language = Język
page-links = Linki do tego stołu
page-links-about = Każde miejsce ma własny link: kto go ma, ten tam siedzi. Widać je tylko w tej przeglądarce.
page-watch = Do oglądania
page-copy = Kopiuj
page-copied = Skopiowano
page-name = Twoje imię na miejscu { $number }
page-sit = Usiądź
page-you = ty
page-your-turn = Twoja kolej
page-waits = Teraz kolej na: { $names }
page-over = Partia jest skończona
page-ended = Stół jest zamknięty
page-twin = Stół opisany słowami
page-undo = Cofnij
page-hint = Podpowiedź
page-hint-why = Oczekiwane:
page-type = Wpisz ruch lub pytanie; „help” je wymienia
page-send = Powiedz
page-scores = Gdyby to był już koniec
page-final = Wynik końcowy
page-log = Co się stało
page-record = Zapisz przebieg
page-rules = Zasady gry
page-away = Nie ma połączenia. Próbujemy dalej; nic z tego, co zagrano, nie przepadło.
page-lost-about = W adresie może być literówka albo tego, co tu było, już nie ma.
page-shut = Tego stołu nie można otworzyć
page-shut-about = Osoba, która otworzyła stół, może dać ci nowy link.
page-no-connection = Brak połączenia

## The home page

page-headline = Budujmy miasta razem.
page-about = Przeciwko botom, przy jednym ekranie albo z przyjaciółmi przez link. Nikt nie potrzebuje konta.
page-games = Wybierz grę
page-set-up = Przygotuj partię { $game }
page-seat-range = Miejsca: od { $few } do { $many }
page-seat-count = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}
page-about-time = Około { $time }
page-rules-of = Zasady gry { $game }
page-go-on = Graj dalej
page-go-on-with = Graj dalej w { $game }
page-my-tables = Twoje stoły
page-finished = Skończone
page-nobody-yet = Czeka, aż ktoś usiądzie
page-not-reached = Teraz nieosiągalny
page-forget = Zapomnij ten stół { $game }
page-forgotten = Zapomniany razem z linkami.
page-bring-back = Przywróć
page-older = Starsze: { $count }
page-no-tables = Tu jeszcze nic nie ma. Wybierz miasto: gdy wyjdziesz, partia zaczeka tutaj, na tym urządzeniu i bez konta.
page-start-with = Zacznij od { $game }

page-seats = Kto gra
page-seat = Miejsce { $number }
page-sits = { $who ->
    [here] Tutaj
    [link] Przez link
   *[bot] Bot
}
page-name-here = Imię na miejscu { $number }
page-my-name = Twoje imię
page-guest = Gość { $number }
page-gets-link = Dostaje link, który wyślesz od stołu.
page-bot-of-seat = Bot na miejscu { $number }
page-bot-level = { $bot ->
    [newcomer] Nowicjusz
    [neighbour] Sąsiad
    [planner] Planista
    [architect] Architekt
   *[bot] { $bot }
}
page-bot-about = { $bot ->
    [newcomer] Wiele przeocza i bierze to, co od razu wygląda dobrze.
    [neighbour] Zna grę, ale czasem coś przeoczy i nie patrzy naprzód.
    [planner] Przed każdym ruchem rozgrywa w myślach kilka następnych tur.
    [architect] Nad każdym ruchem myśli do sekundy. Trudno z nim wygrać.
   *[bot] Bot tego domu.
}
page-bot-scores = Średnia punktów: { $points }.
page-bot-beats = Średnia punktów: { $points }; na 100 partii z { $lower ->
    [newcomer] nowicjuszem
    [neighbour] sąsiadem
   *[planner] planistą
} wygrywa { $beats }.
page-seat-more = Dodaj miejsce
page-seat-less = Usuń miejsce { $number }
page-only-watch = Nikt tu nie gra. Będziesz oglądać.
page-options = Warianty
page-aids = Dozwolone przy tym stole
page-aid = { $aid ->
    [preview] Podgląd punktów za ruch
    [hints] Prośba o podpowiedź
   *[aid] { $aid }
}
page-seeded = Los, który można sprawdzić
page-seeded-about = Pieczęć jest jawna na początku, jej zawartość na końcu.
page-start-match = Zacznij partię

page-ways-in = Inne drogi
page-join = Dołącz do stołu
page-join-link = Otrzymany link
page-join-go = Dołącz
page-no-table-link = To nie jest link do stołu. Taki link wygląda tak: { $example }.
page-to-score = Arkusz punktów
page-to-score-about = Dla miast z prawdziwego pudełka.
page-read-record = Wczytaj zapis
page-read-record-about = Partia zachowana jako plik.
page-record-file = Wybierz plik
page-record-text = Albo wklej jego tekst
page-record-open = Otwórz partię


## At a table

page-to-own-city = Wróć do swojego miasta
page-beside = Obok miast
page-people = Kto gra
page-turns = Czyj to ruch
page-chance = { $count ->
    [one] { $count } losowanie
    [few] { $count } losowania
    [many] { $count } losowań
   *[other] { $count } losowania
}
page-city = Miasto: { $name }
page-keys = Strzałki przechodzą między celami, 1 do 9 wybierają element, R obraca, F odwraca, Enter zagrywa, Backspace cofa, T otwiera stół słowami, znak zapytania zasady.
page-rack = Co możesz zrobić
page-turn = Obróć
page-flip = Odwróć
page-wait = Nie twój ruch
page-wait-undo = Gotowe; można cofnąć
page-choose-piece = Wybierz element
page-choose-place = Wybierz miejsce
page-not-here = Nie tutaj.
page-rule = Zasada { $rule }
page-may = można
page-visit = Pokaż miasto: { $name }
page-total = { $name }: { $points }. Pokaż wszystkie pozycje
page-empty-seat = jeszcze nikt
page-counted = { $count } sztuk: { $what }
page-answer = Odpowiedź
page-played = Zagrano: { $move }
page-here = przy tym ekranie
page-new-link = Nowy link
page-to-bot = Niech gra bot
page-end = Zakończ ten stół
page-end-sure = Tak, zakończ dla wszystkich
page-qr = Kod QR
page-qr-label = Link jako kod QR
page-pass-to = Przekaż ekran: { $name }
page-pass-about = To, co zobaczy { $name }, jest tylko dla tej osoby.
page-i-am = To ja, { $name }
page-stay = Z powrotem do: { $name }
page-since = Od twojego ostatniego ruchu
page-gain = najwyżej { $points }
page-gain-later = najwyżej { $points }, licząc resztę tury
page-back = Prześledź partię
page-first = Na początek
page-earlier = Krok wstecz
page-later = Krok dalej
page-earlier-turn = Tura wstecz
page-later-turn = Tura dalej
page-play = Odtwarzaj
page-pause = Pauza
page-now = Do ostatniego ruchu
page-start = Stół jest przygotowany
page-text = Tekst
page-menu = Więcej
page-scores-title = Punkty, pozycja po pozycji
page-aids-now = Dozwolone tutaj: { $aids }
page-none = nic
page-fair = Los można potem sprawdzić tą liczbą:
page-tip = Wskazówka
page-tip-read = Jasne
page-tips-off = Bez wskazówek


## The end of a match

page-end-of-match = Koniec partii
page-telling = Każdy punkt, po kolei
page-skip-telling = Pokaż wszystko
page-tell-again = Opowiedz jeszcze raz
page-rematch = Zagraj jeszcze raz
page-join-rematch = Dołącz do następnej partii
page-end-won = { $how ->
    [tie-break] Wygrywasz przy remisie.
    [shared] Wspólne zwycięstwo: ty i { $names }.
   *[ahead] Wygrywasz, przewaga: { $points }.
}
page-end-lost = { $how ->
    [tie-break] { $name } wygrywa przy remisie, twoje miejsce: { $place }.
    [shared] Wspólne zwycięstwo: { $names }. Twoje miejsce: { $place }.
   *[ahead] { $name } wygrywa, przewaga: { $points }. Twoje miejsce: { $place }.
}
page-end-watched = { $how ->
    [tie-break] { $name } wygrywa przy remisie.
    [shared] Wspólne zwycięstwo: { $names }.
   *[ahead] { $name } wygrywa, przewaga: { $points }.
}
page-end-alone = Twój wynik: { $points }.
page-end-place = { $place ->
    [second] drugie
    [third] trzecie
    [fourth] czwarte
   *[fifth] piąte
}
page-end-difference = O tym rozstrzygnęło
page-end-ahead = { $who ->
    [you] { $points } dla ciebie
   *[seat] { $points }: { $name }
}
page-end-course = Jak zmieniał się wynik
page-end-start = Początek
page-end-finish = Koniec
page-end-picture = Obrazek miasta


## The rulebook, read

page-contents = Spis treści
page-find = Szukaj w zasadach
page-found = { $count ->
    [0] Nie znaleziono
   *[other] { $number } z { $count }
}
page-found-before = Poprzednie miejsce
page-found-next = Następne miejsce
page-print = Drukuj
page-other-rulebooks = Zasady innych gier

## The score sheet, tapped in

page-sheet = Arkusz punktacji
page-sheet-choose = W co graliście?
page-sheet-about = Wprowadź dotknięciami gotowe miasta z prawdziwego pudełka: każdy punkt zostanie policzony, razem z regułą.
page-sheet-begun = Masz zaczęty arkusz.
page-sheet-load = Otwórz plik
page-sheet-save = Zapisz do pliku
page-sheet-anew = Zacznij od nowa
page-sheet-undo = Cofnij
page-sheet-somebody = Gracz { $number }
page-sheet-nameless = Bez nazwy
page-sheet-cities = Miasta
page-sheet-add = Dodaj miasto
page-sheet-remove = Usuń: { $name }
page-sheet-name = Imię
page-sheet-brushes = Co stawiasz na polu
page-sheet-wipe = Znów puste
page-sheet-board = Plansza
page-sheet-square = { $square }: { $what }
page-sheet-hole = jeszcze niewypełnione
page-sheet-unread = „{ $word }”, niezrozumiałe
page-sheet-keys = Klawiszami: strzałki przesuwają, litery piszą tak jak w tekście.
page-sheet-text = Arkusz jako tekst
page-sheet-text-about = Zawsze taki sam jak rysunek. Zmień go tutaj albo wklej cały arkusz.
page-sheet-silence = Nie ma jeszcze odpowiedzi.
page-sheet-hint = Chwileczkę.
page-sheet-wrong = Tak być nie może.
page-sheet-missing = Jeszcze nieskończone.
page-sheet-more = { $count ->
    [one] I jeszcze jedna rzecz.
    [few] I jeszcze { $count } rzeczy.
    [many] I jeszcze { $count } rzeczy.
   *[other] I jeszcze { $count } rzeczy.
}
page-sheet-complete = Komplet.
page-sheet-there = Pokaż
page-sheet-so-far = Jak dotąd
page-sheet-result-about = Każdy punkt z regułą, z której wynika.
page-sheet-tap-line = Dotknij wiersza, aby zobaczyć go w mieście.
page-sheet-alone = { $name }: { $points }
page-sheet-winner = Zwycięstwo
page-sheet-place = Miejsce { $place }

## Settings

page-settings = Ustawienia
page-theme = Jasno czy ciemno
page-theme-choice = { $choice ->
    [light] Jasno
    [dark] Ciemno
   *[system] Jak urządzenie
}
page-patterns = Wzory na kolorach
page-patterns-about = Pozwalają rozróżnić kolory każdym oczom.
page-pace = Ruchy innych
page-pace-choice = { $choice ->
    [calm] spokojnie
    [brisk] żwawo
   *[once] od razu
}
page-motion = Mniej ruchu
page-tips = Wskazówki podczas gry
page-sounds = Dźwięki
page-touch = Wibracje
page-sounds-offer = Ciche dźwięki podczas gry
page-sounds-offer-touch = Ciche dźwięki i wibracje podczas gry
page-notices = Daj znać, gdy jest mój ruch
page-notices-about = Powiadomieniem urządzenia, dopóki ta strona jest otwarta.

## Records

record-wrong-start = Wiersz { $line }: zapis partii zaczyna się od „{ $wanted }”.
record-without-head = Wiersz { $line }: w nagłówku muszą być game, edition i seat.
record-bad-line = Wiersza { $line } nie można odczytać.
record-said-twice = Wiersz { $line }: nagłówek podaje { $word } dwa razy.
record-with-secrets = Wiersz { $line }: w tym zapisie są tajemnice (?); odtworzyć można tylko zapis skończonej partii.
record-illegal = Wiersz { $line }: { $why }
record-drifts = Wiersz { $line }: po zdarzeniu { $seq } partia wygląda inaczej, niż podaje zapis.
record-of-other-edition = Zapis partii pochodzi z wydania { $edition } gry { $game }; tutaj jest wydanie { $known }.
record-of-other-game = To zapis partii innej gry: { $game }.
record-says-all = { $file } zawiera już partię, która toczy się dalej bez zmian: bez seats, option, seed i shuffle.
record-without-seed = W zapisie partii nie ma ziarna (seed) i skrótu (hash) do sprawdzenia.
record-seed-not-of-hash = Ziarno nie pasuje do opublikowanego skrótu.
record-not-drawn = Wiersz { $line }: przy zdarzeniu { $seq } z ziarna wynika co innego.
record-verified = Ziarno pasuje do skrótu, a wszystkie zdarzenia ({ $count }) się z nim zgadzają.
no-such-event = Nie ma zdarzenia { $text }; ostatnie to { $last }.

## Score sheets

sheet-error = Wiersz { $line }, kolumna { $column }: { $why }
sheet-starts-with-game = Arkusz punktacji zaczyna się od wiersza „game NAZWA”.
sheet-unprintable = Jest tu znak, którego nie da się wydrukować.
sheet-no-seat = Na arkuszu punktacji nie ma żadnego miejsca.
sheet-seat-first = Najpierw musi stać wiersz „seat NAZWA”.
sheet-no-name = Miejsce nie ma nazwy.
sheet-same-name = Są dwa miejsca o nazwie { $name }.
sheet-too-many-seats = Miejsc może być najwyżej { $most }.
sheet-rows = Liczba rzędów to { $wanted }, a nie { $count }.
sheet-cells = Liczba pól w rzędzie to { $wanted }, a nie { $count }.
sheet-holes = { $count ->
    [one] Jedno pole nie jest jeszcze wypełnione.
    [few] { $count } pola nie są jeszcze wypełnione.
    [many] { $count } pól nie jest jeszcze wypełnionych.
   *[other] { $count } pola nie jest jeszcze wypełnione.
}
sheet-unfinished = Arkusz punktacji można zrobić tylko ze skończonej partii.
no-sheet = Ta gra nie ma arkusza punktacji.
