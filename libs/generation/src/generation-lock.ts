/**
 * Runs work while holding a generation's lock, which every tab of the browser sees and which dies
 * with its tab: what one tab is busy with is not resumed by another.
 * @returns undefined without running anything when the lock is held already
 */
export async function withGenerationLock<Result>(
  idempotencyKey: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  // The Web Locks API exists in secure contexts only; without it there is one tab as far as we
  // know.
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return work();
  return locks.request(`adwright-generation-${idempotencyKey}`, { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  );
}
