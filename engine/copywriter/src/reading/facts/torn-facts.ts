import type { FactKind } from '@adwright/contracts';
import { CLAUSE_MARKS, cutClauseBefore, cutClauseBehind } from './clauses.ts';
import type { FactPatterns } from './fact-patterns.ts';
import { type FoundFact, haveCommonPart, isOfDays, widenFact } from './found-fact.ts';

/*
 * Extends facts that would lose a part of their meaning: a discount without its condition, a day
 * without the weekend that names it. `text` is folded. `taken` contains all facts of the text.
 */

/** Matches a weekend before its days, for example "le week-end du", "am Wochenende vom". */
const WEEKEND =
  /(?<!\p{L})(?:(?:le|ce|am|at|on|the|il|el|o|no|nel|op|het|pa|w|на|το)\s)*(?:week-?end|wochenende|fin de semana|fine settimana|fim de semana|helgen|weekend|weekendzie|выходные|вихідні|σαββατοκυριακο|hafta sonu|akhir pekan|cuoi tuan)\s(?:(?:du|vom|von|of|on|del|dal|do|dei|van|den|από|tanggal|ngay)\s)?$/u;
const MAX_DAYS_WITH_WEEKEND = 48;

/** Extends a date by the weekend before it, for example "le week-end du 14 et 15 novembre". */
export function extendByWeekend(
  text: string,
  found: FoundFact,
  taken: readonly FoundFact[],
): FoundFact {
  if (found.kind !== 'date' && found.kind !== 'from') return found;
  const weekend = WEEKEND.exec(text.slice(0, found.start))?.[0];
  if (weekend === undefined) return found;
  const start = found.start - weekend.length;
  return found.end - start > MAX_DAYS_WITH_WEEKEND ? found : widenFact(found, { start }, taken);
}

/**
 * Extends dates and hours by neighbouring days that share the date's month or the hours, for
 * example "dienstags und donnerstags um 18:30 Uhr".
 */
export function extendByJoinedDays(
  text: string,
  found: FoundFact,
  taken: readonly FoundFact[],
  { joinedDays }: FactPatterns,
): FoundFact {
  if (found.kind !== 'date' && found.kind !== 'hours') return found;
  const before = text.slice(0, found.start);
  // "24 et 30 déc." is the end of a list of days; a single day may follow any other number.
  const isListEnd = found.kind === 'date' && SEVERAL_DAYS.test(text.slice(found.start, found.end));
  const days =
    joinedDays.exec(before)?.[0] ?? (isListEnd ? JOINED_NUMBERS.exec(before)?.[0] : undefined);
  return days === undefined ? found : widenFact(found, { start: found.start - days.length }, taken);
}

/**
 * Combines two facts about days if only a word such as "and" is between them, for example "jeden
 * Freitag und Samstag ab 7 Uhr". The result has the kind of the second fact, whose hours may apply
 * to both days.
 */
export function joinSharedHours(
  text: string,
  taken: readonly FoundFact[],
  { dayJoin }: FactPatterns,
): FoundFact[] {
  const days: FoundFact[] = [];
  for (const found of taken.toSorted((one, other) => one.start - other.start)) {
    const last = days.at(-1);
    const isShared =
      last !== undefined &&
      isOfDays(last) &&
      isOfDays(found) &&
      found.end - last.start <= MAX_CHARACTERS &&
      dayJoin.test(text.slice(last.end, found.start));
    if (isShared) days.pop();
    days.push(isShared ? { ...found, start: last.start } : found);
  }
  return days;
}

/** Matches two days before one month, for example "24 et 30 déc." */
const SEVERAL_DAYS = /^\p{Nd}{1,2}\.?\s?[\p{L}&]{1,3}\s?\p{Nd}{1,2}\.?\s/u;

/**
 * Matches the first days of a list, whose last day has the month, for example "les 23, 24 et 30
 * déc."
 */
const JOINED_NUMBERS =
  /(?<![\p{L}\p{Nd}])(?:(?:les|los|dias|den|am|il|i|the)\s)?(?:\p{Nd}{1,2}\.?,\s)+$/u;

/** Kinds of facts that a customer may get on a condition. */
const CONDITIONAL: ReadonlySet<FactKind> = new Set<FactKind>([
  'discount',
  'multibuy',
  'trial',
  'delivery',
]);
/** Kinds of facts that may state the day of a condition. */
const DAYS: ReadonlySet<FactKind> = new Set<FactKind>(['until', 'date', 'from']);
const MAX_CHARACTERS = 60;
/**
 * Maximum number of characters between a condition and the fact that depends on it, so that no
 * product can be between them.
 */
const MAX_CHARACTERS_BETWEEN = 24;

/**
 * Combines a condition and the fact that depends on it into one fact, for example "10% off if
 * booked before 15 December". As separate facts, the day would seem to end the price, and the
 * discount would seem to apply to everybody.
 */
export function joinConditions(
  text: string,
  taken: readonly FoundFact[],
  patterns: FactPatterns,
): FoundFact[] {
  const sorted = taken.toSorted((one, other) => one.start - other.start);
  const whole = new Map<FoundFact, FoundFact>();
  const dropped = new Set<FoundFact>();
  for (const [at, given] of sorted.entries()) {
    if (given.kind === 'guarantee')
      whole.set(given, extendByLeadingCondition(text, given, taken, patterns));
    // A deadline that is a condition stays with the offer, because the price in "€28 if you book by
    // 5 April" depends on it.
    if (given.kind === 'until')
      whole.set(given, extendByConditionOfClause(text, given, taken, patterns));
    if (!CONDITIONAL.has(given.kind)) continue;
    const [last, next] = [sorted[at - 1], sorted[at + 1]];
    const day = [next, last].find(
      (other) => other && isConditionForFact(text, other, given, patterns),
    );
    if (day === undefined) {
      whole.set(given, extendByLeadingCondition(text, given, taken, patterns));
      continue;
    }
    const [first, end] = [Math.min(day.start, given.start), Math.max(day.end, given.end)];
    const start = first - findConditionBefore(text, first, patterns).length;
    const rest = cutClauseBehind(text, end, patterns.clauses).trimEnd();
    const isRoom = day === next && end + rest.length - start <= MAX_CHARACTERS;
    whole.set(given, { ...given, start, end: isRoom ? end + rest.length : end });
    dropped.add(day);
  }
  return taken.filter((found) => !dropped.has(found)).map((found) => whole.get(found) ?? found);
}

/**
 * Tells whether a day is the condition for what a customer gets. The words between a day and an
 * offer, or at their ends, then mean "if".
 */
function isConditionForFact(
  text: string,
  day: FoundFact,
  given: FoundFact,
  patterns: FactPatterns,
): boolean {
  if (!DAYS.has(day.kind) || haveCommonPart(day, given)) return false;
  const [first, second] = day.start < given.start ? [day, given] : [given, day];
  const between = text.slice(first.end, second.start);
  const said =
    findConditionBefore(text, first.start, patterns) + text.slice(first.start, second.end);
  return (
    between.length <= MAX_CHARACTERS_BETWEEN &&
    said.length <= MAX_CHARACTERS &&
    !patterns.clauses.test(between.trim()) &&
    patterns.ifWords.test(said)
  );
}

/**
 * Extends what a customer gets by the condition at the start of its clause, for example "if two of
 * you come 20% off".
 */
function extendByLeadingCondition(
  text: string,
  given: FoundFact,
  taken: readonly FoundFact[],
  patterns: FactPatterns,
): FoundFact {
  const clause = measureConditionBefore(text, given.start, patterns);
  if (clause > 0) return widenFact(given, { start: given.start - clause }, taken);
  return extendByConditionOfClause(text, given, taken, patterns);
}

/** Extends a fact by the condition before it in its own clause. */
function extendByConditionOfClause(
  text: string,
  given: FoundFact,
  taken: readonly FoundFact[],
  patterns: FactPatterns,
): FoundFact {
  const { length } = findConditionBefore(text, given.start, patterns);
  return length === 0 ? given : widenFact(given, { start: given.start - length }, taken);
}

/**
 * Returns the number of characters of a conditional clause ("If it fails, ") before a main clause ("we pay
 * you back"). Returns 0 if there is no conditional clause.
 */
function measureConditionBefore(
  text: string,
  at: number,
  { conjunctions }: Pick<FactPatterns, 'conjunctions'>,
): number {
  const before = text.slice(0, at);
  const comma = /[,،，、]\s*$/u.exec(before);
  if (comma === null) return 0;
  const clause = cutClauseBefore(text, comma.index, CLAUSE_MARKS).trimStart();
  const opens = conjunctions.exec(clause)?.index === 0 && clause.length <= MAX_CHARACTERS;
  return opens ? at - comma.index + clause.length : 0;
}

/**
 * Returns the words before a position in its clause, from the word for "if" on; empty if there is
 * no such word.
 */
function findConditionBefore(text: string, at: number, { ifOpens }: FactPatterns): string {
  const before = cutClauseBefore(text, at, CLAUSE_MARKS);
  const { index } = ifOpens.exec(before) ?? { index: before.length };
  const condition = before.slice(index);
  return condition.length > MAX_CHARACTERS_BETWEEN ? '' : condition;
}
