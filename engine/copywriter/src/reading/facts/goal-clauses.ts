import { foldLetters, GRAMMARS } from '@adwright/engine-lexicon';
import type { WrittenLanguage } from '../../content/languages.ts';
import { measureWidth } from '../../content/width.ts';
import { opensJoinedClause } from '../dependent-clauses.ts';
import { splitClauses } from './clauses.ts';
import { haveCommonPart } from './found-fact.ts';
import type { Span } from './phone.ts';

/** Maximum width of a statement in Latin letters. */
export const MAX_STATEMENT_WIDTH = 64;

/** A clause of a goal. */
export interface GoalClause extends Span {
  /** Whether a telephone number or a code directly follows the clause. */
  isCut: boolean;
  /**
   * Whether the clause is only a single word beside a telephone number or a code. A single word
   * beside a telephone number or a code is not printed.
   */
  isLoose: boolean;
  /** Whether the clause contains a clause that would mean nothing alone. */
  isJoined?: boolean;
}

/**
 * Returns the clauses of a goal. A text in brackets belongs to the clause before it. A telephone
 * number or a code splits its clause into two. A clause that is too long for a statement is split
 * at the word for "and".
 */
export function splitGoal(
  text: string,
  contacts: readonly Span[],
  language: WrittenLanguage,
): GoalClause[] {
  const parts: Span[] = [];
  for (const clause of splitClauses(text)) {
    const last = parts.at(-1);
    const end = clause.end + (/^[)）]/u.test(text.slice(clause.end)) ? 1 : 0);
    if (last && belongsTogether(text, last, { ...clause, end })) last.end = end;
    else parts.push({ ...clause });
  }
  const phrases =
    language === 'th' ? parts.flatMap((clause) => splitThaiPhrases(text, clause)) : parts;
  return phrases
    .flatMap((clause) => splitAtContacts(text, clause, contacts, language))
    .flatMap((clause) => splitLongClause(text, clause, language));
}

/** Matches the end of a clause and the brackets before the next clause. */
const BRACKETS = /^.(?:\s?[()（）]|(?<=[)）]))\s?$/u;
const TIME = '\\p{Nd}{1,2}[:.]\\p{Nd}{2}';
/** Matches a list of times with a comma, for example "10:00, 12:30 and 17:00". */
const LIST_OF_TIMES = new RegExp(`(?<!\\p{Nd})${TIME},\\s${TIME}(?!\\p{Nd})`, 'u');
/** Matches a list of names with a comma, for example the towns in "delivery in Leeds, York". */
const LIST_OF_NAMES = /\p{Ll}\s\p{Lu}\p{L}+,\s(?:\p{Lu}\p{L}+\s?){1,2}$/u;
/** Matches a dash between a condition and its consequence, for example "not grown — money back". */
const DASH_BETWEEN = /^.\s?[–—-]\s?$/u;
const MAX_CONDITION_WIDTH = 20;

/** Tells whether two consecutive clauses form one statement that is short enough to print. */
function belongsTogether(text: string, before: Span, clause: Span): boolean {
  const both = text.slice(before.start, clause.end);
  if (measureWidth(both) > MAX_STATEMENT_WIDTH) return false;
  const gap = text.slice(before.end - 1, clause.start);
  const [first, second] = [before, clause].map(({ start, end }) => text.slice(start, end).trim());
  const isShort = [first, second].some((said) => measureWidth(said ?? '') <= MAX_CONDITION_WIDTH);
  return (
    BRACKETS.test(gap) ||
    isRemainder(second ?? '', first ?? '') ||
    LIST_OF_TIMES.test(both) ||
    LIST_OF_NAMES.test(both) ||
    (DASH_BETWEEN.test(gap) && isShort)
  );
}

const MAX_REMAINDER_WIDTH = 14;
const NUMBER_WITH_VERB = /^\p{Nd}{1,2}\s\p{Ll}{4,}$/u;
/** Matches "otherwise" at the start of a clause, which means nothing without the clause before it. */
const BEGINS_WITH_OTHERWISE =
  /^(?:otherwise|or else|sonst|ansonsten|sinon|si no|altrimenti|senão|anders|annars|inaczej|иначе|інакше|αλλιώς)(?!\p{L})/iu;
const BEGINS_WITH_IS = /^(?:it[’']s|is|è|es|ist|c[’']est|é|jest|är|это|це|είναι)\s/iu;

/**
 * Tells whether a short clause means nothing without the clause before it, for example "4 zahlen"
 * in "5 Nächte bleiben, 4 zahlen".
 */
function isRemainder(said: string, before: string): boolean {
  if (BEGINS_WITH_OTHERWISE.test(said)) return true;
  if (measureWidth(said) > MAX_REMAINDER_WIDTH) return false;
  return BEGINS_WITH_IS.test(said) || (NUMBER_WITH_VERB.test(said) && /\p{Nd}/u.test(before));
}

/** Matches a short word before a telephone number, for example "on" in "free survey on". */
const LEADS_ON = /\s\p{Ll}{1,5}\s*$/u;

/**
 * Matches two words, a number, or several characters of a script without spaces between words. A
 * single word beside a telephone number announces the number ("phone"), or is the verb at the end
 * of a German request.
 */
const SEVERAL_WORDS =
  /\p{L}\P{L}+\p{L}|\p{Nd}|[\p{Script=Han}\p{Script=Katakana}\p{Script=Thai}]{4}/u;

/**
 * Returns the parts of a clause before and after its telephone numbers and codes; the whole clause
 * if it contains no number or code.
 */
function splitAtContacts(
  text: string,
  clause: Span,
  contacts: readonly Span[],
  language: WrittenLanguage,
): GoalClause[] {
  const own = contacts.filter((contact) => haveCommonPart(contact, clause));
  if (own.length === 0) return [{ ...clause, isCut: false, isLoose: false }];
  const from = Math.max(clause.start, Math.min(...own.map(({ start }) => start)));
  const typedLead = text.slice(clause.start, from);
  const shortLead = typedLead.replace(LEADS_ON, '');
  // A short word behind "or" is a further step and no preposition: "reservar no site ou ligar".
  const lead = endsWithConjunction(shortLead, language) ? typedLead : shortLead;
  const behind = Math.min(clause.end, Math.max(...own.map(({ end }) => end)));
  return [
    { start: clause.start, end: clause.start + lead.length, isCut: true },
    { start: behind, end: clause.end, isCut: false },
  ].map((part) => {
    const said = text.slice(part.start, part.end);
    const isDependent = part.start === behind && opensJoinedClause(said, language);
    return { ...part, isLoose: isDependent || !SEVERAL_WORDS.test(said) };
  });
}

/** Tells whether a text ends with "and" or "or". */
function endsWithConjunction(text: string, language: WrittenLanguage): boolean {
  const { and, or } = GRAMMARS[language];
  const [last = ''] = /\p{L}+$/u.exec(foldLetters(text.trimEnd())) ?? [];
  return [...and, ...or].map(foldLetters).includes(last);
}

/** Minimum width of each part of a long clause. */
const MIN_PART_WIDTH = 12;

/**
 * Splits a clause that is too long for a statement, at the word for "and" that is nearest to its
 * middle.
 */
function splitLongClause(
  text: string,
  clause: GoalClause,
  language: WrittenLanguage,
): GoalClause[] {
  const said = text.slice(clause.start, clause.end);
  if (measureWidth(said.trim()) <= MAX_STATEMENT_WIDTH) return [clause];
  const { and } = GRAMMARS[language];
  if (and.length === 0) return [clause];
  const joins = new RegExp(`\\s(?:${and.map(foldLetters).join('|')})\\s`, 'gu');
  const [cut] = [...foldLetters(said).matchAll(joins)]
    .map(({ index }) => index)
    .filter((at) => measureWidth(said.slice(0, at)) >= MIN_PART_WIDTH)
    .filter((at) => measureWidth(said.slice(at)) >= MIN_PART_WIDTH)
    .sort((one, other) => Math.abs(said.length / 2 - one) - Math.abs(said.length / 2 - other));
  if (cut === undefined) return [clause];
  const at = clause.start + cut;
  return [
    { ...clause, end: at, isCut: false },
    { ...clause, start: at },
  ];
}

/**
 * Extends a clause by the rest of a fact that begins in it. The full stop of "until 23.12.", for
 * example, does not end the clause.
 */
export function extendByWholeFacts(clause: GoalClause, facts: readonly Span[]): GoalClause {
  const begun = facts.filter(({ start }) => start >= clause.start && start < clause.end);
  return { ...clause, end: Math.max(clause.end, ...begun.map(({ end }) => end)) };
}

/**
 * Returns the phrases of a Thai clause, which are separated by spaces. A number belongs to the
 * words beside it.
 */
function splitThaiPhrases(text: string, clause: Span): Span[] {
  const ends = [
    ...text.slice(clause.start, clause.end).matchAll(/(?<![\p{Nd}a-z])\s+(?![\p{Nd}a-z])/giu),
  ];
  const starts = [
    clause.start,
    ...ends.map(({ 0: gap, index }) => clause.start + index + gap.length),
  ];
  return starts.map((start, at) => {
    const next = ends[at];
    return { start, end: next ? clause.start + next.index : clause.end };
  });
}
