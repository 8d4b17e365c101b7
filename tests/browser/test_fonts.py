"""Fallback fonts are as wide and as high as ours, so that nothing moves when ours arrive."""
import re

import pytest

from tabletown.server.files import WEB

from .visits import Visits, settle

FALLBACKS = re.findall(
    r'font-family: "(\w+) like (\w+)"; font-weight: (\d+)', (WEB / "fonts" / "fonts.css").read_text("utf-8")
)
TEXT = "Take a tile and lay it down. Leg een tegel neer. Weź kafel i połóż go."
MEASURED = """async ({ families, weight, text }) => {
  const found = []
  for (const family of families) {
    const faces = await document.fonts.load(`${weight} 100px "${family}"`, text).catch(() => [])
    if (!faces.length) return null
    const line = Object.assign(document.createElement("span"), { textContent: text })
    const font = `${weight} 100px/normal "${family}"`
    Object.assign(line.style, { position: "absolute", whiteSpace: "nowrap", font })
    document.body.append(line)
    found.push([line.offsetWidth, line.offsetHeight])
    line.remove()
  }
  return found
}"""


def test_fallbacks_take_as_much_room(browse: Visits) -> None:
    """Measure the fallbacks that this machine has."""
    page = browse("/")
    settle(page)
    measured = {}
    for family, fallback, least in FALLBACKS:
        asked = {
            "families": [family, f"{family} like {fallback}"],
            "weight": 400 if least == "400" else 700,
            "text": TEXT,
        }
        if sizes := page.evaluate(MEASURED, asked):
            measured[family, fallback, least] = sizes
    if not measured:
        pytest.skip("none of the fonts that stand in for ours is installed")
    for (width, height), (other_width, other_height) in measured.values():
        assert other_width == pytest.approx(width, rel=0.04) and other_height == pytest.approx(
            height, rel=0.02
        ), measured
