/**
 * Closes parts, last started first. One that fails leaves none of the others running.
 *
 * @throws {AggregateError} of everything that went wrong, once all have been asked to close.
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
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything stopped cleanly');
}
