/**
 * Closes all parts in reverse order of their start. If one part fails to close, all other parts are closed all
 * the same.
 * @throws {AggregateError} Thrown after every part was closed or failed; contains all failures.
 */
export async function stopAll(stops: Iterable<() => Promise<void> | void>): Promise<void> {
  const failures: unknown[] = [];
  for (const close of [...stops].reverse()) {
    try {
      await close();
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'Some parts of the stack did not stop cleanly');
}
