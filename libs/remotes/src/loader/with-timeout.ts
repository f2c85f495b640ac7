/**
 * The promise's outcome, or a rejection after a while. The awaited work continues; nothing is cancelled.
 *
 * @param error creates the error when the time is up.
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
