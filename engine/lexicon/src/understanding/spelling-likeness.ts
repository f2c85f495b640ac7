import { termsOf } from '../concepts/lexicon.ts';
import { LATIN_LANGUAGES } from '../function-words/latin-languages.ts';
import { LEXICON_LANGUAGES, type LexiconLanguage } from '../languages.ts';

/** Count added to each trigram, so that an unseen trigram does not exclude a language. */
const SMOOTHING = 0.1;
/**
 * Maximum penalty of a language for one word, as a natural logarithm. A brand name may contain
 * letters that no word of the language has.
 */
const MOST_UNLIKE = 8;
/** Minimum number of letters of a word; shorter words are spelt alike in many languages. */
const MIN_LETTERS = 3;
const EDGE = ' ';
const WORD = /\p{L}[\p{L}\p{M}]*/gu;
const LANGUAGES = LEXICON_LANGUAGES.filter((language) =>
  LATIN_LANGUAGES.some((latin) => latin === language),
);

let likelihoods: ReadonlyMap<string, Float32Array> | undefined;

/**
 * Returns how well a text's words match the spelling of the lexicon's terms, for each language in
 * Latin script. The best language of each word gets 0, the others less. Unlike {@link
 * languageVotes}, the function also counts words outside the lexicon: "drabina" has Polish letter
 * sequences.
 */
export function spellingLikeness(text: string): ReadonlyMap<LexiconLanguage, number> {
  likelihoods ??= countTrigrams();
  const sums = new Float64Array(LANGUAGES.length);
  for (const word of wordsOf(text)) {
    const rated = new Float64Array(LANGUAGES.length);
    for (const trigram of trigramsOf(EDGE + word + EDGE))
      likelihoods.get(trigram)?.forEach((likelihood, at) => {
        rated[at] = (rated[at] ?? 0) + likelihood;
      });
    const best = Math.max(...rated);
    rated.forEach((rating, at) => {
      sums[at] = (sums[at] ?? 0) + Math.max(-MOST_UNLIKE, rating - best);
    });
  }
  return new Map(LANGUAGES.map((language, at) => [language, sums[at] ?? 0]));
}

/** Returns, for each trigram of the terms, the logarithm of its share in each language. */
function countTrigrams(): ReadonlyMap<string, Float32Array> {
  const rows = new Map<string, Float32Array>();
  const totals = new Float64Array(LANGUAGES.length);
  for (const [at, words] of listTermWords().entries())
    for (const word of words)
      for (const trigram of trigramsOf(word)) {
        let row = rows.get(trigram);
        if (row === undefined) {
          row = new Float32Array(LANGUAGES.length);
          rows.set(trigram, row);
        }
        row[at] = (row[at] ?? 0) + 1;
        totals[at] = (totals[at] ?? 0) + 1;
      }
  for (const row of rows.values())
    for (let at = 0; at < row.length; at++)
      row[at] = Math.log(
        ((row[at] ?? 0) + SMOOTHING) / ((totals[at] ?? 0) + SMOOTHING * rows.size),
      );
  return rows;
}

/**
 * Lists the different words of all terms, by language. Words get a space at each end without `*`,
 * so that their beginnings and endings count.
 */
function listTermWords(): ReadonlySet<string>[] {
  const listed = LANGUAGES.map(() => new Set<string>());
  for (const { text, language, isExcluded } of termsOf('product')) {
    const words = language === null || isExcluded ? undefined : listed[LANGUAGES.indexOf(language)];
    if (words === undefined) continue;
    for (const part of text.split(' ')) {
      const first = part.startsWith('*') ? '' : EDGE;
      const last = part.endsWith('*') ? '' : EDGE;
      for (const word of wordsOf(part)) words.add(first + word + last);
    }
  }
  return listed;
}

function wordsOf(text: string): string[] {
  const words = text.normalize('NFC').toLowerCase().match(WORD) ?? [];
  return words.filter((word) => word.length >= MIN_LETTERS);
}

function trigramsOf(word: string): string[] {
  const trigrams: string[] = [];
  for (let at = 0; at + 3 <= word.length; at++) trigrams.push(word.slice(at, at + 3));
  return trigrams;
}
