"""Check the contrast of what axe does not check: single characters, and text in drawings."""
import io
import math
from pathlib import Path
from statistics import median
from typing import TypedDict

from PIL import Image
from playwright.sync_api import Page

MARKS = Path(__file__).with_name("marks.js").read_text("utf-8")
LEAST, LEAST_IF_LARGE = 4.5, 3.0
LARGE, LARGE_IF_BOLD = 24.0, 18.66  # pixels

HIDE = """() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
        [data-mark] { fill: transparent !important; -webkit-text-fill-color: transparent !important }
        * { transition: none !important }`)
    document.adoptedStyleSheets.push(sheet)
}"""
SHOW = """() => {
    document.adoptedStyleSheets.pop()
    for (const marked of document.querySelectorAll("[data-mark]")) marked.removeAttribute("data-mark")
}"""

Colour = tuple[float, ...]
Box = tuple[float, float, float, float]  # left, top, width, height


class Mark(TypedDict):
    text: str
    where: str
    box: Box
    colour: Colour  # red, green, blue, opacity
    size: float
    bold: bool


def readable_marks(page: Page) -> None:
    """Compare pictures with and without the letters: each mark must stand out against what is under it."""
    marks: list[Mark] = page.evaluate(MARKS)
    with_letters = picture(page)
    page.evaluate(HIDE)
    without = picture(page)
    page.evaluate(SHOW)
    pale = [told for mark in uncovered(marks) if (told := paleness(mark, with_letters, without))]
    assert not pale, "\n".join(pale)


def picture(page: Page) -> Image.Image:
    shot = page.screenshot(full_page=True, animations="disabled", scale="css")
    return Image.open(io.BytesIO(shot)).convert("RGB")


def uncovered(marks: list[Mark]) -> list[Mark]:
    """Leave out the marks that others cover."""
    return [
        mark
        for i, mark in enumerate(marks)
        if not any(covers(later["box"], mark["box"]) for later in marks[i + 1 :])
    ]


def covers(one: Box, other: Box) -> bool:
    """Say whether two boxes overlap by more than a pixel."""
    (left, top, width, height), (x, y, w, h) = one, other
    across, down = min(left + width, x + w) - max(left, x), min(top + height, y + h) - max(top, y)
    return across > 1 and down > 1


def paleness(mark: Mark, with_letters: Image.Image, without: Image.Image) -> str | None:
    """Return what is wrong with a mark, if it is visible at all."""
    ground = under(mark, with_letters, without)
    if not ground:
        return None
    least = LEAST_IF_LARGE if mark["size"] >= (LARGE_IF_BOLD if mark["bold"] else LARGE) else LEAST
    contrast = median(ratio(mixed(mark["colour"], pixel), pixel) for pixel in ground)
    return (
        None
        if contrast >= least
        else f"“{mark['text'][:20]}” in {mark['where']}: {contrast:.1f} : 1, at least {least} is needed"
    )


def under(mark: Mark, with_letters: Image.Image, without: Image.Image) -> list[Colour]:
    """Return the pixels behind the letters: those that differ much between the pictures."""
    left, top, width, height = mark["box"]
    crop = (int(left), int(top), int(left + width) + 1, int(top + height) + 1)
    seen = zip(pixels(with_letters.crop(crop)), pixels(without.crop(crop)), strict=True)
    return [
        ground
        for pixel, ground in seen
        if math.dist(pixel, ground) > math.dist(mixed(mark["colour"], ground), ground) / 2
    ]


def pixels(image: Image.Image) -> list[Colour]:
    parts = image.tobytes()
    return list(zip(parts[::3], parts[1::3], parts[2::3], strict=True))


def mixed(letters: Colour, ground: Colour) -> Colour:
    """Blend letters that are partly transparent with the ground under them."""
    *colour, solid = letters
    return tuple(solid * over + (1 - solid) * below for over, below in zip(colour, ground, strict=True))


def ratio(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours as WCAG defines it."""
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def luminance(colour: Colour) -> float:
    red, green, blue = (
        part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
