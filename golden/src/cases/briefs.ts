import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GOLDEN_FOLDER } from '../baseline.ts';
import { ENGLISH_QUALITIES, LANGUAGE_WORDS, type LanguageWords } from './made-words.ts';

/** The fields of a brief in which users type free text. */
export interface BriefWords {
  product: string;
  audience: string;
  goal: string;
}

/**
 * Number of audience and goal pairs with which each product is combined, by language.
 */
const PAIRINGS = { en: 7, other: 5 };

/** Makes briefs for the baseline from the word lists of each language. */
export function createBriefs(): BriefWords[] {
  return Object.entries(LANGUAGE_WORDS).flatMap(([language, words]) =>
    language === 'en'
      ? combined(addQualities(words), PAIRINGS.en)
      : combined(words, PAIRINGS.other),
  );
}

function addQualities(words: LanguageWords): LanguageWords {
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

/** Returns the briefs that golden/collect-briefs.ts collected from the engine's tests. */
export function listTestBriefs(): BriefWords[] {
  return readLines('products.txt').map((line) => {
    const [product = '', audience = '', goal = ''] = line.split('\t');
    return { product, audience, goal };
  });
}

/** Returns the places and wishes that the photoshoot tests use. */
export function listTestPlaces(): string[] {
  return readLines('places.txt');
}

/**
 * Returns a word or phrase for each alternative that the engine's word tables had when the baseline was first
 * recorded.
 */
export function listTerms(): string[] {
  return readLines('terms.txt');
}

/** Reads the terms for places, lights and objects of photoshoots from the lexicon. */
export function listPlaceTerms(): string[] {
  return readLines('place-terms.txt');
}

function readLines(file: string): string[] {
  return readFileSync(path.join(GOLDEN_FOLDER, 'briefs', file), 'utf8')
    .split('\n')
    .filter(Boolean);
}
