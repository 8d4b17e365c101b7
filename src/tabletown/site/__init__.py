"""Run Tabletown inside a browser, without a server: tables, store and bots in workers of a page."""
