# Neoville

cover-about = Leg tegels, laat wijken groeien en maak waar wat je wolkenkrabbers beloven.
cover-time = 45 min
option-utilities = Soorten openbare voorzieningen
option-utilities-chance = het toeval beslist
option-utilities-buses-windmills = milieuvriendelijke bussen en molens
option-utilities-buses-biodomes = milieuvriendelijke bussen en biosferen
option-utilities-windmills-biodomes = molens en biosferen
option-first = Startspeler
option-first-seat-1 = stoel 1
option-first-chance = het toeval beslist

## Pieces

kind-buses = bussen
kind-windmills = molens
kind-biodomes = biosferen
skyscraper = { $terrain ->
    [E] terracottawolkenkrabber
    [G] boomwolkenkrabber
    [R] steenwolkenkrabber
   *[W] watervalwolkenkrabber
} { $value } ({ $name })
structure-at = { $what } op { $square }
b-parks = bus, 4 parken, 8 punten ({ $name })
b-sports = bus, 4 sportterreinen, 8 punten ({ $name })
b-leisure = bus, 4 parken of sport, 5 punten ({ $name })
b-towers3 = bus, 3 wolkenkrabbers, 5 punten ({ $name })
b-towers4 = bus, 4 wolkenkrabbers, 8 punten ({ $name })
b-utilities = bus, 3 andere voorzieningen, 8 punten ({ $name })
m-left = molen, linkerkolom, 4 punten ({ $name })
m-right = molen, rechterkolom, 4 punten ({ $name })
m-top = molen, bovenste rij, 4 punten ({ $name })
m-bottom = molen, onderste rij, 4 punten ({ $name })
m-corner = molen, een hoek, 5 punten ({ $name })
m-middle = molen, het midden, 6 punten ({ $name })
d-L3 = biosfeer, hoek van 3, 5 punten ({ $name })
d-I3 = biosfeer, 3 op een rij, 5 punten ({ $name })
d-O4 = biosfeer, 2 bij 2, 6 punten ({ $name })
d-T4 = biosfeer, T van 4, 6 punten ({ $name })
d-X5 = biosfeer, plus van 5, 8 punten ({ $name })
d-V5 = biosfeer, grote hoek van 5, 8 punten ({ $name })
drawn-biodome = biosfeer met een andere vorm, { $squares ->
    [one] 1 vakje
   *[other] { $squares } vakjes
}, { $points } punten ({ $name })
most-parks = meeste parken
most-sports = meeste sportterreinen

## Moves

move-lay = legt { $tile } op { $spot }{ $turn ->
    [0] {""}
   *[other] , { $turn } × rechtsom gedraaid
}
move-build = bouwt op { $square }: { $what }
move-skip = bouwt niets
move-take = pakt de open tegel { $tile }
move-draw = trekt van de trekstapel
move-done = beëindigt de laatste beurt
move-omit = laat de { $kind } in de doos
move-stock = legt in de voorraad: { $what }
move-open = legt { $tile } open
move-deal = geeft { $tile } aan stoel { $seat }
move-deal-secret = geeft een tegel aan stoel { $seat }
move-begin = laat stoel { $seat } beginnen

# The same on the page, with small pictures and with people by name
log-move-lay = legt { $piece } op { $spot }
log-move-build = bouwt { $piece } op { $square }
log-move-take = pakt { $piece }
log-move-open = { $piece } ligt nu open voor iedereen
log-move-deal = { $piece } gaat naar { $seat }
log-move-deal-secret = een tegel gaat naar { $seat }
log-move-begin = { $seat } begint

## Refusals

not-this-step = Eerst moet je { $step }.
not-twice = Je hebt deze beurt al gebouwd: één bouwwerk per tegel.
step-lay = een tegel leggen
step-build = bouwen, of niets bouwen
step-draw = een tegel trekken
step-done = je beurt beëindigen: het was je laatste tegel
not-in-hand = { $tile } zit niet in je hand.
not-first-there = Je eerste tegel komt in het midden van de tafel, op { $spot }.
not-that-turn = Zo gedraaid ziet de tegel er net zo uit als met draai { $turn }; gebruik die.
not-on-a-tile = Op { $spot } ligt al een tegel.
not-apart = Een tegel op { $spot } zou niet met een hele zijde aan je stad grenzen.
not-beyond = Met een tegel op { $spot } zou je stad breder of hoger worden dan vier tegels.
not-joining = Dit zou de wijken van { $one } en { $other } verbinden, en het kan ook anders.
not-on-a-park = Op dit vakje ligt een park; het blijft vrij.
not-on-sports = Op dit vakje ligt een sportterrein; het blijft vrij.
not-its-terrain = Op { $terrain ->
    [E] aarde
    [G] gras
    [R] keien
   *[W] water
} mag geen { $what } staan.
not-second-skyscraper = In deze wijk staat al { $other }.
not-with-so-few = Bij { $seats } spelers blijven de wolkenkrabbers met waarde { $value } in de doos.
not-in-supply = Dit ligt niet in de voorraad: { $what }.
not-this-kind = In deze partij doen de { $kind } niet mee.
not-done-yet = Je moet eerst nog een tegel trekken.
not-after-last-tile = Na je laatste tegel trek je niet meer; je beëindigt je beurt.
not-open = { $tile } ligt niet bij de open tegels.
not-on-new-tile = { $square } ligt niet op de tegel die je net hebt gelegd.

## What a structure still lacks

lacks-for-ever = niet haalbaar
outdone-skyscraper = een andere in deze wijk telt
outdone-biodome = een andere in deze wijk scoort
lacks-skyscraper = { $count ->
    [one] mist één vakje
   *[other] mist { $count } vakjes
}
lacks-eco-bus = mist er { $count }
lacks-windmill = nog niet op zijn plaats
lacks-biodome = { $count ->
    [one] mist één vakje
   *[other] mist { $count } vakjes
}

## The board as text

now-lay = Stap 1 van 3, leg een tegel: lay 1 { $spot }, of lay 2 { $spot } 1 om te draaien.
now-build = Stap 2 van 3, bouw op de nieuwe tegel: build W8 g7, of skip.
now-draw = Stap 3 van 3, trek een tegel: take 2 pakt de tweede open tegel, draw de bovenste van de trekstapel.
now-done = Dat was je laatste tegel: done beëindigt je beurt, undo neemt je laatste zet terug.
city-of = { $name }: { $laid } van { $rounds } tegels
city-empty = Nog geen tegel.
hand-title = Hand  {""}
market-title = Open  {""}
pile-left = { $count ->
    [one] Er ligt nog één tegel op de trekstapel.
   *[other] Er liggen nog { $count } tegels op de trekstapel.
}
supply-title = Voorraad
skyscrapers-of = { $terrain ->
    [E] {" "}terracotta {""}
    [G] {" "}boom       {""}
    [R] {" "}steen      {""}
   *[W] {" "}waterval   {""}
}
nothing-at = Er ligt geen tegel op { $square }.
district-at = { $square }, een wijk van { $size ->
    [one] één vakje
   *[other] { $size } vakjes
}.
where-found = { $count ->
    [0] Geen.
    [one] Eén vakje:
   *[other] { $count } vakjes:
}
help-of-game =
    1. lay TEGEL VAKJE [DRAAI]   lay 2 g5 1: de tweede tegel van je hand, op de
                                 plek van g5, één kwartslag met de klok mee
    2. build WAT VAKJE           build W8 g7, build b-parks h8; of skip: niets. Als
                                 vakje ook nw, ne, se of sw van de nieuwe tegel
    3. take TEGEL                take 3: de derde open tegel; draw: de bovenste van
                                 de stapel; na je laatste tegel: done
    Kijken: city [STOEL] (stad)  hand  market (open tegels)  supply (voorraad)
            legal [VAKJE of stuk] (wat mag)  at VAKJE [STOEL] (wat daar is)
            where E, G, R, W, p, s, towers (wolkenkrabbers) of utilities
            (voorzieningen) [STOEL]: waar die zijn
    E aarde, G gras, R keien, W water; p park, s sportterrein; + plek voor een
    tegel. Een tegel lees je met de klok mee vanaf linksboven.
    Op het bord is 8 een wolkenkrabber met waarde 8.
    bP een bus: P parken, S sport, L park of sport, 3 of 4 wolkenkrabbers,
       U voorzieningen
    mL een molen: L links, R rechts, T boven, B onder, C hoek, M midden
    dL een biosfeer: L, I, O, T, X, V voor de vorm
how-to-lay = Typ lay TEGEL VAKJE [DRAAI], bijvoorbeeld: lay 2 g5 1.
how-to-build = Typ build WAT VAKJE, bijvoorbeeld build W8 g7; of skip. Wat er is, zie je met supply.
how-to-take = Typ take en het nummer van een open tegel, bijvoorbeeld: take 3.
how-to-ask-at = Typ at en een vakje, bijvoorbeeld: at g7.
how-to-ask-where = Typ where en een van deze: { $known }.

## What a piece says of itself, and the steps of a turn

turn-lay = Tegel leggen
turn-build = Bouwen
turn-draw = Tegel trekken
turn-done = Einde beurt
terrain-square = { $terrain ->
    [E] aarde
    [G] gras
    [R] keien
   *[W] water
}{ $mark ->
    [p] { " " }met een park
    [s] { " " }met een sportterrein
   *[none] { "" }
}
explain-tile = Tegel { $tile }, met de klok mee vanaf linksboven: { $a }, { $b }, { $c }, { $d }.
explain-pile = De trekstapel: tegels die niemand heeft gezien. In plaats van een open tegel mag je ongezien de bovenste trekken.
explain-spot = { $spot }: een plek voor een tegel. Die moet je stad met een hele zijde raken.
explain-square = { $square }: een vakje van de stad. Met aangrenzende vakjes van hetzelfde terrein vormt het een wijk.
explain-corner = Een vakje van de nieuwe tegel. Hier mag je bouwen, tenzij er een park of een sportterrein op staat.
explain-parks = Parken: wie er aan het einde de meeste heeft, krijgt 5 punten; bij een gelijke stand krijgt iedereen ze.
explain-sports = Sportterreinen: wie er aan het einde de meeste heeft, krijgt 5 punten; bij een gelijke stand krijgt iedereen ze.
explain-skyscraper = { $terrain ->
    [E] Terracottawolkenkrabber { $value }, alleen op aarde.
    [G] Boomwolkenkrabber { $value }, alleen op gras.
    [R] Steenwolkenkrabber { $value }, alleen op keien.
   *[W] Watervalwolkenkrabber { $value }, alleen op water.
} Levert { $value } punten op als zijn wijk minstens { $value } vakjes telt, anders kost hij er { $value }.
explain-b-parks = Milieuvriendelijke bus. Levert 8 punten op bij 4 parken in zijn rij en kolom samen, anders kost hij er 8.
explain-b-sports = Milieuvriendelijke bus. Levert 8 punten op bij 4 sportterreinen in zijn rij en kolom samen, anders kost hij er 8.
explain-b-leisure = Milieuvriendelijke bus. Levert 5 punten op bij 4 parken of sportterreinen, in elke combinatie, in zijn rij en kolom samen, anders kost hij er 5.
explain-b-towers3 = Milieuvriendelijke bus. Levert 5 punten op bij 3 wolkenkrabbers in zijn rij en kolom samen, anders kost hij er 5.
explain-b-towers4 = Milieuvriendelijke bus. Levert 8 punten op bij 4 wolkenkrabbers in zijn rij en kolom samen, anders kost hij er 8.
explain-b-utilities = Milieuvriendelijke bus. Levert 8 punten op bij 3 andere openbare voorzieningen in zijn rij en kolom samen, anders kost hij er 8.
explain-m-left = Molen. Levert 4 punten op als zijn tegel in de linkerkolom van de voltooide stad ligt, anders kost hij er 4.
explain-m-right = Molen. Levert 4 punten op als zijn tegel in de rechterkolom van de voltooide stad ligt, anders kost hij er 4.
explain-m-top = Molen. Levert 4 punten op als zijn tegel in de bovenste rij van de voltooide stad ligt, anders kost hij er 4.
explain-m-bottom = Molen. Levert 4 punten op als zijn tegel in de onderste rij van de voltooide stad ligt, anders kost hij er 4.
explain-m-corner = Molen. Levert 5 punten op als zijn tegel in een hoek van de voltooide stad ligt, anders kost hij er 5.
explain-m-middle = Molen. Levert 6 punten op als zijn tegel een van de vier middelste van de voltooide stad is, anders kost hij er 6.
explain-d-L3 = Biosfeer. Levert 5 punten op als zijn wijk precies een hoek van drie vakjes is, anders kost hij er 5.
explain-d-I3 = Biosfeer. Levert 5 punten op als zijn wijk precies drie vakjes op een rij is, anders kost hij er 5.
explain-d-O4 = Biosfeer. Levert 6 punten op als zijn wijk precies een blok van twee bij twee is, anders kost hij er 6.
explain-d-T4 = Biosfeer. Levert 6 punten op als zijn wijk precies drie vakjes op een rij is, met één tegen het middelste aan, anders kost hij er 6.
explain-d-X5 = Biosfeer. Levert 8 punten op als zijn wijk precies een plus van vijf vakjes is, anders kost hij er 8.
explain-d-V5 = Biosfeer. Levert 8 punten op als zijn wijk precies een grote hoek van vijf vakjes is, anders kost hij er 8.

## At a table in the browser

round-of = ronde { $round }/{ $rounds }
group-hand = Je hand
group-market = Open tegels
group-skyscrapers = Wolkenkrabbers
group-utilities = Openbare voorzieningen
group-most = De meeste aan het einde: elk 5 punten
tab-hand = Hand
tab-market = Open
tab-skyscrapers = Torens
tab-utilities = Voorzieningen
tab-most = Meeste
do-lay = Hier leggen
do-build = Hier { $terrain ->
    [E] terracotta
    [G] boom
    [R] steen
   *[W] waterval
} { $value } bouwen
do-build-utility = Hier de { $kind ->
    [b] bus
    [m] molen
   *[d] biosfeer
} bouwen
do-skip = Niets bouwen
do-take = Deze tegel pakken
do-draw = Van de stapel trekken
do-done = Beurt beëindigen
tip-lay = Kies een tegel uit je hand, draai hem zoals je wilt en leg hem tegen je stad aan. Aangrenzende vakjes van hetzelfde terrein vormen een wijk.
tip-build = Je mag één bouwwerk op de nieuwe tegel zetten, maar het hoeft niet. Een wolkenkrabber is een belofte: zijn wijk moet zoveel vakjes krijgen.
tip-draw = Pak een van de open tegels, of trek ongezien de bovenste van de trekstapel. Dan is de volgende speler aan de beurt.
tip-done = Dat was je laatste tegel, dus je trekt niet meer. Je kunt hem nog terugnemen.
tip-skyscraper = 3/5 bij een wolkenkrabber: zijn wijk heeft 3 van de 5 vakjes. Met alle vakjes levert hij zijn waarde op, anders kost hij evenveel.
tip-joining = Een tegel mag geen twee wijken met wolkenkrabbers verbinden, tenzij het niet anders kan.
tip-bus = Een milieuvriendelijke bus telt wat hij toont in zijn eigen rij en kolom. Genoeg levert punten op, te weinig kost er evenveel.
tip-windmill = Een molen levert punten op als zijn tegel in het getoonde deel van de voltooide stad ligt, anders kost hij er evenveel.
tip-biodome = Een biosfeer levert punten op als zijn wijk precies de getoonde vorm heeft, hoe die ook gedraaid is. Eén vakje meer is te veel.
tip-most = Wie aan het einde de meeste parken heeft, krijgt 5 punten; voor sportterreinen geldt hetzelfde. Bij een gelijke stand krijgt iedereen ze.
tip-winner = Wie de meeste punten heeft, wint. Bij een gelijke stand wint wie de meeste bouwwerken heeft gebouwd.
learn-first = Het spel
learn-biodomes = Biosferen, en de laatste beurt

## Score sheets

sheet-no-terrain = “{ $text }” begint niet met een terrein: E, G, R of W.
sheet-unknown-thing = “{ $text }” is geen park, sportterrein, wolkenkrabber of openbare voorziening.
sheet-left-out = Bij { $seats } spelers is er geen wolkenkrabber met waarde { $value }.
sheet-two-on-a-tile = Op deze tegel staat al een ander bouwwerk.
sheet-skyscraper-twice = { $what } staat er twee keer.
sheet-utility-often = Op onze lijst staat “{ $what }” { $most } keer. In jouw doos kunnen er meer zitten: deze telt ook mee.
sheet-three-kinds = Er doen maar twee soorten openbare voorzieningen mee.
sheet-too-many-of-kind = Er zijn meer dan { $most } { $kind }.
sheet-dome-how = “{ $text }” staat niet als biosfeer op onze lijst. Zit er in jouw doos een andere vorm, teken die dan: d-, de punten (5, 6 of 8) en dan de rijen, zoals in d-6/.xx/xx; hoogstens vijf rijen van vijf vakjes.
sheet-dome-apart = De vakjes van een biosfeer moeten met een zijde aan elkaar grenzen, net als die van een wijk.
sheet-dome-unknown = Op onze lijst staat geen biosfeer met deze vorm en deze punten. In jouw doos kan hij wel zitten: hij telt zoals je hem hebt getekend.

## The score sheet, tapped in

tap-how = Kleur eerst het terrein in en zet er dan op wat er staat. Tik op vakjes, of sleep eroverheen.
tap-land = Terrein
tap-skyscrapers = Wolkenkrabbers
tap-utilities = Voorzieningen
tap-park = park
tap-sports = sportterrein
tap-skyscraper = wolkenkrabber met waarde { $value }
tap-built = { $land }, { $what }
tap-land-first = Eerst het terrein, dan wat erop staat.
tap-dome = Een biosfeer met een andere vorm
tap-dome-how = Een deel van onze vormen is een gok. Zit er in jouw doos een andere, teken die dan hier, kies de punten en tik op het vakje waar hij staat.
tap-dome-points = Punten
tap-dome-shape = Vorm van de wijk
tap-dome-square = rij { $row }, kolom { $column }

## The end of a match

end-skyscrapers = { $terrain ->
    [E] Wolkenkrabbers: terracotta
    [G] Wolkenkrabbers: boom
    [R] Wolkenkrabbers: steen
   *[W] Wolkenkrabbers: waterval
}
end-most = De meeste parken en sportterreinen
