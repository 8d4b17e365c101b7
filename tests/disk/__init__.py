"""A disk that fails: all that a process writes into a folder is noted, and can fail or be cut off."""
