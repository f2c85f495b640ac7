import { eld } from 'eld/small';
import { splitIntoGraphemes } from './line-units.ts';

/**
 * Converts a text to upper case by the rules of the text's language: Greek letters lose their accents, and a
 * Turkish i keeps its dot.
 */
export function toCapitals(text: string): string {
  if (/\p{Script=Greek}/u.test(text)) return text.toLocaleUpperCase('el');
  return isTurkish(text) ? text.toLocaleUpperCase('tr') : text.toUpperCase();
}

/**
 * Tells whether a text with an i is Turkish: it has a letter of Turkish only, or a shared letter if language
 * detection finds Turkish.
 */
function isTurkish(text: string): boolean {
  if (!text.includes('i')) return false;
  if (/[ğĞıİ]/u.test(text)) return true;
  return /[çöüş]/iu.test(text) && eld.detect(text).language === 'tr';
}

/** Replaces each run of white space by one space, and trims the text. */
export function normaliseSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Matches a letter or digit on each side of a position, which means that the position lies inside a word. */
export const WITHIN_WORD = /^[\p{L}\p{N}]\p{M}*[\p{L}\p{N}]/u;

/**
 * Tells whether lines contain every character of a text, in the text's order. A line may end at a space, between
 * characters, or with a hyphen inside a word. The last line of a text may end in an ellipsis. A letter and its
 * upper-case form count as equal.
 */
export function spellsOut(lines: readonly string[], text: string): boolean {
  const plain = normaliseSpaces(text);
  return readsAs(lines, plain) || readsAs(lines, toCapitals(plain));
}

function readsAs(lines: readonly string[], text: string): boolean {
  let at = 0;
  for (const [index, line] of lines.entries()) {
    if (index > 0 && text[at] === ' ') at++;
    if (text.startsWith(line, at)) {
      at += line.length;
      continue;
    }
    const begun = line.slice(0, -1);
    if (begun === '' || !text.startsWith(begun, at)) return false;
    at += begun.length;
    if (index === lines.length - 1) return line.endsWith('…');
    if (!line.endsWith('-') || !WITHIN_WORD.test(aroundPlace(text, at))) return false;
  }
  return at === text.length;
}

/** Returns the characters directly before and after a position in a text. */
function aroundPlace(text: string, at: number): string {
  return [splitIntoGraphemes(text.slice(0, at)).at(-1), splitIntoGraphemes(text.slice(at))[0]].join(
    '',
  );
}
