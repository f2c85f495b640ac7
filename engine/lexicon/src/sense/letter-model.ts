import { termsOf } from '../concepts/lexicon.ts';
import { withoutAccents } from '../concepts/tokens.ts';

/** Scripts that spell words in letters one after another. Others have too many signs for a count of three in a row. */
const SPELT =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]+$/u;
const EDGE = ' ';
/** What an unseen letter counts beside the seen ones. */
const SMOOTHING = 0.02;

interface Counts {
  pairs: Map<string, number>;
  triples: Map<string, number>;
}

let counts: Counts | undefined;

/**
 * How likely the letters of a word follow each other in the terms of the lexicon, whatever their language: the mean of the natural
 * logarithms of the probability of each letter after the two before it. Null for a word that is not spelt in letters.
 */
export function meanLogProbability(word: string): number | null {
  const spelt = spellingOf(word);
  if (spelt === null) return null;
  counts ??= countTerms();
  const { pairs, triples } = counts;
  let sum = 0;
  const windows = triplesOf(spelt);
  for (const triple of windows) {
    const seen = triples.get(triple) ?? 0;
    const before = pairs.get(triple.slice(0, 2)) ?? 0;
    sum += Math.log((seen + SMOOTHING) / (before + SMOOTHING * ALPHABET));
  }
  return sum / windows.length;
}

/** Letters of a script, roughly. */
const ALPHABET = 30;

function spellingOf(word: string): string | null {
  const plain = withoutAccents(word.toLowerCase());
  return SPELT.test(plain) ? plain : null;
}

function triplesOf(word: string): string[] {
  const edged = EDGE + EDGE + word + EDGE;
  return Array.from({ length: edged.length - 2 }, (_, at) => edged.slice(at, at + 3));
}

function countTerms(): Counts {
  const words = new Set(
    (['product', 'set', 'prop'] as const)
      .flatMap(termsOf)
      .flatMap(({ text }) => text.split(/[\s*'’-]+/u))
      .map(spellingOf)
      .filter((word) => word !== null && word !== ''),
  );
  const pairs = new Map<string, number>();
  const triples = new Map<string, number>();
  for (const word of words)
    for (const triple of triplesOf(word ?? '')) {
      triples.set(triple, (triples.get(triple) ?? 0) + 1);
      const pair = triple.slice(0, 2);
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
  return { pairs, triples };
}
