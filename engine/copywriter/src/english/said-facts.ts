import { capitalise, countWords, parseEnglish } from '@adwright/engine-lexicon';
import type { Mood } from '../content/mood.ts';
import { lowerFirstWord } from '../reading/english-nouns.ts';
import { restrictsOffer } from '../reading/facts/restricts-offer.ts';
import { IMPERATIVE } from '../reading/imperative.ts';
import type { ProductWords } from '../reading/parse-product.ts';
import { fillAll } from '../template.ts';

/**
 * Lines for a fact in the tone of each emotion: one line for the first fact and one for further
 * facts. The fact in a line must be a noun, such as "80 km range".
 */
const TAGGED: Readonly<Record<Exclude<Mood, 'solemn'>, readonly [string, string]>> = {
  urgency: ['{Fact}. Ready when you are.', '{Fact}. Your move.'],
  trust: ['{Fact}. Good to know.', '{Fact}. Simply said.'],
  happiness: ['{Fact}. Good news.', 'The good part: {fact}'],
  exclusivity: ['Look closer: {fact}', '{Fact}. For those who notice.'],
  fear: ['{Fact}. One worry less.', '{Fact}. Ask us anything.'],
  nostalgia: ['{Fact}. Simple as that.', '{Fact}. As it should be.'],
  curiosity: ['Worth a look: {fact}', 'Did you know? {Fact}.'],
  excitement: ['{Fact}. Let’s go.', 'Yes: {fact}'],
};

/**
 * Maximum number of headlines among ten that state the brief's own facts; more would read like a
 * list.
 */
const MAX_FACTS = 2;
const MAX_FACT_WORDS = 7;
const MAX_FACT_CHARACTERS = 42;
const MAX_TAGGED_WORDS = 4;
const MAX_LABELLED_CHARACTERS = 38;

/** Matches facts that are no advantage: a place, a time, an audience, a name or an address. */
const CIRCUMSTANCE =
  /^(?:looking for|(?:selling|offering|serving|making|teaching|supplying|producing|representing|renting|letting)\b|for|in|at|by|from|to|near|about|on|over|under|of|within|between|around|across|through|along|all|your|our)\s|\b(?:hall|church|street|road|park|square|library|arena|stadium)$|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:january|february|april|june|july|august|september|october|november|december)\b|\b(?:\d{1,2}\s?(?:am|pm)|ages?|aged|years? old|@|www|call|order now|shop now)\b|&|\d{4,}|^(?:please )?(?:(?:pre-?)?order|book|reserve|allow|register|apply|rsvp) (?:\d|by|before|early|ahead|in advance|at least)\b/i;

/** Matches a limit of an order, for example "min 5 ewes", "max 4 per group". */
const LIMIT = /^(?:min|max)(?:imum)?\.?\s/i;

/**
 * Matches specifications, which make no headline, for example "40L, waterproof", "30g tin", "16
 * piece", "Size 10-5".
 */
const SPECIFICATION =
  /^(?:\d+(?:[.,]\d+)?\s?[a-z]{1,6}(?:,.*| (?:bag|jar|bottle|tin|tub|pouch|sack|can|box|carton)s?)?|\d+ (?:pieces?|servings|people|persons|capsules|tablets|sachets|gummies|layers?|packs?|pages|sizes)|sizes? .*|sets? of \w+|(?:same|next)[- ]day)$/i;

/**
 * Returns headlines with at most two of the brief's facts about its product, in its own words; one
 * list of lines per fact. The lines add only a word or two in the tone of the emotion.
 */
export function writeFactHeadlines(
  { facts, points, passing, when, label, name, full }: ProductWords,
  /** Facts that other headlines already state. */
  rows: readonly string[],
  mood: Mood,
): string[][] {
  if (mood === 'solemn') return [];
  const known = [...rows, ...passing, when ?? '', name].filter(Boolean).map(normaliseText);
  const said = [...points, ...facts]
    .map(removeIntroduction)
    .filter(
      (fact) =>
        isTelling(fact) && !known.some((other) => containsOther(normaliseText(fact), other)),
    );
  const apart = said.filter(
    (fact, at) =>
      !said.slice(0, at).some((other) => containsOther(normaliseText(fact), normaliseText(other))),
  );
  return apart
    .slice(0, MAX_FACTS)
    .map((fact, nth) =>
      isDetailList(fact)
        ? listLines(fact, label)
        : writeFactLines(fact, addLabel(fact, label, full), TAGGED[mood][nth % 2]),
    );
}

/**
 * Lists the brief's facts that a line contains, for example "80 km range" in "80 km range. Let’s
 * go."
 */
export function findFacts(line: string, { facts, points }: ProductWords): string[] {
  const lower = line.toLowerCase();
  return [...points, ...facts]
    .map((fact) => normaliseText(removeIntroduction(fact)))
    .filter((fact) => lower.includes(fact));
}

/**
 * Adds the product's label to a fact that makes no statement by itself. If "with" introduces an
 * accessory, "with" is kept, as in "Used forklifts with service plan".
 */
function addLabel(fact: string, label: string, full: string): string {
  const before = full.toLowerCase().endsWith(` ${fact.toLowerCase()}`)
    ? full.slice(0, -fact.length)
    : '';
  const [added] = /(?<=\s)with (?:an? |the )?$/i.exec(before) ?? [];
  return added === undefined
    ? `${label}. ${fact}.`
    : `${label} ${added}${full.slice(-fact.length)}`;
}

/** Tells whether a fact only lists or counts parts of the product, without naming the product. */
function isDetailList(fact: string): boolean {
  return (
    !isClause(fact) &&
    /^\d+\s(?!km|m|cm|kg|g|l|h|hours?|days?|years?)\p{L}.*\s(?:and|&)\s/iu.test(fact)
  );
}

const MAX_LISTED_CHARACTERS = 46;

/**
 * Returns a headline with the product before a list of its parts, if the headline has room for
 * both.
 */
function listLines(fact: string, label: string): string[] {
  const line = `${label}: ${lowerFirstWord(fact)}`;
  return line.length <= MAX_LISTED_CHARACTERS ? [line] : [];
}

function writeFactLines(fact: string, labelled: string, tagged: string | undefined): string[] {
  const count = countWords(fact);
  // A clause is complete by itself, for example "Chases late payments automatically".
  if (isClause(fact)) return [fact];
  const templates = [
    ...(tagged !== undefined && count <= MAX_TAGGED_WORDS && !fact.includes(',') ? [tagged] : []),
    ...(count > MAX_TAGGED_WORDS ? ['{Fact}'] : []),
  ];
  const lines = fillAll(templates, { Fact: fact, fact: lowerFirstWord(fact) });
  return labelled.length <= MAX_LABELLED_CHARACTERS ? [...lines, labelled] : lines;
}

/**
 * Tells whether a fact states what the product does or how it is made, for example "sells homes in
 * 30 days", "roasted weekly in Portland".
 */
function isClause(fact: string): boolean {
  return (
    IMPERATIVE.test(fact) ||
    /^\p{L}+(?:ed|ade|own|ilt|oven)\s(?:in|by|with|from|weekly|daily|at|for|on|since|around|of|to)\b/iu.test(
      fact,
    ) ||
    (/^\p{L}+s\s/u.test(fact) &&
      parseEnglish(`it ${lowerFirstWord(fact)}`).match('^it #Verb').found)
  );
}

function isTelling(fact: string): boolean {
  const words = fact.split(' ');
  return (
    words.length >= 2 &&
    words.length <= MAX_FACT_WORDS &&
    fact.length <= MAX_FACT_CHARACTERS &&
    !CIRCUMSTANCE.test(fact) &&
    !LIMIT.test(fact) &&
    !restrictsOffer(fact, 'en') &&
    // A fact about something missing is excluded, because it means nothing by itself, for example
    // "Without spreadsheets. Let’s go."
    !/^without\s/i.test(fact) &&
    !SPECIFICATION.test(fact) &&
    !words.every((word) => /^\p{Lu}/u.test(word)) &&
    !/\b(?:and|or|with|for|of|the|a|an|to|from|in|by)$/i.test(fact)
  );
}

/**
 * Removes the word that introduces a thing, so that "With an 80 km range" becomes "80 km range".
 */
function removeIntroduction(fact: string): string {
  const thing = fact.replace(
    /^(?:with|including|features|featuring|has|have)\s+(?:an?\s|the\s)?/i,
    '',
  );
  return capitalise(thing);
}

function normaliseText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim();
}

function containsOther(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one);
}
