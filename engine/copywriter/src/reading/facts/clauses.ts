import { capitalise } from '@adwright/engine-lexicon';
import { ABBREVIATIONS } from '../../content/abbreviations.ts';
import type { WrittenLanguage } from '../../content/languages.ts';
import type { FoundFact } from './found-fact.ts';
import type { Span } from './phone.ts';

const CAPITALISED = ABBREVIATIONS.split('|').map((word) => capitalise(word));
/** The full stops of "i.p.v." and "incl." end no clause. */
const ABBREVIATION = `(?<!(?<!\\p{L})(?:\\p{L}|${ABBREVIATIONS}|${CAPITALISED.join('|')})\\.)`;
/** The full stop of an ordinal ends nothing either: "6. bis 8. Dezember", "8. 9. Mai". */
const ORDINAL =
  '(?<!(?<!\\p{Nd})\\p{Nd}{1,2}\\.(?=\\s*(?:\\p{Ll}|\\p{Nd}{1,2}\\.|\\p{Nd}{4}(?!\\p{Nd})|(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Advent|Stock|Etage))))';
/** In Russian and Ukrainian, a unit's full stop before a capital ends the sentence: "500 р. Казань". */
const UNIT_AT_THE_END = '(?<=\\p{Nd}\\s?(?:р|руб|грн|мин|хв|шт|ч|год|кг|г|м)\\.)(?=\\s+[А-ЯЁІЇЄҐ])';
/** Marks that part clauses, in texts as typed and folded ones. The comma of a number does not. */
export const CLAUSE_MARKS = new RegExp(
  `[,:](?!\\p{Nd}|[-–])|(?<!\\p{Nd})[,:]|\\.(?:${UNIT_AT_THE_END}|(?![\\p{L}\\p{Nd}])${ABBREVIATION}${ORDINAL})|[;!?()（）。、，！？：；،؛؟।]|(?<!\\p{Nd})\\s[-–—]\\s|\\s[-–—]\\s(?!\\p{Nd})|\\s[|·•]\\s|—`,
  'u',
);
const EACH_CLAUSE_MARK = new RegExp(CLAUSE_MARKS, 'gu');
const MARKS_OR_SPACES = new RegExp(`${CLAUSE_MARKS.source}|\\s`, 'u');
/** Languages that write a space where others write a comma. */
const PARTED_BY_SPACES: ReadonlySet<string> = new Set(['zh', 'ja', 'th']);

/** What may part the clauses of a folded text in a language: marks, and spaces where they stand for commas. */
export function clauseMarks(language: WrittenLanguage): RegExp {
  return PARTED_BY_SPACES.has(language) ? MARKS_OR_SPACES : CLAUSE_MARKS;
}

/** Positions of a text's clauses, without the marks between them, in UTF-16 units. */
export function clausesOf(text: string): Span[] {
  const ends = [...text.matchAll(EACH_CLAUSE_MARK)].map(({ 0: mark, index }) => ({
    start: index,
    end: index + mark.length,
  }));
  const starts = [0, ...ends.map(({ end }) => end)];
  return starts
    .map((start, at) => ({ start, end: ends[at]?.start ?? text.length }))
    .filter(({ start, end }) => text.slice(start, end).trim() !== '');
}

/** The part of a clause that ends at a position of a text. */
export function clauseBefore(text: string, at: number, marks: RegExp): string {
  return text.slice(0, at).split(marks).at(-1) ?? '';
}

/** The part of a clause that begins at a position of a text. */
export function clauseBehind(text: string, at: number, marks: RegExp): string {
  return text.slice(at).split(marks)[0] ?? '';
}

/** What a clause holds beside a fact, up to the facts next to it. */
export interface ClauseOfFact {
  before: string;
  behind: string;
  /** Whether no other clause stands before it: the first one names what is sold. */
  isFirst: boolean;
  /** Whether another fact of the same clause stands behind. */
  isFollowed: boolean;
}

/** The clause of a fact. `taken` are all facts of the text; the fact itself may be among them. */
export function clauseOfFact(
  text: string,
  { start, end }: Pick<FoundFact, 'start' | 'end'>,
  taken: readonly FoundFact[],
  marks: RegExp,
): ClauseOfFact {
  const before = clauseBefore(text, start, marks);
  const behind = clauseBehind(text, end, marks);
  const last = Math.max(0, ...taken.map((other) => other.end).filter((at) => at <= start));
  const next = Math.min(
    text.length,
    ...taken.map((other) => other.start).filter((at) => at >= end),
  );
  return {
    before: before.slice(Math.max(0, last - (start - before.length))),
    behind: behind.slice(0, next - end),
    isFirst: before.length >= start,
    isFollowed: next - end < behind.length,
  };
}
