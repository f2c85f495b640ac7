import { capitalise } from '@adwright/engine-lexicon';
import { ABBREVIATIONS } from '../../content/abbreviations.ts';
import { UNSPACED, type WrittenLanguage } from '../../content/languages.ts';
import type { FoundFact } from './found-fact.ts';
import type { Span } from './phone.ts';

const MIN_LETTERS_IN_CAPITALS = 4;
const CAPITALISED = ABBREVIATIONS.split('|').flatMap((word) => [
  capitalise(word),
  // A shorter word in capitals may be a name or a plain word, for example "NO".
  ...(word.length >= MIN_LETTERS_IN_CAPITALS ? [word.toUpperCase()] : []),
]);
/** Excludes abbreviations, whose full stops end no clause, for example "i.p.v.", "incl.". */
const ABBREVIATION = `(?<!(?<!\\p{L})(?:\\p{L}|${ABBREVIATIONS}|${CAPITALISED.join('|')})\\.)`;
/**
 * Excludes ordinal numbers, whose full stops end no clause, for example "6. bis 8. Dezember", "8.
 * 9. Mai", "jeden 2. Mittwoch".
 */
const ORDINAL =
  '(?<!(?<!\\p{Nd})\\p{Nd}{1,2}\\.(?=\\s*(?:/|\\p{Ll}|\\p{Nd}{1,2}\\.|\\p{Nd}{4}(?!\\p{Nd})|(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Advent|Stock|Etage|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag))))';
/**
 * In Russian and Ukrainian, the full stop of an abbreviated unit also ends the sentence if a
 * capital follows, for example "500 р. Казань".
 */
const UNIT_AT_THE_END = '(?<=\\p{Nd}\\s?(?:р|руб|грн|мин|хв|шт|ч|год|кг|г|м)\\.)(?=\\s+[А-ЯЁІЇЄҐ])';
/** Matches an ending that a colon joins to an abbreviation, for example "tv:n" in Swedish. */
export const ENDING_BEHIND_COLON = '(?<=\\p{Script=Latin}:)\\p{Ll}{1,3}(?!\\p{L})';
/**
 * Matches punctuation that separates clauses, in texts as typed and in folded (normalised) ones.
 * A comma inside a number, such as "1,295", separates no clauses.
 */
export const CLAUSE_MARKS = new RegExp(
  `[,:](?!\\p{Nd}|[-–]|(?<=\\p{Nd}:)\\p{L}|${ENDING_BEHIND_COLON})|(?<!\\p{Nd})[,:](?!${ENDING_BEHIND_COLON})|\\.(?:${UNIT_AT_THE_END}|(?![\\p{L}\\p{Nd}]|(?<=\\p{Nd}\\.)[-–—])${ABBREVIATION}${ORDINAL})|[;!?()（）。、，！？：；،؛؟।]|(?<!\\p{Nd})\\s[-–—]\\s|\\s[-–—]\\s(?!\\p{Nd})|\\s[|·•]\\s|—`,
  'u',
);
const EACH_CLAUSE_MARK = new RegExp(CLAUSE_MARKS, 'gu');
const MARKS_OR_SPACES = new RegExp(`${CLAUSE_MARKS.source}|\\s`, 'u');

/**
 * Returns a pattern for the punctuation that separates clauses of a folded (normalised) text; in
 * some languages it also matches spaces.
 */
export function chooseClauseMarks(language: WrittenLanguage): RegExp {
  return UNSPACED.has(language) ? MARKS_OR_SPACES : CLAUSE_MARKS;
}

/**
 * Returns the positions of a text's clauses in UTF-16 units, without the punctuation between them.
 */
export function splitClauses(text: string): Span[] {
  const ends = [...text.matchAll(EACH_CLAUSE_MARK)].map(({ 0: mark, index }) => ({
    start: index,
    end: index + mark.length,
  }));
  const starts = [0, ...ends.map(({ end }) => end)];
  return starts
    .map((start, at) => ({ start, end: ends[at]?.start ?? text.length }))
    .filter(({ start, end }) => text.slice(start, end).trim() !== '');
}

/** Returns the beginning of a clause, up to a position of the text. */
export function cutClauseBefore(text: string, at: number, marks: RegExp): string {
  return text.slice(0, at).split(marks).at(-1) ?? '';
}

/** Returns the rest of a clause, from a position of the text on. */
export function cutClauseBehind(text: string, at: number, marks: RegExp): string {
  return text.slice(at).split(marks)[0] ?? '';
}

/** The words before and after a fact in its clause, up to the next facts. */
export interface ClauseOfFact {
  before: string;
  behind: string;
  /** Whether the clause is the text's first one, which names the product. */
  isFirst: boolean;
  /** Whether another fact follows in the same clause. */
  isFollowed: boolean;
}

/**
 * Returns the words around a fact in its clause. `taken` contains all facts of the text, and may
 * contain the fact itself.
 */
export function findClauseOfFact(
  text: string,
  { start, end }: Pick<FoundFact, 'start' | 'end'>,
  taken: readonly FoundFact[],
  marks: RegExp,
): ClauseOfFact {
  const before = cutClauseBefore(text, start, marks);
  const behind = cutClauseBehind(text, end, marks);
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
