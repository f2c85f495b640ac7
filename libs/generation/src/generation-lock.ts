/**
 * Calls `work` while holding the lock of a generation. All tabs share the lock, and closing a tab releases the
 * lock, so no tab resumes a generation that another tab is running.
 * @returns undefined, without calling `work`, when another tab holds the lock
 */
export async function withGenerationLock<Result>(
  idempotencyKey: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  // The Web Locks API is available only in a secure context. In a browser without Web Locks, this tab behaves
  // as if it were the only tab.
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return work();
  return locks.request(`adwright-generation-${idempotencyKey}`, { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  );
}
