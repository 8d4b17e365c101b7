# The lessons; the first line of a message is its title.

## first

lesson-first-city =
    What you are after
    Six rounds filled this board. Each round paid a point for every square of the largest built rectangle, in the end 42. Black and green keep their balance: 20 more, and 177 in all.

lesson-first-table =
    Everybody at once
    Everybody has the same 23 tiles. A card says which one comes; then all place that tile, each on their own board. Four tiles and a fountain make a round, and after six rounds it is over.

lesson-first-side =
    Choose a side
    On your board a piece is printed, black on one side and green on the other. It counts as laid. Take the black side.

lesson-first-over =
    Right on top of it?
    The first tile is the domino. Try to put it on the printed piece, at the framed square.

lesson-first-place =
    Place the first tile
    Nothing may lie on anything else, not even partly. Place the domino right above, as the outline shows.

lesson-first-snug =
    Halves fit halves
    A square and a triangle: place it in the top row. The half square beside it stays open, for something that fits.

lesson-first-flip =
    Turn it over
    This was your own secret card. Choose the parallelogram and flip it, with the button or F: it becomes green and its own mirror image. Now it fits into the gap.

lesson-first-turn =
    Flip and turn
    Teun’s card brings the long one. Flip it, then turn it once with the button or R, and place it at the right. “Show me” helps.

lesson-first-fountain =
    A fountain for the gap
    At the end of a round everybody places a fountain: half a square, without a colour. Put yours into the last open half.

lesson-first-round =
    Nine points
    Three by three squares are built without a gap: the round pays 9. The next one pays for your largest rectangle again, so let it grow.

lesson-first-balance =
    Keep the balance
    A built square counts for its colour; one with both counts for none. Now there are 5 black and 3 green. At the end a level count pays 20, a difference of one or two 10, of three or four 5.

lesson-first-planning =
    And the whole board
    A board that is filled completely pays 15 more. That is rare: every half that stays open costs it.

lesson-first-start =
    Who starts
    After a round the start marker goes to whoever leads. It decides in which order the secret cards are played, and with four or five players who shares one. For round 1, whoever opens the table chooses: seat 1, or chance.

lesson-first-again =
    The second round
    Four new cards: one is open, one nobody knows, one only you see, one only Teun. Flip the long tile to green and place it below: now black and green are level.

lesson-first-play =
    Now play on
    You know every step. What does not fit may be left out, but then it is gone. The most points win after six rounds; 140 are impressive. Chance and Teun are real from here on.

## solo

lesson-solo-last =
    Alone, for the ratings
    Alone you choose any board and play for the ratings. This is the last round: its three cards lie open, and you place the tiles in any order.

lesson-solo-first =
    Mend the balance
    There is one green square more than black. Turn the roof once and place it, black side up, as the outline shows: now they are level, and that pays 20 instead of 10.

lesson-solo-second =
    The largest rectangle
    One gap is left in the sixth row. Turn the parallelogram once and fill it: six rows of seven, 42 points. Half black and half green counts for neither, so the balance stays.

lesson-solo-skip =
    Leave it out
    The diamond fits nowhere any more. Leave it out: it is gone, and that is no shame.

lesson-solo-fountain =
    The last fountain
    A fountain goes into any free half. It brings no points now, but beside a coloured half it upsets the balance. So place it in the empty square.

lesson-solo-done =
    What will they say?
    176 points: that is impressive. From 180 on the queen is delighted, from 200 on you are off the scoreboard. Alone you end the match yourself.
