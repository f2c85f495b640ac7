import { GOALS, type NamedGoal } from '../concepts/goals.ts';
import { CONCEPTS, findConcepts } from '../concepts/lexicon.ts';
import type { Mention } from '../concepts/term-index.ts';

/**
 * Returns the campaign goal that a goal field's words name, in any language; null if they name
 * none.
 */
export function findGoal(text: string): NamedGoal | null {
  return listGoals(text)[0] ?? null;
}

/**
 * Returns all campaign goals that a goal field's words name, in any language, in the order of {@link GOALS}.
 * A request at the start of the field counts only if no other word names a goal, because the word may be no
 * verb. A request at the start of a later clause always counts, for example "3 days left, book online".
 */
export function listGoals(text: string): readonly NamedGoal[] {
  const mentions = findConcepts(text, 'goal');
  const isCounted = (mention: Mention) => !isRequest(mention) || beginsLaterClause(mention, text);
  const named = listNamedGoals(removeCovered(mentions.filter(isCounted)));
  if (named.length > 0) return named;
  return listNamedGoals(mentions.filter((mention) => isRequest(mention) && mention.from === 0));
}

/**
 * Tells whether a mention is a request such as "book". A request names a goal only at the start of
 * a clause.
 */
function isRequest({ term }: Mention): boolean {
  return CONCEPTS.get(term.concept)?.atHead === true;
}

function beginsLaterClause({ start }: Mention, text: string): boolean {
  return /[,.;:!?،。，、！？–—-]\s*$/u.test(text.slice(0, start));
}

/** Drops each mention that lies inside a longer mention. */
function removeCovered(mentions: readonly Mention[]): Mention[] {
  return mentions.filter(
    (short) =>
      !mentions.some(
        (long) =>
          long.start <= short.start &&
          long.end >= short.end &&
          long.end - long.start > short.end - short.start,
      ),
  );
}

function listNamedGoals(mentions: readonly Mention[]): NamedGoal[] {
  const named = new Set(mentions.map(({ term }) => CONCEPTS.get(term.concept)?.goal));
  return GOALS.filter((goal) => named.has(goal));
}
