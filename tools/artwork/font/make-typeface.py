"""Makes the typeface of the site: python3 make-typeface.py SOURCE.woff2 RESULT.woff2

Archivo with the characters, weights and features that the site uses, and two changes for large type: words keep
the space between them, and the figure 1 has a second form without a foot (stylistic set 1).
"""

import sys

from fontTools.otlLib.builder import buildLookup, buildSingleSubstSubtable
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.instancer import instantiateVariableFont

# ASCII, Latin-1 (enough for most names) and the typographic characters of the site.
CHARACTERS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    *map(ord, "ŒœŸ–—‘’‚“”„…‹›€•→−\u2009\u202f"),
]
FEATURES = ["ccmp", "kern", "liga", "locl", "pnum", "rvrn", "tnum"]
# The lightest and the heaviest weight in the stylesheets.
WEIGHTS = (400, 600)


def subset(font):
    options = Options(layout_features=FEATURES, notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)


def remove_kerning_of_spaces(font):
    """Archivo brings words closer by up to 50 after P, K, Y, F and r, of a space of only 200."""
    spaces = {font.getBestCmap()[code] for code in (0x20, 0xA0)}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            if table.LookupType == 9:
                table = table.ExtSubTable
            if table.Format == 1:
                for pairs in table.PairSet:
                    pairs.PairValueRecord = [
                        pair for pair in pairs.PairValueRecord if pair.SecondGlyph not in spaces
                    ]
            else:
                # Without a class, a second glyph is in class 0, which has no kerning.
                for space in spaces:
                    table.ClassDef2.classDefs.pop(space, None)
            kept = [glyph not in spaces for glyph in table.Coverage.glyphs]
            if table.Format == 1:
                table.PairSet = [pairs for pairs, keep in zip(table.PairSet, kept) if keep]
                table.PairSetCount = len(table.PairSet)
            table.Coverage.glyphs = [g for g, keep in zip(table.Coverage.glyphs, kept) if keep]


# The outline of the 1 from the lower left corner of its stem, without its foot: which points of Archivo's it keeps.
STEM_AND_FLAG = [(2, 0), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8), (9, 9), (10, 10), (11, 13)]
# The space at the left of a 0, 2 or 3 in the heaviest weight, so that all figures align; about as much at the right.
SIDE = 50
ADVANCE = 410


def add_one_without_foot(font):
    """The foot makes 11 wide and slab-like in a size in which nothing needs to align in columns."""
    name = "one.ss01"
    glyf, gvar = font["glyf"], font["gvar"]
    one = glyf["one"].getCoordinates(glyf)[0]
    deltas = gvar.variations["one"][0]
    deltas.calcInferredDeltas(list(one) + [(0, 0)] * 4, glyf["one"].endPtsOfContours)
    shift = SIDE - one[4][0]

    def outline(points, move):
        return [(points[x][0] + move, points[y][1]) for x, y in STEM_AND_FLAG]

    glyph = Glyph()
    glyph.numberOfContours = 1
    glyph.coordinates = GlyphCoordinates(outline(one, shift))
    glyph.flags = bytearray([1] * len(STEM_AND_FLAG))
    glyph.endPtsOfContours = [len(STEM_AND_FLAG) - 1]
    glyph.program = font["glyf"]["one"].program
    glyf[name] = glyph
    font["hmtx"][name] = (ADVANCE, SIDE)
    # In the lightest weight the flag begins in the same place, and the advance is narrower by what the stem loses.
    light = outline(deltas.coordinates, -deltas.coordinates[4][0])
    narrower = light[8][0]
    phantoms = [(0, 0), (narrower, 0), (0, 0), (0, 0)]
    gvar.variations[name] = [TupleVariation(deltas.axes, light + phantoms)]

    widths = font["HVAR"].table
    # The last data are those of the one region, between the two weights.
    data = widths.VarStore.VarData
    widths.AdvWidthMap.mapping[name] = (len(data) - 1 << 16) + len(data[-1].Item)
    data[-1].Item.append([narrower])
    data[-1].ItemCount = len(data[-1].Item)
    font["GDEF"].table.GlyphClassDef.classDefs[name] = 1

    gsub = font["GSUB"].table
    gsub.LookupList.Lookup.append(buildLookup([buildSingleSubstSubtable({"one": name})]))
    gsub.LookupList.LookupCount = len(gsub.LookupList.Lookup)
    record = otTables.FeatureRecord()
    record.FeatureTag = "ss01"
    record.Feature = otTables.Feature()
    record.Feature.FeatureParams = None
    record.Feature.LookupListIndex = [gsub.LookupList.LookupCount - 1]
    features = gsub.FeatureList.FeatureRecord
    # Features are in alphabetical order.
    index = sum(feature.FeatureTag < "ss01" for feature in features)
    features.insert(index, record)
    gsub.FeatureList.FeatureCount = len(features)
    for script in gsub.ScriptList.ScriptRecord:
        languages = [entry.LangSys for entry in script.Script.LangSysRecord]
        for language in filter(None, [script.Script.DefaultLangSys, *languages]):
            moved = [at + (at >= index) for at in language.FeatureIndex]
            language.FeatureIndex = sorted([*moved, index])
            language.FeatureCount = len(language.FeatureIndex)


source, result = sys.argv[1:]
font = instantiateVariableFont(TTFont(source, recalcTimestamp=False), {"wght": WEIGHTS})
subset(font)
remove_kerning_of_spaces(font)
add_one_without_foot(font)
font.flavor = "woff2"
font.save(result)
