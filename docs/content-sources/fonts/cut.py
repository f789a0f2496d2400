"""
cut.py FONT prints the font's code points. cut.py FONT FOLDER < [[code points of a file], ...] cuts it into files.
"""

import json
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.woff2 import WOFF2FlavorData
from fontTools.varLib.instancer import instantiateVariableFont

# What changes how a text of ours looks. The others are alternates that no style of ours asks for.
FEATURES = ["calt", "ccmp", "clig", "kern", "locl", "mark", "mkmk", "rlig", "tnum"]
# Weights that our styles use.
WEIGHTS = (400, 400, 800)
# Units to the em instead of 2048: one is a fifth of a pixel in our largest heading on the densest phone. Syllables are
# 1770 of 2048 wide, and of 501 almost exactly 433, so that lines keep their length.
UNITS = 501
# What weight 800 adds to a point's place is a multiple of this.
STEP = 3


def round_variations(font):
    """Writes what weight 800 adds to every point, even to those that could be interpolated: it compresses better."""
    for name, variations in font["gvar"].variations.items():
        points, control = font["glyf"]._getCoordinatesAndControls(name, font["hmtx"].metrics)
        for variation in variations:
            variation.calcInferredDeltas(points, control.endPts)
            # The last four are the glyph's metrics: the width of a text must not change.
            *outline, left, right, top, bottom = variation.coordinates
            variation.coordinates = [
                *((round(x / STEP) * STEP, round(y / STEP) * STEP) for x, y in outline),
                *((round(x), round(y)) for x, y in (left, right, top, bottom)),
            ]


def rename(font):
    """The licence keeps the name Pretendard for unchanged copies. Copyright, trademark and licence stay."""
    names = font["name"]
    names.names = [one for one in names.names if one.nameID in (0, 1, 2, 4, 6, 7, 13, 14)]
    for one in names.names:
        if one.nameID not in (0, 7, 13, 14):
            one.string = one.toUnicode().replace("Pretendard", "PortalSans")


def cut(source, codes, path):
    font = TTFont(source, recalcTimestamp=False)
    options = Options(
        layout_features=FEATURES, name_IDs=["*"], hinting=False, drop_tables=["STAT", "HVAR", "MVAR"]
    )
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    font = instantiateVariableFont(font, {"wght": WEIGHTS})
    scale_upem(font, UNITS)
    round_variations(font)
    rename(font)
    # A map for other systems and one of more than 16 bits, which no character of ours needs, hold the same.
    font["cmap"].tables = [
        one for one in font["cmap"].tables if one.format == 4 and one.platformID == 3
    ]
    font.flavor = "woff2"
    font.flavorData = WOFF2FlavorData(transformedTables=["glyf", "loca", "hmtx"])
    font.save(path)


if __name__ == "__main__":
    source, folder = sys.argv[1], sys.argv[2:]
    if folder:
        for number, codes in enumerate(json.load(sys.stdin)):
            cut(source, codes, Path(folder[0]) / f"{number:02}.woff2")
    else:
        print(json.dumps(sorted(TTFont(source).getBestCmap())))
