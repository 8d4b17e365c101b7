"""What `make fuzz` found worth keeping is read again: readers fail only with problems for people."""
from pathlib import Path

import pytest

from .readers import READERS, survives

CORPUS = Path(__file__).parent / "corpus"


@pytest.mark.parametrize("name", READERS)
def test_readers_survive_the_corpus(name: str) -> None:
    texts = [file.read_bytes() for file in sorted((CORPUS / name).iterdir())]
    made_sense = [survives(READERS[name], text) for text in texts]
    assert len(texts) > 10 and {*made_sense} == {True, False}, "both kinds are there"


@pytest.mark.parametrize("name", READERS)
@pytest.mark.parametrize("text", [b"", b"\0", b"\xff\xfe", b"{" * 2000, b"\n" * 2000, "é\u2028".encode()])
def test_readers_survive_what_is_no_text(name: str, text: bytes) -> None:
    survives(READERS[name], text)
