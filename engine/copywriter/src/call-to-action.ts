import { goalInWords, type NamedGoal } from '@adwright/engine-lexicon';
import type { Mood } from './content/mood.ts';
import { CALLS_TO_ACTION, type CategoryWords } from './content/texts.ts';

/** The purpose of the user's campaign. The goal is the advertiser's business and is never printed. */
export type GoalKind = NamedGoal | 'awareness';

/** The kind of campaign that a free-text goal describes, in any of our languages. */
export function goalKind(goal: string | undefined): GoalKind {
  return goalInWords(goal ?? '') ?? 'awareness';
}

const BY_EMOTION: Readonly<Partial<Record<Mood, readonly string[]>>> = CALLS_TO_ACTION.emotions;

/** English calls to action, 2–4 words each and starting with a verb, that suit goal, product and emotion. */
export function callsToAction(
  goal: GoalKind,
  { form, forWork, solemn, ctas }: CategoryWords,
  mood: Mood,
): readonly string[] {
  // Anything that goes into a cart is bought, whatever its kind. Solemn products are never urgent.
  const own = form !== 'goods' || solemn ? ctas : undefined;
  if (goal === 'sales')
    return forWork ? CALLS_TO_ACTION.supplies : (own ?? CALLS_TO_ACTION.sales[form]);
  if (goal === 'booking' && own !== undefined) return own;
  // Appointments are made with people, not with a boat.
  if (goal === 'booking' && form !== 'service') return CALLS_TO_ACTION.bookings;
  if (goal === 'awareness') return BY_EMOTION[mood] ?? CALLS_TO_ACTION.goals.awareness;
  return CALLS_TO_ACTION.goals[goal];
}
