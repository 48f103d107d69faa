#!/usr/bin/env python3
"""Cuts the faces of the cards that other sites show of a page, and measures them.

Needs python3-fonttools and python3-brotli of Debian, and the packages
@fontsource-variable/source-serif-4 and @fontsource-variable/inter:

    PYTHONHASHSEED=0 /usr/bin/python3 web/server/media/og/build-fonts.py web/node_modules

The renderer reads TrueType without axes and takes all letters of a line from one
file, so each face is one weight at one optical size with all its scripts. widths.json holds the advance of every character that the title's
face can draw, in thousandths of an em: what is not in it cannot be drawn.
"""

import json
import sys
import tempfile
from pathlib import Path

from fontTools import merge, subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

OUT = Path(__file__).resolve().parent / "fonts"
SCRIPTS = ["latin", "latin-ext", "vietnamese"]
# (package, axes of the source, family written, place on the axes)
FACES = [
    ("source-serif-4", "opsz", "Card Serif", {"wght": 600, "opsz": 60}),
    ("inter", "wght", "Card Sans", {"wght": 500}),
]


def rename(font: TTFont, family: str) -> None:
    for name_id, text in {1: family, 2: "Regular", 3: family, 4: family, 6: family.replace(" ", ""), 16: None, 17: None}.items():
        font["name"].removeNames(nameID=name_id)
        if text:
            font["name"].setName(text, name_id, 3, 1, 0x409)
    # Both faces are asked for as regular: there is one weight of each.
    font["OS/2"].usWeightClass = 400


def part(source: Path, place: dict, known: set) -> TTFont:
    """One script of a family at one place on its axes, without the characters that are known already."""
    font = instancer.instantiateVariableFont(TTFont(source, recalcTimestamp=False), place)
    options = subset.Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp"]
    options.hinting = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[code for code in font.getBestCmap() if code not in known])
    cutter.subset(font)
    known.update(font.getBestCmap())
    font.flavor = None
    return font


def main(packages: Path) -> None:
    OUT.mkdir(exist_ok=True)
    widths = {}
    for package, axes, family, place in FACES:
        known = set()
        with tempfile.TemporaryDirectory() as folder:
            files = []
            for script in SCRIPTS:
                source = packages / "@fontsource-variable" / package / "files" / f"{package}-{script}-{axes}-normal.woff2"
                files.append(str(Path(folder) / f"{script}.ttf"))
                part(source, place, known).save(files[-1])
            font = merge.Merger().merge(files)
        rename(font, family)
        # The time of the merge would make each run another file.
        font["head"].created = font["head"].modified = 0
        font.recalcTimestamp = False
        target = OUT / f"{package}.ttf"
        font.save(target)
        print(f"{target.name}: {target.stat().st_size / 1024:.1f} KiB")
        if package == "source-serif-4":
            em = font["head"].unitsPerEm
            widths = {chr(code): round(font["hmtx"][glyph][0] * 1000 / em) for code, glyph in font.getBestCmap().items()}
    text = json.dumps(dict(sorted(widths.items())), ensure_ascii=True, separators=(",", ":"))
    (OUT / "widths.json").write_text(text + "\n", encoding="utf-8")
    print(f"{len(widths)} characters")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: build-fonts.py path/to/node_modules")
    main(Path(sys.argv[1]))
