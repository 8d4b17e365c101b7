"""Games of the benchmark, which the catalogue finds through TABLETOWN_GAMES."""
