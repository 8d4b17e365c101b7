# Tangram City

cover-about = Iedereen krijgt dezelfde stadstegels. Pas daken en bomen in elkaar en bewaar de balans.
cover-time = 30 min
option-first = Wie ronde 1 begint
option-first-seat-1 = stoel 1
option-first-chance = het toeval beslist
option-board = Stadsbord om alleen te spelen
option-board-1 = bord 1
option-board-2 = bord 2
option-board-3 = bord 3
option-board-4 = bord 4
option-board-5 = bord 5

## Pieces

tile-A = A (dak)
tile-B = B (klein parallellogram)
tile-C = C (vierkant met driehoek)
tile-D = D (haak)
tile-E = E (driekwart ruit)
tile-F = F (domino)
tile-G = G (grote driehoek)
tile-H = H (kort trapezium)
tile-I = I (kort parallellogram)
tile-J = J (ruit)
tile-K = K (molentje)
tile-L = L (hart)
tile-M = M (zigzag naar buiten)
tile-N = N (zigzag naar binnen)
tile-O = O (lang recht trapezium)
tile-P = P (laars naar buiten)
tile-Q = Q (laars naar binnen)
tile-R = R (vis)
tile-S = S (hoekbrug)
tile-T = T (zeshoek)
tile-U = U (lang trapezium)
tile-V = V (lang parallellogram)
tile-W = W (huis)
a-fountain = de fontein
half-nw = noordwestelijke
half-ne = noordoostelijke
half-se = zuidoostelijke
half-sw = zuidwestelijke
side-black = zwarte kant
side-green = groene kant
holders = { $count ->
    [one] stoel { $seats }
   *[other] de stoelen { $seats }
}

## Moves

move-side-black = kiest de zwarte kant van het bord
move-side-green = kiest de groene kant van het bord
move-place-black = legt { $tile } op { $square }, zwarte kant boven{ $turn ->
    [0] {""}
   *[other] , { $turn } × rechtsom gedraaid
}
move-place-green = legt { $tile } op { $square }, groene kant boven{ $turn ->
    [0] {""}
   *[other] , { $turn } × rechtsom gedraaid
}
move-fountain = legt de fontein in de { $half } helft van { $square }
move-skip = laat { $piece } weg
move-done = beëindigt de partij
move-begin = maakt stoel { $seat } startspeler van ronde 1
move-open = legt de kaart { $tile } open
move-deal = geeft { $tile } aan { $holders }
move-deal-secret = geeft een kaart aan { $holders }

# The same on the page, with small pictures and with people by name
log-move-place-black = legt { $piece } op { $square }
log-move-place-green = legt { $piece } op { $square }
log-move-skip = laat { $piece } weg
log-move-begin = { $seat } is startspeler van ronde 1
log-move-open = de kaart toont { $piece }
log-move-deal = { $piece } gaat naar { $holders }

## What pieces and places say of themselves

explain-tile = Stadstegel { $tile }. Oppervlakte in vakjes: { $squares }. De ene kant is zwart, de andere groen en gespiegeld.
explain-look-alike = Stadstegel { $tile }. Oppervlakte in vakjes: { $squares }. De ene kant is zwart, de andere groen en gespiegeld. Een andere tegel lijkt er sterk op: kijk goed.
explain-fountain = Een fonteintegel vult een half vakje en heeft geen kleur. Elke ronde krijg je er een; laat je hem weg, dan doet hij niet meer mee.
explain-card = Een kaart: iedereen legt { $tile } op het eigen bord, of laat die tegel weg.
explain-card-seen = De kaart { $tile }. Tot hij wordt gespeeld, is hij alleen zichtbaar voor { $holders }.
explain-card-hidden = Een gedekte kaart. Tot hij wordt gespeeld, is hij alleen zichtbaar voor { $holders }.
explain-card-down = Een gedekte kaart. Niemand ziet hem voordat hij wordt gespeeld.
explain-board = Een stadsbord van 7 × 7 vierkanten, kortweg vakjes. Helemaal vol levert het aan het einde 15 punten op.
explain-board-black = De zwarte kant van het bord: het gedrukte stuk telt als een zwarte tegel die je al hebt gelegd.
explain-board-green = De groene kant van het bord: het gedrukte stuk telt als een groene tegel die je al hebt gelegd.
explain-printed = Het gedrukte stuk: het telt als een gelegde tegel van die kleur.
explain-square = Vakje { $square }. Het is volgebouwd als tegels, fonteinen of het gedrukte stuk het helemaal bedekken.
explain-half = De { $half } helft van { $square }.
explain-black = Zwart: gebouwen. Een volgebouwd vakje telt als zwart als er zwart in zit en geen groen.
explain-green = Groen: natuur. Een volgebouwd vakje telt als groen als er groen in zit en geen zwart.
explain-start = De startspelermarker. Na elke ronde gaat die naar wie tot dan toe de meeste punten heeft.
explain-rectangle = De grootste rechthoek van volgebouwde vakjes: elke ronde levert die één punt per vakje op.
explain-balance = Balans: { $black } zwart, { $green } groen. Aan het einde 20 punten als ze gelijk zijn, 10 bij een verschil van 1 of 2, 5 bij 3 of 4.
explain-round = { $points ->
    [one] Ronde { $number } leverde één punt op, voor de grootste rechthoek.
   *[other] Ronde { $number } leverde { $points } punten op, voor de grootste rechthoek.
}
explain-round-now = { $points ->
    [one] Zoals het nu ligt, levert ronde { $number } één punt op: één voor elk vakje van de grootste rechthoek.
   *[other] Zoals het nu ligt, levert ronde { $number } { $points } punten op: één voor elk vakje van de grootste rechthoek.
}
explain-round-next = Ronde { $number }: één punt voor elk vakje van de grootste rechthoek.

## What lies on the table, and the steps of a round

group-hand = Nu te leggen, en de kaarten van deze ronde
group-last = Nu te leggen, in vrije volgorde
group-points = Punten per ronde
group-supply = { $count ->
    [0] Er komt geen tegel meer
    [one] Er komt nog één tegel
   *[other] Er komen nog { $count } tegels
}
round-of = ronde { $number } van { $rounds }
pill-side = Kant
pill-card = Kaart { $number }
pill-last = Drie tegels
pill-fountain = Fontein
pill-done = Klaar

## On the page: short titles, buttons, tips of a first match

tab-hand = Nu
tab-points = Rondes
tab-supply = Tegels
prompt-side = Kies een kant
do-side-black = Zwarte kant kiezen
do-side-green = Groene kant kiezen
do-place-black = { $tile } hier leggen, zwart
do-place-green = { $tile } hier leggen, groen
do-fountain = Fontein hier leggen
do-skip = { $tile } weglaten
do-skip-fountain = Fontein weglaten
do-done = Partij beëindigen
tip-side = Je stadsbord heeft twee kanten. Kies er een: het gedrukte stuk telt als gelegd, zwart voor gebouwen, groen voor natuur.
tip-place = Iedereen legt nu deze tegel. Draai hem, keer hem om naar de andere kleur en tik dan op je bord.
tip-rectangle = Elke ronde levert één punt op voor elk vakje van je grootste rechthoek, in het gouden kader. Kleuren tellen daarbij niet.
tip-cards = De tegels op deze kaarten komen hierna. Een oog laat zien wie een kaart al ziet voordat hij wordt gespeeld.
tip-skip = Een tegel die je weglaat, doet niet meer mee. Je kunt hem nog terugnemen tot iedereen klaar is.
tip-fountain = Een fonteintegel vult een half vakje: handig voor een gat. Elke ronde krijg je er een.
tip-balance = Elk volgebouwd vakje van één kleur verschuift de marker van die kleur. Gelijke markers leveren aan het einde 20 punten op, bij een verschil van 1 of 2 nog 10, van 3 of 4 nog 5.
tip-planning = Een bord dat helemaal vol is, levert 15 punten extra op.
tip-done = Dat was de laatste fontein. Je kunt hem nog terugnemen; beëindig daarna de partij.
tip-over = Wie de meeste punten heeft, wint. Bij een gelijke stand wordt de overwinning gedeeld.
tip-rating = Je punten leveren ook een oordeel op, van onder de 100 tot 200 en meer.
learn-first = Het spel
learn-solo = Alleen, en de laatste ronde

## Refusals

not-before-the-cards = Eerst worden de kaarten uitgedeeld.
not-again = Je bent klaar met deze stap; je kunt hem nog terugnemen (undo) tot iedereen klaar is.
not-this-step = Nu moet je { $step }.
step-side = de kant van je bord kiezen
step-place = de tegel van de kaart leggen, of weglaten (skip)
step-fountain = je fontein leggen, of weglaten (skip)
step-done = de partij beëindigen (done): dat was je laatste fontein
not-left-out = Je hebt { $tile } weggelaten; die tegel doet niet meer mee.
not-twice = Je hebt { $tile } al gelegd.
not-on-the-card = { $tile } staat niet op de kaart. Nu te leggen: { $card }.
not-outside = Met de linkerbovenhoek op { $square } zou de tegel over de rand van het bord steken.
not-that-turn = Zo gedraaid ziet de tegel er net zo uit als met draai { $turn }; gebruik die.
not-on-another = Op { $square } zou de tegel op iets liggen wat er al ligt.
not-free = De { $half } helft van { $square } is niet vrij.

## The score

round-points = ronde { $number }: de grootste rechthoek
planning-bonus = planningsbonus voor een vol bord
balance-bonus = balansbonus
rating-1 = minder dan 100: probeer het nog eens
rating-2 = vanaf 100: best goed, een stadsontwikkelaar in de dop
rating-3 = vanaf 140: indrukwekkend
rating-4 = vanaf 180: fantastisch, de koningin is verrukt
rating-5 = vanaf 200: het scorebord voorbij, een echte stadsontwikkelaar
lacks-planning = { $count ->
    [one] één vakje is niet volgebouwd
   *[other] { $count } vakjes zijn niet volgebouwd
}
lacks-balance = { $count ->
    [one] de markers liggen één stap uit elkaar
   *[other] de markers liggen { $count } stappen uit elkaar
}

## The board as text

city-of = Het bord van { $name }
standing = Grootste rechthoek: { $rectangle }   Balans: { $black } zwart, { $green } groen
step-now = Nu moet je { $step }.
round-now = Ronde { $number } van { $rounds }; startspeler: stoel { $seat }
card-now = Nu: { $tile }, zwarte en groene kant
look-alike = (lijkt op een andere tegel: kijk goed)
card-next = Ligt open: { $tile }
card-own = Geheime kaart van { $holders }: { $tile }
card-hidden = Geheime kaart van { $holders }: gedekt
tiles-left = { $count ->
    [0] Er is geen tegel meer over.
    [one] Er is nog één tegel over:
   *[other] Er zijn nog { $count } tegels over:
}
square-built = helemaal volgebouwd
square-open = niet helemaal volgebouwd
fill-can = { $count ->
    [one] Je kunt de rest van het bord nog vullen met één stuk, bijvoorbeeld:
   *[other] Je kunt de rest van het bord nog vullen met { $count } stukken, bijvoorbeeld:
}
fill-done = Het bord is vol.
fill-never = Je kunt het bord niet meer helemaal vullen; dat is zeker.
fill-unknown = Er was niet genoeg tijd om uit te zoeken of je het bord nog kunt vullen.
help-of-game =
    Eerst:          side black|green            op welke kant van je bord je speelt: black zwart, green groen
    1. Een tegel:   place VAKJE [KANT] [DRAAI]  place c3 green 1: de tegel van de kaart, groene kant, één kwartslag rechtsom, linksboven op c3
                    place H c3                  een tegel met zijn letter: nodig in de laatste ronde, als er drie kaarten open liggen
                    skip [TEGEL]                laat hem voorgoed weg
    2. De fontein:  fountain VAKJE HELFT        fountain c3 nw: de helft van c3 met de rechte hoek linksboven (nw, ne, se, sw); of skip
    Op het bord is B zwart, G groen, F een fontein, . leeg; B/G is gedeeld als een schuine streep (links: de helft linksboven),
    B\G als een omgekeerde schuine streep (links: de helft linksonder). Met undo neem je terug, tot iedereen klaar is.
    Kijken:         city [STOEL] (bord)   cards (kaarten)   tile [TEGEL] (alle standen)   left [STOEL] (tegels die nog komen)
                    legal [VAKJE of tegel] (toegestane zetten)   at VAKJE [STOEL] (wat daar is)   hint (kan de rest van het bord nog vol?)
how-to-place = Typ place VAKJE [KANT] [DRAAI], bijvoorbeeld: place c3 green 1. Noem in de laatste ronde ook de tegel: place H c3.
how-to-pour = Typ fountain VAKJE HELFT, bijvoorbeeld fountain c3 nw; of skip.
how-to-skip = Typ skip, of skip en de letter van een tegel.
how-to-choose-side = Typ side black (zwart) of side green (groen).
how-to-ask-tile = Typ tile en een letter van A tot en met W, bijvoorbeeld: tile H.
how-to-ask-at = Typ at en een vakje, bijvoorbeeld: at c3.
which-tile = Typ erbij welke tegel: { $known }.
no-such-square = { $text } ligt niet op het bord; het laatste vakje is g7.

## Score sheets

sheet-rounds-first = Na de naam moet een regel “rounds” komen met de punten van ronde 1 tot en met { $wanted }.
sheet-rounds = Er moeten punten van { $wanted } rondes staan, niet van { $count }.
sheet-no-points = “{ $text }” is geen aantal punten van 1 tot en met { $most }.
sheet-points-fall = Dit zijn minder punten dan in de ronde ervoor, en een rechthoek wordt nooit kleiner.
sheet-last-falls = De grootste rechthoek op het bord telt { $points } vakjes: minder dan dit, en een rechthoek wordt nooit kleiner.
sheet-unknown-square = “{ $text }” is geen vakje: ., B, G, of twee helften zoals B/G of F\.
sheet-empty-halves = “{ $text }” is leeg: schrijf één punt.
sheet-fountains = Op dit bord liggen meer dan { $most } fonteinen.

## The score sheet, tapped in

tap-how = Kleur hele vakjes in door te tikken of te slepen. Een half vakje komt in de hoek waar je tikt.
tap-colour = { $letter ->
    [B] zwart
    [G] groen
    [F] fontein
   *[none] leeg
}
tap-half = { $letter ->
    [B] half vakje, zwart
    [G] half vakje, groen
   *[F] half vakje, fontein
}
tap-halves = { $one } helft { $left }, { $other } helft { $right }
tap-rounds = Punten van de rondes
tap-round = Ronde { $number }
tap-rounds-about = De laatste ronde, de balans en de planningsbonus worden op het bord geteld.

## The end of a match

end-rating = Oordeel
end-by-round = De grootste rechthoek, ronde voor ronde
