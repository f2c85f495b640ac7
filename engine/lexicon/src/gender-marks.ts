import { CONCEPTS, findConcepts } from './concepts/lexicon.ts';
import type { LexiconLanguage } from './languages.ts';
import { beginsWord, type FoldedText, findWordEnd, foldText } from './phrases/folded-text.ts';
import { PHRASE_FILES } from './phrases/phrase-files.ts';
import type { Span } from './phrases/phrases.ts';

/** The languages that use each gender mark; for example, "m/w/d" is German. */
const MARKS = new Map<string, LexiconLanguage[]>();
/** Letters that occur in gender marks. */
const MARK_LETTERS = new Set<string>();
/** Gender marks that are recognised without brackets. */
const BARE = new Set<string>();
for (const [language, words] of listEntries(PHRASE_FILES['job-ads'].languages)) {
  for (const mark of words.genders) {
    MARKS.set(mark, [...(MARKS.get(mark) ?? []), language]);
    const parts = mark.split('/');
    for (const part of parts) if (part.length === 1) MARK_LETTERS.add(part);
    if (parts.length > 2) BARE.add(mark);
  }
  for (const mark of words.bareGenders) BARE.add(mark);
}

/**
 * Returns the entries of a record whose keys are languages, without losing the type of the keys.
 */
export function listEntries<Words>(
  languages: Readonly<Partial<Record<LexiconLanguage, Words>>>,
): [LexiconLanguage, Words][] {
  return (Object.keys(languages) as LexiconLanguage[]).flatMap((language) => {
    const words = languages[language];
    return words === undefined ? [] : [[language, words] satisfies [LexiconLanguage, Words]];
  });
}

const OPENING = '([（【';
const CLOSING = ')]）】';

interface GenderMark extends Span {
  mark: string;
}

/**
 * Finds the gender marks that job ads contain by law, for example "(m/w/d)", "(H/F)", "m/v/x". The
 * returned range includes the mark's brackets and the spaces before them.
 */
function findGenderMarks(field: string): GenderMark[] {
  if (!field.includes('/') && !field.includes('|')) return [];
  const text = foldText(field);
  const found: GenderMark[] = [];
  for (let at = 0; at < field.length; at += 1) {
    if (!beginsWord(text, at)) continue;
    const { mark, end } = readMark(text, at);
    const bracketed = findBrackets(field, at, end);
    const isMark =
      bracketed === null
        ? BARE.has(mark) && (mark.split('/').length > 2 || !namesWornGoods(field))
        : MARKS.has(mark) || mark.split('/').every((part) => MARK_LETTERS.has(part));
    if (!mark.includes('/') || !isMark) continue;
    const { start, end: behind } = bracketed ?? { start: at, end };
    found.push({ mark, start: field.slice(0, start).trimEnd().length, end: behind });
    at = behind;
  }
  return found;
}

const WORN: ReadonlySet<unknown> = new Set(PHRASE_FILES['job-ads'].wornTrades);

/**
 * Tells whether a product field names goods for the body, for which "H/F" means men's and women's
 * sizes.
 */
function namesWornGoods(field: string): boolean {
  return findConcepts(field).some(({ term }) => {
    const concept = CONCEPTS.get(term.concept);
    return concept !== undefined && WORN.has(concept.trade) && !concept.emblem;
  });
}

/**
 * Reads words that slashes or bars join, from a position on. Returns the words joined by slashes: "m/w/d" for
 * "m / w | d".
 */
function readMark(text: FoldedText, start: number): { mark: string; end: number } {
  let end = findWordEnd(text, start);
  let mark = text.letters.slice(start, end);
  for (;;) {
    const slash = skipSpace(text.letters, end);
    if (!'/|'.includes(text.letters.charAt(slash) || ' ')) return { mark, end };
    const next = skipSpace(text.letters, slash + 1);
    const nextEnd = findWordEnd(text, next);
    if (nextEnd === next) return { mark, end };
    mark += `/${text.letters.slice(next, nextEnd)}`;
    end = nextEnd;
  }
}

function skipSpace(text: string, at: number): number {
  return text.charAt(at) === ' ' ? at + 1 : at;
}

function findBrackets(field: string, start: number, end: number): Span | null {
  const before = field.slice(0, start).trimEnd();
  const behind = end + (field.slice(end).length - field.slice(end).trimStart().length);
  const [open, close] = [before.at(-1), field.charAt(behind)];
  if (open === undefined || close === '') return null;
  return OPENING.includes(open) && CLOSING.includes(close)
    ? { start: before.length - 1, end: behind + 1 }
    : null;
}

/** Tells whether a product field contains a gender mark of job ads. */
export function containsGenderMark(field: string): boolean {
  return findGenderMarks(field).length > 0;
}

/**
 * Returns the first gender mark of a product field as typed, with the word before it; null if the
 * field has none.
 */
export function findGenderMark(field: string): { word: string; mark: string } | null {
  const [first] = findGenderMarks(field);
  if (first === undefined) return null;
  const word = /\S+$/u.exec(field.slice(0, first.start))?.[0];
  return word === undefined ? null : { word, mark: field.slice(first.start, first.end).trim() };
}

/** Returns a product field without the gender marks. */
export function removeGenderMarks(field: string): string {
  return findGenderMarks(field).reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    field,
  );
}

/**
 * Returns the language whose job ads use the field's gender mark. Without a mark, or if several
 * languages use the mark, the result is null.
 */
export function findLanguageOfGenders(field: string): LexiconLanguage | null {
  for (const { mark } of findGenderMarks(field)) {
    const languages = MARKS.get(mark) ?? [];
    const [only] = languages;
    if (only !== undefined && languages.length === 1) return only;
  }
  return null;
}
