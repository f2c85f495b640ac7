import { parseEnglish } from '@adwright/engine-lexicon';

/**
 * Matches one-word adjectives with commas before a noun, for example "soft, organic ", "warm, cozy,
 * and ".
 */
const RUN = /^((?:[\p{L}-]+,\s+)+(?:and\s+)?)([\p{L}-]+)(?=\s+\p{L})/u;
const DESCRIBES =
  /(?:-free|-friendly|made|proof|less|able|ible|weight|^vegan|^vegetarian|^halal|^kosher)$/i;

/**
 * Removes the commas from a sequence of adjectives. With the commas, "soft, organic cotton shirts"
 * would be read as a shirt called Soft. A single capitalised adjective keeps its comma, because it
 * may be a name, for example "Calm, meditation app".
 */
export function removeAdjectiveCommas(text: string): string {
  const [, run, next] = RUN.exec(text) ?? [];
  if (run === undefined || next === undefined || /^(?:an?|the|for|with|from)$/i.test(next))
    return text;
  const adjectives = run.match(/[\p{L}-]+(?=,)/gu) ?? [];
  const isClear = adjectives.length > 1 || isAdjective(next) || DESCRIBES.test(adjectives[0] ?? '');
  const isRun = adjectives.every(isAdjective) && (isClear || run === run.toLowerCase());
  return isRun ? `${adjectives.join(' ')} ${text.slice(run.length)}` : text;
}

/** Tells whether a word is an adjective. */
export function isAdjective(word: string): boolean {
  return DESCRIBES.test(word) || parseEnglish(word.toLowerCase()).has('^#Adjective$');
}
