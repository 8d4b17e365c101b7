"""Everything that must hold, of the house; the games have tests of their own."""
