import type { FactKind } from '@adwright/contracts';
import type { FactPatterns } from './fact-patterns.ts';
import { type FoundFact, widened } from './found-fact.ts';

/*
 * Facts with the words around them that belong to them. `text` is folded, and `taken` are all facts of it: a fact takes no
 * words of another.
 */

const isOfDays = ({ kind }: FoundFact) => kind === 'hours' || kind === 'date';

/** Hours and dates with the word that opens their span: "od poniedziałku do piątku". */
export function withSpanWord(
  text: string,
  found: FoundFact,
  taken: readonly FoundFact[],
  { spanWord }: FactPatterns,
): FoundFact {
  const word = isOfDays(found) ? spanWord.exec(text.slice(0, found.start))?.[0] : undefined;
  return word === undefined ? found : widened(found, { start: found.start - word.length }, taken);
}

const MAX_WORDS_BEFORE_ALSO = 2;

/**
 * A day with the "also" before it, and with what takes place then: "citas también los sábados". The day alone would be the
 * only one.
 */
export function withAlso(
  text: string,
  found: FoundFact,
  taken: readonly FoundFact[],
  { also, clauses }: FactPatterns,
): FoundFact {
  const before = text.slice(0, found.start);
  const word = isOfDays(found) ? also.exec(before)?.[0] : undefined;
  if (word === undefined) return found;
  const clause = (before.split(clauses).at(-1) ?? '').trimStart();
  const isOwnClause = clause.length < before.trimStart().length;
  const isShort = clause.trim().split(/\s+/u).length <= MAX_WORDS_BEFORE_ALSO + 1;
  const { length } = isOwnClause && isShort ? clause : word;
  return widened(found, { start: found.start - length }, taken);
}

/** Kinds of which a word left beside them in their clause is a part. */
const WHOLE_KINDS: ReadonlySet<FactKind> = new Set(['trial', 'delivery', 'guarantee', 'price']);
const ONE_WORD = /^[\p{L}\p{M}]{1,12}$/u;

/**
 * A fact with the one word that its clause has beside it: "first consultation free", of which the phrases know the end
 * alone. The first clause names what is sold, so it stays as it is.
 */
export function withWholeClause(
  text: string,
  found: FoundFact,
  taken: readonly FoundFact[],
  { clauses }: FactPatterns,
): FoundFact {
  const before = text.slice(0, found.start).split(clauses).at(-1) ?? '';
  const isFirst = before.length >= found.start;
  if (!WHOLE_KINDS.has(found.kind) || isFirst) return found;
  const behind = text.slice(found.end).split(clauses)[0] ?? '';
  // A word on each side makes two, which the space between them tells.
  if (!ONE_WORD.test(`${before} ${behind}`.trim())) return found;
  const start = found.start - before.trimStart().length;
  return widened(found, { start, end: found.end + behind.trimEnd().length }, taken);
}

const MAX_INCLUSIVE_CHARACTERS = 32;

/** A price with what it includes: "£65 incl. lunch". */
export function withIncluded(
  text: string,
  found: FoundFact,
  taken: readonly FoundFact[],
  { included }: FactPatterns,
): FoundFact {
  const more = found.kind === 'price' ? included.exec(text.slice(found.end))?.[0] : undefined;
  if (!more?.trim()) return found;
  const end = found.end + more.length;
  return end - found.start > MAX_INCLUSIVE_CHARACTERS ? found : widened(found, { end }, taken);
}
