"""Tests of our pages in a real browser, a package so that the browser ends before other tests begin."""
