# Sticks

move-take = pakt er { $count }
not-so-many = Er liggen geen { $count } stokjes meer.
last-stick = het laatste stokje
sticks-left = Op tafel: { $count }
help-of-game =
    Stokjes pakken:  take AANTAL     take 2
    Kijken: legal
