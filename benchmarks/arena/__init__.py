"""How strong the bots are: tournaments, and what they should show."""
