/**
 * Every `step`th case of a table, in its order. Selects every `step`th case of a table, so that tests which
 * take turns cover each case together.
 *
 * @param turn number of the first case; of larger ones the rest by `step` counts
 */
export function takeTurn<Case>(cases: readonly Case[], step: number, turn = 0): Case[] {
  return cases.filter((_, at) => at % step === turn % step);
}
