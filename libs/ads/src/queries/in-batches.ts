/** Maximum number of ids in one URL, so that the URL stays below 8 KB. */
const BATCH_SIZE = 100;

/** Sends requests for ids in parallel batches of a hundred ids, and joins the responses. */
export async function askInBatches<Answer>(
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
