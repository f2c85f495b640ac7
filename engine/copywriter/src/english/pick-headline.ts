import {
  type CopyBrief,
  capitalise,
  countWords,
  mendEnglish,
  tidy,
} from '@adwright/engine-lexicon';
import { createSeededRandom } from '@adwright/engine-pixels/random';
import type { Mood } from '../content/mood.ts';
import { HEADLINES } from '../content/texts.ts';
import { shuffleItems } from '../shuffle-items.ts';
import { fillAll, type Slots } from '../template.ts';
import { isGeneral } from './brief-slots.ts';
import type { Words } from './brief-words.ts';
import { interleaveLists } from './interleave-lists.ts';
import { findFacts } from './said-facts.ts';

const MAX_HEADLINE_WORDS = 8;
const MAX_HEADLINE_CHARACTERS = 46;
const LIVELY: ReadonlySet<Mood> = new Set(['urgency', 'happiness', 'excitement', 'curiosity']);
/**
 * Matches headlines that are hard to read, because a question or a full stop is inside, for example
 * "What’s-for-dinner debates, or a dinner you chose?".
 */
const STUMBLES = /[?!.][”"]?[,?]|\bto to\b|\bor or\b|^No more (?:an?|one|the|those|your)\b/;

/**
 * Returns the headline of a variation. Headlines in the brief's own words come first, and alternate
 * with headlines that name the product. A few headlines about the category are inserted among these
 * headlines. General headlines come last. Every brief has more than ten headlines.
 */
export function pickHeadline(
  brief: CopyBrief,
  words: Words,
  seed: number,
  variation: number,
): string {
  const order = writeHeadlines(brief, words, seed);
  return order[variation % order.length] ?? words.product.name;
}

/** Matches a line that starts with a day or a time, and says nothing of the product. */
const OPENS_WITH_DAY =
  /^(?:every |each |on )?(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?|weekdays|weekends|daily)(?![\p{L}])/iu;

/**
 * Number of headlines in the brief's own words before each headline about the category, and maximum
 * number of headlines about the category among ten.
 */
const OWN_BEFORE_A_LINE = 4;
const MAX_OF_KIND = 2;

/** Returns all headlines of a brief, the best first; at least ten. */
export function writeHeadlines(
  { adType, product: sold }: CopyBrief,
  words: Words,
  seed: number,
): string[] {
  const { category, slots, benefits, said, occasion, mood, manner, moodLines } = words;
  const random = createSeededRandom(seed * 7919 + 3);
  const fill = (templates: readonly string[]) => fillAll(templates, slots).filter(isHeadline);
  const [inMood, others] = LIVELY.has(mood)
    ? [category.lively, category.quiet]
    : [category.quiet, category.lively];
  const isKnown = !isGeneral(category);
  const isJob = category.id === 'job' || category.id === 'charity';
  // If a brief has a single fact, two headlines may state this fact. If a brief has several facts,
  // each fact gets one headline.
  const linesOfEach = said.filter(({ length }) => length > 0).length > 1 ? 1 : 2;
  const ofBrief = interleaveLists([
    writePlainHeadlines(words, fill(HEADLINES.plain)),
    ...benefits.headlines.map((lines) => shuffleItems(lines, random)),
    ...said.map((lines) => shuffleItems(lines.filter(isHeadline), random).slice(0, linesOfEach)),
    fill(occasion.headlines),
    isJob || category.solemn ? [] : fill(HEADLINES.known),
  ]);
  const ofManner =
    category.solemn || category.id === 'charity'
      ? []
      : fill(shuffleItems(HEADLINES.manners[category.id === 'job' ? 'job' : manner], random));
  const ofKind = isKnown ? shuffleItems(inMood, random) : [];
  // The emotion of a product of a general category has no headlines of its own.
  const ofFeeling = isKnown ? [] : fill(moodLines.map((line) => `{Label}. ${line}`));
  const ofType =
    adType && mood !== 'solemn'
      ? fill(shuffleItems(keepBriefTemplates(HEADLINES.adTypes[adType]), random))
      : [];
  const ofEmotion = fill(shuffleItems(keepBriefTemplates(HEADLINES.emotions[mood]), random));
  const anything = [
    ...fill(shuffleItems(keepPlainTemplates(HEADLINES.emotions[mood]), random)),
    ...(adType && mood !== 'solemn' ? fill(keepPlainTemplates(HEADLINES.adTypes[adType])) : []),
  ];
  const ofOwn = category.solemn
    ? interleaveLists([ofBrief, ofKind, ofEmotion])
    : isJob
      ? [...interleaveLists([ofBrief, ofManner]), ...ofKind, ...ofEmotion, ...ofType]
      : [
          ...insertCategoryLines(
            interleaveLists([ofBrief, ofManner]),
            [...ofKind, ...ofFeeling].slice(0, MAX_OF_KIND),
          ),
          ...ofType,
          ...ofKind,
          ...(isKnown ? ofEmotion : []),
          ...(isKnown ? shuffleItems(others, random) : fill(HEADLINES.goods)),
        ];
  const { fresh, repeated } = separateRefrains(ofOwn, [slots.wish, slots.moment, slots.chore]);
  const names = category.solemn || isJob ? [] : listWholeName(sold, words).filter(isHeadline);
  const all = [...new Set([...names, ...fresh, ...repeated, ...anything])];
  const isOnlyDay = (line: string) => OPENS_WITH_DAY.test(line);
  return [...all.filter((line) => !isOnlyDay(line)), ...all.filter(isOnlyDay)];
}

/** Returns the templates that name something of the brief. */
function keepBriefTemplates(templates: readonly string[]): string[] {
  return templates.filter((line) => line.includes('{'));
}

/** Returns the templates that suit any brief. */
function keepPlainTemplates(templates: readonly string[]): string[] {
  return templates.filter((line) => !line.includes('{'));
}

/** Inserts a headline about the category after every few headlines about the product. */
function insertCategoryLines(own: readonly string[], lines: readonly string[]): string[] {
  const rounds = Math.max(Math.ceil(own.length / OWN_BEFORE_A_LINE), lines.length);
  return Array.from({ length: rounds }, (_, round) => [
    ...own.slice(round * OWN_BEFORE_A_LINE, (round + 1) * OWN_BEFORE_A_LINE),
    ...lines.slice(round, round + 1),
  ]).flat();
}

/**
 * Returns headlines that consist of the product only, or of the product and its audience. A job ad
 * gets only headlines with the product. An appeal gets only headlines with the product too, because
 * its readers don't receive the donation. A headline is dropped if another headline already states
 * its fact.
 */
function writePlainHeadlines(
  { category, product, said }: Words,
  lines: readonly string[],
): string[] {
  if (category.solemn || product.deed) return [];
  const own = category.id === 'charity' || category.id === 'job' ? lines.slice(0, 1) : lines;
  return own.filter(
    (line) => !said.flat().some((other) => repeatsFact(line, findFacts(other, product))),
  );
}

/**
 * Returns the name as typed if it consists of two things, for example "gutter cleaning and small roof
 * repairs".
 */
function listWholeName(sold: string, { product }: Words): string[] {
  const [first = ''] = mendEnglish(tidy(sold)).split(/[,;:.!?(]|\s[-–—]\s/);
  const name = capitalise(first.trim());
  const isPair = /^\s(?:and|&)\s/.test(name.slice(product.label.length));
  return isPair && name.toLowerCase().startsWith(product.label.toLowerCase()) ? [name] : [];
}

function repeatsFact(line: string, facts: readonly string[]): boolean {
  return facts.some((fact) => line.toLowerCase().includes(fact));
}

/**
 * Maximum number of headlines with the same phrase, so that the phrase does not dominate the ten
 * ads.
 */
const MAX_SAME_THOUGHT = 2;

/**
 * Separates headlines whose phrase would occur too often in ten ads, for example "Bring on", "Ready
 * for the first bite".
 */
function separateRefrains(lines: readonly string[], phrases: readonly Slots[string][]) {
  const uses = new Map<string, number>();
  const fresh: string[] = [];
  const repeated: string[] = [];
  for (const line of new Set(lines)) {
    const phrase = phrases.find((said) => said && line.toLowerCase().includes(said.toLowerCase()));
    const used = phrase ? (uses.get(phrase) ?? 0) : 0;
    if (phrase) uses.set(phrase, used + 1);
    (used < MAX_SAME_THOUGHT ? fresh : repeated).push(line);
  }
  return { fresh, repeated };
}

function isHeadline(text: string): boolean {
  const words = countWords(text);
  return (
    words >= 2 &&
    words <= MAX_HEADLINE_WORDS &&
    text.length <= MAX_HEADLINE_CHARACTERS &&
    !STUMBLES.test(text)
  );
}
