import { lowerFirstWord } from '../reading/english-nouns.ts';

/** Maximum number of characters of a line that can be read at a glance. */
const MAX_CHARACTERS = 40;
const REDUCED = /%|\boff\b|\bsave\b|\bdiscount\b|\bfree\b|\bhalf price\b|\bno .*fees?\b/i;
const ENDS_OFF = /\boff$/i;
const LED = /^(?:from|only|just|under|below|now)\b/i;

/**
 * Returns headlines with the brief's price or discount in its own words, for example "Up to 50% off
 * swimwear", "Solar panels, from $49". In a sale, the price may be the largest text of an ad.
 */
export function offerHeadlines(offer: string | null, label: string, isNamed: boolean): string[] {
  if (offer === null || label.toLowerCase().includes(offer.toLowerCase())) return [];
  const goods = isNamed ? label : lowerFirstWord(label);
  const lines = REDUCED.test(offer)
    ? [
        ENDS_OFF.test(offer) ? `${offer} ${goods}` : `${label}. ${offer}.`,
        // A list of terms can't be offered in a question.
        ...(offer.includes(',') ? [] : [`${offer}? Yes, please.`]),
        `${offer}.`,
      ]
    : [LED.test(offer) ? `${label}, ${lowerFirstWord(offer)}` : `${label}. ${offer}.`];
  return lines.filter((line) => line.length <= MAX_CHARACTERS).slice(0, 2);
}
