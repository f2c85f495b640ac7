import { cleanText } from '@adwright/contracts';
import { decode } from 'html-entities';

/**
 * Matches a value that is written as a formula, such as `="00123"`, so that spreadsheets do not change it.
 */
const FORMULA_TEXT = /^\s*="((?:[^"]|"")*)"\s*$/;
/**
 * Maximum number of times that entities are decoded. Some texts were escaped more than once, such
 * as `&amp;amp;`.
 */
const MOST_DECODINGS = 3;
/** Matches parts of an HTML text that are not displayed: comments, scripts and styles. */
const HIDDEN = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi;
/** Matches an HTML tag, such as `<br>`. The texts "a < b" and "<3" are not tags. */
const TAG = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/gi;
/**
 * Matches unusual spaces and line ends: vertical tab, form feed, NEL, NBSP, LS, PS and typographic
 * spaces.
 */
const ODD_BLANKS = /[\v\f\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;

/**
 * Converts the content of a table cell to the text that a person would read. Entities are decoded, HTML tags
 * are removed, and unusual spaces become normal spaces. For a formula such as `="00123"`, the text inside the
 * formula is returned.
 */
export function formatCellText(cell: string): string {
  const held = FORMULA_TEXT.exec(cell)?.[1];
  const text = held === undefined ? cell : held.replaceAll('""', '"');
  // Ideographic and other unusual spaces separate words, so they become normal spaces. Spaces at the ends of a
  // text are removed.
  return cleanText(removeTags(decodeEntities(text)).replace(ODD_BLANKS, ' '));
}

function decodeEntities(text: string): string {
  let decoded = text;
  for (let round = 0; round < MOST_DECODINGS && decoded.includes('&'); round += 1) {
    // An entity without its semicolon is not decoded, because `&copy=2` is a parameter of a URL.
    const next = decode(decoded, { level: 'html5', scope: 'strict' });
    if (next === decoded) break;
    decoded = next;
  }
  return decoded;
}

function removeTags(text: string): string {
  if (!text.includes('<')) return text;
  return text
    .replace(HIDDEN, ' ')
    .replace(TAG, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '');
}
