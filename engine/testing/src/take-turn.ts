/**
 * Every `step`th case of a table, in its order. Tests that iterate over one table in turns of their own cover
 * each case together.
 *
 * @param turn number of the first case; of larger ones the rest by `step` counts
 */
export function takeTurn<Case>(cases: readonly Case[], step: number, turn = 0): Case[] {
  return cases.filter((_, at) => at % step === turn % step);
}
