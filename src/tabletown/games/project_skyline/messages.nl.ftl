# Project Skyline

cover-about = Eén bord voor iedereen: bouw, verhoog, verover en strijk de huur op.
cover-time = 60 min
option-experts = Variant voor kenners
option-experts-off = nee
option-experts-on = ja: twee etages mogen op een eigen losse etage komen en als drie verdergaan
option-corners = Waar de spelfiguren beginnen
option-corners-shared = allemaal op één hoek
option-corners-own = iedereen kiest een hoek
option-first = Startspeler
option-first-seat-1 = stoel 1
option-first-chance = het toeval beslist

## Seats are told by their colours

seat-who = { $seat ->
    [1] rood
    [2] groen
    [3] blauw
   *[4] geel
}
seat-whose = { $seat ->
    [1] rood
    [2] groen
    [3] blauw
   *[4] geel
}
seat-whom = { $seat ->
    [1] rood
    [2] groen
    [3] blauw
   *[4] geel
}
payer-who = { $payer ->
    [1] rood
    [2] groen
    [3] blauw
   *[4] geel
}

## Cards

card-roll-again = Gooi de witte dobbelsteen nog een keer en verplaats je spelfiguur; betaal zo nodig huur.
card-push-richest = Verplaats de spelfiguur van de rijkste speler 1, 2 of 3 stratenvelden; de eigenaar betaalt zo nodig huur.
card-aid-poorest = De bank betaalt 100 aan de armste speler; zijn het er meer, dan krijgt elk van hen 100.
card-dice-gift = Gooi beide dobbelstenen en neem tien keer de som uit de bank.
card-tax-one = Kies een speler; die betaalt de bank 50 voor elke eigen toren (torenflat).
card-tax-self = Betaal de bank 50 voor elk van je torens.
card-lose-tower = De speler met de meeste torens haalt er één van het bord; jij zegt welke.
card-swap-mine = Verwissel een van je gebouwen van 1 of 2 etages met een gebouw van 1 of 2 etages van iemand anders.
card-place-floor = Zet een van je etages (etagestenen) op een vrij veld.
card-swap-theirs = Verwissel twee gebouwen van twee andere spelers; torens mogen ook.
card-move-mine = Verplaats een van je gebouwen van 1 of 2 etages naar een leeg veld.
card-raze-theirs = Haal een gebouw van 1 of 2 etages van iemand anders van het bord.
card-raze-mine = Haal een van je eigen gebouwen van het bord; een toren mag ook.

## Moves

corner-nw = linksboven
corner-ne = rechtsboven
corner-se = rechtsonder
corner-sw = linksonder
move-corner = begint in de hoek { $corner }
move-tower = zet een toren op { $field }
move-floor = zet een etage op { $field }
move-build = bouwt op { $field }
move-capture = verovert { $field }
move-join = voegt het gebouw samen met dat op { $field }
move-push = verplaatst de figuur van { seat-whose } met { $steps }{ $paid }
move-tax = laat { seat-who } belasting betalen
move-remove = haalt het gebouw op { $field } van het bord
move-pick = kiest het gebouw op { $field }
move-swap = verwisselt het met dat op { $field }
move-move = verplaatst het naar { $field }
move-roll = gooit de dobbelstenen
move-done = beëindigt de beurt
move-rolled = wit { $white }, zwart { $black }{ $paid }{ $idle }
move-again = wit { $white }{ $paid }
move-gift = { $white } en { $black }: de bank betaalt { $amount }
move-card = de kaart zegt: { $what }{ $idle }
move-begin = laat stoel { $seat } beginnen
paid-nothing = {""}
paid-rent = ; { payer-who } betaalt { $rent } aan { seat-whom }
paid-ruin = ; { payer-who } moet { $rent } aan { seat-whom } betalen en kan dat niet
idle-not = {""}
idle-no-field = ; er is geen veld om op te bouwen
idle-no-floor = ; er is geen etage meer om mee te bouwen
idle-no-target = {" "}Er is geen doel voor, dus er gebeurt niets.
idle-another-card = {" "}Met twee spelers volgt er een andere kaart.

# The same on the page, with small pictures and with people by name
log-move-tower = zet { $piece } op { $field }
log-move-floor = zet { $piece } op { $field }
log-move-build = bouwt { $piece } op { $field }
log-move-push = zet { $seat } { $steps } vooruit{ $paid }
log-move-tax = laat { $seat } belasting betalen
log-move-rolled = { $white } { $black }{ $paid }{ $idle }
log-move-again = { $white }{ $paid }
log-move-gift = { $white } { $black }: de bank betaalt { $amount }
log-move-begin = { $seat } begint
log-paid-rent = {""} · { $payer } betaalt { $rent } aan { $seat }
log-paid-ruin = {""} · { $payer } moet { $rent } aan { $seat } betalen en kan dat niet
log-idle-no-field = {""} · er is geen veld om op te bouwen
log-idle-no-floor = {""} · er is geen etage meer om mee te bouwen

## Refusals

not-this-step = Eerst moet je { $step }.
step-corner = een hoek voor je figuur kiezen
step-tower = een toren op een veld van het centrum zetten
step-floor = een etage op een vrij veld zetten
step-roll = de dobbelstenen gooien (roll)
step-build = de architect verplaatsen en bouwen
step-capture = het verhoogde gebouw verplaatsen en iets veroveren
step-push = de figuur van de rijkste speler verplaatsen
step-tax = kiezen wie de belasting betaalt
step-remove = het gebouw kiezen dat van het bord gaat
step-pick = het gebouw kiezen dat wordt verplaatst
step-swap = het gebouw kiezen waarmee je het verwisselt
step-move = het lege veld kiezen waar het naartoe gaat
step-done = je beurt beëindigen (done)
not-in-the-centre = { $field } is geen van de vier velden van het centrum.
not-free = { $field } is niet vrij.
not-so-far = De architect moet precies { $steps ->
    [one] één veld
   *[other] { $steps } velden
} ver gaan; { $field } ligt niet op die afstand.
not-on-anothers = Het gebouw op { $field } is van { seat-whose }.
not-on-a-tower = Op { $field } staat een toren, en die kun je niet verhogen.
not-without-capture = Het gebouw op { $field } zou na het verhogen niets kunnen veroveren.
not-so-far-raised = Het verhoogde gebouw moet precies { $steps } velden ver gaan; { $field } ligt niet op die afstand.
not-onto-empty = { $field } is leeg; het gebouw moet eindigen op een gebouw van iemand anders.
not-onto-own = Het gebouw op { $field } is van jezelf.
not-onto-architect = De architect staat op { $field }.
not-smaller = Het gebouw op { $field } is niet kleiner dan dat van jou.
only-experts = Eigen gebouwen samenvoegen hoort bij de variant voor kenners.
not-with-three = Met drie etages moet het nu iets veroveren.
not-a-single-floor = Op { $field } staat geen eigen gebouw van één etage.
not-without-way-on = Vanaf { $field } zouden de drie etages niets kunnen veroveren.
not-the-richest = De rijkste is iemand anders, niet { seat-who }.
nothing-there = Op { $field } staat niets.
not-yours = Het gebouw op { $field } is niet van jou.
not-your-own = Het gebouw op { $field } is van jezelf.
no-towers = Op { $field } staat een toren; deze kaart geldt voor 1 of 2 etages.
protected = De architect beschermt het gebouw op { $field }.
not-a-tower = Op { $field } staat geen toren.
not-most-towers = Anderen hebben meer torens dan { seat-who }.
same-owner = Beide gebouwen zijn van { seat-whose }; ze moeten van twee verschillende spelers zijn.

## What the score is made of

line-cash = contant geld
line-premium = premie voor torens
line-debt = verschuldigde huur, voor zover er geld is
line-claim = huur van de bankroete speler
lacks-towers = { $count ->
    [one] nog één toren en de partij is afgelopen
   *[other] nog { $count } torens en de partij is afgelopen
}

## The board as text

person = geld { $cash }   torens { $towers }/{ $all }   etages over { $floors }
borrowed = {"   "}geleend { $count }
card-now = Kaart:
dice-now = Dobbelstenen: wit { $white }, zwart { $black }
nothing-at = { $field } is leeg.
group-at = { $field } is van { $name }; naast deze groep is de huur { $rent }.
rent-of = Wat de straat { $name } kost
rent-ahead = Met de witte dobbelsteen:   { $list }
cards-unseen = { $count ->
    [0] Alle kaarten zijn al voorbijgekomen.
    [one] Eén kaart is nog niet voorbijgekomen:
   *[other] { $count } kaarten zijn nog niet voorbijgekomen:
}
cards-known = Al voorbijgekomen, in de volgorde waarin ze terugkomen:
help-of-game =
    Een beurt:   roll, dan het veld waar de architect bouwt, dan done. Alleen het veld typen is genoeg: c3
    Bouwen:      build VELD          op een leeg veld, of op je eigen gebouw als het daarna iets kan veroveren
    Veroveren:   capture VELD        het verhoogde gebouw gaat verder; kenners ook: join VELD (samenvoegen met een eigen etage)
    Kaarten:     push STOEL STAPPEN (figuur verplaatsen)   tax STOEL (belasting)   floor VELD (etage zetten)   remove VELD (weghalen)
                 pick VELD (kiezen), dan swap VELD (verwisselen) of move VELD (verplaatsen)
    Opstelling:  tower VELD, dan drie keer floor VELD; met eigen hoeken eerst: corner nw|ne|se|sw
    r1, r2: één of twee etages van rood, rT een toren, * de architect, + een veld dat je kunt kiezen, R de figuur van rood, ? een actieveld
    Op de straat betekent g120: wie hier stopt, betaalt groen 120. g is groen, b blauw, y geel. Bedragen zijn in duizenden.
    Kijken:      legal [VELD] (mogelijke zetten)   at VELD (wat er staat)   where [STOEL] (gebouwen)   rent [STOEL] (huur)   cards (kaarten)   seats (spelers)
where-found = { $count ->
    [0] Geen gebouw.
    [one] Eén gebouw:
   *[other] { $count } gebouwen:
}
how-to-ask-at = Typ at en een veld, bijvoorbeeld: at c3.
no-such-field = Er is geen veld { $text }: ze lopen van a1 tot f6.
no-field-now = Je kunt nu geen veld kiezen. Typ legal om te zien wat er kan.

## The drawn board

now-corner = Kies een hoek voor je figuur
now-tower = Iedereen zet een toren in het centrum
now-floor = Iedereen zet een etage op een vrij veld
now-roll = Wit verplaatst de figuur, zwart de architect
now-build = De architect gaat precies { $steps ->
    [one] één veld
   *[other] { $steps } velden
} ver en bouwt
now-capture = Het verhoogde gebouw gaat zoveel velden ver als het etages heeft, en verovert
now-card = De kaart zegt
now-done = De beurt is klaar
about-white = figuur
about-black = architect
about-floors = etages
about-towers = torens
about-borrowed = geleend
about-cash = { $cash }
about-moving = gaat verder
group-supply = Geld, etages, torens (+100 elk in het totaal)
group-pile = Nog niet geziene kaarten
group-known = Gezien, in de volgorde waarin ze terugkomen
tab-hand = Beurt
tab-supply = Voorraad
tab-pile = Kaarten
look-rents = Weergave
look-rents-on = Huurkaart
look-rents-off = Alleen gebouwen
note-towers = torens: { $most } van { $all }
pill-corner = Hoek
pill-tower = Toren
pill-floor = Etage
pill-roll = Gooien
pill-figure = Figuur
pill-paid = Huur { $rent }
pill-card = Kaart
pill-pick = Kiezen
pill-swap = Verwisselen
pill-move = Verplaatsen
pill-build = Architect
pill-capture = Veroveren
pill-done = Einde
piece-floors = { $floors ->
    [one] Een etage (etagesteen)
   *[other] { $floors } etages (etagestenen)
} van { seat-whose }. Elke etage telt voor 10 mee in de huur van de groep.
piece-tower = Een toren (torenflat) van { seat-whose }. Hij telt voor 100 mee in de huur van zijn groep en levert aan het einde een premie van 100 op. Alleen kaarten verplaatsen hem of halen hem weg.
piece-supply = Etages die nog niet op het bord staan.
piece-towers = Torens op het bord: { $built } van { $all }. Staan ze er allemaal, dan is de partij afgelopen.
piece-borrowed = Etages die zijn geleend van kleuren waarmee niemand speelt. Ze gaan het eerst terug.
piece-figure = De spelfiguur van { seat-whose }. Die loopt met de klok mee over de straat, zo ver als de witte dobbelsteen zegt.
piece-architect = De architect gaat precies zo ver als de zwarte dobbelsteen zegt en bouwt daar. Het gebouw waar hij op staat is veilig.
piece-white = De witte dobbelsteen: hoe ver de figuur gaat.
piece-black = De zwarte dobbelsteen: hoe ver de architect gaat.
piece-cash = Contant geld, in duizenden. Iedereen mag het zien.
piece-pile = De stapel actiekaarten. Een gebruikte kaart gaat eronder.
built-floors = { $field }: { $floors ->
    [one] één etage
   *[other] { $floors } etages
} van { seat-whose }. Wie naast deze groep stopt, betaalt { $rent }.
built-tower = { $field }: een toren van { seat-whose }. Wie naast deze groep stopt, betaalt { $rent }.
place-field = { $field }, een bouwveld.
place-centre = { $field }, een veld van het centrum. Hier komen de eerste torens.
place-space = Het stratenveld naast { $field }. Daar staat niets, dus stoppen kost niets.
place-rent = Het stratenveld naast { $field }. Wie hier stopt, betaalt { $rent } huurgeld aan { seat-whom }.
place-corner = Het actieveld in de hoek { $corner }. Wie hier stopt, trekt een kaart.

## What to choose, and what a button does

not-so-many-spaces = De kaart verplaatst een figuur 1, 2 of 3 stratenvelden vooruit.
ask-corner = Kies een hoek
ask-tower = Kies een veld van het centrum
ask-floor = Kies een vrij veld
ask-build = Kies waar je bouwt
ask-capture = Kies wat je verovert
ask-figure = Kies een figuur
ask-push = Kies hoe ver
ask-tax = Kies wie betaalt
ask-remove = Kies een gebouw
ask-pick = Kies een gebouw
ask-swap = Kies het andere gebouw
ask-move = Kies een leeg veld
do-corner = Beginnen: { $corner }
do-tower = Toren op { $field } zetten
do-floor = Etage op { $field } zetten
do-build = Bouwen op { $field }
do-raise = { $field } verhogen
do-capture = { $field } veroveren
do-join = Samenvoegen met { $field }
do-push = Met { seat-who } { $steps } verder
do-tax = Belasting voor { seat-who }
do-remove = { $field } weghalen
do-pick = { $field } kiezen
do-swap = Verwisselen met { $field }
do-move = Verplaatsen naar { $field }
do-roll = Gooien
do-done = Beurt beëindigen

## Tips

tip-corner = Kies waar je spelfiguur begint. Er mogen meer figuren op dezelfde hoek staan.
tip-tower = Je eerste toren (torenflat) komt op een van de vier velden in het midden.
tip-floor = Gebouwen langs de straat leveren huur op, en gebouwen van jou die elkaar raken, doen dat samen.
tip-roll = Wit verplaatst je figuur over de straat, zwart de architect.
tip-build = De architect gaat precies zo ver als de zwarte dobbelsteen zegt. Een pijl staat bij een gebouw dat je kunt verhogen om een ander te veroveren.
tip-capture = Een 2-gebouw gaat twee velden ver, een 3-gebouw drie, en verovert een kleiner gebouw: dat wordt afgebroken. Een 3-gebouw wordt een toren.
tip-join = Kenners mogen twee etages ook op een eigen losse etage zetten en met drie verdergaan.
tip-card = De kaart ligt hieronder. Wat je mag kiezen, is gemarkeerd; als je iets kunt kiezen, moet dat ook.
tip-second = Kies nu waar het gebouw naartoe gaat, of met welk gebouw het van plaats wisselt.
tip-done = Je kunt alles nog terugnemen tot de volgende speler gooit.
tip-rent = Langs de straat zie je wat stoppen je kost, en met een plus wat anderen jou daar betalen.
tip-all-towers = De partij is meteen afgelopen als iemand alle torens op het bord heeft.
tip-ruin = De partij is ook afgelopen als iemand de huur niet meer kan betalen.
tip-cash = Aan het einde telt al je geld mee.
tip-premium = Elk van je torens op het bord levert aan het einde 100 op.
tip-debt = Wie bankroet is, betaalt met al zijn geld en hoogstens de helft van zijn premie. De bank legt bij wat er ontbreekt.
tip-winner = Wie het meeste geld heeft, wint. Wie gelijk eindigt, deelt de overwinning.
learn-first = Het spel
learn-cards = Actiekaarten
learn-corners = Eigen hoeken
learn-experts = Kenners

## Score sheets

sheet-unknown-building = “{ $text }” is geen veld: een punt, of r, g, b of y met 1, 2 of T, en * voor de architect.
sheet-no-architect = De architect ontbreekt: zet een * achter één gebouw.
sheet-two-architects = Er is een tweede architect.
sheet-cash-form = De regel moet luiden “cash KLEUR BEDRAG”, eventueel gevolgd door een naam.
sheet-no-colour = “{ $text }” is geen kleur: r, g, b of y.
sheet-cash-twice = Er zijn twee regels “cash” voor { $colour }.
sheet-too-few = Minstens twee kleuren hebben een regel “cash” nodig; het zijn er { $count }.
sheet-amount = “{ $text }” is geen bedrag: een heel aantal duizenden, deelbaar door 10.
sheet-no-amount = Het bedrag is nog niet ingevuld.
sheet-without-cash = Er is geen regel “cash” voor { $colour }.
sheet-too-many-towers = Niemand heeft meer dan { $most } torens.
sheet-too-many-floors = Er zijn meer etages dan er in de doos zitten: { $most } van elke kleur, en { $borrowed } om te lenen.
sheet-two-endings = Een partij eindigt één keer: doordat één speler bankroet gaat, of doordat één speler alle torens heeft.
sheet-no-ending = Hoe is de partij geëindigd? Niemand heeft alle torens, en er is geen regel “ruin”.
sheet-ruin-form = De regel moet luiden “ruin KLEUR owes BEDRAG to KLEUR”.
sheet-owes-self = Schuldenaar en schuldeiser moeten twee verschillende kleuren zijn.
sheet-could-pay = Met { $cash } aan contant geld was de huur te betalen.
sheet-no-such-rent = Geen groep van de schuldeiser naast de straat kost { $rent }.

## The score sheet, tapped in

tap-how = Zet elk gebouw op zijn veld en dan de architect op het gebouw waar hij staat.
tap-empty = leeg
tap-colour = { $owner ->
    [r] rood
    [g] groen
    [b] blauw
    [y] geel
   *[none] geen kleur
}
tap-building = { $colour }, { $height ->
    [single] één etage
    [double] twee etages
   *[tower] een toren
}{ $architect ->
    [yes] , met de architect
   *[no] {""}
}
tap-architect = de architect
tap-architect-needs = De architect staat op een gebouw.
tap-cash = Geld, vóór premie en schuld
tap-add-colour = Kleur toevoegen
tap-colour-title = Kleur
tap-colour-of = Kleur van stoel { $number }
tap-amount = Geld
tap-ruined = Bankroet
tap-nobody = Niemand
tap-rent = Te betalen huur
tap-creditor = Aan wie?

## The end of a match

end-ruin = De huur die de partij beëindigde
end-money = Geld in de loop van de partij, met de premie voor torens
end-rents = Wie aan wie huur betaalde
end-received = Ontvangen
end-paid = Betaald
sheet-colour = { $seat ->
    [1] Rood
    [2] Groen
    [3] Blauw
   *[4] Geel
}
