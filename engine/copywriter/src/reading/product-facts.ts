import { capitalise, clip, nlp, wordCount } from '@adwright/engine-lexicon';
import { articleFor, isMass, isPlural, lowerFirst } from './english-nouns.ts';
import { IMPERATIVE } from './imperative.ts';
import { categoryOf } from './product-category.ts';
import { MODIFIER } from './product-name.ts';
import { firstOfList } from './run-on-field.ts';

const MAX_DETAIL_CHARACTERS = 70;

const LIST = /,.*(?:,|\sand\s|&)/;

/** Statements of performance and of the maker: "covers 60 m²", "family run since 1921". */
const SAID_OF_IT =
  /^(?:(?:covers|works|fits|folds|holds|carries|lasts|heats|weighs|seats|sleeps|serves|runs|charges|connects|pairs|comes|ships|opens)\s|(?:\p{L}+[ -])?(?:run|owned|led|operated|founded|established|registered|licensed|certified|accredited|approved|insured|trained|qualified)(?:$|\s(?:and|since|in|by|for|with|from|here|locally)\b))/iu;

/** "retinol serum" → "a retinol serum"; clauses and phrases that start with a determiner are kept. */
export function describe(detail: string): string | null {
  const text = clip(detail, MAX_DETAIL_CHARACTERS)
    .replace(/^(?:which|that)\s+(?:is|are)\s+/i, '')
    .replace(/\s(?:limited|exclusive|available|now|only)$/i, '');
  if (wordCount(text) < 2 && !/^[a-z]{4,}$/.test(text)) return null;
  if (/^(?:an?|the)\s/i.test(text))
    return text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  if (/^(?:for|with|that|which|from|in|made|to|each|every|we|it|you|no|all)\s/i.test(text))
    return null;
  // "100 nights trial", "2 years warranty": counted things come with a product and do not describe it.
  if (/^\d/.test(text)) return null;
  if (IMPERATIVE.test(text) || SAID_OF_IT.test(text)) return null;
  const lowered = lowerFirst(text);
  // A list is not a single thing: "tomato soup, grilled fish, tiramisu".
  if (LIST.test(text)) return lowered;
  // "Europe’s first …" has its article. Accessories don't show whether the product is singular.
  if (/^\p{L}+’s\s/u.test(text)) return text;
  const [core = lowered] = lowered.replace(MODIFIER, '').split(/,\s/);
  if (categoryOf(core) === null && !nlp(core).has('#Noun')) return null;
  if (isPlural(core, false) || isMass(core)) return lowered;
  return `${articleFor(lowered)} ${lowered}`;
}

/** The clauses of a description. */
export function modifiersOf(rest: string | null): string[] {
  if (rest === null) return [];
  const match = MODIFIER.exec(` ${rest}`);
  // "In 30 seconds" means nothing without the invoices.
  if (match?.[1] && /^(?:in|within|from|at|by|every)\s\d/i.test(match[1])) return [rest];
  return match?.[1] ? [match[1]] : [];
}

const MAX_ROW_CHARACTERS = 30;
const MAX_POINT_CHARACTERS = 60;
/** Starts of sentences about the seller or that refer to another sentence. They can't stand alone. */
const LEANS = /^(?:we|our|i|my|it|its|they|this|these|that|because|and|but|so|or|also|each|ok)\b/i;

/** Splits two accessories that are too long for one row: "with 14 day battery" "and sleep tracking". */
export function bothOf(clause: string): string[] {
  if (firstOfList(clause) !== clause) return [clause];
  const [, first, second] = /^(with\s.+?)\s(?:and|&)\s(\S+(?:\s\S+)+)$/i.exec(clause) ?? [];
  return clause.length > MAX_ROW_CHARACTERS && first && second ? [first, second] : [clause];
}

/** A clause as a short row of a list. */
export function factRow(text: string): string {
  const row = text.replace(/^(?:that|which)\s+(?:is\s+|are\s+)?|^(?:and|with a|has an?)\s+/i, '');
  const isList = row.includes(': ') && row.length <= MAX_ROW_CHARACTERS;
  const first = isList ? row : (row.split(/[,;.](?!\d)/)[0]?.trim() ?? row);
  const fitting = first.length > MAX_ROW_CHARACTERS ? firstOfList(first) : first;
  const short = clip(fitting, MAX_ROW_CHARACTERS);
  // A row that ends inside a phrase changes its meaning: "Specialising in fair divorce" was cut from "…
  // settlements".
  const [next] = fitting.slice(short.length).trim().split(' ');
  return next === undefined || next === '' || LOOSE.test(next) ? capitalise(short) : '';
}

/** Start of a part that can be omitted without changing the meaning. */
const LOOSE =
  /^(?:[&+(–—-].*|\p{L}+ly|and|or|but|so|at|by|for|from|in|into|on|to|with|without|over|under|after|before|while|when|where|that|which|who|every|each|all|as|than|during|per|near)$/iu;

/** Whether a row is complete by itself and new. */
export function isFact(row: string, index: number, rows: string[]): boolean {
  return wordCount(row) >= 2 && !LEANS.test(row) && rows.indexOf(row) === index;
}

/** A clause as a sentence. */
export function pointSentence(text: string): string {
  return capitalise(
    text.replace(/^(?:that|which)\s+(?:is\s+|are\s+)?|^(?:and|has)\s+/i, '').trim(),
  );
}

/** Whether a sentence is complete by itself and new. */
export function isPoint(point: string, index: number, points: string[]): boolean {
  const says = wordCount(point) >= 2 || /^\d.*\p{L}/u.test(point);
  const fits = point.length <= MAX_POINT_CHARACTERS && says;
  return fits && !LEANS.test(point) && points.indexOf(point) === index;
}
