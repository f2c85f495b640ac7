import fc from 'fast-check';
import { it, type TestOptions } from 'vitest';

const NIGHTLY_INPUTS = 1000;
/** Number of inputs between two progress lines. The lines show how far an interrupted run got. */
const STEP = 50;
const FEW_TIMEOUT_MS = 240_000;
const NIGHTLY_TIMEOUT_MS = 7_200_000;

/**
 * Tests a property with a few inputs at each change of the code. The inputs are always the same, so a failure
 * is never random. The nightly run uses a thousand new inputs.
 *
 * @param few number of inputs that the test at each change of the code uses
 */
export function itHolds<Inputs>(
  name: string,
  few: number,
  prepare: () => Promise<fc.IAsyncProperty<Inputs>>,
): void {
  it(name, { timeout: FEW_TIMEOUT_MS }, async () =>
    fc.assert(await prepare(), { numRuns: few, seed: 7 }),
  );
  it(`${name}, for ${NIGHTLY_INPUTS} inputs`, {
    tags: 'nightly',
    timeout: NIGHTLY_TIMEOUT_MS,
  }, async () => {
    const property = await prepare();
    for (let passed = STEP; passed <= NIGHTLY_INPUTS; passed += STEP) {
      await fc.assert(property, { numRuns: STEP });
      process.stdout.write(`${name}: ${passed} of ${NIGHTLY_INPUTS} passed\n`);
    }
  });
}

/**
 * Declares a test for each case of a long table. Every `step`th case is tested at each change of the code, and
 * the other cases only in the nightly run.
 *
 * @param first index of the first case that is tested at each change of the code
 */
export function itEach<Case>(
  cases: readonly Case[],
  { step, first = 0 }: { step: number; first?: number },
) {
  const frequent = cases.filter((_, at) => at % step === first % step);
  const others = cases.filter((each) => !frequent.includes(each));
  return (
    name: string,
    options: TestOptions,
    check: (each: Case) => Promise<void> | void,
  ): void => {
    it.for(frequent)(name, options, (each) => check(each));
    it.for(others)(name, { ...options, tags: 'nightly' }, (each) => check(each));
  };
}
