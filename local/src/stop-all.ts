/**
 * Closes parts, the part that was started last first. A part that fails to close does not keep the others open.
 * @throws {AggregateError} The error contains all failures, and is thrown after every part was tried.
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
