import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GOLDEN_FOLDER } from '../baseline.ts';
import { ENGLISH_QUALITIES, LANGUAGE_WORDS, type LanguageWords } from './made-words.ts';

/** The free-text fields of a brief. */
export interface BriefWords {
  product: string;
  audience: string;
  goal: string;
}

/** Audiences and goals that each product meets, of those of its language in turn. */
const PAIRINGS = { en: 7, other: 5 };

/** Briefs made of the lists of each language. */
export function madeBriefs(): BriefWords[] {
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

/** Briefs of the engine's tests, as golden/collect-briefs.ts found them. */
export function testBriefs(): BriefWords[] {
  return linesOf('products.txt').map((line) => {
    const [product = '', audience = '', goal = ''] = line.split('\t');
    return { product, audience, goal };
  });
}

/** Places and wishes of the tests of photoshoots. */
export function testPlaces(): string[] {
  return linesOf('places.txt');
}

/**
 * A word or phrase for each alternative of the engine's word tables, as they were when the baseline was first recorded.
 */
export function terms(): string[] {
  return linesOf('terms.txt');
}

/** The same of its tables of places, lights and things for photoshoots. */
export function placeTerms(): string[] {
  return linesOf('place-terms.txt');
}

function linesOf(file: string): string[] {
  return readFileSync(path.join(GOLDEN_FOLDER, 'briefs', file), 'utf8')
    .split('\n')
    .filter(Boolean);
}
