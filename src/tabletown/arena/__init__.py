"""Many matches: what bots score against each other, and how many positions there are."""
