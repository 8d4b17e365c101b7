"""Our pages in a real browser. A package, so that its browser ends before tests begin that have an event loop of their own."""
