/** Error for a damaged or unusable font file. */
export class FontProblem extends Error {}

/** Maximum size of an unpacked font, in bytes; a font with ten thousand characters is smaller. */
export const MAX_UNPACKED_BYTES = 24 * 1024 * 1024;

/** Maximum number of tables in a font file; normal fonts have about twenty tables. */
const MAX_TABLES = 100;

/** Tables of a font by their four-letter tags, as views of the font file. */
export type FontTables = ReadonlyMap<string, DataView>;

/**
 * Returns the tables of a TTF or OTF file (OpenType 1.9, "Organization of an OpenType Font").
 * @throws {FontProblem} if a table lies outside the file
 */
export function parseTables(font: Uint8Array): FontTables {
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
 * Returns the unpacked size of a WOFF2 file's tables in bytes, which the file's directory states (W3C WOFF 2.0
 * §4.1). The WOFF2 decoder never unpacks more bytes than the directory states.
 * @throws {FontProblem} if the directory is incomplete
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
    // A WOFF2 file stores the outline tables (`glyf`, `loca`) in a transformed format unless their version is
    // 3. A WOFF2 file stores other tables in a transformed format only if their version is not 0.
    const version = flags >> 6;
    const isOutline = tag === GLYF || tag === LOCA;
    const isTransformed = isOutline ? version !== 3 : version !== 0;
    size += Math.max(original, isTransformed ? readBase128(reader) : 0);
  }
  return Math.max(size, view.getUint32(16));
}

/** Index of the table `glyf` (outlines) in WOFF2's list of known tags. */
const GLYF = 10;
/** Index of the table `loca` (positions of outlines) in WOFF2's list of known tags. */
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
