"""What the page is told of the box for drawings."""
from .rules import COLUMNS, DISCS, ROWS

FACTS = {"COLUMNS": COLUMNS, "ROWS": ROWS, "DISCS": DISCS}
