# All texts that belong to no game.

## The command line

welcome = { $game }. Typ help voor de opdrachten, quit om te stoppen.
seed-hash = Verzegeld toeval, om achteraf te controleren: sha256(seed) { $hash }
bot-level = { $bot ->
    [newcomer] nieuwkomer
    [neighbour] buur
    [planner] planner
    [architect] architect
    [random] willekeurig
    [greedy] gretig
   *[bot] { $bot }
}
opponents = Je tegenstanders: { $names }.
bot-named = { $name }, { $level }
prompt = { $name }>
nature = Het toeval
move-undo = neemt de laatste zet terug
hand-over = Nu is { $name } aan de beurt. De anderen kijken even weg. { $name }, druk op Enter.
quit = De partij is nog niet afgelopen.
saved = Bewaard in { $file }.
running-score = Tussenstand: { $totals }
possible-now = Nu mogelijk: { $kinds }
winners = { $count ->
    [one] { $names } wint.
   *[other] Gedeelde overwinning: { $names }.
}
tried = De score zou van { $before } naar { $after } gaan ({ $change }).
replayed = Na gebeurtenis { $seq } van { $last }.
game-listed = { $name }: { $title }, { $seats } stoelen
option-listed = {"   "}{ $what }, --option { $name }=… (standaard: { $default })
choice-listed = {"      "}{ $choice }: { $what }
game-choice = { $number }. { $title }
perft = { $depth }: { $count }
compiling = De spelregels worden eenmalig gecompileerd; dat duurt ongeveer tien seconden …
interpreted = numba is niet geïnstalleerd, dus de spelregels draaien ongecompileerd en trager: pip install 'tabletown[fast]'
tally-matches = partijen
tally-elo = Elo
tally-faults = fouten
tally-seat = stoel
tally-bot = bot
tally-mean = gemiddelde
tally-spread = spreiding
tally-wins = gewonnen, %
tally-speed = Partijen: { $matches }; partijen per seconde: { $rate }; beslissingen per seconde: { $decisions }
nobody-has-moved = Nog niemand heeft een zet gedaan.
move-is-possible = Dat kan.
help-of-house =
    Altijd: board (de hele tafel)  score (per onderdeel)  last (wat er gebeurde)
            why ZET (waarom die niet kan)  try ZET (wat die zou veranderen)
            undo (terugnemen)  help
help-of-terminal =
    Hier:   undo [STOEL]  rules [§ of woord] (spelregels)  save BESTAND
            quit (stoppen)

## What is wrong with a command

no-such-game = Er is geen spel dat { $text } heet. Kies uit: { $known }.
game-lacks = Bij het spel in { $folder } ontbreekt: { $names }.
game-written =
    Het nieuwe spel staat in { $folder }. Zo speel je het:
    TABLETOWN_GAMES={ $games } tabletown terminal { $name }
not-a-game-name = “{ $text }” kan niet de naam van een spel zijn: een naam bestaat uit kleine letters, cijfers en _, en begint met een letter.
game-is-known = Er is al een spel dat { $text } heet. Kies een andere naam.
folder-exists = { $folder } bestaat al. Kies een andere naam, of kies een andere map met --to.
no-such-language = Er is geen taal { $text }. Kies uit: { $known }.
learned = { $matches } partijen gespeeld; in de laatste daarvan haalde een stoel gemiddeld { $mean }. De gewichten staan in { $folder }.
ray-is-missing = Spelen op een cluster kan alleen met Ray: pip install 'tabletown[ray]'
learning-needs-compiler = Leren kan alleen met numba: pip install 'tabletown[fast]'
nothing-to-learn = { $game } noemt geen kenmerken, dus er valt niets te leren.
weights-do-not-fit = De gewichten in { $folder } horen niet bij de kenmerken van dit spel: leer ze opnieuw.
arena-done = { $matches } partijen in { $time }. Het rapport staat in { $file }
other-plan = { $file } hoort bij een ander toernooi. Kies een andere map met --to.
no-such-bot-file = { $text } is geen klasse in een Python-bestand, zoals pad/naar/mijn.py:Mijn.
no-such-bot = Er is geen bot die { $text } heet. Kies uit: { $known }.
no-such-option = { $game } heeft geen optie { $text }. Kies uit: { $known }.
no-such-option-choice = De optie { $option } heeft geen keuze { $text }. Kies uit: { $known }.
option-not-with-these-seats = De optie { $option }={ $choice } kan niet met { $count } stoelen.
not-an-option = Een optie heeft de vorm NAAM=WAARDE, niet { $text }.
wrong-number-of-seats = { $game } is voor { $few } tot { $many } spelers, niet voor { $count }.
wrong-number-of-matches = Het aantal partijen moet tussen 1 en { $most } liggen.
wrong-depth = De diepte moet tussen 0 en { $most } liggen.
seed-out-of-range = Een startgetal (seed) is een geheel getal van 0 tot en met 2^128 − 1.
seed-for-one = Je kunt alleen een startgetal (seed) kiezen met hoogstens één human: wie het kent, weet wat er komt.
not-a-seed = Een startgetal (seed) bestaat uit 32 hexadecimale cijfers met kleine letters; { $text } is dat niet.
not-in-rulebook = De spelregels zeggen niets over { $text }.
no-such-command = Ik ken de opdracht { $text } niet. Typ help.
which-move = Welke zet? Typ { $command } en daarna een zet.
no-such-seat = Er is geen stoel { $text }; de laatste is stoel { $most }.
how-to-save = Typ waar je de partij wilt bewaren: save BESTAND.
cannot-read = { $file } kan niet worden gelezen: { $why }.
cannot-write = { $file } kan niet worden geschreven: { $why }.
not-text = { $file } is geen tekst in UTF-8.
no-such-file = Er is geen bestand { $file }.
not-understood = “{ $text }” wordt hier niet begrepen. “tabletown --help” noemt de opdrachten.

## Moves

illegal-move = Dat kan niet. { $why }
no-reason = Deze zet is niet toegestaan.
no-such-kind = Er is geen zet die “{ $text }” heet.
no-such-move = Er is geen zet nummer { $text }.
no-such-choice = “{ $text }” past niet bij de zet { $kind }.
wrong-parts = Na { $kind } { $count ->
    [0] komt niets meer
    [one] komt nog één woord
   *[other] komen nog { $count } woorden
}.
not-a-square = “{ $text }” is geen vakje: een letter voor de kolom, een getal voor de rij, zoals c4.
nothing-to-undo = Je kunt nu niets terugnemen.
legal-count = { $count ->
    [0] Geen toegestane zet.
    [one] Eén toegestane zet:
   *[other] { $count } toegestane zetten:
}
no-such-tile-number = Er is geen tegel nummer { $text }; het laatste nummer is { $most }.
not-your-turn = Je bent niet aan de beurt.
not-after-the-end = De partij is afgelopen.
not-drawn-now = Zoiets wordt nu niet getrokken.
not-yours-to-draw = Dat doet alleen het toeval, geen speler.

## The server

listening = Tabletown draait op { $address }
listening-to-others = Anderen in je netwerk kunnen meedoen via { $address }
how-to-stop = Met Ctrl-C stop je Tabletown; je tafels blijven bewaard.
stopped = Tabletown is gestopt.
cannot-listen = De server kan niet luisteren op { $host }, poort { $port }: { $why }.
not-a-url = “{ $text }” is geen adres zoals https://play.example.org.
no-such-table = Die tafel bestaat niet.
table-damaged = De bewaarde partij van deze tafel is bij gebeurtenis { $seq } in strijd met de spelregels en kan dus niet worden geopend.
table-ended = Deze tafel is gesloten; niemand kan nog een zet doen.
no-link = Stuur de sleutel van je link mee: Authorization: Bearer KEY.
void-link = Deze link opent de tafel niet, of niet meer.
only-the-opener = Dat kan alleen degene die de tafel heeft geopend.
rematch-while-playing = Je kunt pas een nieuwe partij beginnen als deze is afgelopen.
rematch-of-record = Dit is een bewaarde partij: er is hier niemand om nog eens te spelen.
only-seats-move = Dat kunnen alleen spelers met een stoel.
sit-down-first = Vul eerst je naam in.
not-a-name = Een naam moet 1 tot { $most } tekens lang zijn.
only-so-many-seats = Er zijn maar { $count } stoelen.
no-such-aid = Er is geen hulpmiddel dat “{ $text }” heet. Kies uit: { $known }.
aid-not-allowed = Degene die de tafel heeft geopend, staat dit hulpmiddel niet toe.
no-hint = We konden geen hint vinden. Probeer het nog eens.
not-asked = Je bent niet aan de beurt.
stale = De partij is intussen verdergegaan. Kijk nog eens.
say-hello-first = Stuur eerst hello: welke tafel, en met welke link.
other-version = Deze server spreekt versie { $ours } van het protocol, maar jij spreekt versie { $theirs }. Laad de pagina opnieuw of werk je programma bij.
not-a-message = De server kent dit bericht niet: { $why }
bad-request = De server begrijpt dit verzoek niet: { $why }
not-utf8 = Dat is geen tekst in UTF-8.
too-often = Dat was te veel tegelijk. Wacht even.
foreign-origin = Dat kunnen alleen pagina’s van deze server.
server-error = Er ging bij ons iets mis. Alles wat bewaard was, is er nog.
store-full = De schijf is vol: er is niets bewaard en niets veranderd.
store-busy = De database is bezet: er is niets bewaard. Probeer het nog eens.
store-away = De database antwoordt niet. Probeer het zo meteen nog eens.
store-fails = De database meldt een fout: { $why }
store-too-new = De database hoort bij een nieuwere Tabletown: versie { $version }, terwijl deze Tabletown versie { $known } kent.
store-without-postgres = Voor PostgreSQL is nog een pakket nodig: pip install 'tabletown[postgres]'
no-more-undo = Na { $count } gebeurtenissen kan er niets meer teruggenomen worden.
no-such-lesson = Er is geen les { $text }. Bekend: { $known }.
lesson-not-now = Van de regels mag dat, en na de les kies je zelf. Doe nu eerst de zet die de les beschrijft.
help-of-lesson = Een les: doe de zet die er staat, of druk op Enter (of typ next) om verder te gaan; back toont de vorige stap. Kaders en knoppen in de tekst horen bij de pagina in een browser: typ hier de zet die eronder staat.
lesson-over = Dat was de les. De partij gaat hier verder, en je mag alles wat de regels toestaan.
too-many-sockets = Er zijn te veel verbindingen vanaf jouw adres. Sluit er een paar en probeer het nog eens.
server-busy = De server heeft het nu druk. Een zet doen kan gewoon; probeer dit zo meteen nog eens.
card-damaged = Wat van deze tafel bewaard is, is niet te lezen.
store-gone = De database is verplaatst of verwijderd: er is niets bewaard. De server moet opnieuw gestart worden.
store-damaged = De database is beschadigd: { $why }
backed-up = { $file } bevat { $tables } tafels met { $events } gebeurtenissen.
restored = Uit { $file } zijn { $tables } tafels met { $events } gebeurtenissen teruggezet.
brought-back = Tafel { $table } is terug; de links ervan werken weer.
no-such-store = Er is geen database op { $path }.
store-not-empty = De database heeft al tafels. Zet de reservekopie terug in een lege database.
backup-not-whole = { $file } is geen volledige reservekopie.
not-a-table = { $file } is geen geëxporteerde tafel: { $why }
table-is-there = De tafel is er al.
not-a-place = “{ $text }” is geen host met poort zoals 127.0.0.1:9100, anders dan die van de server zelf.
unknown-host = Er is hier geen Tabletown met de naam “{ $host }”. Open het adres dat bij het starten te zien was; is deze server van jou, start hem dan met --hosts { $host }.
too-many-remarks = Aan deze tafel is al zo veel veranderd dat er niets meer bij kan. Speel verder zoals jullie nu zitten.
verify-while-playing = Het toeval kan worden gecontroleerd als de partij is afgelopen.

## The page

page-home = Startpagina
page-tools = Werkbalk
page-close = Sluiten
page-lost = Op dit adres staat niets.
page-language = Taal
page-links = Links naar deze tafel
page-links-about = Elke stoel heeft een eigen link: wie hem heeft, zit daar. Alleen deze browser laat de links zien.
page-watch = Voor toeschouwers
page-copy = Kopiëren
page-copied = Gekopieerd
page-name = Je naam op stoel { $number }
page-sit = Gaan zitten
page-you = jij
page-your-turn = Jouw beurt
page-waits = Wachten op { $names }
page-over = De partij is afgelopen
page-ended = Deze tafel is gesloten
page-twin = De tafel in woorden
page-undo = Terugnemen
page-hint = Hint
page-hint-why = Verwacht in de komende beurten:
page-hint-now = nu
page-type = Typ een zet of een vraag; “help” geeft een overzicht
page-send = Versturen
page-scores = Tussenstand
page-final = Eindstand
page-log = Wat er gebeurde
page-record = Verslag bewaren
page-rules = Spelregels
page-away = De verbinding is weg. We blijven het proberen; elke gespeelde zet is veilig.
page-lost-about = Misschien zit er een typefout in het adres, of de pagina bestaat niet meer.
page-shut = Deze tafel kan niet worden geopend
page-shut-about = Degene die de tafel heeft geopend, kan je een nieuwe link geven.
page-no-connection = Geen verbinding

## The home page

page-headline = Samen steden bouwen.
page-about = Tegen bots, rond één scherm of met vrienden via een link. Niemand heeft een account nodig.
page-games = Kies een spel
page-set-up = Een partij { $game } klaarzetten
page-seat-range = { $few } tot { $many } spelers
page-seat-count = { $count ->
    [one] Eén speler
   *[other] { $count } spelers
}
page-about-time = Ongeveer { $time }
page-rules-of = Spelregels van { $game }
page-go-on = Verder spelen
page-go-on-with = Verder spelen: { $game }
page-my-tables = Jouw tafels
page-finished = Afgelopen
page-nobody-yet = Wachten tot er iemand gaat zitten
page-not-reached = Nu even niet bereikbaar
page-forget = { $game } van mijn lijst halen
page-forgotten = Van je lijst gehaald, met de links erbij.
page-bring-back = Terugzetten
page-older = Ouder: { $count }
page-no-tables = Hier is nog niets. Kies een stad: als je weggaat, wacht je partij hier op je, op dit apparaat en zonder account.
page-start-with = Beginnen met { $game }

page-seats = Spelers
page-seat = Stoel { $number }
page-sits = { $who ->
    [here] Hier
    [link] Via link
   *[bot] Bot
}
page-name-here = Naam op stoel { $number }
page-my-name = Je naam
page-guest = Gast { $letter }
page-gets-link = Krijgt een link die je straks verstuurt.
page-bot-of-seat = Bot op stoel { $number }
page-bot-level = { $bot ->
    [newcomer] Nieuwkomer
    [neighbour] Buur
    [planner] Planner
    [architect] Architect
   *[bot] { $bot }
}
page-bot-about = { $bot ->
    [newcomer] Ziet veel over het hoofd en pakt wat op het eerste gezicht goed lijkt.
    [neighbour] Kent het spel, maar mist weleens iets en kijkt niet vooruit.
    [planner] Denkt voor elke zet een paar beurten vooruit.
    [architect] Denkt tot een seconde na over elke zet. Moeilijk te verslaan.
   *[bot] Ingebouwde bot.
}
page-bot-scores = Gemiddeld { $points } punten.
page-bot-beats = Gemiddeld { $points } punten; wint { $beats } van de 100 partijen tegen een { $lower ->
    [newcomer] nieuwkomer
    [neighbour] buur
   *[planner] planner
}.
page-seat-more = Stoel toevoegen
page-seat-less = Stoel { $number } weghalen
page-only-watch = Hier speelt niemand. Je kijkt alleen toe.
page-options = Varianten
page-aids = Toegestaan aan deze tafel
page-aid = { $aid ->
    [preview] Zien wat een zet zou opleveren
    [hints] Om een hint vragen
   *[aid] { $aid }
}
page-seeded = Controleerbaar toeval
page-seeded-about = Het toeval ligt vooraf verzegeld vast en wordt na afloop onthuld, zodat iedereen het kan controleren.
page-start-match = Partij beginnen

page-ways-in = Meer mogelijkheden
page-join = Meespelen
page-join-link = De link die je hebt gekregen
page-join-go = Meespelen
page-no-table-link = Dat is geen link naar een tafel. Zo’n link ziet er zo uit: { $example }.
page-to-score = Scoreblad
page-to-score-about = Voor steden die je met het echte spel hebt gebouwd.
page-read-record = Verslag openen
page-read-record-about = Stap door een partij die als bestand is bewaard.
page-record-file = Bestand kiezen
page-record-text = Of plak de tekst
page-record-open = Partij openen
page-clock = Klok
page-clock-for = Hoelang mag je nadenken?
page-clock-per = { $per ->
    [move] Per zet
    [match] Per partij
   *[none] Geen klok
}
page-clock-told = { $per ->
    [move] { $time } per zet
   *[match] { $time } voor de hele partij
}
page-clock-time = Tijd
page-clock-then = Als de tijd om is
page-clock-then-choice = { $then ->
    [end] De partij eindigt
   *[bot] Een bot speelt verder
}
page-clock-about = De tijd loopt zodra iedereen zit, en staat stil zolang de server weg is.


## At a table

page-to-own-city = Terug naar je stad
page-beside = Rond het bord
page-people = Spelers
page-turns = Wie aan de beurt is
page-chance = { $count ->
    [one] { $count } willekeurige trekking
   *[other] { $count } willekeurige trekkingen
}
page-city = De stad van { $name }
page-keys = Met de pijltoetsen ga je van doel naar doel, met 1 tot en met 9 kies je een stuk, R draait het, F keert het om, Enter speelt, Backspace neemt terug, T opent de tafel in woorden, het vraagteken de spelregels.
page-rack = Wat je kunt doen
page-turn = Draaien
page-flip = Omkeren
page-wait = Niet jouw beurt
page-wait-undo = Klaar; terugnemen kan nog
page-choose-piece = Kies een stuk
page-choose-place = Kies een plek
page-not-here = Niet hier.
page-rule = Spelregel { $rule }
page-may = optioneel
page-visit = De stad van { $name } tonen
page-total = { $name }: { $points }. Alle onderdelen tonen
page-empty-seat = nog niemand
page-counted = { $count } × { $what }
page-answer = Antwoord
page-played = Gespeeld: { $move }
page-here = aan dit scherm
page-new-link = Nieuwe link
page-to-bot = Een bot laten spelen
page-end = Deze tafel sluiten
page-end-sure = Ja, voor iedereen sluiten
page-qr = QR-code
page-qr-label = De link als QR-code
page-pass-to = Geef het scherm aan { $name }
page-pass-about = Wat je nu te zien krijgt, is alleen voor { $name }.
page-i-am = Ik ben { $name }
page-stay = Terug naar { $name }
page-since = Sinds je laatste zet
page-gain = tot { $points }
page-gain-later = tot { $points }, met de rest van de beurt
page-foresight = De beste plek levert meteen { $now } op.
page-foresight-later = De beste plek levert meteen { $now } op, en tot { $turn } met de rest van de beurt.
page-preview-later = tot { $points } deze beurt
page-back = Door de partij stappen
page-first = Naar het begin
page-earlier = Eén stap terug
page-later = Eén stap verder
page-earlier-turn = Eén beurt terug
page-later-turn = Eén beurt verder
page-play = Automatisch afspelen
page-pause = Pauzeren
page-now = Naar de laatste zet
page-start = Alles staat klaar
page-text = Tekst
page-menu = Meer
page-scores-title = Punten, per onderdeel
page-aids-now = Hier toegestaan: { $aids }
page-none = niets
page-fair = Met dit getal kan iedereen het toeval achteraf controleren:
page-fair-seed = Het toeval kwam uit dit startgetal:
page-fair-check = Het toeval controleren
page-fair-fits = { $fits ->
    [yes] Je browser heeft het gecontroleerd: het startgetal hoort bij de hash.
    [no] Je browser heeft het gecontroleerd: het startgetal hoort niet bij de hash.
   *[unable] Je browser controleert een startgetal alleen op een adres met https, dus dit niet.
}
page-fair-known = Je browser kent deze hash sinds je aan tafel kwam, voordat het startgetal bekend was.
page-fair-changed = De hash is niet dezelfde die je browser tijdens de partij heeft gezien.
page-fair-new = Je browser heeft deze hash niet tijdens de partij gezien en weet dus niet of het dezelfde was.
page-fair-imported = Deze partij komt uit een bestand. Niemand hier weet of de hash voor de partij is gepubliceerd.
page-fair-server = De server heeft de trekkingen gecontroleerd: { $told }
page-tip = Tip
page-tip-read = Begrepen
page-tips-off = Geen tips meer
page-learn = Leren
page-learn-game = { $game } leren: een les van vijf minuten
page-lessons = Lessen
page-lesson = Les
page-lesson-step = Stap { $step } van { $steps }
page-lesson-first = Lees de les
page-lesson-leave = Stop met de les; hij wacht op de beginpagina
page-lesson-back = Terug
page-lesson-help = Voordoen
page-lesson-next = Verder
page-lesson-end = Doorspelen
page-lesson-type = Om te typen:
page-lesson-at = Les, stap { $step } van { $steps }
page-seen = Iemand die deze stoel heeft verlaten, heeft gezien wat hier verborgen is
page-imported = Een partij uit een bestand
page-clock-now = Klok: { $time }. Als de tijd om is: { $after }.
page-clock-left = { $name } heeft nog { $time }
page-clock-little = Je hebt nog { $time }.
page-out = { $name } verliest: de tijd is om
page-out-won = { $other } wint: de tijd van { $name } is om


## The end of a match

page-end-of-match = Het einde van de partij
page-telling = Elk punt, een voor een
page-skip-telling = Alles tonen
page-tell-again = Telling opnieuw tonen
page-rematch = Nog een keer spelen
page-join-rematch = Volgende partij meespelen
page-end-won = { $how ->
    [tie-break] Je wint na een gelijke stand.
    [shared] Je deelt de overwinning met { $names }.
   *[ahead] Je wint met een verschil van { $points }.
}
page-end-lost = { $how ->
    [tie-break] { $name } wint na een gelijke stand, jij bent { $place }.
    [shared] { $names } delen de overwinning, jij bent { $place }.
   *[ahead] { $name } wint met een verschil van { $points }, jij bent { $place }.
}
page-end-watched = { $how ->
    [tie-break] { $name } wint na een gelijke stand.
    [shared] Gedeelde overwinning: { $names }.
   *[ahead] { $name } wint met een verschil van { $points }.
}
page-end-alone = Je hebt { $points } gehaald.
page-end-place = { $place ->
    [second] tweede
    [third] derde
    [fourth] vierde
   *[fifth] vijfde
}
page-end-difference = Wat het verschil maakte
page-end-ahead = { $who ->
    [you] { $points } voor jou
   *[seat] { $points } voor { $name }
}
page-end-course = Zo verliep de stand
page-end-start = Begin
page-end-finish = Einde
page-end-picture = Afbeelding van de stad


## The rulebook, read

page-contents = Inhoud
page-find = Zoeken in de spelregels
page-found = { $count ->
    [0] Niet gevonden
   *[other] { $number } van { $count }
}
page-found-before = Vorige treffer
page-found-next = Volgende treffer
page-print = Afdrukken
page-other-rulebooks = Spelregels van andere spellen

## The score sheet, tapped in

page-sheet = Scoreblad
page-sheet-choose = Welk spel hebben jullie gespeeld?
page-sheet-about = Tik de steden in die jullie met het echte spel hebben gebouwd: elk punt wordt geteld, met de spelregel erbij.
page-sheet-begun = Je hebt nog een scoreblad dat niet af is.
page-sheet-load = Bestand openen
page-sheet-save = Als bestand bewaren
page-sheet-anew = Opnieuw beginnen
page-sheet-undo = Terugnemen
page-sheet-somebody = Speler { $number }
page-sheet-nameless = Geen naam
page-sheet-cities = Steden
page-sheet-add = Stad toevoegen
page-sheet-remove = { $name } verwijderen
page-sheet-name = Naam
page-sheet-brushes = Wat je op een vakje zet
page-sheet-wipe = Wissen
page-sheet-board = Het bord
page-sheet-square = { $square }: { $what }
page-sheet-hole = nog niet ingevuld
page-sheet-unread = “{ $word }”, niet begrepen
page-sheet-keys = Met het toetsenbord: met de pijltoetsen ga je naar een ander vakje, en letters typ je zoals in de tekst.
page-sheet-text = Het scoreblad als tekst
page-sheet-text-about = Altijd gelijk aan de tekening. Pas het hier aan, of plak een heel scoreblad.
page-sheet-silence = Nog geen uitslag.
page-sheet-hint = Even wachten.
page-sheet-wrong = Dat kan niet.
page-sheet-missing = Nog niet af.
page-sheet-more = { $count ->
    [one] En nog één ding.
   *[other] En nog { $count } dingen.
}
page-sheet-complete = Compleet.
page-sheet-there = Tonen
page-sheet-so-far = Tot nu toe
page-sheet-result-about = Elk punt met de spelregel waar het vandaan komt.
page-sheet-tap-line = Tik op een onderdeel om het in de stad te zien.
page-sheet-alone = { $name }: { $points }
page-sheet-winner = Winnaar
page-sheet-place = { $place }e plaats

## Settings

page-settings = Instellingen
page-theme = Thema
page-theme-choice = { $choice ->
    [light] Licht
    [dark] Donker
   *[system] Zelfde als apparaat
}
page-patterns = Patronen op kleuren
page-patterns-about = Helpt kleuren onderscheiden, ook als je kleurenblind bent.
page-pace = Zetten van anderen
page-pace-choice = { $choice ->
    [calm] rustig
    [brisk] vlot
   *[once] meteen
}
page-motion = Minder beweging
page-tips = Tips tijdens het spelen
page-sounds = Geluiden
page-touch = Trillingen
page-sounds-offer = Zachte geluiden tijdens het spelen
page-sounds-offer-touch = Zachte geluiden en trillingen tijdens het spelen
page-notices = Melden wanneer ik aan de beurt ben
page-notices-about = Met een melding op je apparaat, zolang deze pagina openstaat.

## Records

record-wrong-start = Regel { $line }: een verslag begint met “{ $wanted }”.
record-without-head = Regel { $line }: in de kop moeten game, edition en seat staan.
record-bad-line = Regel { $line } is niet te lezen.
record-said-twice = Regel { $line }: de kop noemt { $word } twee keer.
record-with-secrets = Regel { $line }: dit verslag heeft verborgen delen (?); alleen het verslag van een afgelopen partij kan worden nagespeeld.
record-illegal = Regel { $line }: { $why }
record-drifts = Regel { $line }: na gebeurtenis { $seq } wijkt de partij af van het verslag.
record-of-other-edition = Het verslag is geschreven met editie { $edition } van { $game }; dit is editie { $known }.
record-of-other-game = Het verslag is van een ander spel: { $game }.
record-says-all = { $file } bevat al een partij, en die gaat gewoon verder: laat --seats, --option, --seed en --shuffle weg.
record-without-seed = Het verslag heeft geen startgetal (seed) en geen hash, dus er valt niets te controleren.
record-seed-not-of-hash = Het startgetal hoort niet bij de hash die is gepubliceerd.
record-not-drawn = Regel { $line }: met dit startgetal wordt bij gebeurtenis { $seq } iets anders getrokken.
record-verified = Het startgetal hoort bij de hash, en alle gebeurtenissen ({ $count }) kloppen ermee.
no-such-event = Er is geen gebeurtenis { $text }; de laatste is { $last }.
record-too-long = Een verslag heeft hoogstens { $most } gebeurtenissen.
record-remarks = { $count ->
    [one] { $count } opmerking vertelt wat er verder aan tafel gebeurde. Geen startgetal kan dat bewijzen.
   *[other] { $count } opmerkingen vertellen wat er verder aan tafel gebeurde. Geen startgetal kan dat bewijzen.
}
record-was-imported = Het verslag is ooit uit een bestand ingelezen. Niemand weet dus of de hash vóór de partij is gepubliceerd.
remark-seat = Stoel { $seat }
remark-somebody = Iemand
remark-sits = { $name } gaat zitten
remark-renamed = Deze stoel heet nu { $name }
remark-leaves = { $name } staat op
remark-leaves-seen = { $name } staat op en heeft gezien wat hier verborgen is
remark-link = Wie de nieuwe link heeft, mag hier gaan zitten
remark-bot = { $name } neemt het over: een bot, { $level }
remark-hint = { $name } vraagt een hint
remark-ended = Degene die de tafel heeft geopend, heeft hem gesloten
remark-time = De tijd van { $name } is om
remark-time-ends = De tijd van { $name } is om, en daarmee is de partij afgelopen

## Score sheets

sheet-error = Regel { $line }, kolom { $column }: { $why }
sheet-starts-with-game = Een scoreblad begint met een regel “game NAAM”.
sheet-unprintable = Hier staat een teken dat niet kan worden weergegeven.
sheet-no-seat = Op het scoreblad staat geen stoel: schrijf een regel “seat NAAM”.
sheet-seat-first = Eerst moet er een regel “seat NAAM” komen.
sheet-no-name = De stoel heeft geen naam.
sheet-same-name = Twee stoelen hebben de naam { $name }.
sheet-too-many-seats = Er zijn meer dan { $most } stoelen.
sheet-rows = Er moeten { $wanted } rijen zijn, niet { $count }.
sheet-cells = Een rij heeft { $wanted } vakjes, niet { $count }.
sheet-holes = { $count ->
    [one] Eén vakje is nog niet ingevuld.
   *[other] { $count } vakjes zijn nog niet ingevuld.
}
sheet-unfinished = Alleen van een afgelopen partij kan een scoreblad worden gemaakt.
no-sheet = Dit spel heeft geen scoreblad.

## Without a server

page-alone = Op dit apparaat
page-alone-about = Tegen bots of samen rond één scherm, ook zonder netwerk. Niemand heeft een account nodig.
page-alone-keeps = Dit Tabletown draait in je browser, zonder server. Je partijen worden hier bewaard en nergens anders. Sla ze af en toe op als bestand, of om in een andere browser verder te spelen.
page-alone-forgets = Deze browser bewaart niets, misschien omdat het een privévenster is: je partijen zijn weg als je het sluit. Sla ze eerst op als bestand.
page-alone-others = Vrienden kunnen niet op een ander apparaat meedoen. Wil je iemand een partij laten zien, bewaar dan het verslag: dat gaat open waar Tabletown ook draait.
page-alone-save = Alles opslaan
page-alone-bring = Bestand terugzetten
page-alone-coming = De spellen worden eenmalig opgehaald
page-alone-starting = De tafels worden klaargezet
page-alone-so-far = { $done } van { $all } MB
page-alone-progress = Hoe ver het is
page-alone-broken = Tabletown kon in deze browser niet starten. Sluit de andere tabbladen en laad de pagina opnieuw, of probeer een nieuwere browser.
page-alone-insecure = Dit adres begint met http://. Browsers draaien Tabletown alleen op adressen die met https:// of http://localhost beginnen.
page-alone-links = Mensen aan deze tafel
page-alone-links-about = Deze tafel staat in je browser, dus niemand kan op een ander apparaat meedoen. Wil je de partij meenemen, bewaar dan het verslag.
page-alone-bot-about = { $bot ->
    [planner] Ziet weinig over het hoofd. Hier kijkt deze bot niet vooruit en speelt dus zwakker dan op een server.
   *[architect] Ziet niets over het hoofd en kijkt tot een seconde lang een eindje vooruit. Op een server speelt deze bot sterker.
}
