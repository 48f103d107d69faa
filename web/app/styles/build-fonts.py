#!/usr/bin/env python3
"""Cuts the two type families down to what the pages use and writes web/public/fonts.

Needs Debian's python3-fonttools and python3-brotli, and the packages
@fontsource-variable/source-serif-4 and @fontsource-variable/inter, which `npm ci`
installs at the top of the repository:

    PYTHONHASHSEED=0 /usr/bin/python3 web/app/styles/build-fonts.py node_modules

The seed makes the files the same at every run. Each family keeps its weight
axis between 400 and 700 and, for the serif, its optical size axis, since display
sizes depend on it. Latin, Latin Extended and Vietnamese are files of their own,
so that a reader only fetches the letters of the names on the page. Prints the
metric overrides of the fallback faces in fonts.css; copy them there when a
family changes.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

OUT = Path(__file__).resolve().parents[2] / "public" / "fonts"

# (package, file stem, axes of the source file, style, name written, axis limits)
FACES = [
    ("source-serif-4", "opsz", "normal", "source-serif-4", {"wght": (400, 700)}),
    ("source-serif-4", "opsz", "italic", "source-serif-4-italic", {"wght": (400, 700)}),
    ("inter", "wght", "normal", "inter", {"wght": (400, 700)}),
]
SCRIPTS = ["latin", "latin-ext", "vietnamese"]

# The OpenType features that the style sheet or the browser turns on.
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "calt", "rlig", "rvrn", "pnum", "tnum", "frac"]

# Letters by how often they stand in English text, for the average width of a line.
FREQUENCY = {
    " ": 18.3, "e": 10.3, "t": 7.5, "a": 6.5, "o": 6.2, "n": 5.7, "i": 5.7, "s": 5.3, "r": 5.0,
    "h": 5.0, "l": 3.3, "d": 3.3, "u": 2.3, "c": 2.2, "m": 2.0, "f": 2.0, "w": 1.7, "g": 1.6,
    "p": 1.5, "y": 1.4, "b": 1.3, "v": 0.8, "k": 0.6, "x": 0.1, "j": 0.1, "q": 0.1, "z": 0.1,
}
# The system faces that stand in, with the same average of theirs (Times and Liberation Serif share
# their widths, as Arial and Liberation Sans do), and the place on our axes that they stand in for.
STAND_INS = [
    ("source-serif-4", "opsz", "normal", {"wght": 400, "opsz": 18}, "Times New Roman", 0.3983),
    ("source-serif-4", "opsz", "normal", {"wght": 600, "opsz": 28}, "Times New Roman Bold", 0.4239),
    ("source-serif-4", "opsz", "italic", {"wght": 400, "opsz": 18}, "Times New Roman Italic", 0.3999),
    ("inter", "wght", "normal", {"wght": 400}, "Arial", 0.4396),
    ("inter", "wght", "normal", {"wght": 600}, "Arial Bold", 0.4754),
]


def source_of(packages: Path, package: str, script: str, axes: str, style: str) -> Path:
    return packages / "@fontsource-variable" / package / "files" / f"{package}-{script}-{axes}-{style}.woff2"


def cut(source: Path, target: Path, limits: dict) -> None:
    """Writes a narrowed copy of source."""
    font = TTFont(source, recalcTimestamp=False)
    font = instancer.instantiateVariableFont(font, limits)
    # A glyph that no longer varies has lost its entry, which the subsetter asks for.
    for glyph in font.getGlyphOrder():
        font["gvar"].variations.setdefault(glyph, [])
    options = subset.Options()
    options.layout_features = FEATURES
    options.flavor = "woff2"
    options.hinting = False
    options.desubroutinize = True
    options.name_IDs = [1, 2, 3, 4, 6, 13, 14]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=list(font.getBestCmap()))
    cutter.subset(font)
    subset.save_font(font, str(target), options)


def average_width(font: TTFont) -> float:
    """The mean advance of English text, in em."""
    cmap, advance, em = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    total = sum(FREQUENCY.values())
    return sum(advance[cmap[ord(letter)]][0] * share for letter, share in FREQUENCY.items()) / total / em


def overrides(font: TTFont, stand_in_width: float) -> str:
    """The descriptors that stretch a system face to the width and line of ours."""
    em, line = font["head"].unitsPerEm, font["hhea"]
    size = average_width(font) / stand_in_width
    return (
        f"size-adjust: {size:.2%}; ascent-override: {line.ascent / em / size:.2%}; "
        f"descent-override: {-line.descent / em / size:.2%}; line-gap-override: {line.lineGap / em / size:.2%};"
    )


def main(packages: Path) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    for package, axes, style, name, limits in FACES:
        for script in SCRIPTS:
            target = OUT / f"{name}-{script}.woff2"
            cut(source_of(packages, package, script, axes, style), target, limits)
            print(f"{target.name}: {target.stat().st_size / 1024:.1f} KiB")
        license = (packages / "@fontsource-variable" / package / "LICENSE").read_text(encoding="utf-8")
        (OUT / f"{package}-LICENSE.txt").write_text(license.rstrip() + "\n", encoding="utf-8")
    for package, axes, style, place, stand_in, width in STAND_INS:
        font = instancer.instantiateVariableFont(TTFont(source_of(packages, package, "latin", axes, style)), place)
        print(f"{stand_in}: {overrides(font, width)}")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: build-fonts.py path/to/node_modules")
    main(Path(sys.argv[1]))
