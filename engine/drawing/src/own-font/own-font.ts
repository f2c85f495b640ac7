import { createHash } from 'node:crypto';
import { threadId } from 'node:worker_threads';
import { type FontKey, GlobalFonts } from '@napi-rs/canvas';
import type { FittedText } from '../type/fit-text.ts';
import type { Face } from '../type/font-catalogue.ts';
import { splitIntoGraphemes } from '../type/line-units.ts';
import { type ReadFont, readFont } from './read-font.ts';

/** An uploaded font that is registered with the canvas of this thread. */
export interface OpenedFont extends Omit<ReadFont, 'font'> {
  /** Family name under which the font is registered with the canvas. */
  registered: string;
}

/** A registered font, with the key by which the font is removed from the canvas. */
interface KnownFont {
  opened: OpenedFont;
  key: FontKey;
}

/**
 * Maximum number of uploaded fonts that a thread keeps registered, because each registered font takes memory.
 * The least recently used font is removed.
 */
const MAX_KNOWN = 16;
const known = new Map<string, Promise<KnownFont>>();
const byName = new Map<string, OpenedFont>();

/**
 * Checks an uploaded font and registers it with the canvas for drawing. A font file that is already registered
 * is not read again.
 * @throws {AppError} the errors of `readFont`
 */
export async function openFont(file: Uint8Array): Promise<OpenedFont> {
  const id = createHash('sha256').update(file).digest('hex').slice(0, 32);
  const before = known.get(id);
  const opening = before ?? register(id, file);
  known.delete(id);
  known.set(id, opening);
  try {
    const { opened } = await opening;
    await forgetOldest();
    return opened;
  } catch (cause) {
    known.delete(id);
    throw cause;
  }
}

async function register(id: string, file: Uint8Array): Promise<KnownFont> {
  const { font, ...read } = await readFont(file);
  // All threads share the canvas's registered fonts. The name of a registered font contains the thread's id, because a
  // thread may remove only fonts that the thread registered.
  const registered = `own ${threadId} ${id}`;
  const key = GlobalFonts.register(Buffer.from(font), registered);
  if (!key) throw new Error('The rewritten font cannot be loaded');
  const opened = { ...read, registered };
  byName.set(registered, opened);
  return { opened, key };
}

async function forgetOldest(): Promise<void> {
  while (known.size > MAX_KNOWN) {
    const [oldest] = known;
    if (!oldest) return;
    known.delete(oldest[0]);
    const font = await oldest[1].catch(() => null);
    if (!font) continue;
    byName.delete(font.opened.registered);
    GlobalFonts.remove(font.key);
  }
}

/**
 * Returns a typeface that draws with an uploaded font first, and then with the typeface's own family. The typeface's
 * own family draws the characters that the uploaded font lacks.
 */
export function withOwnFont(face: Face, font: OpenedFont): Face {
  return {
    ...face,
    own: font.registered,
    opticalWeight: font.weight,
    uppercase: false,
    extended: false,
    lowFigures: false,
    tracking: 0,
    leading: Math.max(font.leading, Math.min(face.leading, 1.36)),
  };
}

/** Letters of a text that bundled fonts draw, because the text's uploaded font lacks them. */
export interface BorrowedLetters {
  /** Name under which the uploaded font is registered with the canvas: the field `own` of the typeface. */
  font: string;
  letters: string[];
}

/**
 * Returns the letters and signs of a fitted text that the text's uploaded font lacks; null for a text without
 * an uploaded font.
 */
export function findBorrowedLetters({
  lines,
  stack,
}: Pick<FittedText, 'lines' | 'stack'>): BorrowedLetters | null {
  const font = byName.get(/^"(own [^"]+)"/.exec(stack)?.[1] ?? '');
  if (!font) return null;
  const signs = splitIntoGraphemes(lines.join('').normalize('NFC')).filter((sign) =>
    SEEN.test(sign),
  );
  const letters = [...new Set(signs)].filter((sign) =>
    [...sign].some((character) => !font.covers.has(character.codePointAt(0) ?? 0)),
  );
  return { font: font.registered, letters };
}

/**
 * Matches the characters that are checked: letters, digits, punctuation and currency signs. Emoji are always drawn by
 * the bundled emoji font.
 */
const SEEN = /[\p{L}\p{N}\p{P}\p{Sc}]/u;
