import { inflateSync } from 'node:zlib';
import { Blob, Face, Font, Buffer as Run, shape } from 'harfbuzzjs';
import { TORN_SEQUENCES } from './emoji-sequences.ts';

/**
 * Tables of a font file that are needed to draw a colour font. The table with SVG drawings, which makes up two
 * thirds of the file, is omitted.
 */
const TABLES = [
  'COLR',
  'CPAL',
  'GSUB',
  'OS/2',
  'cmap',
  'glyf',
  'head',
  'hhea',
  'hmtx',
  'loca',
  'maxp',
  'name',
  'post',
];

/** Size of an entry in a font file's table directory, in bytes. */
const ENTRY_BYTES = 16;

/**
 * Builds a font in which stand-in characters have the glyphs of the emoji sequences that the canvas would
 * split.
 * @param woff the file of the emoji font (WOFF 1.0)
 */
export function createSequenceFont(woff: Buffer): Buffer {
  const tables = readWoffTables(woff);
  const font = new Font(new Face(new Blob(buildSfnt(tables))));
  const glyphs = [...TORN_SEQUENCES].map(([sequence, standIn]): [number, number] => [
    standIn.codePointAt(0) ?? 0,
    findGlyph(font, sequence),
  ]);
  return buildSfnt(new Map([...tables, ['cmap', characterMap(glyphs)]]));
}

/** @throws {Error} if the font has no glyph for the whole sequence */
function findGlyph(font: Font, sequence: string): number {
  const run = new Run();
  run.addText(sequence);
  run.guessSegmentProperties();
  shape(font, run);
  const [glyph, ...others] = run.getGlyphInfos();
  if (!glyph || others.length > 0) throw new Error(`the emoji font has no glyph for ${sequence}`);
  return glyph.codepoint;
}

/** Returns the decompressed tables of a WOFF file (W3C WOFF 1.0, sections 4 and 5). */
function readWoffTables(woff: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  const count = woff.readUInt16BE(12);
  for (let entry = 44; entry < 44 + 20 * count; entry += 20) {
    const tag = woff.toString('latin1', entry, entry + 4);
    if (!TABLES.includes(tag)) continue;
    const at = woff.readUInt32BE(entry + 4);
    const packed = woff.subarray(at, at + woff.readUInt32BE(entry + 8));
    const isPacked = packed.length < woff.readUInt32BE(entry + 12);
    tables.set(tag, isPacked ? inflateSync(packed) : packed);
  }
  return tables;
}

/**
 * Builds a font file from its tables (OpenType 1.9, "Organization of an OpenType Font"). The checksums in the
 * font file are 0, because the canvas does not check them.
 */
function buildSfnt(tables: ReadonlyMap<string, Buffer>): Buffer {
  const sorted = [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const directory = Buffer.alloc(12 + ENTRY_BYTES * sorted.length);
  directory.writeUInt32BE(0x0001_0000, 0);
  directory.writeUInt16BE(sorted.length, 4);
  const parts = [directory];
  let at = directory.length;
  for (const [index, [tag, table]] of sorted.entries()) {
    const entry = 12 + ENTRY_BYTES * index;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(at, entry + 8);
    directory.writeUInt32BE(table.length, entry + 12);
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4);
    table.copy(padded);
    parts.push(padded);
    at += padded.length;
  }
  return Buffer.concat(parts);
}

/** Builds a `cmap` table that maps characters to glyphs (OpenType 1.9, format 12). */
function characterMap(glyphs: readonly (readonly [character: number, glyph: number])[]): Buffer {
  const header = Buffer.alloc(12 + 16);
  header.writeUInt16BE(1, 2);
  // Platform 3 with encoding 10 stands for Windows with all of Unicode.
  header.writeUInt16BE(3, 4);
  header.writeUInt16BE(10, 6);
  header.writeUInt32BE(12, 8);
  header.writeUInt16BE(12, 12);
  header.writeUInt32BE(16 + 12 * glyphs.length, 16);
  header.writeUInt32BE(glyphs.length, 24);
  const groups = glyphs.map(([character, glyph]) => {
    const group = Buffer.alloc(12);
    group.writeUInt32BE(character, 0);
    group.writeUInt32BE(character, 4);
    group.writeUInt32BE(glyph, 8);
    return group;
  });
  return Buffer.concat([header, ...groups]);
}
