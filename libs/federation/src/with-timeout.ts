/**
 * The promise's outcome, or a rejection after a while. What it waits for goes on; nothing is cancelled.
 *
 * @param error made only when the time is up.
 */
export function withTimeout<Value>(
  promise: Promise<Value>,
  milliseconds: number,
  error: () => Error,
): Promise<Value> {
  const { promise: expiry, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(error()), milliseconds);
  return Promise.race([promise, expiry]).finally(() => clearTimeout(timer));
}
