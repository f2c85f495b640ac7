import { capitalise, clip, countWords, parseEnglish } from '@adwright/engine-lexicon';
import { chooseArticle, isMass, isPlural, lowerFirstWord } from './english-nouns.ts';
import { IMPERATIVE } from './imperative.ts';
import { findProductCategory } from './product-category.ts';
import { MODIFIER } from './product-name.ts';
import { cutToFirstListed } from './run-on-field.ts';

const MAX_DETAIL_CHARACTERS = 70;

const LIST = /,.*(?:,|\sand\s|&)/;

/**
 * Matches what a product does or who makes it, for example "covers 60 m²", "family run since 1921".
 */
const SAID_OF_IT =
  /^(?:(?:covers|works|fits|folds|holds|carries|lasts|heats|weighs|seats|sleeps|serves|runs|charges|connects|pairs|comes|ships|opens)\s|(?:\p{L}+[ -])?(?:run|owned|led|operated|founded|established|registered|licensed|certified|accredited|approved|insured|trained|qualified)(?:$|\s(?:and|since|in|by|for|with|from|here|locally)\b))/iu;

/**
 * Makes a noun phrase of a description, so that "retinol serum" becomes "a retinol serum". Clauses
 * stay unchanged, and so do phrases that start with a determiner.
 */
export function formDetailPhrase(detail: string): string | null {
  const text = clip(detail, MAX_DETAIL_CHARACTERS)
    .replace(/^(?:which|that)\s+(?:is|are)\s+/i, '')
    .replace(/\s(?:limited|exclusive|available|now|only)$/i, '');
  if (countWords(text) < 2 && !/^[a-z]{4,}$/.test(text)) return null;
  if (/^(?:an?|the)\s/i.test(text))
    return text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  if (/^(?:for|with|that|which|from|in|made|to|each|every|we|it|you|no|all)\s/i.test(text))
    return null;
  // A counted thing comes with the product and does not describe it, for example "100 nights
  // trial", "2 years warranty".
  if (/^\d/.test(text)) return null;
  if (IMPERATIVE.test(text) || SAID_OF_IT.test(text)) return null;
  const lowered = lowerFirstWord(text);
  // A list is no single thing and gets no article, for example "tomato soup, grilled fish,
  // tiramisu".
  if (LIST.test(text)) return lowered;
  // A possessive replaces the article, for example "Europe’s first …". Accessories are cut off
  // here, because they don't show whether the product is singular.
  if (/^\p{L}+’s\s/u.test(text)) return text;
  const [core = lowered] = lowered.replace(MODIFIER, '').split(/,\s/);
  if (findProductCategory(core) === null && !parseEnglish(core).has('#Noun')) return null;
  if (isPlural(core, false) || isMass(core)) return lowered;
  return `${chooseArticle(lowered)} ${lowered}`;
}

/** Returns the clauses that a description contains. */
export function listModifiers(rest: string | null): string[] {
  if (rest === null) return [];
  const match = MODIFIER.exec(` ${rest}`);
  // A time means nothing without the thing to which it refers, as in "invoices in 30 seconds".
  if (match?.[1] && /^(?:in|within|from|at|by|every)\s\d/i.test(match[1])) return [rest];
  return match?.[1] ? [match[1]] : [];
}

const MAX_ROW_CHARACTERS = 30;
const MAX_POINT_CHARACTERS = 60;
/**
 * Matches starts of sentences that are about the seller or refer to another sentence. A sentence
 * with one of these starts can't be printed by itself.
 */
const LEANS =
  /^(?:we|our|i|my|it|its|they|this|these|that|if|when|unless|because|and|but|so|or|also|each|ok)\b/i;

/**
 * Matches a sentence in which the seller states what customers get, for example "We come to your
 * driveway in the van".
 */
const WE_COME =
  /^(?:we|i) (?:come|deliver|collect|bring|fit|install|travel|repair|replace|clean|pick up|drop off|cook|bake|make|roast|print|teach|help|handle|take care)\b/i;

/**
 * Splits two accessories that together are too long for a row, for example "with 14 day battery"
 * and "and sleep tracking".
 */
export function splitAccessories(clause: string): string[] {
  if (cutToFirstListed(clause) !== clause) return [clause];
  const [, first, second] = /^(with\s.+?)\s(?:and|&)\s(\S+(?:\s\S+)+)$/i.exec(clause) ?? [];
  return clause.length > MAX_ROW_CHARACTERS && first && second ? [first, second] : [clause];
}

/** Shortens a clause to a row of a list. */
export function shortenToRow(text: string): string {
  const row = text.replace(/^(?:that|which)\s+(?:is\s+|are\s+)?|^(?:and|with a|has an?)\s+/i, '');
  const isList = row.includes(': ') && row.length <= MAX_ROW_CHARACTERS;
  const first = isList ? row : (row.split(/[,;.](?!\d)/)[0]?.trim() ?? row);
  const fitting = first.length > MAX_ROW_CHARACTERS ? cutToFirstListed(first) : first;
  const short = clip(fitting, MAX_ROW_CHARACTERS);
  // A row that ends inside a phrase may change the phrase's meaning. For example, "Specialising in
  // fair divorce" differs from "Specialising in fair divorce settlements".
  const [next] = fitting.slice(short.length).trim().split(' ');
  return next === undefined || next === '' || LOOSE.test(next) ? capitalise(short) : '';
}

/** Matches the start of a part that can be omitted without changing the meaning. */
const LOOSE =
  /^(?:[&+(–—-].*|\p{L}+ly|and|or|but|so|at|by|for|from|in|into|on|to|with|without|over|under|after|before|while|when|where|that|which|who|every|each|all|as|than|during|per|near)$/iu;

/** Tells whether a row is complete by itself and repeats no earlier row. */
export function isFact(row: string, index: number, rows: string[]): boolean {
  return countWords(row) >= 2 && !LEANS.test(row) && rows.indexOf(row) === index;
}

/** Converts a clause to a sentence. */
export function pointSentence(text: string): string {
  return capitalise(
    text.replace(/^(?:that|which)\s+(?:is\s+|are\s+)?|^(?:and|has)\s+/i, '').trim(),
  );
}

/** Tells whether a sentence is complete by itself and repeats no earlier sentence. */
export function isPoint(point: string, index: number, points: string[]): boolean {
  const says = countWords(point) >= 2 || /^\d.*\p{L}|\p{L}-\p{L}/u.test(point);
  const fits = point.length <= MAX_POINT_CHARACTERS && says;
  const standsAlone = !LEANS.test(point) || WE_COME.test(point);
  return fits && standsAlone && points.indexOf(point) === index;
}
