"""The server: keep tables, seat people and bots, store every event, and send each viewer their own view."""
