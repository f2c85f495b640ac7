import { createCanvas } from '@napi-rs/canvas';
import { replaceSequences } from './emoji-sequences.ts';
import { splitIntoGraphemes } from './line-units.ts';

/** Side length in pixels of the canvas on which a single character is drawn. */
const SIDE = 48;
/** Font size in pixels of the single character on the canvas. */
const SIZE = 22;
/** Distance in pixels of the single character's baseline from the top of the canvas. */
const BASELINE = 32;
/**
 * A code point that no font contains. The canvas draws a code point without a glyph as the box for missing
 * glyphs.
 */
const NO_CHARACTER = '\u{10FFFF}';
/** Matches invisible characters: spaces, joiners, variation selectors, direction marks. */
const UNSEEN = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]+$/u;
/** Matches one emoji, which may consist of several characters. */
const EMOJI = /^\p{RGI_Emoji}$/v;
/** Maximum number of cached results. When the cache is full, all results are deleted. */
const MOST_KNOWN = 4000;

const probe = createCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true });
const known = new Map<string, boolean>();

/**
 * Returns the characters of a text for which no font of a stack has a glyph. The canvas returns no glyph ids,
 * so each character is drawn alone and compared with the box for missing glyphs.
 */
export function findMissingGlyphs(text: string, stack: string): string[] {
  const characters = splitIntoGraphemes(text).flatMap((cluster) =>
    EMOJI.test(cluster) ? [cluster] : Array.from(cluster.normalize('NFC')),
  );
  return [...new Set(characters)].filter(
    (character) => !UNSEEN.test(character) && isMissing(character, stack),
  );
}

function isMissing(character: string, stack: string): boolean {
  const key = `${character}|${stack}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const own = drawShape(character, stack);
  const missing = own === null || own === drawShape(NO_CHARACTER, stack);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, missing);
  return missing;
}

/** Returns the drawn pixels of a character as a string for comparisons; null for a character without ink. */
function drawShape(character: string, stack: string): string | null {
  probe.clearRect(0, 0, SIDE, SIDE);
  probe.font = `${SIZE}px ${stack}`;
  probe.fillText(replaceSequences(character), SIZE / 2, BASELINE);
  const { data } = probe.getImageData(0, 0, SIDE, SIDE);
  return data.some((value) => value > 0) ? Buffer.from(data).toString('latin1') : null;
}
