import { capitalise } from '@adwright/engine-lexicon';
import { isCity, isOrdinaryWord, isPlace, isPlural } from './english-nouns.ts';
import { GAZETTEER } from './gazetteer.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import { findProductCategory } from './product-category.ts';

/**
 * Tells whether a clause is the name of a place: a capitalised word such as "Harrogate" that is no
 * category, no describing word and no participle ("Insured").
 */
export function isLocation(clause: string): boolean {
  return (
    /^\p{Lu}\p{Ll}{3,}(?<!ed|able|ible|proof|less|ful|ing|ic|free|al|ly)$/u.test(clause) &&
    findProductCategory(clause) === null &&
    !ORDINARY_WORDS.has(clause.toLowerCase())
  );
}

/** Matches endings of English town names. */
const TOWN =
  /^(?!cotton|carton|skeleton|leather|support|passport|transport|airport)\p{L}{3,}(?:port|ford|ham|ton|bury|pool|mouth|chester|caster|wich|shire|borough|burgh|stead|ville|cester|minster|thorpe)$/iu;

/**
 * Capitalises places in a product field that was typed in lower case, so that "yoga retreat in
 * bali" becomes "yoga retreat in Bali".
 */
export function capitalisePlaces(text: string): string {
  if (text !== text.toLowerCase()) return text;
  return text.replace(/(?<=\s(?:in|near|from|at)\s)\p{L}+|(?<=\s)\p{L}+$/gu, (word, at: number) => {
    const isLocated = /\s(?:in|near|from|at)\s$/.test(text.slice(0, at)) ? isPlace : isCity;
    const isKnown = isLocated(word) || (isLocated === isPlace && TOWN.test(word));
    return isOrdinaryWord(word) || isPlural(word, false) || !isKnown ? word : capitalise(word);
  });
}

/**
 * Inserts "in" before a place that directly follows the product, for example "Sports massage
 * Bristol".
 */
export function insertIn(lead: string): string {
  const [, thing, place = ''] =
    /^(\p{Ll}[\p{Ll}’-]{3,}|\p{L}[\p{Ll}’-]*(?:\s\p{Ll}[\p{L}’-]*)+)\s(\p{Lu}\p{Ll}{2,})$/u.exec(
      lead,
    ) ?? [];
  const isPart =
    /\s(?:over|across|around|throughout|in|of|from|near|at|to|the|and|for|by|with|on)$/i;
  return thing && !isPart.test(thing) && (isCity(place) || GAZETTEER.has(place.toLowerCase()))
    ? `${thing} in ${place}`
    : lead;
}
