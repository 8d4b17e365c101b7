"""Games of the benchmark: the catalogue finds them through TABLETOWN_GAMES."""
