import type { FactKind } from '@adwright/contracts';
import { capitalise, findConcepts } from '@adwright/engine-lexicon';
import { ABBREVIATIONS } from '../../content/abbreviations.ts';
import type { Span } from './phone.ts';

const CAPITALISED = ABBREVIATIONS.split('|').map((word) => capitalise(word));
const ABBREVIATION = `(?<!(?<!\\p{L})(?:\\p{L}|${ABBREVIATIONS}|${CAPITALISED.join('|')}))`;
/** The full stop of an ordinal ends nothing either: "6. bis 8. Dezember". */
const ORDINAL =
  '(?<!(?<!\\p{Nd})\\p{Nd}{1,2}(?=\\.\\s*(?:\\p{Ll}|\\p{Nd}|(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Advent|Stock|Etage))))';
const CLAUSE_END = new RegExp(
  `[,:](?!\\p{Nd}|[-–])|(?<!\\p{Nd})[,:]|${ABBREVIATION}${ORDINAL}\\.(?![\\p{L}\\p{Nd}])|[;!?()（）。、，！？：；،؛؟।]|\\s[-–—|·•]\\s|—`,
  'gu',
);

/** Positions of a text's clauses, without the marks between them, in UTF-16 units. */
export function clausesOf(text: string): Span[] {
  const ends = [...text.matchAll(CLAUSE_END)].map(({ 0: mark, index }) => ({
    start: index,
    end: index + mark.length,
  }));
  const starts = [0, ...ends.map(({ end }) => end)];
  return starts
    .map((start, at) => ({ start, end: ends[at]?.start ?? text.length }))
    .filter(({ start, end }) => text.slice(start, end).trim() !== '');
}

/** A fact's place and kind. */
interface Placed extends Span {
  kind: FactKind;
}

const MIN_LETTERS_OF_A_NAME = 3;

/**
 * The clauses after the one that names the product. If the first clause is only a brand, the product's name may follow it,
 * and that clause is left out too: "Loom & Larder, weekly veg boxes from £14".
 *
 * @param facts those that are shown apart from the name
 */
export function clausesBehindName(text: string, facts: readonly Span[]): Span[] {
  const clauses = clausesOf(text);
  const besides = (clause: Span) => wordsBeside(text, clause, facts);
  const first = clauses.findIndex(
    (clause) => (besides(clause).match(/\p{L}/gu)?.length ?? 0) >= MIN_LETTERS_OF_A_NAME,
  );
  if (first === -1) return [];
  const behind = clauses.slice(first + 1);
  const name = clauses[first];
  if (behind.length === 0 || !name || findConcepts(besides(name)).length > 0) return behind;
  // A new sentence says something of the name: "Klippning hela mars. Boka på nätet".
  const named = behind.findIndex(
    (clause) =>
      !/[.!?]\s*$/u.test(text.slice(0, clause.start)) && findConcepts(besides(clause)).length > 0,
  );
  return behind.filter((_, at) => at !== named);
}

/** The words of a clause that belong to none of its facts. */
function wordsBeside(text: string, clause: Span, facts: readonly Span[]): string {
  let words = '';
  let at = clause.start;
  for (const { start, end } of factsIn(clause, facts)) {
    words += `${text.slice(at, Math.max(at, start))} `;
    at = Math.max(at, end);
  }
  return (words + text.slice(at, clause.end)).trim();
}

/** The facts of a clause, in their order. */
export function factsIn<Found extends Span>(clause: Span, facts: readonly Found[]): Found[] {
  return facts
    .filter(({ start, end }) => start >= clause.start && end <= clause.end)
    .toSorted((one, other) => one.start - other.start);
}

/** Kinds that an ad shows apart from the name of what is sold, whatever stands beside them. */
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

/** Times, except for a permanent service: "24/7 plumber" names a kind. */
const SPAN_OF_HOURS = /^(?!.*24).*\p{Nd}\D+\p{Nd}/u;

/** Whether a fact is always shown apart. */
export function isAlwaysApart(text: string, { kind, start, end }: Placed): boolean {
  return SHOWN_APART.has(kind) || (kind === 'hours' && SPAN_OF_HOURS.test(text.slice(start, end)));
}
