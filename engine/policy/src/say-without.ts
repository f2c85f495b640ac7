import { type LexiconLanguage, UNPARTED } from '@adwright/engine-lexicon';
import { FUNCTION_WORDS, WORDS } from './words.ts';
import type { Instead } from './words-schema.ts';

const WORD = "[\\p{L}\\p{M}][\\p{L}\\p{M}\\p{N}’'-]*";
/** Pattern of regular English plurals. */
const PLURAL = "[\\p{L}’'-]*[^sui\\W]s";
const PERCENT = '(?:100\\s?[%٪％]|[%٪％]\\s?100|１００[%％])';

interface Swap {
  pattern: RegExp;
  to: string;
  /** Number of nouns in the phrase, written as `{thing}` or `{things}`. */
  things: number;
}

const escaped = (text: string) => text.replace(/[.*+?^$()[\]\\|]/g, '\\$&');

function swapOf({ from, to, before = '', after }: Instead): Swap {
  const source = escaped(from)
    .replaceAll('{things}', `(${PLURAL})`)
    .replaceAll('{thing}', `(${before}${WORD})`)
    .replaceAll('{percent}', PERCENT)
    .replaceAll(' ', '[\\s\\u00a0]');
  const isParted = !UNPARTED.test(from) && !from.includes('{percent}');
  const start = isParted && /^[\p{L}\p{N}{]/u.test(from) ? '(?<![\\p{L}\\p{M}\\p{N}])' : '';
  const end = isParted && /[\p{L}\p{N}}]$/u.test(from) ? '(?![\\p{L}\\p{M}\\p{N}])' : '';
  const behind = after ? `(?<=${behindStart(after)})` : '';
  return {
    pattern: new RegExp(`${behind}${start}${source}${end}`, 'giu'),
    to,
    things: from.split('{thing').length - 1,
  };
}

/**
 * Builds a lookbehind pattern that requires one of the given words directly before a phrase. If the
 * given words start with `^|`, the phrase may also be at the start of the text.
 */
function behindStart(after: string): string {
  const [start, words] = after.startsWith('^|') ? ['^|', after.slice(2)] : ['', after];
  return `${start}(?<![\\p{L}\\p{M}])(?:${words})\\s`;
}

const SWAPS: ReadonlyMap<string, ReadonlyMap<string, readonly Swap[]>> = new Map(
  Object.entries(WORDS).map(([subject, { instead = {} }]) => [
    subject,
    new Map(Object.entries(instead).map(([language, list]) => [language, list.map(swapOf)])),
  ]),
);

/**
 * Replaces claims of a policy subject by phrases without a claim, in the same grammatical form. If
 * no phrase has a known replacement, the text is returned unchanged.
 */
export function swapPhrases(text: string, subject: string, language: LexiconLanguage): string {
  const swaps = SWAPS.get(subject);
  const idle = new Set(FUNCTION_WORDS[language]);
  let result = text;
  for (const { pattern, to, things } of [
    ...(swaps?.get(language) ?? []),
    ...(swaps?.get('any') ?? []),
  ]) {
    result = result.replace(pattern, (match: string, ...groups: unknown[]) => {
      const named = groups.slice(0, things).map(String);
      if (named.some((word) => idle.has(word.toLowerCase()))) return match;
      let at = 0;
      const repairedWords = to.replace(/\{things?\}/g, () => named[at++] ?? '');
      return /^\p{Lu}/u.test(match) ? capitalised(repairedWords) : repairedWords;
    });
  }
  return result === text ? text : tidySpaces(result, text);
}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/**
 * Removes the spaces that a removed phrase leaves, and restores the capital at the start of a
 * sentence.
 */
function tidySpaces(text: string, before: string): string {
  const plain = text
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();
  const sentences = plain.replace(/(?<=[.!?] )\p{Ll}/gu, (letter) => letter.toLocaleUpperCase());
  return /^[^\p{L}]*\p{Lu}/u.test(before) || /^[^\p{L}]/u.test(before)
    ? capitalised(sentences)
    : sentences;
}
