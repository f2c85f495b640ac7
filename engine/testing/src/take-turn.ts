/**
 * Selects every `step`th case of a table. Tests with different values of `turn` together cover every case.
 *
 * @param turn index of the first selected case, modulo `step`
 */
export function takeTurn<Case>(cases: readonly Case[], step: number, turn = 0): Case[] {
  return cases.filter((_, at) => at % step === turn % step);
}
