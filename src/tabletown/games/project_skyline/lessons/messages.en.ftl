# The lessons; the first line of a message is its title.

## first

lesson-first-city =
    What you are after
    One city for all, and you are red. Rents have made 1450 in cash, six towers are worth 100 each, and green owes you 360 more: 2410 in all. Let us see how that begins.

lesson-first-table =
    Street and architect
    Your figure walks along the street and pays rent to others; the architect walks over the fields and builds. You have 700 in cash, 13 floors and 7 towers.

lesson-first-tower =
    Your first tower
    Everybody begins with one tower in the centre. Put yours on the framed field.

lesson-first-floor =
    Three floors
    Now everybody puts down three single floors, one after the other, on any free field. Put the first beside your tower: buildings that touch side to side are a group.

lesson-first-street =
    Down to the street
    The street runs around the fields. Only what stands at the edge is beside it. Put the second floor there, and the whole group reaches the street.

lesson-first-more =
    Rent for the whole group
    A floor costs 10, two floors 20, a tower 100. Whoever stops beside any building of a group pays for all of it. The third floor makes 130, on two spaces of the street.

lesson-first-rent =
    Somebody has paid
    Teun, who placed the last floor, went first. He rolled a white 4, stopped beside your group and paid you 130. Then the architect built for him.

lesson-first-roll =
    Your turn: roll
    White moves your figure along the street, black moves the architect. Roll.

lesson-first-far =
    Exactly that far
    Black shows 4. The field in the frame would connect so well, and it is only three away. Try to build there.

lesson-first-raise =
    Raise a building
    The architect goes exactly as far as the die says: to an empty field, or to a building of your own, which is then raised. Raise this one to two floors.

lesson-first-capture =
    And capture
    Two floors move exactly two fields and must end on a smaller building of somebody else. Capture Teun’s floor: it goes back to him, and yours stands there.

lesson-first-done =
    End your turn
    Until you end it you may take back what you chose; in a lesson there is nothing to take back. End your turn.

lesson-first-corner =
    A corner means a card
    Teun stopped on a corner and drew a card: help for the poorest, 100 from the bank. Roll: you will come to that corner, too.

lesson-first-card =
    Carry it out
    Your card takes a small building of another player off the board. What stands under the architect is safe. Choose the framed one; a turn with a card has no building.

lesson-first-three =
    Higher still
    Teun paid 20 beside your two floors, and you have rolled a black 4: the architect reaches them. Raise them to three.

lesson-first-skyscraper =
    Three floors, a tower
    Three floors move exactly three fields and capture one or two. Then they are exchanged for a tower, which nobody captures again.

lesson-first-premium =
    What a tower is worth
    At the end every tower on the board pays 100. Whoever has all seven there ends the match at once. End your turn.

lesson-first-ruin =
    Or somebody is ruined
    It also ends when somebody cannot pay a rent. Here green owed 360 with 60 in cash: green pays the 60 and half of the 400 for its towers, and the bank adds the rest.

lesson-first-play =
    Now play on
    You know every step. Join your buildings, keep them at the street, and look where you stop. The richest wins. Chance and Teun are real from here on.

## cards

lesson-cards-push =
    The richest moves on
    You are on a corner, and your card moves the figure of the richest on by one to three spaces. Both have 700, so you choose: move Teun by one, beside your group.

lesson-cards-tax =
    Tax for one
    Two turns later, another corner. Choose a player, who pays the bank 50 for each of their towers: Teun. Nobody is ruined by a tax; whoever has less pays what there is.

lesson-cards-pick =
    Swap one of yours
    This card swaps a small building of yours with one of somebody else. First choose yours, the one in the frame. What stands under the architect stays.

lesson-cards-swap =
    And one of his
    Now choose Teun’s floor in the frame: it stands right beside your buildings.

lesson-cards-take =
    Move one of yours
    The last corner. One of your small buildings may move to any empty field. Choose the one in the frame.

lesson-cards-move =
    To where it earns
    Beside your group at the street every floor makes the rent higher, and one more space costs it. Put it there.

lesson-cards-others =
    Cards that help or cost
    Others let you roll white again, pay 100 to the poorest, give you ten times both dice, tax you for your own towers, or put one floor more on the board.

lesson-cards-losses =
    Cards that take away
    Some take a tower from whoever has the most, a small building of somebody else, or one of your own; one swaps buildings of two others. End your turn.

lesson-cards-play =
    Now play on
    If a card can be carried out, it must be; if not, nothing happens. There are 20, and they come round in the same order again.

## corners

lesson-corners-corner =
    Choose your corner
    In this variant everybody first chooses where their own figure starts. Take the framed corner; several may share one.

lesson-corners-tower =
    Then as always
    Teun has chosen the corner opposite, so you do not walk in each other’s steps. Put your tower in the centre.

lesson-corners-play =
    Now play on
    Three floors for everybody come next. Put yours where others will soon pass, and not you.

## experts

lesson-experts-experts =
    A step more for experts
    The architect reaches your floor at the bottom. Two fields away stands another single floor of your own, and in this variant that helps. Raise the framed one.

lesson-experts-join =
    Join two of your own
    Instead of capturing, two floors may move onto a single floor of your own. Together that makes three. Join them.

lesson-experts-capture =
    And straight to a tower
    Three floors move three fields and capture: a tower in one turn. If they could not, you would not be allowed to begin.

lesson-experts-play =
    Now play on
    Everything else stays as it is. Single floors two fields apart are worth more to experts; others see them, too.
