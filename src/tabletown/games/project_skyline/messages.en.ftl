# Project Skyline

cover-about = One board for everyone: build, raise, capture, and collect the rent.
cover-time = 60 min
option-experts = Variant for experts
option-experts-off = no
option-experts-on = yes: two floors may join a single floor of the same owner and move on as three
option-corners = Where the figures start
option-corners-shared = all on one corner
option-corners-own = everybody chooses a corner
option-first = Start player
option-first-seat-1 = seat 1
option-first-chance = chance decides

## Seats are told by their colours

seat-who = { $seat ->
    [1] red
    [2] green
    [3] blue
   *[4] yellow
}
seat-whose = { $seat ->
    [1] red
    [2] green
    [3] blue
   *[4] yellow
}
seat-whom = { $seat ->
    [1] red
    [2] green
    [3] blue
   *[4] yellow
}
payer-who = { $payer ->
    [1] red
    [2] green
    [3] blue
   *[4] yellow
}

## Cards

card-roll-again = Roll the white die again and move your figure; pay rent if it is due.
card-push-richest = Move the richest player’s figure 1, 2 or 3 spaces; its owner pays rent if it is due.
card-aid-poorest = The bank pays 100 to the poorest player; if several are equally poor, to each of them.
card-dice-gift = Roll both dice and take ten times the sum from the bank.
card-tax-one = Choose a player, who pays the bank 50 for each of their towers.
card-tax-self = Pay the bank 50 for each of your towers.
card-lose-tower = The player with the most towers takes one back; you say which.
card-swap-mine = Swap one of your buildings of 1 or 2 floors with another player’s building of 1 or 2 floors.
card-place-floor = Put one of your floors on a free field.
card-swap-theirs = Swap two buildings of two other players; they may be towers.
card-move-mine = Move one of your buildings of 1 or 2 floors to an empty field.
card-raze-theirs = Take another player’s building of 1 or 2 floors off the board.
card-raze-mine = Take one of your own buildings off the board; it may be a tower.

## Moves

corner-nw = top left
corner-ne = top right
corner-se = bottom right
corner-sw = bottom left
move-corner = starts in the corner { $corner }
move-tower = puts a tower on { $field }
move-floor = puts a floor on { $field }
move-build = builds on { $field }
move-capture = captures { $field }
move-join = joins the building on { $field }
move-push = moves the figure of { seat-whose } by { $steps }{ $paid }
move-tax = taxes { seat-who }
move-remove = takes the building on { $field } off the board
move-pick = picks the building on { $field }
move-swap = swaps it with the one on { $field }
move-move = moves it to { $field }
move-roll = rolls the dice
move-done = ends the turn
move-rolled = white { $white }, black { $black }{ $paid }{ $idle }
move-again = white { $white }{ $paid }
move-gift = { $white } and { $black }: the bank pays { $amount }
move-card = the card says: { $what }{ $idle }
move-begin = lets seat { $seat } start
paid-nothing = {""}
paid-rent = ; { payer-who } pays { $rent } to { seat-whom }
paid-ruin = ; { payer-who } owes { $rent } to { seat-whom } and cannot pay it
idle-not = {""}
idle-no-field = ; there is no field to build on
idle-no-floor = ; there is no floor left to build with
idle-no-target = {" "}It has no target, so nothing happens.
idle-another-card = {" "}With two players another card is drawn.

# The same on the page, with small pictures and with people by name
log-move-tower = puts { $piece } on { $field }
log-move-floor = puts { $piece } on { $field }
log-move-build = builds { $piece } on { $field }
log-move-push = moves { $seat } forward by { $steps }{ $paid }
log-move-tax = taxes { $seat }
log-move-rolled = { $white } { $black }{ $paid }{ $idle }
log-move-again = { $white }{ $paid }
log-move-gift = { $white } { $black }: the bank pays { $amount }
log-move-begin = { $seat } starts
log-paid-rent = {""} · { $payer } pays { $rent } to { $seat }
log-paid-ruin = {""} · { $payer } owes { $rent } to { $seat } and cannot pay it
log-idle-no-field = {""} · there is no field to build on
log-idle-no-floor = {""} · there is no floor left to build with

## Refusals

not-this-step = First you { $step }.
step-corner = choose a corner for your figure
step-tower = put a tower on a field of the centre
step-floor = put a floor on a free field
step-roll = roll the dice
step-build = move the architect and build
step-capture = move the raised building and capture
step-push = move the richest player’s figure
step-tax = choose who pays the tax
step-remove = choose the building that leaves the board
step-pick = choose the building that is to move
step-swap = choose the building to swap it with
step-move = choose the empty field it moves to
step-done = end your turn (done)
not-in-the-centre = { $field } is not one of the four fields of the centre.
not-free = { $field } is not free.
not-so-far = The architect must move exactly { $steps ->
    [one] one field
   *[other] { $steps } fields
}; { $field } is not at that distance.
not-on-anothers = The building on { $field } belongs to { seat-whose }.
not-on-a-tower = There is a tower on { $field }, and a tower cannot be raised.
not-without-capture = If you raised the building on { $field }, it could not capture anything.
not-so-far-raised = The raised building must move exactly { $steps } fields; { $field } is not at that distance.
not-onto-empty = { $field } is empty; the building must end on another player’s building.
not-onto-own = The building on { $field } is your own.
not-onto-architect = The architect stands on { $field }.
not-smaller = The building on { $field } is not smaller than yours.
only-experts = Joining your own buildings belongs to the variant for experts.
not-with-three = With three floors it must capture now.
not-a-single-floor = You have no building of one floor on { $field }.
not-without-way-on = From { $field } the three floors could not capture anything.
not-the-richest = Somebody else is the richest player, not { seat-who }.
nothing-there = There is nothing on { $field }.
not-yours = The building on { $field } is not yours.
not-your-own = The building on { $field } is your own.
no-towers = There is a tower on { $field }; this card is for 1 or 2 floors.
protected = The architect protects the building on { $field }.
not-a-tower = There is no tower on { $field }.
not-most-towers = Others have more towers than { seat-who }.
same-owner = Both buildings belong to { seat-whose }; they must have two different owners.

## What the score is made of

line-cash = cash
line-premium = premium for towers
line-debt = rent owed, as far as it can be paid
line-claim = rent received from the ruined player
lacks-towers = { $count ->
    [one] one more tower ends the match
   *[other] { $count } more towers end the match
}

## The board as text

person = cash { $cash }   towers { $towers }/{ $all }   floors left { $floors }
borrowed = {"   "}borrowed { $count }
card-now = Card:
dice-now = Dice: white { $white }, black { $black }
nothing-at = { $field } is empty.
group-at = { $field } belongs to { $name }; beside this group the rent is { $rent }.
rent-of = What the street costs { $name }
rent-ahead = With the white die:   { $list }
cards-unseen = { $count ->
    [0] All cards have been seen.
    [one] One card has not been seen:
   *[other] { $count } cards have not been seen:
}
cards-known = Seen, in the order in which they will come again:
help-of-game =
    A turn:    roll, then the field where the architect builds, then done. A field alone is enough: c3
    Build:     build FIELD       on an empty field, or on your own building if it can capture afterwards
    Capture:   capture FIELD     the raised building moves on; experts also: join FIELD
    Cards:     push SEAT STEPS   tax SEAT   floor FIELD   remove FIELD   pick FIELD, then swap FIELD or move FIELD
    Set-up:    tower FIELD, then three times floor FIELD; with own corners first: corner nw|ne|se|sw
    r1, r2: one or two floors of red, rT a tower, * the architect, + a field you may choose, R the figure of red, ? an action field
    On the street g120 means: whoever stops here pays green 120. Money is in thousands.
    Look:      legal [FIELD]   at FIELD   where [SEAT] (buildings)   rent [SEAT]   cards   seats
where-found = { $count ->
    [0] No building.
    [one] One building:
   *[other] { $count } buildings:
}
how-to-ask-at = Type at and a field, for instance: at c3.
no-such-field = There is no field { $text }: they go from a1 to f6.
no-field-now = You cannot choose a field now. Type legal to see what you can do.

## The drawn board

now-corner = Choose a corner for your figure
now-tower = Everyone puts a tower in the centre
now-floor = Everyone puts a floor on a free field
now-roll = White moves the figure, black the architect
now-build = The architect moves exactly { $steps ->
    [one] one field
   *[other] { $steps } fields
} and builds
now-capture = The raised building moves as many fields as it has floors, and captures
now-card = The card says
now-done = The turn is over
about-white = figure
about-black = architect
about-floors = floors
about-towers = towers
about-borrowed = borrowed
about-cash = { $cash }
about-moving = moves
group-supply = Cash, floors, towers (+100 each in the total)
group-pile = Cards not seen yet
group-known = Seen, in the order in which they will come again
tab-hand = Turn
tab-supply = Supply
tab-pile = Cards
look-rents = View
look-rents-on = Rent map
look-rents-off = Buildings only
note-towers = towers: { $most } of { $all }
pill-corner = Corner
pill-tower = Tower
pill-floor = Floor
pill-roll = Roll
pill-figure = Figure
pill-paid = Paid { $rent }
pill-card = Card
pill-pick = Pick
pill-swap = Swap
pill-move = Move
pill-build = Architect
pill-capture = Capture
pill-done = End
piece-floors = { $floors ->
    [one] A floor
   *[other] { $floors } floors
} of { seat-whose }. Every floor adds 10 to the rent of its group.
piece-tower = A tower of { seat-whose }. It adds 100 to the rent of its group and pays a premium of 100 at the end. Only cards move it or take it away.
piece-supply = Floors that are not on the board yet.
piece-towers = Towers on the board: { $built } of { $all }. When all of them stand, the match ends.
piece-borrowed = Floors borrowed from colours that nobody plays. They go back first.
piece-figure = The figure of { seat-whose }. It walks the street clockwise, as far as the white die says.
piece-architect = The architect goes exactly as far as the black die says, and builds there. The building under it is safe.
piece-white = The white die: how far the figure goes.
piece-black = The black die: how far the architect goes.
piece-cash = Cash, in thousands. Everyone may see it.
piece-pile = The pile of action cards. A card that was used goes under it.
built-floors = { $field }: { $floors ->
    [one] one floor
   *[other] { $floors } floors
} of { seat-whose }. Whoever stops beside this group pays { $rent }.
built-tower = { $field }: a tower of { seat-whose }. Whoever stops beside this group pays { $rent }.
place-field = { $field }, a building field.
place-centre = { $field }, a field of the centre. The first towers go here.
place-space = The street beside { $field }. Nothing is built there, so a stop costs nothing.
place-rent = The street beside { $field }. Whoever stops here pays { $rent } to { seat-whom }.
place-corner = The action field in the corner { $corner }. Whoever stops here draws a card.

## What to choose, and what a button does

not-so-many-spaces = The card moves a figure 1, 2 or 3 spaces forward.
ask-corner = Choose a corner
ask-tower = Choose a field in the centre
ask-floor = Choose a free field
ask-build = Choose where to build
ask-capture = Choose what to capture
ask-figure = Choose a figure
ask-push = Choose how far
ask-tax = Choose who pays
ask-remove = Choose a building
ask-pick = Choose a building
ask-swap = Choose the other building
ask-move = Choose an empty field
do-corner = Start { $corner }
do-tower = Put the tower on { $field }
do-floor = Put the floor on { $field }
do-build = Build on { $field }
do-raise = Raise { $field }
do-capture = Capture { $field }
do-join = Join { $field }
do-push = Move { seat-who } by { $steps }
do-tax = Tax { seat-who }
do-remove = Remove { $field }
do-pick = Pick { $field }
do-swap = Swap with { $field }
do-move = Move to { $field }
do-roll = Roll the dice
do-done = End your turn

## Tips

tip-corner = Choose where your figure starts. Figures may share a corner.
tip-tower = Your first tower goes on one of the four fields in the middle.
tip-floor = Buildings along the street earn rent, and your buildings that touch earn it together.
tip-roll = White moves your figure along the street, black moves the architect.
tip-build = The architect goes exactly as far as the black die says. An arrow marks a building that you can raise to capture another.
tip-capture = The raised building moves on and captures a smaller one. Three floors become a tower.
tip-join = Experts may also move two floors onto a single floor of their own, and go on with three.
tip-card = The card lies below. What it lets you choose is highlighted; if you can, you must.
tip-second = Now choose where the building goes, or which one it changes places with.
tip-done = You can still undo everything until the next player rolls.
tip-rent = Along the street you see what a stop costs you, and with a plus what others pay you there.
tip-all-towers = The match ends at once when somebody has all their towers on the board.
tip-ruin = It also ends when somebody owes more rent than they can pay.
tip-cash = At the end, your cash counts in full.
tip-premium = Each of your towers on the board pays 100 at the end.
tip-debt = Ruined players pay with all their cash and up to half of their premium. The bank adds what is missing.
tip-winner = The player with the most money wins. Players who tie share the victory.
learn-first = The game
learn-cards = Action cards
learn-corners = Own corners
learn-experts = Experts

## Score sheets

sheet-unknown-building = “{ $text }” is not a field: a dot, or r, g, b or y with 1, 2 or T, and * for the architect.
sheet-no-architect = The architect is missing: put a * after one building.
sheet-two-architects = There is a second architect.
sheet-cash-form = The line must read “cash COLOUR AMOUNT”, and may end with a name.
sheet-no-colour = “{ $text }” is not a colour: r, g, b or y.
sheet-cash-twice = There are two cash lines for { $colour }.
sheet-too-few = At least two colours need a cash line; there are { $count }.
sheet-amount = “{ $text }” is not an amount: a whole number of thousands that can be divided by 10.
sheet-no-amount = The amount is not filled in yet.
sheet-without-cash = There is no cash line for { $colour }.
sheet-too-many-towers = Nobody has more than { $most } towers.
sheet-too-many-floors = There are more floors than the box has: { $most } of each colour, and { $borrowed } to borrow.
sheet-two-endings = A match ends once: because one player is ruined, or because one player has all towers.
sheet-no-ending = How did the match end? Nobody has all towers, and there is no line “ruin”.
sheet-ruin-form = The line must read “ruin COLOUR owes AMOUNT to COLOUR”.
sheet-owes-self = Debtor and creditor must be two different colours.
sheet-could-pay = With { $cash } in cash, the rent could have been paid.
sheet-no-such-rent = No group of the creditor beside the street costs { $rent }.

## The score sheet, tapped in

tap-how = Put every building on its field, then the architect on the building it stands on.
tap-empty = empty
tap-colour = { $owner ->
    [r] red
    [g] green
    [b] blue
    [y] yellow
   *[none] no colour
}
tap-building = { $colour }, { $height ->
    [single] one floor
    [double] two floors
   *[tower] a tower
}{ $architect ->
    [yes] , with the architect
   *[no] {""}
}
tap-architect = the architect
tap-architect-needs = The architect stands on a building.
tap-cash = Cash, before premium and debt
tap-add-colour = Add a colour
tap-colour-title = Colour
tap-colour-of = Colour of seat { $number }
tap-amount = Cash
tap-ruined = Ruined
tap-nobody = Nobody
tap-rent = Rent due
tap-creditor = To whom?

## The end of a match

end-ruin = The rent that ended the match
end-money = Money over time, with the premium for towers
end-rents = Who paid rent to whom
end-received = Received
end-paid = Paid
sheet-colour = { $seat ->
    [1] Red
    [2] Green
    [3] Blue
   *[4] Yellow
}
