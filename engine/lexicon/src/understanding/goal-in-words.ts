import { GOALS, type NamedGoal } from '../concepts/goals.ts';
import { CONCEPTS, findConcepts } from '../concepts/lexicon.ts';
import type { Mention } from '../concepts/term-index.ts';

/**
 * Returns the campaign goal that a goal field's words name, in any language; null if they name
 * none.
 */
export function goalInWords(text: string): NamedGoal | null {
  return goalsInWords(text)[0] ?? null;
}

/**
 * Returns all campaign goals that a goal field's words name, in any language, in the order of {@link GOALS}. A
 * goal that only the first word names counts if no other word names one.
 */
export function goalsInWords(text: string): readonly NamedGoal[] {
  const mentions = findConcepts(text, 'goal');
  const named = goalsOf(withoutCovered(mentions.filter((mention) => !mustBegin(mention))));
  return named.length > 0 ? named : goalsOf(mentions.filter(isAtHead));
}

function mustBegin({ term }: Mention): boolean {
  return CONCEPTS.get(term.concept)?.atHead === true;
}

function isAtHead(mention: Mention): boolean {
  return mustBegin(mention) && mention.from === 0;
}

/** Drops each mention that lies inside a longer mention. */
function withoutCovered(mentions: readonly Mention[]): Mention[] {
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

function goalsOf(mentions: readonly Mention[]): NamedGoal[] {
  const named = new Set(mentions.map(({ term }) => CONCEPTS.get(term.concept)?.goal));
  return GOALS.filter((goal) => named.has(goal));
}
