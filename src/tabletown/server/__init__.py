"""The server: tables over the network, who sits at them, what is stored and who is told what."""
