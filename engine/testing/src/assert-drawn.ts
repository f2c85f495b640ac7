import fc from 'fast-check';
import { RUNS_ALL_CASES } from './sample-of.ts';

const WHOLE_RUN = 1000;
/** Inputs between two lines of progress, so that a run that is cut off says how far it came. */
const STEP = 50;

/**
 * Asserts a property on a thousand inputs in the whole run. Every other run draws the same few, so that no change fails by
 * chance.
 * @param few inputs of the short run
 */
export async function assertDrawn<Inputs>(
  name: string,
  property: fc.IAsyncProperty<Inputs>,
  few: number,
): Promise<void> {
  if (!RUNS_ALL_CASES) return fc.assert(property, { numRuns: few, seed: 7 });
  for (let passed = STEP; passed <= WHOLE_RUN; passed += STEP) {
    await fc.assert(property, { numRuns: STEP });
    process.stdout.write(`${name}: ${passed} of ${WHOLE_RUN} passed\n`);
  }
}
