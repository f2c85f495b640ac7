import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GOLDEN_FOLDER } from '../baseline.ts';
import { ENGLISH_QUALITIES, LANGUAGE_WORDS, type LanguageWords } from './made-words.ts';

/** The fields of a brief that contain free text. */
export interface BriefWords {
  product: string;
  audience: string;
  goal: string;
}

/**
 * Number of audiences and goals with which each product is combined, by language. The lists are
 * used in turn.
 */
const PAIRINGS = { en: 7, other: 5 };

/** Makes briefs from the word lists of each language. */
export function createBriefs(): BriefWords[] {
  return Object.entries(LANGUAGE_WORDS).flatMap(([language, words]) =>
    language === 'en'
      ? combined(withQualities(words), PAIRINGS.en)
      : combined(words, PAIRINGS.other),
  );
}

function withQualities(words: LanguageWords): LanguageWords {
  const qualified = words.products
    .filter((product) => !/^(?:an?|the) /.test(product))
    .map((product, at) => `${ENGLISH_QUALITIES[at % ENGLISH_QUALITIES.length]} ${product}`);
  return { ...words, products: [...words.products, ...qualified] };
}

function combined({ products, audiences, goals }: LanguageWords, pairings: number): BriefWords[] {
  return products.flatMap((product, row) =>
    Array.from({ length: pairings }, (_, turn) => ({
      product,
      audience: audiences[(row + turn) % audiences.length] ?? '',
      goal: goals[(row + turn * 2) % goals.length] ?? '',
    })),
  );
}

/** Returns the briefs of the engine's tests, as golden/collect-briefs.ts collected them. */
export function listTestBriefs(): BriefWords[] {
  return linesOf('products.txt').map((line) => {
    const [product = '', audience = '', goal = ''] = line.split('\t');
    return { product, audience, goal };
  });
}

/** Returns the places and wishes of the photoshoot tests. */
export function listTestPlaces(): string[] {
  return linesOf('places.txt');
}

/**
 * Returns a word or phrase for each alternative in the engine's word tables at the first recording
 * of the baseline.
 */
export function listTerms(): string[] {
  return linesOf('terms.txt');
}

/** Reads the terms for places, lights and objects of photoshoots from the lexicon's tables. */
export function listPlaceTerms(): string[] {
  return linesOf('place-terms.txt');
}

function linesOf(file: string): string[] {
  return readFileSync(path.join(GOLDEN_FOLDER, 'briefs', file), 'utf8')
    .split('\n')
    .filter(Boolean);
}
