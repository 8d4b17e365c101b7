# All texts that belong to no game.

## The command line

welcome = { $game }. Typ help voor de opdrachten, quit om te stoppen.
seed-hash = sha256(seed) { $hash }
bot-level = { $bot ->
    [newcomer] nieuwkomer
    [neighbour] buur
    [planner] planner
    [architect] architect
    [random] toeval
    [greedy] gretig
   *[bot] { $bot }
}
opponents = Je tegenstanders: { $names }.
bot-named = { $name }, { $level }
prompt = { $name }>
nature = Het lot
move-undo = neemt de laatste zet terug
hand-over = Nu { $name }. Niemand anders kijkt; druk op Enter.
quit = De partij is nog niet afgelopen.
saved = Bewaard in { $file }.
running-score = Als de partij nu eindigde: { $totals }
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
compiling = De spelregels worden gecompileerd, eenmalig: ongeveer tien seconden…
interpreted = numba is niet geïnstalleerd, dus dit draait ongecompileerd: pip install 'tabletown[fast]'
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
            undo (neem terug)  help
help-of-terminal =
    Hier:   undo [STOEL]  rules [§ of woord] (spelregels)  save BESTAND
            quit (stop)

## What is wrong with a command

no-such-game = Er is geen spel { $text }. Kies uit: { $known }.
game-lacks = Aan het spel in { $folder } ontbreekt: { $names }.
game-written =
    Het nieuwe spel staat in { $folder }. Zo speel je het:
    TABLETOWN_GAMES={ $games } tabletown terminal { $name }
not-a-game-name = “{ $text }” kan niet de naam van een spel zijn: een naam bestaat uit kleine letters, cijfers en _, en begint met een letter.
game-is-known = Er is al een spel { $text }. Kies een andere naam.
folder-exists = { $folder } bestaat al. Kies een andere naam, of met --to een andere map.
no-such-language = Er is geen taal { $text }. Kies uit: { $known }.
learned = { $matches } partijen gespeeld; de laatste tijd kwam een stoel gemiddeld op { $mean }. De gewichten staan in { $folder }.
ray-is-missing = Spelen op een cluster vraagt om Ray: pip install 'tabletown[ray]'
learning-needs-compiler = Leren kan alleen met numba: pip install 'tabletown[fast]'
nothing-to-learn = { $game } noemt geen kenmerken, dus valt er niets te leren.
weights-do-not-fit = De gewichten in { $folder } horen niet bij de kenmerken van dit spel: leer ze opnieuw.
arena-done = { $matches } partijen, in { $time }. Het verslag: { $file }
other-plan = Volgens { $file } wordt daar iets anders gespeeld. Kies een andere map met --to.
no-such-bot-file = { $text } is geen klasse in een Python-bestand, zoals pad/naar/mijn.py:Mijn.
no-such-bot = Er is geen bot { $text }. Kies uit: { $known }.
no-such-option = { $game } heeft geen optie { $text }. Kies uit: { $known }.
no-such-option-choice = De optie { $option } heeft geen keuze { $text }. Kies uit: { $known }.
option-not-with-these-seats = De optie { $option }={ $choice } kan niet met { $count } stoelen.
not-an-option = Een optie heeft de vorm NAAM=WAARDE, niet { $text }.
wrong-number-of-seats = { $game } speel je met { $few } tot { $many } spelers, niet met { $count }.
wrong-number-of-matches = Het aantal partijen moet van 1 tot en met { $most } zijn.
wrong-depth = De diepte moet van 0 tot en met { $most } zijn.
seed-out-of-range = Een startgetal (seed) is een geheel getal van 0 tot en met 2^128 − 1.
seed-for-one = Een gekozen startgetal (seed) is voor hooguit één human: wie het kent, weet wat er komt.
not-a-seed = Een startgetal (seed) bestaat uit 32 hexadecimale cijfers met kleine letters; { $text } is dat niet.
not-in-rulebook = De spelregels zeggen niets over { $text }.
no-such-command = Ik ken de opdracht { $text } niet. Typ help.
which-move = Zeg welke zet: typ { $command } en dan een zet.
no-such-seat = Er is geen stoel { $text }; de laatste is stoel { $most }.
how-to-save = Zeg waar: save BESTAND.
cannot-read = { $file } kan niet worden gelezen: { $why }.
cannot-write = { $file } kan niet worden geschreven: { $why }.
not-text = { $file } is geen tekst in UTF-8.

## Moves

illegal-move = Dat kan niet. { $why }
no-reason = Dit is geen toegestane zet.
no-such-kind = Er is geen zet die “{ $text }” heet.
no-such-move = Er is geen zet nummer { $text }.
no-such-choice = “{ $text }” past niet bij de zet { $kind }.
wrong-parts = Na { $kind } { $count ->
    [0] komt niets meer
    [one] komt nog één woord
   *[other] komen nog { $count } woorden
}.
not-a-square = “{ $text }” is geen vakje: een letter voor de kolom, een getal voor de rij, zoals c4.
nothing-to-undo = Er is nu niets wat je kunt terugnemen.
legal-count = { $count ->
    [0] Geen toegestane zet.
    [one] Eén toegestane zet:
   *[other] { $count } toegestane zetten:
}
no-such-tile-number = Er is geen tegel nummer { $text }; het laatste nummer is { $most }.
not-your-turn = Je bent niet aan de beurt.
not-after-the-end = De partij is afgelopen.
not-drawn-now = Zoiets brengt het lot nu niet.
not-yours-to-draw = Dat doet alleen het lot.

## The server

listening = Tabletown staat op { $address }
listening-to-others = Voor anderen in huis: { $address }
how-to-stop = Ctrl-C stopt het; je tafels blijven bewaard.
stopped = Tabletown is gestopt.
cannot-listen = Op { $host }, poort { $port }, kan niemand luisteren: { $why }.
not-a-url = “{ $text }” is geen adres zoals https://play.example.org.
no-such-table = Die tafel bestaat niet.
table-damaged = Wat van deze tafel bewaard is, is geen partij volgens de regels: het breekt af bij gebeurtenis { $seq }.
table-ended = De tafel is beëindigd; niemand doet nog een zet.
no-link = Zeg met welke link je komt: Authorization: Bearer KEY.
void-link = Deze link opent de tafel niet, of niet meer.
only-the-opener = Dat kan alleen wie de tafel heeft geopend.
rematch-while-playing = Een nieuwe partij kan beginnen als deze voorbij is.
rematch-of-record = Dit is het verslag van een partij: hier zit niemand die nog eens kan spelen.
only-seats-move = Dat kan alleen wie een plaats heeft.
sit-down-first = Geef eerst je naam.
not-a-name = Een naam heeft 1 tot { $most } tekens.
only-so-many-seats = Het aantal plaatsen is { $count }.
no-such-aid = Er is geen hulp die “{ $text }” heet. Bekend: { $known }.
aid-not-allowed = Wie de tafel heeft geopend, staat deze hulp niet toe.
no-hint = Er kwam geen tip. Probeer het nog eens.
not-asked = Je bent niet aan de beurt.
stale = De tafel is intussen verder. Kijk nog eens.
say-hello-first = Zeg eerst hello: welke tafel, en met welke link.
other-version = Deze server spreekt versie { $ours } van het protocol, u versie { $theirs }. Laad de pagina opnieuw, of werk uw programma bij.
not-a-message = Dat is geen bericht dat we kennen: { $why }
bad-request = Dat kan niet gevraagd worden: { $why }
not-utf8 = Dat is geen tekst in UTF-8.
too-often = Dat was te veel tegelijk. Wacht even.
foreign-origin = Dat mogen alleen pagina's van deze server.
server-error = Er ging bij ons iets stuk. Wat bewaard was, is niet verloren.
store-full = De schijf is vol: er is niets bewaard en niets veranderd.
store-busy = De database is bezet: er is niets bewaard. Probeer het nog eens.
store-away = De database antwoordt niet. Probeer het zo meteen nog eens.
store-fails = De database geeft een fout: { $why }
store-too-new = De database is van een nieuwere Tabletown: versie { $version }, hier bekend { $known }.
store-without-postgres = PostgreSQL heeft nog een pakket nodig: pip install 'tabletown[postgres]'

## The page

page-home = Begin
page-tools = Hulpmiddelen
page-close = Sluiten
page-lost = Op dit adres is niets.
page-language = Taal
page-links = Links naar deze tafel
page-links-about = Elke plaats heeft een eigen link: wie hem heeft, zit daar. Ze zijn alleen in deze browser te zien.
page-watch = Om te kijken
page-copy = Kopiëren
page-copied = Gekopieerd
page-name = Je naam op plaats { $number }
page-sit = Ga zitten
page-you = jij
page-your-turn = Jouw beurt
page-waits = Wachten op { $names }
page-over = De partij is afgelopen
page-ended = De tafel is beëindigd
page-twin = De tafel in woorden
page-undo = Terug
page-hint = Tip
page-hint-why = Verwacht:
page-type = Typ een zet of een vraag; “help” noemt ze
page-send = Zeg het
page-scores = Als het nu eindigde
page-final = Eindstand
page-log = Wat er gebeurde
page-record = Verslag bewaren
page-rules = Spelregels
page-away = De verbinding is weg. We blijven het proberen; wat gespeeld is, gaat niet verloren.
page-lost-about = Misschien zit er een typefout in het adres, of is weg wat hier was.
page-shut = Deze tafel gaat niet open
page-shut-about = Wie de tafel heeft geopend, kan je een nieuwe link geven.
page-no-connection = Geen verbinding

## The home page

page-headline = Samen steden bouwen.
page-about = Tegen bots, rond één scherm of met vrienden via een link. Niemand heeft een account nodig.
page-games = Kies een spel
page-set-up = Een partij { $game } klaarzetten
page-seat-range = { $few } tot { $many } plaatsen
page-seat-count = { $count ->
    [one] Eén plaats
   *[other] { $count } plaatsen
}
page-about-time = Ongeveer { $time }
page-rules-of = Spelregels van { $game }
page-go-on = Verder
page-go-on-with = Verder met { $game }
page-my-tables = Jouw tafels
page-finished = Afgelopen
page-nobody-yet = Wachten tot er iemand gaat zitten
page-not-reached = Nu niet bereikbaar
page-forget = Deze tafel { $game } vergeten
page-forgotten = Vergeten, met de links erbij.
page-bring-back = Toch bewaren
page-older = Ouder: { $count }
page-no-tables = Nog niets te zien. Kies een stad: je partij wacht hier zodra je weggaat, op dit apparaat en zonder account.
page-start-with = Begin met { $game }

page-seats = Wie er spelen
page-seat = Plaats { $number }
page-sits = { $who ->
    [here] Hier
    [link] Via link
   *[bot] Bot
}
page-name-here = Naam op plaats { $number }
page-my-name = Je naam
page-guest = Gast { $number }
page-gets-link = Krijgt een link, te versturen vanaf de tafel.
page-bot-of-seat = Bot op plaats { $number }
page-bot-level = { $bot ->
    [newcomer] Nieuwkomer
    [neighbour] Buur
    [planner] Planner
    [architect] Architect
   *[bot] { $bot }
}
page-bot-about = { $bot ->
    [newcomer] Ziet veel over het hoofd en neemt wat meteen goed lijkt.
    [neighbour] Kent het spel, maar mist weleens iets en kijkt niet vooruit.
    [planner] Speelt in gedachten een paar beurten verder voor elke zet.
    [architect] Denkt tot een seconde na over elke zet. Moeilijk te verslaan.
   *[bot] Een bot van dit huis.
}
page-bot-scores = Gemiddeld { $points } punten.
page-bot-beats = Gemiddeld { $points } punten; wint { $beats } van de 100 partijen tegen een { $lower ->
    [newcomer] nieuwkomer
    [neighbour] buur
   *[planner] planner
}.
page-seat-more = Een plaats erbij
page-seat-less = Plaats { $number } weghalen
page-only-watch = Hier speelt niemand. Je kijkt toe.
page-options = Varianten
page-aids = Toegestaan aan deze tafel
page-aid = { $aid ->
    [preview] Zien wat een zet zou opleveren
    [hints] Om een tip vragen
   *[aid] { $aid }
}
page-seeded = Toeval dat je kunt controleren
page-seeded-about = Het zegel is aan het begin openbaar, de inhoud aan het einde.
page-start-match = Partij beginnen

page-ways-in = Andere ingangen
page-join = Meespelen
page-join-link = De link die je kreeg
page-join-go = Meedoen
page-no-table-link = Dat is geen link naar een tafel. Zo ziet er een uit: { $example }.
page-to-score = Scoreblad
page-to-score-about = Voor steden uit de echte doos.
page-read-record = Verslag lezen
page-read-record-about = Een partij die als bestand is bewaard.
page-record-file = Kies het bestand
page-record-text = Of plak de tekst
page-record-open = Partij openen


## At a table

page-to-own-city = Terug naar je stad
page-beside = Naast de steden
page-people = Wie er spelen
page-turns = Wie aan de beurt is
page-chance = { $count ->
    [one] { $count } trekking door het toeval
   *[other] { $count } trekkingen door het toeval
}
page-city = De stad van { $name }
page-keys = Pijltoetsen gaan van doel naar doel, 1 tot 9 kiezen een stuk, R draait, F keert om, Enter speelt, Backspace neemt terug, T opent de tafel in woorden, het vraagteken het regelboek.
page-rack = Wat je kunt doen
page-turn = Draaien
page-flip = Omkeren
page-wait = Niet aan de beurt
page-wait-undo = Klaar; terugnemen kan nog
page-choose-piece = Kies een stuk
page-choose-place = Kies een plaats
page-not-here = Niet hier.
page-rule = Regel { $rule }
page-may = mag
page-visit = Toon de stad van { $name }
page-total = { $name }: { $points }. Toon alle regels
page-empty-seat = nog niemand
page-counted = { $count } van: { $what }
page-answer = Antwoord
page-played = Gespeeld: { $move }
page-here = aan dit scherm
page-new-link = Nieuwe link
page-to-bot = Laat een bot spelen
page-end = Beëindig deze tafel
page-end-sure = Ja, voor iedereen beëindigen
page-qr = QR-code
page-qr-label = De link als QR-code
page-pass-to = Geef het scherm aan { $name }
page-pass-about = Wat { $name } ziet, is alleen voor { $name }.
page-i-am = Ik ben { $name }
page-stay = Terug naar { $name }
page-since = Sinds je laatste zet
page-gain = hooguit { $points }
page-gain-later = hooguit { $points }, met de rest van de beurt
page-back = Stap door de partij
page-first = Naar het begin
page-earlier = Eén stap terug
page-later = Eén stap verder
page-earlier-turn = Eén beurt terug
page-later-turn = Eén beurt verder
page-play = Automatisch afspelen
page-pause = Pauze
page-now = Naar de laatste zet
page-start = De tafel is gedekt
page-text = Tekst
page-menu = Meer
page-scores-title = Punten, regel voor regel
page-aids-now = Hier toegestaan: { $aids }
page-none = niets
page-fair = Het toeval is achteraf te controleren met dit getal:
page-tip = Tip
page-tip-read = Begrepen
page-tips-off = Geen tips meer


## The end of a match

page-end-of-match = Het einde van de partij
page-telling = Elk punt, een voor een
page-skip-telling = Toon alles
page-tell-again = Vertel het nog eens
page-rematch = Nog een keer
page-join-rematch = Doe mee met de volgende partij
page-end-won = { $how ->
    [tie-break] Je wint bij gelijke stand.
    [shared] Je deelt de overwinning met { $names }.
   *[ahead] Je wint met { $points } verschil.
}
page-end-lost = { $how ->
    [tie-break] { $name } wint bij gelijke stand, jij bent { $place }.
    [shared] { $names } delen de overwinning, jij bent { $place }.
   *[ahead] { $name } wint met { $points } verschil, jij bent { $place }.
}
page-end-watched = { $how ->
    [tie-break] { $name } wint bij gelijke stand.
    [shared] Gedeelde overwinning: { $names }.
   *[ahead] { $name } wint met { $points } verschil.
}
page-end-alone = Je haalt { $points }.
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
page-end-picture = Plaatje van de stad


## The rulebook, read

page-contents = Inhoud
page-find = Zoek in de spelregels
page-found = { $count ->
    [0] Niet gevonden
   *[other] { $number } van { $count }
}
page-found-before = De plaats ervoor
page-found-next = De volgende plaats
page-print = Afdrukken
page-other-rulebooks = Spelregels van andere spellen

## The score sheet, tapped in

page-sheet = Scoreblad
page-sheet-choose = Welk spel hebben jullie gespeeld?
page-sheet-about = Tik de voltooide steden van het echte spel in: elk punt wordt geteld, met de regel erbij.
page-sheet-begun = Je bent aan een blad begonnen.
page-sheet-load = Bestand openen
page-sheet-save = Als bestand bewaren
page-sheet-anew = Opnieuw beginnen
page-sheet-undo = Terugnemen
page-sheet-somebody = Speler { $number }
page-sheet-nameless = Geen naam
page-sheet-cities = Steden
page-sheet-add = Stad erbij
page-sheet-remove = { $name } verwijderen
page-sheet-name = Naam
page-sheet-brushes = Wat je op een vakje zet
page-sheet-wipe = Weer leeg
page-sheet-board = Het bord
page-sheet-square = { $square }: { $what }
page-sheet-hole = nog niet ingevuld
page-sheet-unread = “{ $word }”, niet te begrijpen
page-sheet-keys = Met toetsen: pijlen bewegen, letters schrijven zoals in de tekst.
page-sheet-text = Het blad als tekst
page-sheet-text-about = Altijd gelijk aan de tekening. Verander het hier, of plak een heel blad.
page-sheet-silence = Nog geen antwoord.
page-sheet-hint = Even wachten.
page-sheet-wrong = Dat kan niet.
page-sheet-missing = Nog niet af.
page-sheet-more = { $count ->
    [one] En nog één ding.
   *[other] En nog { $count } dingen.
}
page-sheet-complete = Compleet.
page-sheet-there = Laat zien
page-sheet-so-far = Tot nu toe
page-sheet-result-about = Elk punt met de regel waar het vandaan komt.
page-sheet-tap-line = Tik op een regel om hem in de stad te zien.
page-sheet-alone = { $name }: { $points }
page-sheet-winner = Winnaar
page-sheet-place = Plaats { $place }

## Settings

page-settings = Instellingen
page-theme = Licht of donker
page-theme-choice = { $choice ->
    [light] Licht
    [dark] Donker
   *[system] Zoals het apparaat
}
page-patterns = Patronen op kleuren
page-patterns-about = Houdt kleuren uit elkaar voor alle ogen.
page-pace = Wat anderen doen
page-pace-choice = { $choice ->
    [calm] rustig
    [brisk] vlot
   *[once] meteen
}
page-motion = Minder beweging
page-tips = Tips tijdens het spelen
page-sounds = Geluiden
page-touch = Trillen
page-sounds-offer = Zachte geluiden tijdens het spelen
page-sounds-offer-touch = Zachte geluiden en trillen tijdens het spelen
page-notices = Laat weten wanneer ik aan de beurt ben
page-notices-about = Met een melding van je apparaat, zolang deze pagina openstaat.

## Records

record-wrong-start = Regel { $line }: een partijverslag begint met “{ $wanted }”.
record-without-head = Regel { $line }: in de kop moeten game, edition en seat staan.
record-bad-line = Regel { $line } is niet te lezen.
record-said-twice = Regel { $line }: de kop noemt { $word } twee keer.
record-with-secrets = Regel { $line }: dit partijverslag bevat geheimen (?); alleen het verslag van een afgelopen partij kan worden nagespeeld.
record-illegal = Regel { $line }: { $why }
record-drifts = Regel { $line }: na gebeurtenis { $seq } is de partij anders dan het verslag zegt.
record-of-other-edition = Het partijverslag is van editie { $edition } van { $game }; dit is editie { $known }.
record-of-other-game = Het partijverslag is van een ander spel: { $game }.
record-says-all = { $file } bevat al een partij, die verdergaat zoals ze was: zonder seats, option, seed of shuffle.
record-without-seed = Het partijverslag heeft geen startgetal (seed) en hash om te controleren.
record-seed-not-of-hash = Het startgetal hoort niet bij de hash die is gepubliceerd.
record-not-drawn = Regel { $line }: met dit startgetal brengt het lot iets anders bij gebeurtenis { $seq }.
record-verified = Het startgetal hoort bij de hash, en alle gebeurtenissen ({ $count }) kloppen ermee.
no-such-event = Er is geen gebeurtenis { $text }; de laatste is { $last }.

## Score sheets

sheet-error = Regel { $line }, kolom { $column }: { $why }
sheet-starts-with-game = Een scoreblad begint met een regel “game NAAM”.
sheet-unprintable = Er staat een teken dat niet afgedrukt kan worden.
sheet-no-seat = Op het scoreblad staat geen stoel.
sheet-seat-first = Eerst moet er een regel “seat NAAM” staan.
sheet-no-name = De stoel heeft geen naam.
sheet-same-name = Er zijn twee stoelen met de naam { $name }.
sheet-too-many-seats = Er zijn meer dan { $most } stoelen.
sheet-rows = Er moeten { $wanted } rijen zijn, niet { $count }.
sheet-cells = Een rij heeft { $wanted } vakjes, niet { $count }.
sheet-holes = { $count ->
    [one] Eén vakje is nog niet ingevuld.
   *[other] { $count } vakjes zijn nog niet ingevuld.
}
sheet-unfinished = Alleen van een afgelopen partij kan een scoreblad worden gemaakt.
no-sheet = Dit spel heeft geen scoreblad.
