/** A damaged or unusable font file. */
export class FontProblem extends Error {}

/** Maximum size of an unpacked font, in bytes; a family with ten thousand letters needs less. */
export const MAX_UNPACKED_BYTES = 24 * 1024 * 1024;

/** Maximum number of tables in a font file; usual fonts have about twenty. */
const MAX_TABLES = 100;

/** Tables of a font by their tags, as views of the font file. */
export type FontTables = ReadonlyMap<string, DataView>;

/**
 * Returns the tables of a TTF or OTF file (OpenType 1.9, "Organization of an OpenType Font").
 * @throws {FontProblem} Thrown if a table lies outside the file
 */
export function tablesOf(font: Uint8Array): FontTables {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  if (view.byteLength < 12) throw new FontProblem('no directory');
  const count = view.getUint16(4);
  if (count === 0 || count > MAX_TABLES || view.byteLength < 12 + 16 * count)
    throw new FontProblem(`${count} tables`);
  const tables = new Map<string, DataView>();
  for (let entry = 12; entry < 12 + 16 * count; entry += 16) {
    const tag = String.fromCharCode(...font.subarray(entry, entry + 4));
    const [at, length] = [view.getUint32(entry + 8), view.getUint32(entry + 12)];
    if (at + length > view.byteLength) throw new FontProblem(`${tag} leaves the file`);
    tables.set(tag, new DataView(font.buffer, font.byteOffset + at, length));
  }
  return tables;
}

/**
 * Returns the unpacked size of a WOFF2 file's tables in bytes, as its directory states it (W3C WOFF 2.0
 * §4.1). The decoder never unpacks more bytes than the directory states.
 * @throws {FontProblem} Thrown if the directory is cut short
 */
export function readUnpackedSize(woff2: Uint8Array): number {
  const view = new DataView(woff2.buffer, woff2.byteOffset, woff2.byteLength);
  if (view.byteLength < 48) throw new FontProblem('no directory');
  const count = view.getUint16(12);
  if (count === 0 || count > MAX_TABLES) throw new FontProblem(`${count} tables`);
  const reader = { view, at: 48 };
  let size = 0;
  for (let index = 0; index < count; index++) {
    const flags = readByte(reader);
    const tag = flags & 0x3f;
    if (tag === 0x3f) reader.at += 4;
    const original = readBase128(reader);
    // The outline tables (`glyf`, `loca`) are transformed unless their version is 3. All other tables are
    // transformed only if their version is not 0.
    const version = flags >> 6;
    const isOutline = tag === GLYF || tag === LOCA;
    const isTransformed = isOutline ? version !== 3 : version !== 0;
    size += Math.max(original, isTransformed ? readBase128(reader) : 0);
  }
  return Math.max(size, view.getUint32(16));
}

/** Index of the table `glyf` (outlines) among the tags that WOFF2 knows. */
const GLYF = 10;
/** Index of the table `loca` (positions of outlines) among the tags that WOFF2 knows. */
const LOCA = 11;

interface Reader {
  view: DataView;
  at: number;
}

function readByte(reader: Reader): number {
  if (reader.at >= reader.view.byteLength) throw new FontProblem('a directory that is cut short');
  return reader.view.getUint8(reader.at++);
}

/** Reads a number in the format UIntBase128 (W3C WOFF 2.0 §4.1). */
function readBase128(reader: Reader): number {
  let value = 0;
  for (let index = 0; index < 5; index++) {
    const byte = readByte(reader);
    value = value * 128 + (byte & 0x7f);
    if ((byte & 0x80) === 0) return value;
  }
  throw new FontProblem('a number without an end');
}
