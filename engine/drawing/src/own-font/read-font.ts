import { AppError, detectFontType, explainUnusableFont } from '@adwright/contracts/values';
import { Blob, Face, Font } from 'harfbuzzjs';
import { isConnectedScript } from '../type/script.ts';
import {
  FontProblem,
  type FontTables,
  MAX_UNPACKED_BYTES,
  parseTables,
  readUnpackedSize,
} from './font-tables.ts';
import { subsetFont } from './subset-font.ts';

/** An uploaded font after its check, rewritten with only those tables that are needed for drawing. */
export interface ReadFont {
  /** TTF or OTF file with only those tables that are needed for drawing. */
  font: Uint8Array;
  /** Name from the font's `name` table; empty if the font has none. */
  name: string;
  /** Weight of the font, 100 to 900. */
  weight: number;
  /**
   * Minimum distance between baselines at which letters of two lines do not touch, as a multiple of the font
   * size.
   */
  leading: number;
  /** Code points that the font can draw. */
  covers: ReadonlySet<number>;
}

/**
 * Maximum number of characters in a font; no script has more characters, so a larger font is not meant for
 * text.
 */
const MAX_CHARACTERS = 70_000;
/**
 * Maximum distance of a letter's ink from the letter's baseline, as a multiple of the font size. Letters with
 * ink farther from the baseline are removed from the font.
 */
const MAX_REACH = 3;
/** Gap between the ink of two adjacent lines, as a multiple of the font size. */
const LINE_AIR = 0.06;
/** Minimum and maximum distance between baselines, as multiples of the font size. */
const LEADING = { min: 1, max: 1.8 };
/** Matches an invisible character: a space, joiner or direction mark. */
const UNSEEN = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}]$/u;
/** Matches a letter of any script. */
const LETTER = /\p{L}/u;
/** Bit of the OS/2 field `fsType` that forbids embedding. */
const RESTRICTED = 0x0002;
/** Bits of the OS/2 field `fsType` that allow embedding. */
const ALLOWED = 0x000c;

/**
 * Reads an uploaded font, checks that ads may and can use the font, and removes everything that is not needed
 * for drawing. The canvas opens only the rewritten file, never the uploaded file.
 * @throws {AppError} `invalid_file_type` or `invalid_request`, with a message that tells the user what is wrong
 * with the file
 */
export async function readFont(file: Uint8Array): Promise<ReadFont> {
  const type = detectFontType(file);
  if (type === null) {
    const userMessage = explainUnusableFont(file);
    throw new AppError('invalid_file_type', 'the file is not a WOFF2, TTF or OTF font', {
      userMessage,
    });
  }
  try {
    return await readTables(type === 'font/woff2' ? await unpack(file) : file);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw refusal('This font is damaged. Please export or download it again.', cause);
  }
}

async function readTables(file: Uint8Array): Promise<ReadFont> {
  const tables = parseTables(file);
  refuseUnusable(tables);
  const known = new Font(new Face(new Blob(file)));
  const { covers, reach } = listCharacters(known, unitsPerEm(tables), tables.has('GSUB'));
  if (![...covers].some((code) => LETTER.test(String.fromCodePoint(code))))
    throw refusal('This font has no letters that can be drawn. Please choose another one.');
  return {
    font: await subsetFont(file, covers),
    name: nameOf(new Face(new Blob(file))),
    weight: readWeight(tables),
    leading: Math.min(LEADING.max, Math.max(LEADING.min, reach + LINE_AIR)),
    covers,
  };
}

async function unpack(woff2: Uint8Array): Promise<Uint8Array> {
  if (readUnpackedSize(woff2) > MAX_UNPACKED_BYTES)
    throw refusal('This font is too large once it is unpacked. Please choose a smaller one.');
  // Most users never upload a font, so the WOFF2 decoder is loaded only when it is first needed.
  const { decompress } = await import('wawoff2');
  return new Uint8Array(await decompress(woff2));
}

function refuseUnusable(tables: FontTables): void {
  if (tables.has('fvar'))
    throw refusal(
      'This is a variable font, which holds many weights. Please choose the file of one weight, such as “Bold”.',
    );
  const hasOutlines = tables.has('glyf') || tables.has('CFF ');
  if (!hasOutlines && !tables.has('CFF2'))
    throw refusal('The letters of this font are pictures. Please choose a font with outlines.');
  for (const tag of ['cmap', 'head', 'hhea', 'hmtx', 'maxp'])
    if (!tables.has(tag)) throw new FontProblem(`no ${tag}`);
  const os2 = tables.get('OS/2');
  const embedding = os2 && os2.byteLength >= 10 ? os2.getUint16(8) : 0;
  if ((embedding & RESTRICTED) !== 0 && (embedding & ALLOWED) === 0)
    throw refusal(
      'This font says that it may not be embedded. Please ask its maker for a version that you may use in ads.',
    );
}

/**
 * Returns the units per em of a font.
 * @throws {FontProblem} if the size is outside the limits of OpenType 1.9, `head`
 */
function unitsPerEm(tables: FontTables): number {
  const head = tables.get('head');
  const units = head && head.byteLength >= 20 ? head.getUint16(18) : 0;
  if (units < 16 || units > 16_384) throw new FontProblem(`${units} units per em`);
  return units;
}

function readWeight(tables: FontTables): number {
  const os2 = tables.get('OS/2');
  const weight = os2 && os2.byteLength >= 6 ? os2.getUint16(4) : 400;
  return Math.min(900, Math.max(100, weight || 400));
}

/**
 * Returns the characters that a font can draw, and the minimum distance between baselines for these characters.
 * Bundled fonts draw characters for which the font has no ink, and scripts with joined letters for which the
 * font has no joining rules.
 */
function listCharacters(
  font: Font,
  units: number,
  canJoin: boolean,
): { covers: Set<number>; reach: number } {
  const codes = font.face.collectUnicodes();
  if (codes.length > MAX_CHARACTERS) throw new FontProblem(`${codes.length} characters`);
  const covers = new Set<number>();
  let [above, below] = [0, 0];
  for (const code of codes) {
    const character = String.fromCodePoint(code);
    if (!canJoin && isConnectedScript(character)) continue;
    const glyph = font.nominalGlyph(code);
    if (!glyph) continue;
    if (UNSEEN.test(character)) {
      covers.add(code);
      continue;
    }
    const box = font.glyphExtents(glyph);
    if (!box || box.width === 0 || box.height === 0) continue;
    const top = box.yBearing / units;
    const bottom = -(box.yBearing + box.height) / units;
    if (Math.max(top, bottom, Math.abs(box.width) / units / 4) > MAX_REACH) continue;
    covers.add(code);
    if (!/[A-Za-z]/.test(character)) continue;
    above = Math.max(above, top);
    below = Math.max(below, bottom);
  }
  return { covers, reach: above + below };
}

/** Reads the font's family and style from the table `name`. */
function nameOf(face: Face): string {
  const read = (id: number) => face.getName(id, 'en').replace(/\s+/gu, ' ').trim();
  // Name id 4 is the full name of the font, and name id 1 is the family (OpenType 1.9, `name`).
  return read(4) || read(1);
}

function refusal(userMessage: string, cause?: unknown): AppError {
  return new AppError('invalid_request', 'the font can’t be used', {
    field: 'fileUrl',
    userMessage,
    cause,
  });
}
