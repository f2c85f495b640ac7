/** As many ids as an address of 8 KB has room for, with what else it says. */
const BATCH_SIZE = 100;

/** Asks for ids by the hundred, in requests at the same time, and joins the answers. */
export async function inBatches<Answer>(
  ids: readonly string[],
  ask: (batch: readonly string[]) => Promise<readonly Answer[]>,
): Promise<Answer[]> {
  const starts = Array.from(
    { length: Math.ceil(ids.length / BATCH_SIZE) },
    (_, number) => number * BATCH_SIZE,
  );
  const answers = await Promise.all(
    starts.map((start) => ask(ids.slice(start, start + BATCH_SIZE))),
  );
  return answers.flat();
}
