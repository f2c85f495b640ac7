import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/*
 * The language detector of the library `eld`, with its data and rules, but with the n-grams (letter
 * sequences) in typed arrays. Stored as 81,000 objects, the n-grams would take 120 MB.
 * `score-letters.test.ts` compares the results of both detectors.
 */

const ENTRY = import.meta.resolve('eld/small');
const { dictionary }: { dictionary: readonly string[] } = await import(
  new URL('../dictionary.js', ENTRY).href
);
const { separators }: { separators: RegExp } = await import(
  new URL('../regexPatterns.js', ENTRY).href
);

/** Number that must be added to the stored score of an n-gram. */
const BASE_SCORE = 53;
/** Mean score of n-grams that corresponds to a result of 0.5. */
const SCALE = 25;
const MAX_CHARACTERS = 1000;
/**
 * Number of bytes after which the text is cut at the next space, and number of bytes after which it
 * is cut anywhere.
 */
const MAX_BYTES_OF_WORDS = 350;
const MAX_BYTES = 380;
const MAX_BYTES_OF_A_WORD = 70;
const NGRAM_BYTES = 4;
const NGRAM_STRIDE = 3;

/**
 * Hash table of n-grams, with open addressing. The scores of the n-gram in a slot are at
 * `starts[slot]` to `starts[slot] + counts[slot]`.
 */
interface Ngrams {
  codes: readonly string[];
  keys: Float64Array;
  starts: Uint32Array;
  counts: Uint8Array;
  languages: Uint8Array;
  scores: Uint8Array;
}

/** Number of slots: a power of two, more than one and a half times the number of n-grams. */
const SLOTS = 2 ** 17;
const EMPTY = -1;
/**
 * Matches an n-gram in the data file with its scores by language; it is quoted unless it is a valid
 * JavaScript name.
 */
const NGRAM = /(?:'((?:\\.|[^'\\])+)'|([^\s'"{},:]+)):\{([\d:,]+)\}/g;

let loaded: Ngrams | undefined;

/**
 * Returns a score from 0 to 1 for each language whose n-grams occur in a text, by ISO 639-1 code.
 */
export function scoreLetters(text: string): ReadonlyMap<string, number> {
  loaded ??= readNgrams();
  const { codes, starts, counts, languages, scores } = loaded;
  const found = listNgrams(splitIntoBytes(text));
  const sums = new Float64Array(codes.length);
  for (const ngram of found) {
    const slot = findSlot(loaded.keys, encodeNgram(ngram));
    const start = starts[slot] ?? 0;
    for (let at = start; at < start + (counts[slot] ?? 0); at++) {
      const language = languages[at] ?? 0;
      sums[language] = (sums[language] ?? 0) + (scores[at] ?? 0) + BASE_SCORE;
    }
  }
  return new Map(
    codes.flatMap((code, at) => {
      const mean = (sums[at] ?? 0) / found.size;
      return mean > 0 ? [[code, mean / (mean + SCALE)] as const] : [];
    }),
  );
}

/**
 * Reads the n-grams of the data file as text. If the data file were imported as a module, its
 * objects would stay in memory.
 */
function readNgrams(): Ngrams {
  const source = readFileSync(fileURLToPath(new URL('../ngrams/small.js', ENTRY)), 'utf8');
  const dataStart = source.indexOf('ngrams:{');
  const codes = [...source.slice(0, dataStart).matchAll(/\d+:'(\w+)'/g)].map(
    ([, code = '']) => code,
  );
  const keys = new Float64Array(SLOTS).fill(EMPTY);
  const starts = new Uint32Array(SLOTS);
  const counts = new Uint8Array(SLOTS);
  const languages: number[] = [];
  const scores: number[] = [];
  for (const [, quoted, name = '', pairs = ''] of source.slice(dataStart).matchAll(NGRAM)) {
    const key = encodeNgram(quoted?.replace(/\\(.)/g, '$1') ?? name);
    const slot = findSlot(keys, key);
    keys[slot] = key;
    starts[slot] = scores.length;
    const each = pairs.split(',');
    counts[slot] = each.length;
    for (const pair of each) {
      const [language, score] = pair.split(':');
      languages.push(Number(language));
      scores.push(Number(score));
    }
  }
  return {
    codes,
    keys,
    starts,
    counts,
    languages: Uint8Array.from(languages),
    scores: Uint8Array.from(scores),
  };
}

/**
 * Encodes an n-gram as a number. An n-gram has at most six one-byte characters, which a double
 * represents exactly.
 */
function encodeNgram(ngram: string): number {
  let key = 0;
  for (let at = 0; at < ngram.length; at++) key = key * 256 + ngram.charCodeAt(at);
  return key;
}

/** Returns the slot of a key, or the empty slot for a key that the table does not contain. */
function findSlot(keys: Float64Array, key: number): number {
  let slot = Math.imul((key % 2 ** 32) ^ Math.floor(key / 2 ** 16), 0x9e3779b1) >>> 15;
  while (keys[slot] !== EMPTY && keys[slot] !== key) slot = (slot + 1) % SLOTS;
  return slot;
}

/** Returns the words of a text. Each byte of a non-ASCII character becomes a separate character. */
function splitIntoBytes(text: string): string[] {
  const plain = text.slice(0, MAX_CHARACTERS).replace(separators, ' ').trim().toLowerCase();
  let bytes = 0;
  let encoded = '';
  for (const character of plain) {
    if (character === ' ' && bytes > MAX_BYTES_OF_WORDS) break;
    const units = new TextEncoder().encode(character);
    encoded +=
      units.length === 1 ? character : Array.from(units, (unit) => dictionary[unit] ?? '').join('');
    bytes += units.length;
    if (bytes > MAX_BYTES) break;
  }
  return encoded.split(' ').filter((word) => word !== '');
}

function listNgrams(words: readonly string[]): ReadonlySet<string> {
  const ngrams = new Set<string>();
  for (const word of words) {
    const length = Math.min(MAX_BYTES_OF_A_WORD, word.length);
    let at = 0;
    for (; at + NGRAM_BYTES < length; at += NGRAM_STRIDE)
      ngrams.add((at === 0 ? ' ' : '') + word.slice(at, at + NGRAM_BYTES));
    const last = length === NGRAM_STRIDE ? 0 : Math.max(0, length - NGRAM_BYTES);
    ngrams.add(`${at === 0 ? ' ' : ''}${word.slice(last)} `);
  }
  return ngrams;
}
