"""The words that rules are made of; compiled.py is what they become in a compiled world."""
