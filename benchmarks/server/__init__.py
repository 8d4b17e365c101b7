"""How our server fares under load, side by side with boardgame.io's."""
