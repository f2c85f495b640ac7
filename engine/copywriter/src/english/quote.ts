import { type AdCopy, type CopyBrief, clip, tidy } from '@adwright/engine-lexicon';
import { AD_TEXT } from '../content/texts.ts';
import { restrictsOffer } from '../reading/facts/restricts-offer.ts';
import { readGivenQuote } from '../reading/read-given-quote.ts';
import { fillAll } from '../template.ts';
import type { Words } from './brief-words.ts';

const MAX_QUOTE_CHARACTERS = 100;
const MAX_BRAND_CHARACTERS = 28;

/**
 * Returns the text of a testimonial ad: a customer's words if the user supplied them, otherwise a
 * statement of the brand. If the brief describes the product, the statement repeats this
 * description.
 */
export function writeQuote(
  brief: CopyBrief,
  { slots, product, category, mood, moodLines }: Words,
  seed: number,
): AdCopy['quote'] {
  const given = readGivenQuote(brief);
  if (given) return given;
  const isSolemn = mood === 'solemn';
  // A line with the emotion takes the place of a general request.
  const [Ask = slots.Ask, OtherAsk = slots.OtherAsk] = moodLines;
  const voice = fillAll(AD_TEXT.ownVoice, { ...slots, Ask, OtherAsk });
  const said = isSolemn ? [] : voice.filter(isShort);
  const free = said.filter((line) => !restrictsOffer(line, 'en'));
  const moving = free.filter((line) => moodLines.some((mood) => line.includes(mood)));
  const own = moving.length > 0 ? moving : free;
  const ofEmotion = fillAll(AD_TEXT.brandVoice[mood], slots);
  const ofKind = isSolemn || category.id === 'general' ? [] : fillAll(AD_TEXT.kindVoice, slots);
  const general = [...ofEmotion.slice(0, 1), ...ofKind].filter(isShort);
  const lines = own.length > 0 ? own : general;
  const brand = brief.brandName ? clip(tidy(brief.brandName), MAX_BRAND_CHARACTERS) : '';
  return {
    text: lines[Math.abs(seed) % lines.length] ?? ofEmotion.at(-1) ?? `Meet ${product.phrase}.`,
    attribution: brand === '' ? product.name : brand,
    note: '',
    given: false,
  };
}

function isShort(line: string): boolean {
  return line.length <= MAX_QUOTE_CHARACTERS;
}
