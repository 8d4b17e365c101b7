"""How fast, side by side with others."""
