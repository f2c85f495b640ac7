import { readFileSync } from 'node:fs';
import type { AdLanguage } from '@adwright/contracts';
import { parse } from 'yaml';
import * as z from 'zod';

const LANGUAGES_FOLDER = new URL('../audiences/', import.meta.url);
const text = z.string().min(1);
/** Schema of a file with audience texts in one language, which is the language of the page and of the ad. */
const wordsSchema = z.strictObject({
  women: text,
  men: text,
  children: text,
  /** In the text `looking`, "{}" stands for the product's category. */
  looking: text.includes('{}'),
});
type Words = z.infer<typeof wordsSchema>;

const known = new Map<AdLanguage, Words>();

/**
 * Parses the audience texts of a language at their first use.
 * @throws {ZodError} for a file in which a text is missing
 */
export function getAudienceWords(language: AdLanguage): Words {
  const kept = known.get(language);
  if (kept) return kept;
  const file = readFileSync(new URL(`${language}.yaml`, LANGUAGES_FOLDER), 'utf8');
  const words = wordsSchema.parse(parse(file));
  known.set(language, words);
  return words;
}

const MAX_CATEGORY_LENGTH = 60;

export interface AudienceFacts {
  /** The audience in the words of the page. */
  audience: string;
  gender: string;
  category: string;
}

/**
 * Guesses a product's audience from the page; returns '' if the page states nothing about an
 * audience.
 */
export function guessAudience(facts: AudienceFacts, language: AdLanguage | null): string {
  const words = getAudienceWords(language ?? 'en');
  const { audience, category } = facts;
  const gender = facts.gender.toLowerCase();
  if (audience !== '' && !/^(?:all|adult|unisex|everyone)s?$/i.test(audience)) return audience;
  if (/^(?:female|women|woman|damen)/.test(gender)) return words.women;
  if (/^(?:male|men|man|herren)/.test(gender)) return words.men;
  if (/kids|child|infant|toddler|newborn/.test(gender)) return words.children;
  if (category === '' || category.length > MAX_CATEGORY_LENGTH) return '';
  return words.looking.replace('{}', () => category);
}
