import { listTerms } from '../concepts/lexicon.ts';
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
const LATIN = LEXICON_LANGUAGES.filter((language) =>
  LATIN_LANGUAGES.some((latin) => latin === language),
);

/** The models that were built, by their languages. */
const MODELS = new Map<string, ReadonlyMap<string, Float32Array>>();

function getSpellingModel(
  languages: readonly LexiconLanguage[],
): ReadonlyMap<string, Float32Array> {
  const key = languages.join(' ');
  const built = MODELS.get(key);
  if (built !== undefined) return built;
  const model = countTrigrams(languages);
  MODELS.set(key, model);
  return model;
}

/**
 * Returns a spelling score for each of the given languages, which share one script (Latin by default). The
 * score states how well the words of a text are spelt like the lexicon's terms of that language. The score is
 * 0 for the language that suits each word best, and lower for others. Unlike in {@link countLanguageVotes},
 * words that are no terms count too: "drabina" has the letter sequences of Polish.
 */
export function scoreSpelling(
  text: string,
  languages: readonly LexiconLanguage[] = LATIN,
): ReadonlyMap<LexiconLanguage, number> {
  const likelihoods = getSpellingModel(languages);
  const sums = new Float64Array(languages.length);
  for (const word of listWords(text)) {
    const rated = new Float64Array(languages.length);
    for (const trigram of listWordTrigrams(EDGE + word + EDGE))
      likelihoods.get(trigram)?.forEach((likelihood, at) => {
        rated[at] = (rated[at] ?? 0) + likelihood;
      });
    const best = Math.max(...rated);
    rated.forEach((rating, at) => {
      sums[at] = (sums[at] ?? 0) + Math.max(-MOST_UNLIKE, rating - best);
    });
  }
  return new Map(languages.map((language, at) => [language, sums[at] ?? 0]));
}

/** Returns, for each trigram of the terms, the logarithm of its share in each language. */
function countTrigrams(languages: readonly LexiconLanguage[]): ReadonlyMap<string, Float32Array> {
  const rows = new Map<string, Float32Array>();
  const totals = new Float64Array(languages.length);
  for (const [at, words] of listTermWords(languages).entries())
    for (const word of words)
      for (const trigram of listWordTrigrams(word)) {
        let row = rows.get(trigram);
        if (row === undefined) {
          row = new Float32Array(languages.length);
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
function listTermWords(languages: readonly LexiconLanguage[]): ReadonlySet<string>[] {
  const listed = languages.map(() => new Set<string>());
  for (const { text, language, isExcluded } of listTerms('product')) {
    const words = language === null || isExcluded ? undefined : listed[languages.indexOf(language)];
    if (words === undefined) continue;
    for (const part of text.split(' ')) {
      const first = part.startsWith('*') ? '' : EDGE;
      const last = part.endsWith('*') ? '' : EDGE;
      for (const word of listWords(part)) words.add(first + word + last);
    }
  }
  return listed;
}

function listWords(text: string): string[] {
  const words = text.normalize('NFC').toLowerCase().match(WORD) ?? [];
  return words.filter((word) => word.length >= MIN_LETTERS);
}

function listWordTrigrams(word: string): string[] {
  const trigrams: string[] = [];
  for (let at = 0; at + 3 <= word.length; at++) trigrams.push(word.slice(at, at + 3));
  return trigrams;
}
