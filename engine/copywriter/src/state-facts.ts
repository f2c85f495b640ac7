import { capitalise, containsWholeText, type Fact, findConcepts } from '@adwright/engine-lexicon';
import { addFactLabel, lowerDayNames } from './add-fact-label.ts';
import { chooseAddress, getSpacedColon } from './content/frame-marks.ts';
import type { WrittenLanguage } from './content/languages.ts';
import { CALLS_TO_ACTION, getFactWords, getPhrasebook } from './content/texts.ts';
import { setTypographicApostrophes } from './content/typographic-apostrophes.ts';
import type { ReadFact } from './reading/facts/found-fact.ts';

/** The parts of an ad text before facts are inserted. */
export interface AdTextPieces {
  texts: readonly { text: string; callToAction: string }[];
  headline: string;
  description: string;
}

/** A fact with the field of the brief from which it was read, if it was read from one. */
type StatedFact = Fact & Partial<Pick<ReadFact, 'field'>>;

/** Order of facts in a text: the offer, its terms and deadline, then the contact. */
const ORDER: readonly Fact['kind'][] = [
  'price',
  'was',
  'discount',
  'multibuy',
  'trial',
  'guarantee',
  'delivery',
  'code',
  'until',
  'from',
  'date',
  'seats',
  'smallPrint',
  'place',
  'hours',
  'phone',
];

/** Maximum number of characters of the description, including the facts that are added to it. */
const MAX_DESCRIPTION_CHARACTERS = 110;

/**
 * Returns the texts with the brief's facts inserted, in the brief's own words. Each long text
 * states every fact. The description states as many facts as fit into it.
 */
export function stateFacts(
  { texts, headline, description }: AdTextPieces,
  facts: readonly StatedFact[],
  language: WrittenLanguage | 'und',
  runs: readonly string[] = [],
): string[] {
  const pieces = [
    ...texts.map(({ text, callToAction }) => addFactsToText(text, facts, callToAction, language)),
    headline,
    addFactsToDescription(description, facts, language, runs),
  ];
  return pieces
    .map(setTypographicApostrophes)
    .filter((piece, index, all) => piece !== '' && all.indexOf(piece) === index);
}

/** Adds the facts that a text does not state yet, as separate sentences. */
function addFactsToText(
  text: string,
  facts: readonly StatedFact[],
  callToAction: string,
  language: WrittenLanguage | 'und',
): string {
  const dated = addGoalDay(text, facts, callToAction, language);
  const called = addNumber(dated, facts, callToAction, language);
  const unsaid = findMissingFacts(called, facts).map((fact) => addFactLabel(fact, language));
  return insertSentences(called, unsaid, startOfClosing(called, callToAction), language);
}

/** Languages in which a day precedes the verb, so that it can't follow a call to action. */
const DAY_BEFORE_VERB: ReadonlySet<WrittenLanguage> = new Set(['hi', 'ja', 'ko', 'th', 'tr', 'zh']);
const DAYS: ReadonlySet<Fact['kind']> = new Set(['until', 'from']);

/**
 * Adds the day from the goal field to the call to action at a text's end, for example "Order now,
 * before 20 December." A day without a request would mean nothing as a separate sentence.
 */
function addGoalDay(
  text: string,
  facts: readonly StatedFact[],
  callToAction: string,
  language: WrittenLanguage | 'und',
): string {
  if (language === 'und' || DAY_BEFORE_VERB.has(language) || !endsWith(text, callToAction))
    return text;
  const ofGoal = facts.filter(({ field }) => field === 'goal');
  const day = ofGoal.find(({ kind }) => DAYS.has(kind));
  // A day beside a discount belongs to the discount, for example "20% off this week".
  if (ofGoal.length > 1) return text;
  if (day === undefined || containsWholeText(text, day.text) || !/^\p{L}/u.test(day.text))
    return text;
  // "Đặt hàng trước, đặt trước 1/8" would repeat the request, and so would "Order now, pre-orders
  // until 1 May".
  const [asked] = day.text.toLowerCase().split(' ');
  const isRequest = findConcepts(day.text, 'goal').length > 0;
  const isRequested = Object.values(getFactWords(language).requests).some(
    (words) => words !== '' && day.text.startsWith(`${words} `),
  );
  if (isRequest || isRequested || callToAction.toLowerCase().split(' ')[0] === asked) return text;
  const said = lowerDayNames(addFactLabel(day, language), language);
  return endSentence(
    text.replace(/[.!]\s*$/u, '') + getSentenceMarks(language).comma + said,
    language,
  );
}

/**
 * Adds the telephone number to a text that ends by asking for a call, for example "Jetzt anrufen:
 * 0221 123456."
 */
function addNumber(
  text: string,
  facts: readonly Fact[],
  callToAction: string,
  language: WrittenLanguage | 'und',
): string {
  const number = facts
    .map(({ kind, text: typed }) => (kind === 'phone' ? findNumber(typed) : null))
    .find((each) => each !== null);
  if (number == null || containsWholeText(text, number) || !endsWith(text, callToAction))
    return text;
  // In Chinese and Japanese the button opens a page, so the number gets a label instead of a place
  // after the call to action.
  if (language === 'zh' || language === 'ja') return text;
  if (!asksForCall(callToAction, language)) return text;
  const at = text.lastIndexOf(callToAction) + callToAction.length;
  return endSentence(`${text.slice(0, at)}${getSpacedColon(language)}${number}`, language);
}

/** Returns the digits of a telephone fact, without the words before them. */
export function findNumber(phone: string): string | null {
  return /[+(]?\p{Nd}[\p{Nd}\s()/.–-]*\p{Nd}/u.exec(phone)?.[0] ?? null;
}

function asksForCall(callToAction: string, language: WrittenLanguage | 'und'): boolean {
  if (language === 'und') return false;
  const buttons =
    language === 'en' ? CALLS_TO_ACTION.goals.call : (getPhrasebook(language).ctas.call ?? []);
  return buttons.some((button) =>
    [false, true].some((isFormal) => chooseAddress(button, isFormal) === callToAction),
  );
}

/**
 * Inserts facts at one position of a text, as short sentences.
 *
 * @param facts to insert, each with its label
 * @param at start of a sentence, or the text's end
 */
export function insertSentences(
  text: string,
  facts: readonly string[],
  at: number,
  language: WrittenLanguage | 'und',
): string {
  if (facts.length === 0) return text;
  const sentences = facts.map((fact) => endAsSentence(fact, language));
  const parts = [text.slice(0, at).trimEnd(), ...sentences, text.slice(at).trimStart()];
  return parts.filter((part) => part !== '').join(getSentenceMarks(language).gap);
}

function addFactsToDescription(
  description: string,
  facts: readonly Fact[],
  language: WrittenLanguage | 'und',
  runs: readonly string[],
): string {
  if (description === '') return description;
  const listed = runs.filter((run) => !containsWholeText(description, run));
  // Places are excluded, because a last sentence that consists of a place means nothing ("In
  // Breda.").
  const told = facts.filter(({ kind }) => kind !== 'place');
  const others = findMissingFacts([description, ...listed].join(' · '), told);
  return [...listed, ...others.map((fact) => addFactLabel(fact, language))]
    .map((fact) => endAsSentence(fact, language))
    .reduce((text, sentence) => {
      const longer = endSentence(text, language) + getSentenceMarks(language).gap + sentence;
      return Array.from(longer).length <= MAX_DESCRIPTION_CHARACTERS ? longer : text;
    }, description);
}

/**
 * Returns the facts that a text does not state yet, in text order. A fact that another fact
 * contains is not listed separately.
 */
function findMissingFacts(text: string, facts: readonly Fact[]): Fact[] {
  const said = [text];
  return facts
    .toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))
    .filter((fact, at, all) => {
      const later = all.slice(at + 1).map((other) => other.text);
      const isTold = [...said, ...later].some((other) => containsWholeText(other, fact.text));
      if (!isTold) said.push(fact.text);
      return !isTold;
    });
}

function endAsSentence(fact: string, language: WrittenLanguage | 'und'): string {
  return endSentence(capitalise(fact, language), language);
}

function endSentence(text: string, language: WrittenLanguage | 'und'): string {
  return /[.!?…。！？؟।][\s”“»’」]*$/u.test(text)
    ? text
    : text + getSentenceMarks(language).fullStop;
}

function getSentenceMarks(language: WrittenLanguage | 'und'): {
  comma: string;
  fullStop: string;
  gap: string;
} {
  return language === 'en'
    ? { comma: ', ', fullStop: '.', gap: ' ' }
    : getPhrasebook(language).grammar;
}

/**
 * Returns the position of the part that asks the reader to act. The closing part consists of a
 * sentence, and of a short question before the sentence. Returns the text's end if no part asks the
 * reader to act.
 */
export function startOfClosing(text: string, callToAction: string): number {
  const asked = callToAction.replace(/\s+(?:now|today)$/i, '').toLowerCase();
  if (asked === '') return text.length;
  // Thai has no punctuation between sentences, so the call to action itself is searched for.
  if (/\p{Script=Thai}/u.test(callToAction) && endsWith(text, callToAction))
    return text.lastIndexOf(callToAction);
  const starts = [0, ...findSentenceStarts(text)];
  const at = starts.findLastIndex((start) => text.slice(start).toLowerCase().includes(asked));
  const [before = 0, start = 0] = at > 0 ? starts.slice(at - 1, at + 1) : [];
  if (start === 0)
    return endsWith(text, callToAction) ? text.lastIndexOf(callToAction) : text.length;
  const lead = text.slice(before, start);
  return before > 0 && SHORT_LEAD.test(lead) ? before : start;
}

/** Matches a short question before the request to the reader, for example "Ready?". */
const SHORT_LEAD = /^\S+(?:\s\S+){0,2}[?？؟;]\s*$/u;

function endsWith(text: string, words: string): boolean {
  return text.replace(/\P{L}+$/u, '').endsWith(words.replace(/\P{L}+$/u, ''));
}

/** Returns the start positions of all sentences except the first. */
export function findSentenceStarts(text: string): number[] {
  return [...text.matchAll(/[.!?…]\s+(?=\S)|[。！？؟।]\s*(?=\S)/gu)].map(
    ({ index, 0: end }) => index + end.length,
  );
}
