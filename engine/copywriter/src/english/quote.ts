import { type AdCopy, type CopyBrief, clip, tidy } from '@adwright/engine-lexicon';
import { AD_TEXT } from '../content/texts.ts';
import { fillAll } from '../template.ts';
import type { Words } from './brief-words.ts';

const MAX_QUOTE_CHARACTERS = 100;
const MAX_BRAND_CHARACTERS = 28;

/** Replaces the usual quotation in a solemn ad, and asks for nothing. */
const PLAIN_NOTE = 'Said in our own words';
/** Whose words a quotation holds, said in more than one way; none may be taken for a customer's review. */
const NOTES: readonly [string, ...string[]] = [
  'In our own words. Yours next?',
  'Our own words. We’d love to hear yours.',
  PLAIN_NOTE,
  'Our own words, signed by us',
];

/** Nobody has been quoted yet, so the brand speaks for itself and says so. */
export function quoteOf(
  brief: CopyBrief,
  { slots, product, category, mood }: Words,
  seed: number,
): AdCopy['quote'] {
  const ofEmotion = fillAll(AD_TEXT.brandVoice[mood], slots);
  const ofKind =
    mood === 'solemn' || category.id === 'general' ? [] : fillAll(AD_TEXT.kindVoice, slots);
  const lines = [...ofEmotion.slice(0, 1), ...ofKind].filter(
    (line) => line.length <= MAX_QUOTE_CHARACTERS,
  );
  const brand = brief.brandName ? clip(tidy(brief.brandName), MAX_BRAND_CHARACTERS) : '';
  return {
    text: lines[Math.abs(seed) % lines.length] ?? ofEmotion.at(-1) ?? `Meet ${product.phrase}.`,
    attribution: brand === '' ? product.name : brand,
    note: mood === 'solemn' ? PLAIN_NOTE : (NOTES[Math.abs(seed) % NOTES.length] ?? NOTES[0]),
  };
}
