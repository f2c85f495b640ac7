import { categoryOf } from './english/product-category.ts';
import { isCity, isOrdinaryWord, isPlace, isPlural } from './english-nouns.ts';
import { capitalise } from './free-text.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';

/** A name that neither the tagger nor our lists know for a word: "Harrogate", unlike "Insured" and "Waterproof". */
export function isLocation(clause: string): boolean {
  return (
    /^\p{Lu}\p{Ll}{3,}(?<!ed|able|ible|proof|less|ful|ing|ic|free|al|ly)$/u.test(clause) &&
    categoryOf(clause) === null &&
    !ORDINARY_WORDS.has(clause.toLowerCase())
  );
}

/** "yoga retreat in bali" → "yoga retreat in Bali", for a field that was typed without capitals. */
export function withPlaces(text: string): string {
  if (text !== text.toLowerCase()) return text;
  return text.replace(/(?<=\s(?:in|near|from|at)\s)\p{L}+|(?<=\s)\p{L}+$/gu, (word, at: number) => {
    const isLocated = /\s(?:in|near|from|at)\s$/.test(text.slice(0, at)) ? isPlace : isCity;
    return isOrdinaryWord(word) || isPlural(word, false) || !isLocated(word)
      ? word
      : capitalise(word);
  });
}
