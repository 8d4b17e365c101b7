"""Cut the page's fonts down to the letters it shows, and write the stylesheet that loads them: make fonts"""
import hashlib
import io
import json
import re
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
PACKAGES = HERE / "node_modules"
FONTS = HERE.parents[1] / "src" / "tabletown" / "web" / "fonts"

ASCII = {chr(code) for code in range(0x20, 0x7F)}
WESTERN = {chr(code) for code in range(0xC0, 0x100)}
POLISH = set("ĄąĆćĘęŁłŃńŚśŹźŻż")
SIGNS = set("\xa0§±·½×–—‘’‚“”„…›→−●")
NAMES = {chr(code) for code in range(0x100, 0x180)} - POLISH | set("ȘșȚțẞ")  # in other people's names

FEATURES = ["ccmp", "kern", "locl", "mark", "tnum"]
SAMPLE = "Build a city together with your friends. Bouw samen met je vrienden een stad. Zbuduj miasto razem."
WIDEST = 108  # columns of the stylesheet

Axes = dict[str, float | tuple[float, float]]
Weights = tuple[int, int]
LIGHT, BOLD = (400, 599), (600, 800)


@dataclass(frozen=True)
class Fallback:
    """A font that many machines have: for each weight its names, and a font of equal widths to measure."""

    name: str
    faces: dict[Weights, tuple[tuple[str, ...], str]]


@dataclass(frozen=True)
class Family:
    name: str
    package: str
    weights: Weights
    axes: Axes  # pinned where the page needs only one value
    cuts: dict[str, tuple[str, set[str]]]  # our file: the package's file, the characters
    fallbacks: tuple[Fallback, ...] = ()


ARIAL = Fallback(
    "Arial",
    {
        LIGHT: (
            ("Arial", "Liberation Sans", "Helvetica"),
            "@fontsource/arimo/files/arimo-latin-400-normal.woff2",
        ),
        BOLD: (
            ("Arial Bold", "Liberation Sans Bold"),
            "@fontsource/arimo/files/arimo-latin-700-normal.woff2",
        ),
    },
)
ROBOTO = Fallback("Roboto", {
    LIGHT: (("Roboto",), "@fontsource/roboto/files/roboto-latin-400-normal.woff2"),
    BOLD: (("Roboto Bold",), "@fontsource/roboto/files/roboto-latin-700-normal.woff2"),
})
DEJAVU = Fallback("DejaVu", {
    LIGHT: (("DejaVu Sans",), "dejavu-fonts-ttf/ttf/DejaVuSans.ttf"),
    BOLD: (("DejaVu Sans Bold",), "dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf"),
})
GEORGIA = Fallback("Georgia", {
    BOLD: (("Georgia Bold", "Gelasio Bold"), "@fontsource/gelasio/files/gelasio-latin-700-normal.woff2"),
})
DEJAVU_SERIF = Fallback(
    "DejaVu", {BOLD: (("DejaVu Serif Bold",), "dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf")}
)

INTER = "variable/InterVariable.woff2"
FRAUNCES, FRAUNCES_EXT = (
    "files/fraunces-latin-full-normal.woff2",
    "files/fraunces-latin-ext-full-normal.woff2",
)
MONO, MONO_EXT = (
    "files/jetbrains-mono-latin-wght-normal.woff2",
    "files/jetbrains-mono-latin-ext-wght-normal.woff2",
)

FAMILIES = [
    Family("Inter", "inter-ui", (400, 800), {"opsz": 14}, {
        "inter.woff2": (INTER, ASCII | WESTERN | POLISH | SIGNS),
        "inter-names.woff2": (INTER, NAMES),
    }, (ARIAL, ROBOTO, DEJAVU)),
    Family("Fraunces", "@fontsource-variable/fraunces", (600, 800), {"opsz": 72, "SOFT": 50, "WONK": 0}, {
        "fraunces.woff2": (FRAUNCES, ASCII | WESTERN | SIGNS),
        "fraunces-polish.woff2": (FRAUNCES_EXT, POLISH),
        "fraunces-names.woff2": (FRAUNCES_EXT, NAMES),
    }, (GEORGIA, DEJAVU_SERIF)),
    Family("JetBrains Mono", "@fontsource-variable/jetbrains-mono", (400, 800), {}, {
        "mono.woff2": (MONO, ASCII | WESTERN | SIGNS),
        "mono-names.woff2": (MONO_EXT, POLISH | NAMES),
    }),
]

HEAD = """\
/*
{sources}
 * Licence of all: SIL Open Font License 1.1, see LICENSE.txt. Made by `make fonts` (tools/fonts/make.py).
 * Fallbacks are scaled to the widths and heights of what they stand in for: nothing moves when that arrives.
 * SHA-256 of the files:
{hashes}
 */
"""
FACE = """\
@font-face {{
  font-family: "{name}"; font-weight: {low} {high}; font-display: swap;
  src: url("{file}") format("woff2");
{ranges}
}}
"""
FALLBACK_FACE = """\
@font-face {{
  font-family: "{name}"; font-weight: {low} {high};
  src: {local};
  {scale}
}}
"""


# Cutting


def pinned(family: Family, file: str, weight: float | Weights) -> TTFont:
    """Return a font of the package at one weight, or with a range of weights."""
    font = instancer.instantiateVariableFont(
        TTFont(PACKAGES / family.package / file), {**family.axes, "wght": weight}
    )
    made = io.BytesIO()  # the subsetter cannot use what the instancer leaves in memory
    font.flavor = None
    font.save(made)
    made.seek(0)
    return TTFont(made)


def cut(family: Family, file: str, characters: Iterable[str]) -> TTFont:
    """Return a variable font with only these characters; equal input gives equal bytes."""
    font = pinned(family, file, family.weights)
    cutter = subset.Subsetter(
        subset.Options(layout_features=FEATURES, hinting=False, name_IDs=[0, 1, 2, 5, 13, 14])
    )
    cutter.populate(text="".join(characters))
    cutter.subset(font)
    font["head"].modified, font.recalcTimestamp, font.flavor = font["head"].created, False, "woff2"
    return font


# The stylesheet


def face(family: Family, file: str, font: TTFont) -> str:
    low, high = family.weights
    return FACE.format(name=family.name, low=low, high=high, file=file, ranges=unicode_range(font))


def unicode_range(font: TTFont) -> str:
    """Return the characters of a font as the stylesheet writes them."""
    runs: list[list[int]] = []
    for code in sorted(font.getBestCmap()):
        if runs and code == runs[-1][1] + 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    told = ", ".join(f"U+{one:X}" if one == two else f"U+{one:X}-{two:X}" for one, two in runs)
    return textwrap.fill(f"unicode-range: {told};", WIDEST, initial_indent="  ", subsequent_indent="    ")


def fallback_faces(family: Family) -> Iterator[str]:
    for fallback in family.fallbacks:
        for weights, (names, twin) in fallback.faces.items():
            file, _ = next(iter(family.cuts.values()))
            ours, theirs = pinned(family, file, 400 if weights == LIGHT else 700), TTFont(PACKAGES / twin)
            yield FALLBACK_FACE.format(
                name=f"{family.name} like {fallback.name}",
                low=weights[0],
                high=weights[1],
                local=", ".join(f'local("{name}")' for name in names),
                scale=matched(ours, width(ours) / width(theirs)),
            )


def matched(ours: TTFont, scale: float) -> str:
    """Return the settings that scale a fallback and give it the line height of our font."""
    line, em = ours["hhea"], ours["head"].unitsPerEm
    heights = {"ascent": line.ascent, "descent": -line.descent, "line-gap": line.lineGap}
    overrides = "; ".join(f"{name}-override: {height / em / scale:.1%}" for name, height in heights.items())
    return f"size-adjust: {scale:.1%}; {overrides};"


def width(font: TTFont) -> float:
    """Return the width of the sample as a multiple of the font size."""
    glyphs, advances = font.getBestCmap(), font["hmtx"]
    units: int = sum(advances[glyphs[ord(letter)]][0] for letter in SAMPLE)
    em: int = font["head"].unitsPerEm
    return units / em


def source(family: Family, font: TTFont) -> str:
    package = json.loads((PACKAGES / family.package / "package.json").read_text("utf-8"))
    version = font["name"].getDebugName(5).split(";")[0].removeprefix("Version ")
    return f" * {family.name} {version} from {family.package} {package['version']}"


def licence() -> str:
    """Return the copyright of each family, and the licence text that all of them share."""
    texts = [next((PACKAGES / family.package).glob("LICENSE*")).read_text("utf-8") for family in FAMILIES]
    owners = re.findall(r"^Copyright.*?Authors \(.*?\)", "\n".join(texts), re.M)
    return "\n".join([*owners, texts[0].partition("\n")[2]])


def main() -> None:
    FONTS.mkdir(exist_ok=True)
    faces: list[str] = []
    hashes: list[str] = []
    sources: list[str] = []
    for family in FAMILIES:
        for file, (origin, characters) in family.cuts.items():
            font = cut(family, origin, characters)
            font.save(FONTS / file)
            faces.append(face(family, file, font))
            hashes.append(f" *   {hashlib.sha256((FONTS / file).read_bytes()).hexdigest()} {file}")
        faces.extend(fallback_faces(family))
        sources.append(source(family, font))
    head = HEAD.format(sources="\n".join(sources), hashes="\n".join(hashes))
    (FONTS / "fonts.css").write_text(head + "\n".join(faces), "utf-8")
    (FONTS / "LICENSE.txt").write_text(licence(), "utf-8")


if __name__ == "__main__":
    main()
