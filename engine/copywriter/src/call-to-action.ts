import { findGoal, type NamedGoal } from '@adwright/engine-lexicon';
import { CALLS_TO_ACTION, type CategoryWords } from './content/texts.ts';

/**
 * The goal of the user's campaign. The goal field is internal to the advertiser, so an ad prints
 * only the facts in the field and none of its other words.
 */
export type GoalKind = NamedGoal | 'awareness';

/** Returns the kind of goal that a goal field describes, in any supported language. */
export function readGoal(goal: string | undefined): GoalKind {
  return findGoal(goal ?? '') ?? 'awareness';
}

/**
 * Returns English calls to action that suit goal and category. Each call to action has 2–4 words
 * and starts with a verb.
 */
export function listCallsToAction(
  goal: GoalKind,
  { form, forWork, solemn, ctas }: CategoryWords,
): readonly string[] {
  // Customers buy all goods in the same way, so all goods get the same calls to action. Goods for
  // solemn occasions such as funerals keep the calls to action of their category, which are not
  // urgent.
  const own = form !== 'goods' || solemn ? ctas : undefined;
  if (goal === 'sales')
    return forWork ? CALLS_TO_ACTION.supplies : (own ?? CALLS_TO_ACTION.sales[form]);
  if (goal === 'booking') return listBookingCalls(form, own);
  // Readers of an ad for goods first want to know more. A question or a visit costs nothing, so
  // services and places ask for one at once.
  if (goal === 'awareness' && (form === 'service' || form === 'place'))
    return own ?? CALLS_TO_ACTION.sales[form];
  return CALLS_TO_ACTION.goals[goal];
}

/**
 * Returns the category's own calls to action that lead to a booking; the general calls if the
 * category has none. "Book an appointment" suits only a service, because appointments are made with
 * people and not with a boat.
 */
function listBookingCalls(
  form: CategoryWords['form'],
  own: readonly string[] | undefined,
): readonly string[] {
  const booking = own?.filter((line) =>
    CALLS_TO_ACTION.booked.some((word) => line.startsWith(`${word} `)),
  );
  if (booking !== undefined && booking.length > 0) return booking;
  return form === 'service' ? CALLS_TO_ACTION.goals.booking : CALLS_TO_ACTION.bookings;
}
