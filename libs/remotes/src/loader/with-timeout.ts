/**
 * Resolves or rejects as the promise does, but rejects when a time limit passes. The work of the promise
 * continues, and nothing is cancelled.
 *
 * @param error creates the error for a passed time limit
 */
export function withTimeout<Value>(
  promise: Promise<Value>,
  milliseconds: number,
  error: () => Error,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const expiry = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(error()), milliseconds);
  });
  return Promise.race([promise, expiry]).finally(() => clearTimeout(timer));
}
