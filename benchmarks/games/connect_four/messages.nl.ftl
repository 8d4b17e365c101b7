# Vier op een rij

move-drop = laat een schijf vallen, op { $square }
not-into-full-column = Kolom { $column } is vol.
four-in-a-row = vier op een rij
sides = { $one }: x   { $other }: o
help-of-game =
    Laat een schijf vallen:  drop KOLOM, of alleen de kolom     drop d, d
    x en o zijn schijven, + is waar de volgende kan komen te liggen. Kijken: legal
how-to-drop = Typ drop en een kolom, bijvoorbeeld: drop d.

## Score sheets

sheet-seats-first = Vóór het bord staan twee regels “seat NAAM”.
sheet-no-disc = “{ $text }” is geen schijf: x, o, of een punt voor een leeg vakje.
sheet-floating = Onder deze schijf is een vakje leeg.
sheet-turns = Met { $x } schijven x en { $o } schijven o kunnen de spelers niet om de beurt hebben gezet.
sheet-after-the-end = Iemand heeft doorgespeeld na vier op een rij.
sheet-unfinished-board = Er past nog een schijf bij en niemand heeft vier op een rij: de partij is niet afgelopen.

## The drawn board

group-discs = Schijven over
explain-disc = Een schijf van stoel { $disc ->
    [x] 1
   *[o] 2
}.
explain-column = Kolom { $column }: een schijf valt op het laagste lege vakje.
disc-of = Schijf { $disc } van { $discs }
turn-drop = Schijf laten vallen
do-drop = In { $column } laten vallen
tip-drop = Kies een kolom: je schijf valt op het laagste lege vakje.
tip-four = Vier schijven op een rij: daarmee eindigt de partij, en jij wint.
