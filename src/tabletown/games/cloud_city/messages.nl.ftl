# Cloud City

cover-about = Bouw op drie hoogtes en verbind je gebouwen met wandelpaden boven de wolken.
cover-time = 30 min
option-city = Stad
option-city-square = 3 × 3 wolkentegels
option-city-rectangle = 3 × 4 wolkentegels, staand of liggend
option-cards = Speciale vereisten
option-cards-none = geen
option-cards-one = één kaart
option-cards-two = twee kaarten
option-first = Startspeler
option-first-seat-1 = stoel 1
option-first-chance = het toeval beslist

## Pieces

level-river = rivierpad
level-forest = bospad
level-sand = zandpad
walkway = { $level }, lengte { $length }
building-b = het lage gebouw op { $square }
building-g = het middelhoge gebouw op { $square }
building-t = het hoge gebouw op { $square }
card-longest-route = langste route
card-separate-routes = meeste afzonderlijke routes
card-varied-routes = verschillende routes
card-circuits = circuit
card-blue-hill = blauwe gebouwen op de heuvel
card-green-hill = groene gebouwen op de heuvel
card-minimalist = minimalistisch gebouw
card-crossed = gekruiste wandelpaden
card-solo = solo gebouw
card-balanced = gebalanceerde wandelpaden
card-text-longest-route = 6 stemmen voor de beste rivier- of bosroute, bij een gelijke stand elk 3
card-text-separate-routes = 6 stemmen voor de meeste routes, bij een gelijke stand elk 3
card-text-varied-routes = 6 stemmen voor een route met 4 verschillende lengtes, 8 voor een route met alle 5
card-text-circuits = 3 stemmen voor elke gesloten route
card-text-blue-hill = 6 stemmen voor de meeste lage gebouwen, bij een gelijke stand elk 3
card-text-green-hill = 6 stemmen voor de meeste middelhoge gebouwen, bij een gelijke stand elk 3
card-text-minimalist = 2 stemmen voor elk gebouw met precies één pad
card-text-crossed = −2 stemmen voor elke kruising van twee paden
card-text-solo = −2 stemmen voor elk gebouw zonder pad
card-text-balanced = −4 stemmen, tenzij je vijf paden van 3 stemmen hebt, één van 5 en één van 8

## Moves

move-lay = legt een tegel: { $one }, { $other }
laid-b = laag op { $square }
laid-g = middelhoog op { $square }
laid-t = hoog op { $square }
tile-pair = { $one } + { $other }
height-b = laag
height-g = middelhoog
height-t = hoog
move-walk = bouwt { $ends }: { $level }, { $votes ->
    [one] één stem
   *[other] { $votes } stemmen
}
move-take = pakt een open tegel: { $tile }
move-draw = trekt van de trekstapel
move-done = beëindigt de laatste beurt
move-card = legt een speciale vereiste open: { $card }
move-open = legt een tegel open: { $tile }
move-deal = geeft een tegel aan stoel { $seat }: { $tile }
move-deal-secret = geeft een tegel aan stoel { $seat }
move-begin = laat stoel { $seat } beginnen

# The same on the page, with small pictures and with people by name
log-move-lay = legt { $piece }: { $one }, { $other }
log-move-take = pakt { $piece }
log-move-open = { $piece } ligt nu open voor iedereen
log-move-deal = { $piece } gaat naar { $seat }
log-move-deal-secret = een tegel gaat naar { $seat }
log-move-begin = { $seat } begint

## Refusals

not-this-step = Eerst moet je { $step }.
step-lay = een tegel leggen
step-draw = een tegel trekken: je hebt je tegel van deze beurt al gelegd
step-done = je beurt beëindigen (done): dat was je laatste tegel
not-in-hand = { $tile } zit niet in je hand.
not-that-turn = Zo gedraaid ziet de tegel er net zo uit als met draai { $turn }; gebruik die.
not-on-a-tile = Op { $spot } ligt al een tegel.
not-apart = Een tegel op { $spot } zou niet met een hele zijde aan je stad grenzen.
not-beyond = Met een tegel op { $spot } zou je stad breder of hoger worden dan drie tegels.
not-beyond-rectangle = Met een tegel op { $spot } past je stad niet meer in 3 × 4 tegels, staand noch liggend.
not-without-building = Er staat geen gebouw op { $square }.
not-different-heights = Deze gebouwen zijn niet even hoog: { $one } en { $other }.
not-over-a-gap = Onder het pad ligt op { $square } nog geen tegel.
not-over-same-height = Ertussen staat { $building }, dat even hoog is.
not-over-taller = Ertussen staat { $building }, dat hoger is.
not-crossing = Dit pad zou een pad van hetzelfde niveau kruisen: { $ends } ({ $level }).
not-third-walkway = Dit gebouw heeft al twee paden: { $building }.
not-joined-again = Deze gebouwen zijn al door een pad verbonden: { $one } en { $other }.
not-in-supply = Dit pad is op: { $level }, lengte { $length }.
not-straight = Een pad verbindt twee verschillende vakjes in één rij of één kolom.
not-so-long = Een pad heeft hoogstens lengte { $most }, niet { $length }.
not-on-the-table = Dat ligt niet op tafel.
not-done-yet = Je moet eerst nog een tegel trekken.
not-after-last-tile = Na je laatste tegel trek je niet meer; beëindig je beurt (done).
not-open = { $tile } ligt niet bij de open tegels.

## What is missing

lacks-balance = { $count ->
    [one] mist één pad
   *[other] mist { $count } paden
}

## The board as text

city-of = { $name }: { $laid } van { $tiles } tegels
level-of = { $name }: { $level ->
    [river] niveau van de rivier, lage gebouwen (b)
    [forest] niveau van het bos, middelhoge gebouwen (g)
   *[sand] niveau van het zand, hoge gebouwen (t)
}; # is hoger
level-name-river = { $sign } rivier{" "}
level-name-forest = { $sign } bos{"    "}
level-name-sand = { $sign } zand{"   "}
walkways-possible = Paden die je kunt bouwen (stemmen)
hand-title = Hand  {""}
market-title = Open  {""}
pile-left = { $count ->
    [one] Er ligt nog één tegel op de trekstapel.
   *[other] Er liggen nog { $count } tegels op de trekstapel.
}
supply-title = Paden over{"   "}
card-title = Vereiste
no-cards = In deze partij zijn er geen speciale vereisten.
nothing-at = Er ligt geen tegel op { $square }.
free-at = { $square }: geen gebouw.
where-found = { $count ->
    [0] Geen.
    [one] Eén gebouw, met het aantal paden:
   *[other] { $count } gebouwen, met het aantal paden:
}
best-found = { $count ->
    [0] Je kunt nu niets meer bouwen.
    [one] De beste keuze is één pad (stemmen: { $votes }):
   *[other] De beste keuze is { $count } paden (stemmen: { $votes }):
}
help-of-game =
    1. Tegel leggen:   lay TEGEL VAKJE [DRAAI]   lay 2 g5 1: de tweede tegel van je hand, op de plek van g5, één kwartslag met de klok mee
    2. Paden bouwen:   walk VAKJE-VAKJE          walk g7-i7: tussen twee even hoge gebouwen; zoveel je wilt, of geen
    3. Tegel trekken:  take TEGEL, of draw       take 3: de derde open tegel; draw: de bovenste van de stapel. Na je laatste tegel: done
    b laag, g middelhoog, t hoog gebouw; · geen gebouw; ~ rivierpad, = bospad, : zandpad; + plek voor een tegel.
    Een tegel lees je met de klok mee vanaf linksboven: b.g. heeft linksboven laag en rechtsonder middelhoog.
    Kijken:            city [STOEL] (stad)   level b|g|t [STOEL] (één niveau)   hand   market (open tegels)   supply (paden over)   cards (vereisten)
                       legal [VAKJE of tegel] (toegestane zetten)   at VAKJE [STOEL] (wat daar is)   where b|g|t [STOEL] (waar)
                       best (de paden die nu de meeste stemmen geven)
how-to-lay = Typ lay TEGEL VAKJE [DRAAI], bijvoorbeeld: lay 2 g5 1.
how-to-walk = Typ walk en twee vakjes, bijvoorbeeld: walk g7-i7.
how-to-take = Typ take en het nummer van een open tegel, bijvoorbeeld: take 3.
how-to-ask-at = Typ at en een vakje, bijvoorbeeld: at g7.
how-to-ask-where = Typ where en een van deze: { $known }.
how-to-ask-level = Typ level en een van deze: { $known }.

## The board tells of itself

turn-lay = Tegel leggen
turn-walk = Bouwen
turn-draw = Tegel trekken
turn-done = Einde beurt
explain-tile = Een wolkentegel met { $buildings }, { $how ->
    [beside] naast elkaar
   *[across] schuin tegenover elkaar
}.
two-b = twee lage gebouwen
two-g = twee middelhoge gebouwen
two-t = twee hoge gebouwen
one-b = een laag gebouw
one-g = een middelhoog gebouw
one-t = een hoog gebouw
one-and-one = { $one } en { $other }
explain-b = Laag gebouw: één verdieping, blauw. Wandelpaden langs de rivier verbinden lage gebouwen, hoogstens twee per gebouw.
explain-g = Middelhoog gebouw: twee verdiepingen, groen. Wandelpaden in het bos verbinden middelhoge gebouwen, hoogstens twee per gebouw.
explain-t = Hoog gebouw: drie verdiepingen, zandkleurig. Wandelpaden op het zand verbinden hoge gebouwen, hoogstens twee per gebouw.
explain-river = Wandelpad langs de rivier, lengte { $length }: { $votes ->
    [one] één stem
   *[other] { $votes } stemmen
}. Het verbindt twee lage gebouwen op deze afstand en gaat over geen enkel gebouw heen.
explain-forest = Wandelpad in het bos, lengte { $length }: { $votes ->
    [one] één stem
   *[other] { $votes } stemmen
}. Het verbindt twee middelhoge gebouwen op deze afstand en gaat alleen over lage heen.
explain-sand = Wandelpad op het zand, lengte { $length }: { $votes ->
    [one] één stem
   *[other] { $votes } stemmen
}. Het verbindt twee hoge gebouwen op deze afstand en gaat over lage en middelhoge heen.
explain-card = { $card }: { $text }.
explain-draw = De trekstapel: trek ongezien de bovenste tegel.
explain-back = Een tegel in iemands hand: alleen wie hem heeft, ziet hem.

look-level = Welk niveau
look-all = Alle
look-b = Laag
look-g = Midden
look-t = Hoog
look-way = Weergave
look-standing = 3D
look-plan = 2D
look-turn = Beeld draaien
group-hand = Je hand
group-market = Open tegels
group-river = Rivierpaden over
group-forest = Bospaden over
group-sand = Zandpaden over
group-card = Speciale vereisten
tab-hand = Hand
tab-market = Open
tab-supply = Paden
tab-card = Vereisten
note-round = ronde { $round } van { $rounds }

## What a button does

do-lay = Hier leggen
do-walk = Dit pad bouwen
do-take = Deze tegel pakken
do-draw = Van de stapel trekken
do-done = Beurt beëindigen
prompt-walk-or-draw = Bouw, of kies een tegel
prompt-draw = Kies een tegel
prompt-join = Vanaf { $square } waarheen?

## Tips of a first match

tip-lay = Leg een van je drie wolkentegels op een gemarkeerde plek, met een hele zijde tegen je stad. Je mag hem draaien.
tip-walk = Verbind twee even hoge gebouwen in een rechte lijn: kies een gemarkeerde lijn en bouw dan. Een wandelpad gaat alleen over lagere gebouwen heen, en elk gebouw heeft ruimte voor twee.
tip-draw = Pak een van de open tegels, of trek ongezien de bovenste van de trekstapel. Daarmee eindigt je beurt.
tip-votes = Elk pad levert stemmen op: 1, 2, 3, 5 of 8 voor lengte 1 tot en met 5. Lange paden zijn schaars, en iedereen bouwt uit dezelfde voorraad.
tip-longest-route = De beste rivier- of bosroute levert 6 stemmen op, bij een gelijke stand elk 3. Een route is een rij paden die op elkaar aansluiten.
tip-separate-routes = De meeste afzonderlijke routes leveren 6 stemmen op, bij een gelijke stand elk 3. Twee routes die je verbindt, worden er één.
tip-varied-routes = Een route met vier verschillende lengtes levert 6 stemmen op, een met alle vijf 8. Dat telt één keer.
tip-circuits = Een route die eindigt waar hij begon, is een circuit: elk levert 3 stemmen op.
tip-blue-hill = De meeste lage gebouwen leveren 6 stemmen op, bij een gelijke stand elk 3.
tip-green-hill = De meeste middelhoge gebouwen leveren 6 stemmen op, bij een gelijke stand elk 3.
tip-minimalist = Elk gebouw met precies één pad levert 2 stemmen op. Door een tweede pad verlies je ze weer.
tip-crossed = Twee paden van verschillende niveaus die elkaar tussen hun uiteinden kruisen, kosten 2 stemmen.
tip-solo = Elk gebouw zonder pad kost 2 stemmen. In het begin zijn dat alle gebouwen.
tip-balanced = Je verliest 4 stemmen, tenzij je vijf paden van 3 stemmen hebt, één van 5 en één van 8.
tip-done = Dat was je laatste tegel. Bouw wat nog kan en beëindig dan je beurt; je andere twee tegels tellen niet mee.
tip-over = Wie de meeste stemmen heeft, wint. Bij een gelijke stand beslissen de stemmen langs de rivier, dan die in het bos, dan die op het zand.
learn-first = Het spel
learn-cards = Kaarten
learn-rectangle = De rechthoekige stad

## Score sheets

sheet-no-card = Achter “cards” staat geen kaart.
sheet-unknown-card = “{ $text }” is geen kaart. Kies uit: { $known }.
sheet-too-many-cards = Er doen hoogstens { $most } kaarten mee.
sheet-card-twice = De kaart { $card } staat er twee keer.
sheet-row-after-walk = De rijen van een stad komen vóór de paden.
sheet-size = Een stad heeft 6 rijen van 6 vakjes, of in de rechthoekige variant 6 van 8 of 8 van 6.
sheet-uneven = De eerste rij heeft { $wanted } vakjes, maar deze heeft er { $count }.
sheet-rectangle-seats = De rechthoekige variant is voor hoogstens { $most } spelers.
sheet-other-size = Alle steden aan een tafel hebben evenveel vakjes.
sheet-unknown-cell = “{ $text }” is geen gebouw (b, g, t) en ook geen punt voor geen gebouw.
sheet-too-many-buildings = Er zijn meer dan { $most } gebouwen van hoogte { $letter }.
sheet-not-two-on-a-tile = Op elke tegel staan twee gebouwen, op deze { $count }.
sheet-how-to-walk = Een pad schrijf je als “walk a1-c1”.

## The score sheet, tapped in

tap-how = Zet op elke tegel twee gebouwen. Voor een pad tik je na elkaar op de twee uiteinden, of sleep je van het ene naar het andere.
tap-no-building = geen gebouw
tap-walkway = een pad
tap-walkways = { $count ->
    [0] Nog geen paden
    [one] Eén pad
   *[other] { $count } paden
}
tap-remove-walkway = Het pad { $ends } weghalen
tap-size = Grootte van de stad
tap-cards = Speciale vereisten in het spel

## The end of a match

end-river = Paden langs de rivier
end-forest = Paden in het bos
end-sand = Paden op het zand
end-by-length = Paden naar lengte
