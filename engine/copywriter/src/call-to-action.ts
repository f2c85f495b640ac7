import { goalInWords, type NamedGoal } from '@adwright/engine-lexicon';
import type { Mood } from './content/mood.ts';
import { CALLS_TO_ACTION, type CategoryWords } from './content/texts.ts';

/**
 * The goal of the user's campaign. The goal field is internal to the advertiser, so an ad prints
 * only the facts in the field and none of its other words.
 */
export type GoalKind = NamedGoal | 'awareness';

/** Returns the kind of goal that a goal field describes, in any supported language. */
export function goalKind(goal: string | undefined): GoalKind {
  return goalInWords(goal ?? '') ?? 'awareness';
}

const BY_EMOTION: Readonly<Partial<Record<Mood, readonly string[]>>> = CALLS_TO_ACTION.emotions;

/**
 * Returns English calls to action that suit goal, product and emotion. Each call to action has 2–4
 * words and starts with a verb.
 */
export function callsToAction(
  goal: GoalKind,
  { form, forWork, solemn, ctas }: CategoryWords,
  mood: Mood,
): readonly string[] {
  // Customers buy all goods in the same way, so all goods get the same calls to action. Goods for
  // solemn occasions such as funerals keep the calls to action of their category, which are not
  // urgent.
  const own = form !== 'goods' || solemn ? ctas : undefined;
  if (goal === 'sales')
    return forWork ? CALLS_TO_ACTION.supplies : (own ?? CALLS_TO_ACTION.sales[form]);
  if (goal === 'booking' && own !== undefined) return own;
  // "Book an appointment" suits only a service, because appointments are made with people and not
  // with a boat.
  if (goal === 'booking' && form !== 'service') return CALLS_TO_ACTION.bookings;
  if (goal === 'awareness') return BY_EMOTION[mood] ?? CALLS_TO_ACTION.goals.awareness;
  return CALLS_TO_ACTION.goals[goal];
}
