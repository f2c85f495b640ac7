import type { Stretch } from './find-words.ts';

/** Maximum number of letters of a word in capitals that counts as an abbreviation. */
const LONGEST_ABBREVIATION = 4;
const CASED = '\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}';
const CAPITALS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?=[${CASED}])\\p{Lu}[\\p{Lu}\\p{M}’'-]*\\p{Lu}(?![\\p{L}\\p{N}])`,
  'gu',
);

/**
 * Finds words in capitals that are not abbreviations: long words, and neighbouring words of which
 * one has more than two letters.
 */
export function findCapitals(text: string, names: readonly string[]): Stretch[] {
  const own = new Set(names.flatMap((name) => name.match(/[\p{L}\p{N}]+/gu) ?? []));
  const words = Array.from(text.matchAll(CAPITALS), (match) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
  })).filter(({ word }) => !own.has(word));
  const isBeside = (one: Stretch, other: Stretch | undefined) =>
    other !== undefined && /^[\s\u00a0]$/u.test(text.slice(one.end, other.start));
  return words.filter(
    (each, at) =>
      each.word.length > LONGEST_ABBREVIATION ||
      ((isBeside(each, words[at + 1]) || isBesideBefore(at)) && hasLongNeighbour(at)),
  );

  function isBesideBefore(at: number): boolean {
    const before = words[at - 1];
    const each = words[at];
    return before !== undefined && each !== undefined && isBeside(before, each);
  }

  function hasLongNeighbour(at: number): boolean {
    return [words[at - 1], words[at], words[at + 1]].some(
      (word) => word !== undefined && word.word.length > 2,
    );
  }
}

/**
 * Returns the ranges of single capital letters between two words in capitals, such as Spanish "Y"
 * and Russian "И". The English "I" is excluded because it is always a capital.
 */
function lettersBetween(text: string, found: readonly Stretch[]): Stretch[] {
  return found.flatMap((each, at) => {
    const next = found[at + 1];
    const between = next && /^\s((?!I)\p{Lu})\s$/u.exec(text.slice(each.end, next.start));
    return between ? [{ start: each.end + 1, end: each.end + 2 }] : [];
  });
}

/**
 * Returns the text with the found words in lower case, except for the first letter of a sentence.
 * Returns null for German, because the function can't recognise nouns, which need capitals.
 */
export function lowerCapitals(
  text: string,
  found: readonly Stretch[],
  language: string,
): string | null {
  if (language.startsWith('de')) return null;
  let result = text;
  for (const { start, end } of [...found, ...lettersBetween(text, found)].toSorted(
    (one, other) => other.start - one.start,
  )) {
    const word = text.slice(start, end);
    const small = word.toLocaleLowerCase(language || 'en');
    const begins = /(?:^|[.!?…:]\s+|[¡¿«“"(])$/u.test(text.slice(0, start));
    const [first = ''] = small;
    const written = begins
      ? first.toLocaleUpperCase(language || 'en') + small.slice(first.length)
      : small;
    result = result.slice(0, start) + written + result.slice(end);
  }
  return result;
}
