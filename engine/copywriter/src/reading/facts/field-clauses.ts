import type { FactKind } from '@adwright/contracts';
import { findConcepts } from '@adwright/engine-lexicon';
import { splitClauses } from './clauses.ts';
import type { Span } from './phone.ts';

/** Position and kind of a fact. */
interface Placed extends Span {
  kind: FactKind;
}

const MIN_LETTERS_OF_A_NAME = 3;

/**
 * Returns the clauses after the clause that names the product. If the first clause is only a brand,
 * the next clause names the product and is left out too, for example in "Loom & Larder, weekly veg
 * boxes from £14".
 *
 * @param facts that are printed separately from the name
 */
export function findClausesBehindName(text: string, facts: readonly Span[]): Span[] {
  const clauses = splitClauses(text);
  const besides = (clause: Span) => readWordsBeside(text, clause, facts);
  const first = clauses.findIndex(
    (clause) => (besides(clause).match(/\p{L}/gu)?.length ?? 0) >= MIN_LETTERS_OF_A_NAME,
  );
  if (first === -1) return [];
  const behind = clauses.slice(first + 1);
  const name = clauses[first];
  if (behind.length === 0 || !name || findConcepts(besides(name)).length > 0) return behind;
  // A clause that starts a new sentence describes the product and does not name the product, for
  // example "Klippning hela mars. Boka på nätet".
  const named = behind.findIndex(
    (clause) =>
      !/[.!?]\s*$/u.test(text.slice(0, clause.start)) && findConcepts(besides(clause)).length > 0,
  );
  return behind.filter((_, at) => at !== named);
}

/** Returns the words of a clause that belong to none of the clause's facts. */
function readWordsBeside(text: string, clause: Span, facts: readonly Span[]): string {
  let words = '';
  let at = clause.start;
  for (const { start, end } of listFactsOfClause(clause, facts)) {
    words += `${text.slice(at, Math.max(at, start))} `;
    at = Math.max(at, end);
  }
  return (words + text.slice(at, clause.end)).trim();
}

/** Returns the facts of a clause, in text order. */
export function listFactsOfClause<Found extends Span>(
  clause: Span,
  facts: readonly Found[],
): Found[] {
  return facts
    .filter(({ start, end }) => start >= clause.start && end <= clause.end)
    .toSorted((one, other) => one.start - other.start);
}

/**
 * Kinds of facts that an ad always prints separately from the product's name, whatever the words
 * beside them are.
 */
const SHOWN_APART: ReadonlySet<FactKind> = new Set<FactKind>([
  'price',
  'was',
  'discount',
  'multibuy',
  'trial',
  'code',
  'until',
  'from',
  'date',
  'phone',
  'seats',
]);

/** Matches times of day. "24/7" is excluded, because "24/7 plumber" names the product. */
const SPAN_OF_HOURS = /^(?!.*24).*\p{Nd}\D+\p{Nd}/u;

/** Tells whether a fact is always printed separately from the product's name. */
export function isAlwaysApart(text: string, { kind, start, end }: Placed): boolean {
  return SHOWN_APART.has(kind) || (kind === 'hours' && SPAN_OF_HOURS.test(text.slice(start, end)));
}
