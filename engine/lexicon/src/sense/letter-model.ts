import { listTerms } from '../concepts/lexicon.ts';
import { removeAccents } from '../concepts/tokens.ts';

/**
 * Matches letters of scripts with an alphabet. Other scripts have too many characters for
 * statistics of three-character sequences.
 */
const SPELT =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]+$/u;
const EDGE = ' ';
/**
 * Weight of a letter that never follows the two previous letters in the lexicon; a letter that
 * follows them counts 1.
 */
const SMOOTHING = 0.02;

interface Counts {
  pairs: Map<string, number>;
  triples: Map<string, number>;
}

let counts: Counts | undefined;

/**
 * Returns how typical a word's spelling is of the lexicon's terms. The score is the mean natural
 * logarithm of each letter's probability after the two previous letters. Words in a script without
 * an alphabet give null.
 */
export function computeMeanLogProbability(word: string): number | null {
  const spelt = readSpelling(word);
  if (spelt === null) return null;
  counts ??= countTerms();
  const { pairs, triples } = counts;
  let sum = 0;
  const windows = listTriples(spelt);
  for (const triple of windows) {
    const seen = triples.get(triple) ?? 0;
    const before = pairs.get(triple.slice(0, 2)) ?? 0;
    sum += Math.log((seen + SMOOTHING) / (before + SMOOTHING * ALPHABET));
  }
  return sum / windows.length;
}

/** Approximate number of letters of an alphabet. */
const ALPHABET = 30;

function readSpelling(word: string): string | null {
  const plain = removeAccents(word.toLowerCase());
  return SPELT.test(plain) ? plain : null;
}

function listTriples(word: string): string[] {
  const edged = EDGE + EDGE + word + EDGE;
  return Array.from({ length: edged.length - 2 }, (_, at) => edged.slice(at, at + 3));
}

function countTerms(): Counts {
  const typed = new Set<string>();
  for (const vocabulary of ['product', 'set', 'prop'] as const)
    for (const { text } of listTerms(vocabulary))
      for (const word of text.split(/[\s*'’-]+/u)) typed.add(word);
  const words = new Set([...typed].map(readSpelling).filter(Boolean));
  const pairs = new Map<string, number>();
  const triples = new Map<string, number>();
  for (const word of words)
    for (const triple of listTriples(word ?? '')) {
      triples.set(triple, (triples.get(triple) ?? 0) + 1);
      const pair = triple.slice(0, 2);
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
  return { pairs, triples };
}
