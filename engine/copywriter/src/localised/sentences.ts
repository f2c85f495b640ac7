import type { LocalisedLanguage } from '../content/languages.ts';
import { phrasebookOf } from '../content/texts.ts';

/** A line with the full stop that it needs among other sentences. */
export function asSentence(line: string, language: LocalisedLanguage): string {
  return /[.!?…。！？؟;।]$/u.test(line) ? line : line + phrasebookOf(language).grammar.fullStop;
}

/** Joins sentences to a paragraph and omits parts without words. */
export function joinSentences(
  parts: readonly (string | null | undefined)[],
  language: LocalisedLanguage,
): string {
  return parts
    .filter((part) => part != null && part !== '')
    .map((part) => asSentence(part ?? '', language))
    .join(phrasebookOf(language).grammar.gap);
}

/**
 * The clauses of a detail: "auch samstags, mit Parkplatz" has two. Thai separates them with a space. A number
 * or a place alone doesn't count.
 */
export function partsOfDetail(detail: string | null | undefined): string[] {
  return (detail ?? '')
    .split(
      /\s*(?:,(?!\d)|(?<!\d),|[;；，、،])\s*|(?<=[\p{Script=Thai}\p{M}])\s+(?=\p{Script=Thai})/u,
    )
    .filter((clause) => (clause.match(/\p{L}/gu)?.length ?? 0) >= 4);
}

/** A detail without some of its clauses; null if none is left. Without these clauses, it stays as typed. */
export function withoutClauses(
  detail: string | null | undefined,
  isLeftOut: (clause: string) => boolean,
  language: LocalisedLanguage,
): string | null {
  const clauses = partsOfDetail(detail);
  const left = clauses.filter((clause) => !isLeftOut(clause));
  if (left.length === clauses.length) return detail || null;
  return left.join(phrasebookOf(language).grammar.comma) || null;
}

/** Items of two lists in alternation, starting with the first list. */
export function inTurn<Item>(first: readonly Item[], second: readonly Item[]): Item[] {
  return Array.from({ length: Math.max(first.length, second.length) }, (_, at) => [
    ...first.slice(at, at + 1),
    ...second.slice(at, at + 1),
  ]).flat();
}
