"""Polish words of one letter stay with the word that follows them; all else is left alone."""
from pathlib import Path

import pytest

from .node import in_node, needs_node

SCRIPT = Path(__file__).parent / "js" / "typography.mjs"
KEPT = "\u00a0"

pytestmark = needs_node


@pytest.mark.parametrize(
    ("text", "code", "wanted"),
    [
        ("Dom i las w mieście", "pl", "Dom i~las w~mieście"),
        ("I a w lesie", "pl", "I~a~w~lesie"),
        ("Koniec. W mieście: Z lasu", "pl", "Koniec. W~mieście: Z~lasu"),
        ("Tytuł\nO co chodzi („a to”, w (z boku)", "pl", "Tytuł\nO~co chodzi („a~to”, w~(z~boku)"),
        ("patrz w ", "pl", "patrz w~"),
        ("place A black 1 i W 8", "pl", "place A black 1 i~W 8"),
        ("tom 1, ulica", "pl", "tom 1, ulica"),
        ("kolumny  a  b", "pl", "kolumny  a  b"),
        ("I see a city", "en", "I see a city"),
        ("u wint", "nl", "u wint"),
    ],
)
def test_short_words_are_bound(text: str, code: str, wanted: str) -> None:
    assert in_node(SCRIPT, [[text, code]]) == [wanted.replace("~", KEPT)]
