import { capitalise } from '@adwright/engine-lexicon';
import { NOT_BEHIND_ABBREVIATION } from '../content/abbreviations.ts';
import type { LocalisedLanguage } from '../content/languages.ts';
import { getPhrasebook } from '../content/texts.ts';
import { areVariants } from '../content/variants.ts';
import { opensCondition } from '../reading/opens-condition.ts';

/** Adds the full stop that a line needs between other sentences. */
export function endAsSentence(line: string, language: LocalisedLanguage): string {
  return /[.!?…。！？؟;।]$/u.test(line) ? line : line + getPhrasebook(language).grammar.fullStop;
}

/** Joins sentences to a paragraph, and omits empty parts. */
export function joinSentences(
  parts: readonly (string | null | undefined)[],
  language: LocalisedLanguage,
): string {
  return parts
    .filter((part) => part != null && part !== '')
    .map((part) => endAsSentence(part ?? '', language))
    .join(getPhrasebook(language).grammar.gap);
}

/** A clause of a description, and the punctuation before it. */
interface DetailClause {
  mark: string;
  text: string;
}

/**
 * Matches what separates the clauses and sentences of a description. In Thai, a space separates
 * clauses and sentences.
 */
const CLAUSE_END = new RegExp(
  `\\s*(?:,(?!\\d)|(?<!\\d),|[;；，、،])\\s*|(?<=\\p{L}{2})${NOT_BEHIND_ABBREVIATION}[.!?]\\s+|[。！？]\\s*|(?<=[\\p{Script=Thai}\\p{M}])\\s+(?=\\p{Script=Thai})`,
  'giu',
);

/**
 * Returns the clauses of a description; for example, "auch samstags, mit Parkplatz" has two
 * clauses. A condition stays with the clause after it, because neither clause is true alone, for
 * example "If it fails, we pay you back". A condition without a clause after it is left out.
 */
function listDetailClauses(
  detail: string | null | undefined,
  language: LocalisedLanguage,
): DetailClause[] {
  const text = detail ?? '';
  const marks = [...text.matchAll(CLAUSE_END)];
  const clauses: DetailClause[] = [];
  let condition: DetailClause | null = null;
  for (const at of Array(marks.length + 1).keys()) {
    const [before, next] = [marks[at - 1], marks[at]];
    const mark = before?.[0] ?? '';
    const said = text.slice(before ? before.index + mark.length : 0, next?.index);
    if (opensCondition(said, language)) condition = { mark, text: said };
    else if (said !== '') {
      const isMain = condition !== null && !isSentenceEnd(mark);
      clauses.push(
        condition !== null && isMain
          ? { mark: condition.mark, text: condition.text + mark + said }
          : { mark, text: said },
      );
      condition = null;
    }
  }
  return clauses;
}

const isSentenceEnd = (mark: string) => /[.!?…。！？।]/u.test(mark);

/** A clause of a description that may be printed by itself, as a row or in a headline. */
export interface DetailPart {
  text: string;
  /** Whether the clause is an item of a list, which means little without the other items. */
  isListed: boolean;
}

/**
 * Returns the clauses of a description that mean something by themselves; a number or a short word
 * does not.
 */
export function listDetailParts(
  detail: string | null | undefined,
  language: LocalisedLanguage,
): DetailPart[] {
  const clauses = listDetailClauses(detail, language);
  return clauses
    .map(({ mark, text }, at) => ({
      text: text.replace(/[.!。！]$/u, ''),
      isListed:
        !isSeveralWords(text) ||
        [clauses[at - 1], clauses[at + 1]].some(
          (other) => other !== undefined && areVariants(other.text, text, language),
        ) ||
        (at > 0 && !isSentenceEnd(mark) && !isSeveralWords(clauses[at - 1]?.text ?? '')),
    }))
    .filter(({ text }) => (text.match(/\p{L}/gu)?.length ?? 0) >= 4);
}

/**
 * Tells whether a clause has several words. Chinese, Japanese and Thai have no spaces between
 * words, so their clauses count as several words.
 */
export function isSeveralWords(clause: string): boolean {
  return (
    clause.includes(' ') ||
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(clause)
  );
}

/**
 * Removes some clauses from a description; null if none remains. A description that contains none
 * of these clauses stays as typed.
 */
export function removeClauses(
  detail: string | null | undefined,
  isLeftOut: (clause: string, isLast: boolean) => boolean,
  language: LocalisedLanguage,
): string | null {
  const clauses = listDetailClauses(detail, language);
  const left = clauses.map(({ text }, at) => !isLeftOut(text, at === clauses.length - 1));
  if (left.every(Boolean)) return detail || null;
  return joinClausesLeft(clauses, left, language) || null;
}

/**
 * Joins the clauses that remain of a text, each with the punctuation before it. If a removed clause
 * started a sentence, the clause after it starts the sentence.
 * @param isLeft for each clause, whether it remains
 */
export function joinClausesLeft(
  clauses: readonly DetailClause[],
  isLeft: readonly boolean[],
  language: LocalisedLanguage | 'en',
): string {
  let joined = '';
  let isFirst = true;
  let open = '';
  for (const [at, { mark, text }] of clauses.entries()) {
    const joint = isSentenceEnd(open) ? open : mark;
    open = isLeft[at] ? '' : joint;
    if (!isLeft[at]) continue;
    joined += (isFirst ? '' : joint) + (joint === mark ? text : capitalise(text, language));
    isFirst = false;
  }
  return joined;
}

/** Returns the items of two lists, alternating and starting with the first list. */
export function alternateItems<Item>(first: readonly Item[], second: readonly Item[]): Item[] {
  return Array.from({ length: Math.max(first.length, second.length) }, (_, at) => [
    ...first.slice(at, at + 1),
    ...second.slice(at, at + 1),
  ]).flat();
}
