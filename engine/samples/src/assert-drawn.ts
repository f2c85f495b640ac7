import fc from 'fast-check';
import { RUNS_WHOLE } from './sample-of.ts';

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
  property: fc.IAsyncPropertyWithHooks<Inputs>,
  few: number,
): Promise<void> {
  if (!RUNS_WHOLE) return fc.assert(property, { numRuns: few, seed: 7 });
  let begun = 0;
  const counted = property.beforeEach(async (previous) => {
    await previous();
    if (begun > 0 && begun % STEP === 0) process.stdout.write(`${name}: ${begun} passed\n`);
    begun += 1;
  });
  await fc.assert(counted, { numRuns: WHOLE_RUN });
  process.stdout.write(`${name}: all ${WHOLE_RUN} passed\n`);
}
