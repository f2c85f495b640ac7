import {
  capitalise,
  containsWholeText,
  type Fact,
  findConcepts,
  findGoal,
} from '@adwright/engine-lexicon';
import { addFactLabel, lowerDayNames } from './add-fact-label.ts';
import { findChannel } from './content/channels.ts';
import { getSpacedColon } from './content/frame-marks.ts';
import type { WrittenLanguage } from './content/languages.ts';
import { getFactWords, getPhrasebook } from './content/texts.ts';
import { setTypographicApostrophes } from './content/typographic-apostrophes.ts';
import {
  findClosingRequest,
  groupTermsOfGoal,
  isCallFor,
  isTermOfGoal,
  type StatedFact,
} from './goal-requests.ts';
import { containsWords } from './reading/contains-words.ts';
import { MAX_BEFORE_NUMBER } from './reading/facts/goal-statements.ts';

/** The parts of an ad text before facts are inserted. */
export interface AdTextPieces {
  texts: readonly { text: string; callToAction: string }[];
  headline: string;
  description: string;
  /** A line that lets readers feel an emotion, for the start of the description if it has room; null for none. */
  mood?: string | null;
}

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
  { texts, headline, description, mood = null }: AdTextPieces,
  facts: readonly StatedFact[],
  language: WrittenLanguage | 'und',
  runs: readonly string[] = [],
): string[] {
  const long = texts.map(({ text, callToAction }) =>
    addFactsToText(text, facts, callToAction, language),
  );
  const pieces = [
    ...long.map((text, at) => (long.indexOf(text) === at ? text : askFirst(text))),
    headline,
    addMood(addFactsToDescription(description, facts, language, runs), mood, language),
  ];
  return pieces
    .map(setTypographicApostrophes)
    .filter((piece, index, all) => piece !== '' && all.indexOf(piece) === index);
}

/** Moves the last line of a text, which asks the reader to act, to the start. */
function askFirst(text: string): string {
  const lines = text.split('\n');
  return [...lines.slice(-1), ...lines.slice(0, -1)].join('\n');
}

/** Adds the facts that a text does not state yet, as separate sentences. */
function addFactsToText(
  text: string,
  facts: readonly StatedFact[],
  callToAction: string,
  language: WrittenLanguage | 'und',
): string {
  const request =
    language === 'und' || !endsWith(text, callToAction)
      ? null
      : findClosingRequest(facts, callToAction, language);
  const asking = request === null ? text : replaceClosing(text, callToAction, request, language);
  const closing = asking === text ? callToAction : (request?.text ?? callToAction);
  const dated = addGoalDay(asking, facts, closing, language);
  const called = addNumber(dated, facts, closing, language);
  const missing = findMissingFacts(called, facts).filter((fact) => !isNumberSaid(fact, called));
  return insertFacts(called, missing, closing, language, request);
}

/** Replaces the call to action at the end of a text by words of the goal that ask for the same step. */
function replaceClosing(
  text: string,
  callToAction: string,
  request: StatedFact,
  language: WrittenLanguage | 'und',
): string {
  const start = text.lastIndexOf(callToAction);
  // Inside a sentence, the words of the goal would not fit.
  if (start > 0 && !/[.!?…。！？؟।→]\s*$|\p{Script=Thai}\s$/u.test(text.slice(0, start)))
    return text;
  return endSentence(text.slice(0, start) + request.text, language);
}

function isNumberSaid({ kind, text }: Fact, said: string): boolean {
  const number = kind === 'phone' ? findNumber(text) : null;
  return number !== null && said.includes(number);
}

/** Maximum width of terms that are joined to one sentence. */
const MAX_JOINED_CHARACTERS = 110;

/**
 * Inserts facts before the call to action. The terms of a goal stay in the sentences in which the user typed
 * them, and a phrase such as "before 5 pm" follows the call to action.
 */
function insertFacts(
  text: string,
  missing: readonly StatedFact[],
  closing: string,
  language: WrittenLanguage | 'und',
  request: StatedFact | null,
): string {
  if (language === 'und' || !missing.some(isTermOfGoal))
    return insertSentences(
      text,
      missing.map((fact) => addFactLabel(fact, language)),
      startOfClosing(text, closing),
      language,
    );
  const { comma } = getSentenceMarks(language);
  const terms = missing.filter(isTermOfGoal);
  const groups = groupTermsOfGoal(request === null ? terms : [request, ...terms], language);
  const write = (fact: StatedFact) =>
    fact.inSentence ?? lowerDayNames(addFactLabel(fact, language), language);
  const canJoin = endsWithClosing(text, closing) && !missing.some(isOfferOfGoal);
  const joined: string[] = [];
  const sentences = new Map<StatedFact, string>();
  for (const { facts, isPhrase } of groups) {
    const isOfClosing = request !== null && facts.includes(request);
    const rest = isOfClosing ? facts.filter((fact) => fact !== request) : facts;
    const [first, ...others] = rest;
    if (first === undefined) continue;
    const offer = isPhrase ? missing.find((fact) => precedes(fact, first)) : undefined;
    if (offer)
      sentences.set(offer, [`${offer.text} ${write(first)}`, ...others.map(write)].join(comma));
    else if (canJoin && (isOfClosing || isPhrase)) joined.push(...rest.map(write));
    else {
      const whole = [addFactLabel(first, language), ...others.map(write)].join(comma);
      if (Array.from(whole).length <= MAX_JOINED_CHARACTERS) sentences.set(first, whole);
      else for (const fact of rest) sentences.set(fact, addFactLabel(fact, language));
    }
  }
  const listed = missing.flatMap((fact) =>
    isTermOfGoal(fact)
      ? (sentences.get(fact) ?? [])
      : [sentences.get(fact) ?? addFactLabel(fact, language)],
  );
  const called =
    joined.length === 0
      ? text
      : endSentence(joinTerms(text, closing, joined, comma, language), language);
  return insertSentences(called, listed, startOfClosing(called, closing), language);
}

/** Joins terms to the call to action at a text's end. Terms that already contain the call replace it. */
function joinTerms(
  text: string,
  closing: string,
  terms: readonly string[],
  comma: string,
  language: WrittenLanguage,
): string {
  const bare = text.replace(/[.!。।]\s*$/u, '');
  const joined = terms.join(comma);
  return bare.endsWith(closing) && containsWords(joined, closing)
    ? bare.slice(0, -closing.length) + capitalise(joined, language)
    : bare + comma + joined;
}

/** Tells whether the user typed an offer of the goal directly before a term. */
function precedes(offer: StatedFact, term: StatedFact): boolean {
  return isOfferOfGoal(offer) && offer.end !== undefined && offer.end + 1 === term.start;
}

/** Tells whether a fact of the goal offers something, to which a day beside it belongs. */
function isOfferOfGoal(fact: StatedFact): boolean {
  return fact.field === 'goal' && !isTermOfGoal(fact) && fact.kind !== 'phone';
}

function endsWithClosing(text: string, closing: string): boolean {
  const number = /[:：]?\s?[+(]?\p{Nd}[\p{Nd}\s()/.–-]*$/u;
  const bare = text.replace(/[.!。।]\s*$/u, '');
  return endsWith(bare, closing) || endsWith(bare.replace(number, ''), closing);
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
  facts: readonly StatedFact[],
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
  if (!takesNumber(callToAction, facts, language)) return text;
  const at = text.lastIndexOf(callToAction) + callToAction.length;
  return endSentence(`${text.slice(0, at)}${getSpacedColon(language)}${number}`, language);
}

/** Returns the digits of a telephone fact, without the words before them. */
export function findNumber(phone: string): string | null {
  return /[+(]?\p{Nd}[\p{Nd}\s()/.–-]*\p{Nd}/u.exec(phone)?.[0] ?? null;
}

/** Channels whose users have a telephone number as their name. */
const BY_NUMBER: ReadonlySet<string> = new Set(['WhatsApp', 'Viber', 'Zalo', 'Telegram', 'SMS']);

/** Tells whether the user typed a telephone number directly behind a request of the goal. */
function endsBeforeNumber(request: StatedFact, facts: readonly StatedFact[]): boolean {
  const { field, end } = request;
  return facts.some(
    (fact) =>
      fact.kind === 'phone' &&
      field === 'goal' &&
      fact.field === 'goal' &&
      fact.start !== undefined &&
      end !== undefined &&
      fact.start >= end &&
      fact.start - end <= MAX_BEFORE_NUMBER,
  );
}

/** Matches a request that starts with the call, so that the number may follow its purpose. */
const OPENS_WITH_CALL =
  /^(?:call|ring|phone|text|anrufen|appelez|téléphonez|llam|chiam|telefon|ligu|bel |ring |zadzwo|dzwo|позвон|звон|зателефон|подзвон|дзвон|καλέσ|τηλεφων|התקשר|اتصل|telepon|gọi|โทร|전화)/iu;

/** Tells whether a telephone number may follow a request: for a call, or for a message to the number. */
function takesNumber(
  request: string,
  facts: readonly StatedFact[],
  language: WrittenLanguage | 'und',
): boolean {
  if (language === 'und') return false;
  if (isCallFor('call', request, language)) return true;
  const isGoals = facts.some(({ kind, field }) => kind === 'phone' && field === 'goal');
  const isOwnCall = facts.some(({ text, field }) => field === 'goal' && text === request);
  if (isOwnCall && findGoal(request) === 'call') return isGoals || OPENS_WITH_CALL.test(request);
  if (facts.some((fact) => fact.text === request && endsBeforeNumber(fact, facts))) return true;
  return isGoals && BY_NUMBER.has(findChannel(request) ?? '');
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
  const before = text.slice(0, at);
  const { gap } = getSentenceMarks(language);
  // A line break before the position stays in front of the sentences after it.
  const isNewLine = /\n\s*$/u.test(before);
  const own = joinParts([before.trimEnd(), isNewLine ? '' : sentences.join(gap)], gap);
  const rest = text.slice(at).trimStart();
  return isNewLine
    ? joinParts([own, sentences.join(gap), rest], '\n')
    : joinParts([own, rest], gap);
}

function joinParts(parts: readonly string[], gap: string): string {
  return parts.filter((part) => part !== '').join(gap);
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

/** Adds a line with an emotion to the start of a description, if the line and the facts fit. */
function addMood(
  description: string,
  mood: string | null,
  language: WrittenLanguage | 'und',
): string {
  if (mood === null || description === '' || description.includes(mood)) return description;
  const longer = mood + getSentenceMarks(language).gap + description;
  return Array.from(longer).length <= MAX_DESCRIPTION_CHARACTERS ? longer : description;
}

/**
 * Returns the facts that a text does not state yet, in text order. A fact that another fact
 * contains is not listed separately.
 */
function findMissingFacts(text: string, facts: readonly StatedFact[]): StatedFact[] {
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
