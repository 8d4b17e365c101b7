"""The page checks a seed itself, and knows whether it saw the hash during the match."""
from pathlib import Path

import pytest

from tabletown.kernel.chance import hash_of, seed_of

from .node import in_node, needs_node

SCRIPT = Path(__file__).parent / "js" / "fairness.mjs"
SEED, HASH = seed_of(12), hash_of(seed_of(12))

pytestmark = needs_node


@pytest.mark.parametrize(
    ("seed", "able", "fits"), [(SEED, True, True), (seed_of(13), True, False), (SEED, False, None)]
)
def test_a_seed_belongs_to_one_hash(seed: str, able: bool, fits: bool | None) -> None:
    assert in_node(SCRIPT, dict(seed=seed, hash=HASH, before=HASH, able=able))["fits"] is fits


@pytest.mark.parametrize(
    ("before", "told"), [(HASH, "known"), (hash_of(seed_of(13)), "changed"), ("", "new")]
)
def test_a_hash_is_known_only_if_it_was_seen_before(before: str, told: str) -> None:
    found = in_node(SCRIPT, dict(seed=SEED, hash=HASH, before=before, able=True))
    assert found["memory"] == f"page-fair-{told}"
