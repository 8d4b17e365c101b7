# Sticks

move-take = takes { $count }
not-so-many = There are not { $count } sticks left.
last-stick = the last stick
sticks-left = On the table: { $count }
help-of-game =
    Take sticks:  take COUNT     take 2
    Look: legal
