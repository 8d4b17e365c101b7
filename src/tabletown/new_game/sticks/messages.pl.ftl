# Sticks

move-take = zabiera { $count }
not-so-many = Nie ma już tylu patyczków: { $count }.
last-stick = ostatni patyczek
sticks-left = Na stole: { $count }
help-of-game =
    Zabierz patyczki:  take ILE     take 2
    Sprawdź: legal
