/** Whether each case of the long tables runs (`npm run test:nightly`), and not a sample of them. */
export const RUNS_ALL_CASES = process.env.ADWRIGHT_NIGHTLY === 'true';

/**
 * Every `step`th case of a table, in its order; all of them where {@link RUNS_ALL_CASES}. Tests that go through one table with
 * offsets of their own meet each case together.
 * @param offset number of the first case; of larger ones the rest by `step` counts
 */
export function sampleOf<Case>(cases: readonly Case[], step: number, offset = 0): Case[] {
  return RUNS_ALL_CASES ? [...cases] : cases.filter((_, number) => number % step === offset % step);
}
