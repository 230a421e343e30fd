"""Makes the fonts of the printed scoresheets: subset.py FOLDER-WITH-NOTO-SANS OUTPUT-FOLDER (needs fonttools 4.68)."""
import string
import sys

from fontTools import subset
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0

source, target = sys.argv[1:]

# Latin with its extensions A, B and Additional, Greek, Cyrillic; dashes, quotes, dots, primes, euro, numero, minus.
KEPT = [
    *range(0x20, 0x7F), *range(0xA0, 0x250), *range(0x370, 0x400), *range(0x400, 0x530), *range(0x1E00, 0x1F00),
    *range(0x2010, 0x2016), *range(0x2018, 0x201F), 0x2020, 0x2022, 0x2026, 0x2032, 0x2033, 0x20AC, 0x2116, 0x2122,
]
# Serbian has a б of its own. It stands under a sign of the private use area, where the program looks for it.
SERBIAN_BE = (0xE431, "uni0431.loclSRB")
# The letters between which spaces are adjusted: those of the five languages.
LETTERS = string.ascii_letters + ".,-’“”" + "ČŠŽĆĐčšžćđ" + "".join(map(chr, [*range(0x402, 0x410), *range(0x410, 0x460)]))
SMALLEST = 8


def pairs_of(font):
    """The kerning of GPOS, pair by pair, which takes no shaper to read."""
    cmap = font.getBestCmap()
    wanted = {cmap[ord(letter)] for letter in LETTERS if ord(letter) in cmap}
    gpos = font["GPOS"].table
    lookups = {
        index
        for record in gpos.FeatureList.FeatureRecord
        if record.FeatureTag == "kern"
        for index in record.Feature.LookupListIndex
    }
    pairs = {}
    for index in sorted(lookups):
        for table in gpos.LookupList.Lookup[index].SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType == 2:
                for pair, value in pairs_in(table, wanted):
                    pairs.setdefault(pair, value)
    return {pair: value for pair, value in pairs.items() if abs(value) >= SMALLEST}


def pairs_in(table, wanted):
    advance = lambda value: getattr(value, "XAdvance", 0) or 0
    first = [glyph for glyph in table.Coverage.glyphs if glyph in wanted]
    if table.Format == 1:
        sets = dict(zip(table.Coverage.glyphs, table.PairSet))
        for left in first:
            for record in sets[left].PairValueRecord:
                if record.SecondGlyph in wanted:
                    yield (left, record.SecondGlyph), advance(record.Value1)
        return
    for left in first:
        row = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)].Class2Record
        for right in sorted(wanted):
            yield (left, right), advance(row[table.ClassDef2.classDefs.get(right, 0)].Value1)


for weight in ["Regular", "Bold"]:
    font = TTFont(f"{source}/NotoSans-{weight}.ttf", recalcTimestamp=False)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[SERBIAN_BE[0]] = SERBIAN_BE[1]
    pairs = pairs_of(font)
    options = subset.Options()
    options.layout_features = []
    options.hinting = False
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "DSIG", "meta", "STAT"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    options.glyph_names = False
    cut = subset.Subsetter(options)
    cut.populate(unicodes=[*KEPT, SERBIAN_BE[0]])
    cut.subset(font)
    left = set(font.getGlyphOrder())
    kerning = KernTable_format_0()
    kerning.coverage, kerning.apple, kerning.version = 1, False, 0
    kerning.kernTable = {pair: value for pair, value in sorted(pairs.items()) if set(pair) <= left}
    font["kern"] = newTable("kern")
    font["kern"].version, font["kern"].kernTables = 0, [kerning]
    font.save(f"{target}/NotoSans-{weight}.ttf")
    print(weight, len(left), "glyphs", len(kerning.kernTable), "pairs")
