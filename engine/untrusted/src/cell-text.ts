import { cleanText } from '@adwright/contracts';
import { decode } from 'html-entities';

/** A value that is protected from a spreadsheet's arithmetic: `="00123"`. */
const FORMULA_TEXT = /^\s*="((?:[^"]|"")*)"\s*$/;
/** Entities of texts that were escaped more than once: `&amp;amp;`. */
const MOST_DECODINGS = 3;
/** Parts of an HTML text that no reader sees: comments, scripts and styles. */
const HIDDEN = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi;
/** "a < b" and "<3" are not tags. */
const TAG = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/gi;
/** Unusual spaces and line ends: vertical tab, form feed, NEL, NBSP, LS, PS and typographic spaces. */
const ODD_BLANKS = /[\v\f\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;

/**
 * Converts a cell to text as a person would read it: entities decoded, tags removed, normal spaces, and the
 * text inside a formula.
 */
export function formatCellText(cell: string): string {
  const held = FORMULA_TEXT.exec(cell)?.[1];
  const text = held === undefined ? cell : held.replaceAll('""', '"');
  // Ideographic spaces and the like part words; at their ends they are nothing.
  return cleanText(withoutTags(decodeEntities(text)).replace(ODD_BLANKS, ' '));
}

function decodeEntities(text: string): string {
  let decoded = text;
  for (let round = 0; round < MOST_DECODINGS && decoded.includes('&'); round += 1) {
    // Without its semicolon, `&copy=2` is a parameter of an address.
    const next = decode(decoded, { level: 'html5', scope: 'strict' });
    if (next === decoded) break;
    decoded = next;
  }
  return decoded;
}

function withoutTags(text: string): string {
  if (!text.includes('<')) return text;
  return text
    .replace(HIDDEN, ' ')
    .replace(TAG, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '');
}
