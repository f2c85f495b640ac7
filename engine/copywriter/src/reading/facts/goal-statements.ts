import type { FactKind } from '@adwright/contracts';
import { CONCEPTS, capitalise, findConcepts, foldLetters } from '@adwright/engine-lexicon';
import { opensWithOr } from '../../content/conjunctions.ts';
import { UNSPACED, type WrittenLanguage } from '../../content/languages.ts';
import { measureWidth } from '../../content/width.ts';
import { isCertainRequest } from './certain-request.ts';
import { findDeadline } from './deadlines.ts';
import { readDependence } from './dependent-clauses.ts';
import type { FactPatterns } from './fact-patterns.ts';
import { listFactsOfClause } from './field-clauses.ts';
import { haveCommonPart, type ReadFact } from './found-fact.ts';
import {
  extendByWholeFacts,
  type GoalClause,
  MAX_STATEMENT_WIDTH,
  splitGoal,
} from './goal-clauses.ts';
import type { Span } from './phone.ts';
import {
  isRequest,
  leavesOutRequest,
  removeRequest,
  removeTrailingJoin,
  wordStatement,
} from './statement-words.ts';

/*
 * A goal field states what customers should do, and on which terms, for example "come in before 11am and get
 * a pie and a coffee for £5.50, cash only". A list of phrases can't contain all terms. A clause of the goal
 * is therefore printed as typed if the facts do not contain its conditions.
 */

/**
 * Maximum width, in Latin letters, of a clause that is printed in place of a fact in it, for
 * example "enrolment until 31 December inclusive".
 */
const MAX_FACT_WIDTH = 52;
const MIN_STATEMENT_LETTERS = 4;
/** Minimum number of letters of a word in the first clause that is more than a preposition. */
const MIN_WORD_LETTERS = 5;
/**
 * The same minimum for later clauses, and for scripts other than Latin, whose words are shorter.
 */
const MIN_WORD_LETTERS_ELSEWHERE = 4;
/** Matches a word in Korean or in a script without spaces between words. */
const DENSE_WORD =
  /[\p{Script=Han}\p{Script=Katakana}]{2,}|\p{Script=Hangul}{2,}|\p{Script=Thai}{4,}/u;

/** Kinds of facts that are printed separately from the words beside them. */
const CONTACTS: ReadonlySet<FactKind> = new Set<FactKind>(['phone', 'code']);
/**
 * Kinds of facts that a layout enlarges. A clause that is printed in place of such an offer keeps
 * the offer's kind.
 */
const ENLARGED_KINDS: ReadonlySet<FactKind> = new Set<FactKind>([
  'price',
  'was',
  'discount',
  'multibuy',
  'trial',
]);

/**
 * Tells whether a goal's clause would be lost because the product already states an offer of the
 * same kind. An ad prints one offer of a kind, so "start the free trial before Sunday" would lose its
 * day beside "30 days free". The clause's facts are then printed one by one.
 */
function repeatsKnownOffer(
  { replaced, fact }: { replaced: readonly ReadFact[]; fact: ReadFact },
  known: readonly ReadFact[],
): boolean {
  return (
    replaced.length > 1 &&
    ENLARGED_KINDS.has(fact.kind) &&
    known.some(({ kind }) => kind === fact.kind)
  );
}

/** Matches a time, a range, or a day and month in digits, for example "10-16", "20:30", "6/9". */
const TIME_OR_RANGE = /\p{Nd}\s?[-–~〜/:.]\s?\p{Nd}/u;

/**
 * Returns a goal's facts together with the terms that the goal states around them. A clause with
 * one offer, or with one other fact and no offer, replaces the fact. A clause with several offers
 * becomes an additional fact.
 *
 * @param text the goal as `cleanField` returns it
 * @param read facts of the goal that customers may read
 * @param known facts of the product and the offer fields
 */
export function addGoalStatements(
  text: string,
  read: readonly ReadFact[],
  patterns: FactPatterns,
  known: readonly ReadFact[] = [],
): ReadFact[] {
  const facts = joinDayAndHour(text, read);
  const contacts = facts.filter(({ kind }) => CONTACTS.has(kind));
  const clauses = joinDependentClauses(
    text,
    splitGoal(text, contacts, patterns.language).map((clause) => extendByWholeFacts(clause, facts)),
    facts,
    patterns,
  );
  const told = clauses.map((clause, at) => readClause(text, clause, at === 0, facts, patterns));
  const isOffer = facts.length > 0 || told.some((clause) => clause !== null);
  const isForCustomers = (clause: Span) =>
    isOffer || asksCustomers(text, clauses[0], clause, patterns);
  const stated = told.flatMap((found, at) => {
    if (found !== null) return repeatsKnownOffer(found, known) ? [] : [found];
    const clause = clauses[at];
    if (clause === undefined) return [];
    const isTerm =
      at > 0 &&
      !clause.isLoose &&
      isForCustomers(clause) &&
      isPlainTerm(text, clause, facts, patterns);
    if (isTerm) return [{ replaced: [], fact: createStatement(text, clause, patterns.language) }];
    const address = readAddress(text, clause, facts, patterns);
    return address === null ? [] : [{ replaced: [], fact: address }];
  });
  const replaced = new Set(stated.flatMap((clause) => clause.replaced));
  const kept = facts.filter((fact) => !replaced.has(fact));
  const called = kept.map((fact) => addOtherStep(text, fact, clauses, patterns.language));
  const numbers = called.filter((fact) => !kept.includes(fact));
  const others = stated.filter(({ fact }) => !numbers.some((call) => haveCommonPart(fact, call)));
  return [...called, ...others.map(({ fact }) => fact)]
    .map((fact) => addRequest(text, fact, clauses, facts, patterns))
    .map((fact) => addSentenceForm(text, fact, patterns.language))
    .map((fact) => markFirstRequest(text, fact, clauses[0], patterns.language));
}

/**
 * Adds to a telephone number the request directly before it, if the label "call" would tell less: "call or text
 * 07700 900123".
 */
function addOtherStep(
  text: string,
  fact: ReadFact,
  clauses: readonly GoalClause[],
  language: WrittenLanguage,
): ReadFact {
  if (fact.kind !== 'phone') return fact;
  const lead = clauses.findLast(({ end, isCut }) => isCut && end <= fact.start);
  if (lead === undefined || fact.start - lead.end > MAX_BEFORE_NUMBER) return fact;
  const said = text.slice(lead.start, fact.start);
  const isOther = opensWithOr(language).test(
    said.slice(said.search(/\s\p{L}+\s+\p{L}+\s*$/u)).trimStart(),
  );
  if (!isOther || !isCertainRequest(said, language)) return fact;
  const whole = wordStatement(text.slice(lead.start, fact.end), language, false, true);
  return measureWidth(whole) <= MAX_REQUEST_WIDTH && whole.includes(fact.text)
    ? { ...fact, text: whole, start: lead.start, isRequest: true }
    : fact;
}

/** Maximum number of characters between a request and its telephone number, such as " unter ". */
export const MAX_BEFORE_NUMBER = 8;

/** Joins a deadline and the hour directly behind it: "bis Donnerstag 18 Uhr". */
function joinDayAndHour(text: string, facts: readonly ReadFact[]): readonly ReadFact[] {
  const hourBehind = (day: ReadFact) =>
    facts.find(
      ({ kind, start }) =>
        (kind === 'hours' || kind === 'date') &&
        start > day.end &&
        /^,?\s$/u.test(text.slice(day.end, start)),
    );
  const taken = new Set<ReadFact>();
  const joined = facts.map((fact) => {
    const hour = DAYS.has(fact.kind) ? hourBehind(fact) : undefined;
    if (hour === undefined) return fact;
    taken.add(hour);
    return { ...fact, text: fact.text + text.slice(fact.end, hour.end), end: hour.end };
  });
  return joined.filter((fact) => !taken.has(fact));
}

/** Matches an e-mail address, a web address, or a name in a social network: "@ring.lane". */
const ADDRESS =
  /(?<![\p{L}\p{Nd}])(?:[\p{L}\p{Nd}.+_-]+@[\p{L}\p{Nd}-]+(?:\.[\p{L}\p{Nd}-]+)+|(?:https?:\/\/|www\.)\S*[\p{L}\p{Nd}/]|[\p{L}\p{Nd}-]{2,}(?:\.[\p{L}\p{Nd}-]{2,})*\.(?:com|net|org|info|io|me|eu|de|at|ch|li|lu|fr|es|it|pt|nl|be|pl|se|no|dk|fi|ie|uk|us|ca|au|nz|za|ru|ua|tr|gr|il|ae|eg|in|id|th|vn|jp|kr|cn|tw|hk|br|mx|ar|shop|app|example)(?:\/[^\s,;]*[^\s,;.!?)])?(?![\p{L}\p{Nd}@]|\.\p{L})|@[\w.]{3,}\w)/iu;

/**
 * Returns the address in a clause that is not printed otherwise, because readers can't act without it. A clause
 * about readers is printed as typed, for example "short message to jobs@bakery.example". From any other clause,
 * only the address is printed.
 */
function readAddress(
  text: string,
  clause: GoalClause,
  facts: readonly ReadFact[],
  patterns: FactPatterns,
): ReadFact | null {
  const said = text.slice(clause.start, clause.end);
  const [address] = ADDRESS.exec(said) ?? [];
  if (address === undefined) return null;
  const isPlain =
    listFactsOfClause(clause, facts).length === 0 &&
    isStatement(text, clause, foldLetters(said), patterns);
  if (isPlain) return createStatement(text, clause, patterns.language);
  const start = clause.start + said.indexOf(address);
  return { kind: 'smallPrint', text: address, field: 'goal', start, end: start + address.length };
}

/** Adds to a fact its form inside a sentence, if the user typed it without a capital. */
function addSentenceForm(text: string, fact: ReadFact, language: WrittenLanguage): ReadFact {
  const [first = ''] = fact.text;
  if (first === '' || fact.inPicture !== undefined) return fact;
  const small = first.toLocaleLowerCase(language);
  const typed = text.slice(fact.start).trimStart();
  const same = typed.slice(0, fact.text.length);
  if (same.toLowerCase() === fact.text.toLowerCase()) return { ...fact, inSentence: same };
  if (typed.startsWith(first)) return { ...fact, inSentence: fact.text };
  return typed.startsWith(small)
    ? { ...fact, inSentence: small + fact.text.slice(first.length) }
    : fact;
}

/** Marks a fact if the first request of the goal consists only of this fact. */
function markFirstRequest(
  text: string,
  fact: ReadFact,
  first: GoalClause | undefined,
  language: WrittenLanguage,
): ReadFact {
  const isFirst = first !== undefined && first.start <= fact.start && fact.end <= first.end;
  if (!isFirst || CONTACTS.has(fact.kind) || ENLARGED_KINDS.has(fact.kind)) return fact;
  // Only the printed words tell whether a day stands without its request.
  const printed = fact.inPicture ?? fact.text;
  const said = fact.kind === 'smallPrint' ? text.slice(first.start, first.end) : printed;
  return isCertainRequest(said, language) ? { ...fact, isRequest: true } : fact;
}

/** Kinds of facts that mean little without a request, for example "for Thursday". */
const DAYS: ReadonlySet<FactKind> = new Set<FactKind>(['until', 'from']);
const MAX_REQUEST_WIDTH = 52;
/**
 * Languages in which an infinitive asks readers to act, for example Italian "Ordinare entro
 * domenica".
 */
const INFINITIVE_ASKS: ReadonlySet<WrittenLanguage> = new Set([
  'de',
  'es',
  'fr',
  'it',
  'pl',
  'pt',
  'ru',
  'uk',
]);

/** Languages whose infinitive at the end of a clause is the request: "bis Donnerstag vorbestellen". */
const INFINITIVE_LAST: ReadonlySet<WrittenLanguage> = new Set(['de', 'nl']);

/** Languages in which the request follows its day, for example "11월 30일까지 예약". */
const VERB_LAST: ReadonlySet<WrittenLanguage> = new Set(['hi', 'ja', 'ko', 'tr']);

/**
 * Adds to a day the request in the same clause, which a picture prints together with the day, for
 * example "order before Thursday".
 */
function addRequest(
  text: string,
  fact: ReadFact,
  clauses: readonly GoalClause[],
  facts: readonly ReadFact[],
  patterns: FactPatterns,
): ReadFact {
  const whole = clauses.find(({ start, end }) => start <= fact.start && fact.end <= end);
  if (!DAYS.has(fact.kind) || !whole || whole.isLoose) return fact;
  const day = findDayOfPurpose(text, listFactsOfClause(whole, facts), patterns);
  const isCut = day === fact || isTooLong(text, whole, fact, patterns.language);
  const clause = isCut ? { ...whole, end: fact.end } : whole;
  const said = text.slice(clause.start, clause.end);
  const folded = foldLetters(said);
  const [own, other] = listFactsOfClause(clause, facts);
  const before = own ? folded.slice(0, own.start - clause.start).trim() : '';
  const behind = own ? folded.slice(own.end - clause.start).trim() : '';
  const isVerbLast =
    (VERB_LAST.has(patterns.language) || INFINITIVE_LAST.has(patterns.language)) &&
    before === '' &&
    other === undefined &&
    (findConcepts(behind, 'goal').some(({ start }) => start === 0) ||
      isCertainRequest(said, patterns.language)) &&
    measureWidth(said.trim()) <= MAX_REQUEST_WIDTH &&
    isStatement(text, clause, folded, patterns);
  if (isVerbLast) return { ...fact, text: createStatement(text, clause, patterns.language).text };
  if (
    !own ||
    other ||
    measureWidth(said.trim()) > MAX_REQUEST_WIDTH ||
    before === '' ||
    !isStatement(text, clause, folded, patterns)
  )
    return fact;
  const isAsked =
    before.search(patterns.asksToAct) === 0 ||
    findConcepts(before, 'goal').some(({ start }) => start === 0) ||
    isRequest(before, patterns.language) ||
    isCertainRequest(said, patterns.language);
  if (!isAsked) return fact;
  const worded = createStatement(text, clause, patterns.language, true).text;
  const isInfinitive =
    INFINITIVE_ASKS.has(patterns.language) && leavesOutRequest(folded.trim(), patterns.language);
  const inPicture = isInfinitive ? capitalise(said.trim(), patterns.language) : worded;
  // The clause continues after the day, with an offer or its verb, so the day alone would be no sentence.
  const isBroken =
    isCut ||
    before.endsWith('-') ||
    foldLetters(fact.text) !== folded.slice(own.start - clause.start).trim();
  return isBroken ? { ...fact, text: inPicture } : { ...fact, inPicture };
}

/** Languages in which the verb of a request may follow the day: "bis Freitag per Mail melden". */
const VERB_BEHIND_DAY: ReadonlySet<WrittenLanguage> = new Set([
  ...VERB_LAST,
  'de',
  'nl',
  'zh',
  'th',
]);

/** Tells whether a request is complete before the end of its clause, and too long to be printed with the rest. */
function isTooLong(
  text: string,
  { start, end }: Span,
  day: Span,
  language: WrittenLanguage,
): boolean {
  return (
    !VERB_BEHIND_DAY.has(language) &&
    measureWidth(text.slice(start, end).trim()) > MAX_REQUEST_WIDTH &&
    day.end < end
  );
}

/**
 * Returns the day by which readers must act to get an offer, for example in "s’inscrire avant le 30 avril
 * pour avoir le 1er panier offert".
 */
function findDayOfPurpose(
  text: string,
  [day, offer, other]: readonly ReadFact[],
  { purpose }: FactPatterns,
): ReadFact | null {
  const isPurpose =
    day !== undefined &&
    offer !== undefined &&
    other === undefined &&
    DAYS.has(day.kind) &&
    ENLARGED_KINDS.has(offer.kind) &&
    purpose.test(foldLetters(text.slice(day.end, offer.start)));
  return isPurpose ? day : null;
}

/** Tells whether a goal begins with what customers should do, and not with what the advertiser wants. */
function asksCustomers(
  text: string,
  first: Span | undefined,
  term: Span,
  patterns: FactPatterns,
): boolean {
  if (first === undefined) return false;
  const folded = foldLetters(text.slice(first.start, first.end)).trim();
  // If the first clause is a single word, it may be a noun ("bookings"). A later clause must then
  // have at least three words, because a shorter clause may name a group of people.
  const isPhrase = UNSPACED.has(patterns.language) || /\S\s+\S/u.test(folded);
  const isSentence = /\S\s+\S+\s+\S/u.test(text.slice(term.start, term.end).trim());
  if (!isPhrase && !isSentence) return false;
  if (patterns.wanted.test(folded) || patterns.business.test(folded)) return false;
  return patterns.asksToAct.test(folded) || findConcepts(folded, 'goal').length > 0;
}

/** A clause that is printed as typed, in place of the facts that it contains. */
interface StatedClause {
  replaced: readonly ReadFact[];
  fact: ReadFact;
}

/**
 * Returns the statement of a clause with facts or signs of an offer; null if the clause states
 * nothing beyond its facts.
 */
function readClause(
  text: string,
  clause: GoalClause,
  isFirst: boolean,
  facts: readonly ReadFact[],
  patterns: FactPatterns,
): StatedClause | null {
  if (clause.isLoose) return null;
  // A fact that starts in the previous clause already contains this clause, for example "6pm and
  // 8pm".
  if (facts.some(({ start, end }) => start < clause.start && end > clause.start)) return null;
  const own = listFactsOfClause(clause, facts);
  if (findDayOfPurpose(text, own, patterns)) return null;
  const folded = foldLetters(text.slice(clause.start, clause.end));
  if (!isStatement(text, clause, folded, patterns)) return null;
  const asks = !own.some(({ kind }) => ENLARGED_KINDS.has(kind));
  const whole = createStatement(text, clause, patterns.language, asks);
  if (own.length === 0 && statesWay(text, clause, patterns)) {
    // A layout enlarges a gift, and no way to take a step: "ring for a free survey", "order online".
    const isWay = patterns.statesWay.test(folded);
    return {
      replaced: [],
      fact: isWay ? whole : { ...whole, kind: readTermsKind(folded, patterns) },
    };
  }
  if (own.length === 0 && statesTermOfStep(folded, patterns))
    return { replaced: [], fact: { ...whole, kind: readTermsKind(folded, patterns) } };
  if (
    !saysMore(text, clause, own, isFirst, patterns) &&
    !isTermBesideFacts(text, clause, own, patterns)
  )
    return joinTornFacts(text, own, patterns);
  if (isFirst && isPlanUntilDay(text, clause, own, patterns)) return null;
  if (own.length === 0 && isRequestUntilDeadline(folded, patterns))
    return { replaced: [], fact: { ...whole, kind: 'until' } };
  if (own.length === 0)
    return clause.isJoined || hasTerms(folded, isFirst, patterns)
      ? { replaced: [], fact: { ...whole, kind: readTermsKind(folded, patterns) } }
      : null;
  const offers = own.filter(({ kind }) => ENLARGED_KINDS.has(kind));
  const [main, other] = offers.length > 0 ? offers : own;
  const maxWidth = offers.length > 0 ? MAX_STATEMENT_WIDTH : MAX_FACT_WIDTH;
  const isOne = offers.length > 0 || other === undefined;
  if (main && isOne && measureWidth(whole.text) <= maxWidth)
    return { replaced: own, fact: { ...whole, kind: main.kind } };
  return { replaced: own.filter((fact) => !offers.includes(fact)), fact: whole };
}

const SEVERAL_WORDS = /[\p{L}\p{M}\p{Nd}]\s+[\p{L}\p{M}\p{Nd}]/u;

/**
 * Tells whether a clause says what readers bring, send or collect, or from which time they may act, for
 * example "bring the boots in", "ring after 6".
 */
function statesTermOfStep(folded: string, patterns: FactPatterns): boolean {
  const said = folded.trim();
  if (!UNSPACED.has(patterns.language) && !SEVERAL_WORDS.test(said)) return false;
  if (patterns.statesTerm.test(said)) return true;
  return patterns.timeOfStep.test(said) && asksReader(said, patterns);
}

/** Minimum number of words of a request that says more than a button. */
const MIN_WORDS_OF_OWN_REQUEST = 5;

/** Tells whether a clause asks readers to take a step in a certain way, for example "order by phone". */
function statesWay(
  text: string,
  { start, end }: Span,
  { statesWay: way, language }: FactPatterns,
): boolean {
  const said = text.slice(start, end).trim();
  const isLong = language !== 'en' && said.split(/\s+/u).length >= MIN_WORDS_OF_OWN_REQUEST;
  return (isLong || way.test(foldLetters(said))) && isCertainRequest(said, language);
}

/**
 * Tells whether a clause says beside its facts what readers collect, or that its time is a limit, for example
 * "after" beside "2 pm".
 */
function isTermBesideFacts(
  text: string,
  clause: Span,
  own: readonly ReadFact[],
  { statesTerm, timeOfStep }: FactPatterns,
): boolean {
  if (own.length === 0) return false;
  const folded = foldLetters(text.slice(clause.start, clause.end));
  const said = own.map(({ start, end }) => foldLetters(text.slice(start, end)));
  const beside = said.reduce((rest, fact) => rest.replace(fact, ' '), folded);
  if (statesTerm.test(beside)) return true;
  return timeOfStep.test(folded) && !said.some((fact) => timeOfStep.test(fact));
}

/** Tells whether folded (normalised) words contain a step of the reader. */
function asksReader(folded: string, { asksToAct, language }: FactPatterns): boolean {
  return (
    asksToAct.test(folded) ||
    removeRequest(folded, language) !== folded ||
    findConcepts(folded, 'goal').length > 0
  );
}

/**
 * Joins each clause that means nothing without the clause before it, for example "what is broken" in
 * "text us the model, what is broken". Words such as "for" join a clause only to one that is printed.
 */
function joinDependentClauses(
  text: string,
  clauses: readonly GoalClause[],
  facts: readonly ReadFact[],
  patterns: FactPatterns,
): GoalClause[] {
  const joined: GoalClause[] = [];
  for (const clause of clauses) {
    const before = joined.at(-1);
    const dependence = readDependence(text.slice(clause.start, clause.end), patterns.language);
    const isDependent =
      before !== undefined &&
      dependence !== null &&
      !before.isCut &&
      !before.isLoose &&
      !clause.isLoose &&
      listFactsOfClause(clause, facts).length === 0 &&
      measureWidth(text.slice(before.start, clause.end).trim()) <= MAX_STATEMENT_WIDTH &&
      (dependence === 'question' ||
        before.isJoined ||
        readClause(text, before, joined.length === 1, facts, patterns) !== null);
    if (before && isDependent)
      joined[joined.length - 1] = { ...before, end: clause.end, isJoined: true };
    else joined.push(clause);
  }
  return joined;
}

/**
 * Tells whether a clause asks readers to act before a season or an event, for example "book before
 * winter", "Anmeldung vor Schulbeginn".
 */
function isRequestUntilDeadline(folded: string, { asksToAct, language }: FactPatterns): boolean {
  const said = folded.trim();
  const at = findDeadline(said, language);
  if (at === -1) return false;
  const request = said.slice(0, at).trim();
  return (
    request.search(asksToAct) === 0 ||
    isRequest(request, language) ||
    findConcepts(request, 'goal').some(({ start }) => start === 0)
  );
}

/**
 * Joins an offer and another fact if only a preposition is between them, for example "free trial"
 * and "Saturday" in Russian "бесплатное пробное в субботу". Returns null if no two facts are joined
 * only by a preposition.
 */
function joinTornFacts(
  text: string,
  own: readonly ReadFact[],
  { language }: FactPatterns,
): StatedClause | null {
  const offers = own.filter(({ kind }) => ENLARGED_KINDS.has(kind));
  const [offer, second] = offers;
  const [first] = own;
  const last = own.at(-1);
  if (!offer || second || !first || !last || first === last) return null;
  const isTorn = own.every((fact, at) => {
    const before = own[at - 1];
    if (before === undefined) return true;
    const between = text.slice(before.end, fact.start);
    const isDense = UNSPACED.has(language) && between === '';
    const joined = text.slice(before.start, fact.start).trimEnd();
    return isDense || (!/[^\p{L}\s]/u.test(between) && isJoin(joined, language));
  });
  const whole = text.slice(first.start, last.end);
  if (!isTorn || measureWidth(whole) > MAX_STATEMENT_WIDTH) return null;
  const fact = {
    ...offer,
    text: wordStatement(whole, language),
    start: first.start,
    end: last.end,
  };
  return { replaced: own, fact };
}

/** Tells whether a text ends with a preposition, so that its last phrase is incomplete. */
function isJoin(text: string, language: WrittenLanguage): boolean {
  return removeTrailingJoin(text, language) !== text;
}

/**
 * Tells whether a clause may be printed. A printed clause must be short, and must not be about the
 * advertiser's business.
 */
function isStatement(
  text: string,
  { start, end }: Span,
  folded: string,
  { business, wanted, timeOfStep, language }: FactPatterns,
): boolean {
  const asked = removeRequest(folded.trim(), language);
  // In a time such as "9-12" or "po 14" (after 2 p.m.), digits count as letters, because they carry the meaning.
  const isTime = TIME_OR_RANGE.test(folded) || timeOfStep.test(folded);
  const letters = folded.match(isTime ? /[\p{L}\p{M}\p{Nd}]/gu : /[\p{L}\p{M}]/gu) ?? [];
  return (
    measureWidth(letters.join('')) >= MIN_STATEMENT_LETTERS &&
    measureWidth(text.slice(start, end).trim()) <= MAX_STATEMENT_WIDTH &&
    !business.test(asked.replace(/\p{Nd}+/gu, ' $& ')) &&
    !wanted.test(asked)
  );
}

/**
 * Tells whether a clause without known facts states terms. The first clause usually states the ad's
 * purpose, so a number in the first clause may count what the advertiser wants.
 */
function hasTerms(folded: string, isFirst: boolean, { doubted, free, sum }: FactPatterns): boolean {
  const gift = free.exec(folded);
  if (gift !== null) return !doubted.test(folded.slice(0, gift.index));
  if (sum.test(folded)) return true;
  if (!isFirst || TIME_OR_RANGE.test(folded)) return /\p{Nd}/u.test(folded);
  const isDoubted = folded.includes('%') && doubted.test(folded);
  return !isDoubted && isOfferWithNumber(folded);
}

const MIN_LETTERS_WITH_NUMBER = 6;

/**
 * Tells whether a first clause with a number states an offer. "2 people or more get a free side
 * dish" states an offer, but "get 50 sign-ups" states what the advertiser wants.
 */
function isOfferWithNumber(folded: string): boolean {
  const number = /\p{Nd}+/u.exec(folded);
  if (number === null) return false;
  const behind = folded.slice(number.index + number[0].length);
  const [next] = findConcepts(behind, 'goal');
  const isCounted =
    next !== undefined && behind.slice(0, next.start).trim().split(/\s+/).length <= 2;
  return !isCounted && (folded.match(/\p{L}/gu)?.length ?? 0) >= MIN_LETTERS_WITH_NUMBER;
}

/** Matches words for delivery, whose price is no offer for the product: "滿1500免運". */
const FREE_DELIVERY =
  /免运|免運|包邮|送料|배송|توصيل|شحن|доставк|ongkir|kargo|αποστολ|μεταφορικ|משלוח|डिलीवरी|ส่งฟรี|giao hang|giao hàng|freeship/u;

/** Returns the kind of a clause without known facts. A layout enlarges a sum or a gift. */
function readTermsKind(folded: string, { free, sum }: FactPatterns): FactKind {
  if (sum.test(folded)) return 'price';
  if (folded.includes('%')) return 'discount';
  if (free.test(folded) && FREE_DELIVERY.test(folded)) return 'delivery';
  return free.test(folded) ? 'trial' : 'smallPrint';
}

/**
 * Tells whether a later clause without numbers states a term, such as "cash only", and no request.
 */
function isPlainTerm(
  text: string,
  clause: Span,
  facts: readonly ReadFact[],
  patterns: FactPatterns,
): boolean {
  const folded = foldLetters(text.slice(clause.start, clause.end));
  return (
    listFactsOfClause(clause, facts).length === 0 &&
    !isAlternative(folded, patterns.language) &&
    !isPurpose(folded, patterns) &&
    isStatement(text, clause, folded, patterns) &&
    (isLongRequest(folded) ||
      statesTermOfStep(folded, patterns) ||
      (!patterns.asksToAct.test(folded) && findConcepts(folded, 'goal').length === 0))
  );
}

/** Matches an English purpose, for example "to get on the list". */
const ENGLISH_PURPOSE = /^to\s\p{L}/u;

/** Tells whether a clause names the purpose of a request, and means nothing without it. */
function isPurpose(folded: string, { purpose, language }: FactPatterns): boolean {
  const said = folded.trimStart();
  return purpose.test(` ${said}`) || (language === 'en' && ENGLISH_PURPOSE.test(said));
}

/** Tells whether a clause names another way to act, which is no term, for example "or send us a photo". */
function isAlternative(folded: string, language: WrittenLanguage): boolean {
  return opensWithOr(language).test(folded.trimStart());
}

/** Tells whether a request names its terms, for example "book before the rains start". */
function isLongRequest(folded: string): boolean {
  return folded.trim().split(/\s+/).length >= 4;
}

const JOINS_REQUEST: ReadonlySet<WrittenLanguage> = new Set(['zh', 'ja', 'ko']);

/** Goals that name what customers get, for example "trial lesson", "tour". */
const NAMES_GOODS: ReadonlySet<string> = new Set(['trial', 'demo', 'event']);

/**
 * Tells whether a clause contains words that belong neither to its facts nor to the request to act.
 */
function saysMore(
  text: string,
  clause: Span,
  own: readonly Span[],
  isFirst: boolean,
  { free, asksToAct, language }: FactPatterns,
): boolean {
  const folded = foldLetters(text.slice(0, clause.end));
  const blank = (said: string, { start, end }: Span) =>
    said.slice(0, start) + ' '.repeat(end - start) + said.slice(end);
  const beside = own.reduce(blank, folded).slice(clause.start);
  const isGift = free.test(beside);
  if (isGift && own.length > 0) return true;
  const asked = findConcepts(beside, 'goal').filter(
    ({ term }) => own.length === 0 || !NAMES_GOODS.has(CONCEPTS.get(term.concept)?.goal ?? ''),
  );
  // In some languages, the request is a part of its terms, for example in "中秋前预订398元一盒", "첫 방문 20%
  // 할인".
  const isJoined = own.length > 0 && JOINS_REQUEST.has(language);
  const unsaid = isJoined ? beside : asked.reduce(blank, beside);
  // A goal that is only "free trials" states what the advertiser wants, whereas "book a free trial"
  // asks the reader.
  const isAsked =
    asksToAct.test(folded.slice(clause.start)) && /\S\s+\S+\s+\S/u.test(beside.trim());
  if (isGift && isAsked) return true;
  const isOnly = !/[\p{L}\p{Nd}]/u.test(text.slice(0, clause.start) + text.slice(clause.end));
  const rest = isOnly && own.length === 0 ? unsaid.replace(new RegExp(free, 'gu'), ' ') : unsaid;
  return (rest.match(/[\p{L}\p{M}]+|\p{Nd}+/gu) ?? []).some((word) => saysSomething(word, isFirst));
}

/** Tells whether a word is a number, or long enough to be more than a preposition. */
function saysSomething(word: string, isFirst: boolean): boolean {
  const isLatin = /\p{Script=Latin}/u.test(word);
  const least = isLatin && isFirst ? MIN_WORD_LETTERS : MIN_WORD_LETTERS_ELSEWHERE;
  return /\p{Nd}/u.test(word) || word.length >= least || DENSE_WORD.test(word);
}

/**
 * Tells whether a clause is a plan of the advertiser until a day, for example "fill the course
 * before September". Unlike "sign up before September", a plan of the advertiser asks the reader
 * for nothing.
 */
function isPlanUntilDay(
  text: string,
  { start, end }: Span,
  own: readonly ReadFact[],
  { free, sum, asksToAct, statesTerm }: FactPatterns,
): boolean {
  if (own.length === 0 || !own.every(({ kind }) => kind === 'until')) return false;
  const folded = foldLetters(text.slice(0, end));
  const before = folded.slice(start, own[0]?.start);
  const behind = folded.slice(own.at(-1)?.end);
  const isAsked =
    [before, behind].some((said) => asksToAct.test(said) || statesTerm.test(said)) ||
    findConcepts(before, 'goal').length > 0;
  return (
    !isAsked &&
    !/\p{L}{3}|\p{Nd}/u.test(behind) &&
    ![free, sum, /\p{Nd}/u].some((sign) => sign.test(before))
  );
}

function createStatement(
  text: string,
  { start, end, isCut }: GoalClause,
  language: WrittenLanguage,
  asks = false,
): ReadFact {
  const said = wordStatement(text.slice(start, end), language, isCut, asks);
  return { kind: 'smallPrint', text: said, field: 'goal', start, end };
}
