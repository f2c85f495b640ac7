import type { LocalisedLanguage } from '../content/languages.ts';
import { phrasebookOf } from '../content/texts.ts';

/** Adds the full stop that a line needs between other sentences. */
export function asSentence(line: string, language: LocalisedLanguage): string {
  return /[.!?…。！？؟;।]$/u.test(line) ? line : line + phrasebookOf(language).grammar.fullStop;
}

/** Joins sentences to a paragraph, and omits empty parts. */
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
 * The clauses of a description: "auch samstags, mit Parkplatz" has two. Thai separates them with a
 * space. A clause that is only a number or a place is left out.
 */
export function partsOfDetail(detail: string | null | undefined): string[] {
  return (detail ?? '')
    .split(
      /\s*(?:,(?!\d)|(?<!\d),|[;；，、،])\s*|(?<=[\p{Script=Thai}\p{M}])\s+(?=\p{Script=Thai})/u,
    )
    .filter((clause) => (clause.match(/\p{L}/gu)?.length ?? 0) >= 4);
}

/**
 * Removes some clauses from a description; null if none remains. A description without such clauses
 * stays as typed.
 */
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

/** Items of two lists, alternating and starting with the first list. */
export function inTurn<Item>(first: readonly Item[], second: readonly Item[]): Item[] {
  return Array.from({ length: Math.max(first.length, second.length) }, (_, at) => [
    ...first.slice(at, at + 1),
    ...second.slice(at, at + 1),
  ]).flat();
}
