/**
 * Settles as the given promise does, but rejects when a time limit passes first. The work behind the promise
 * is not cancelled.
 *
 * @param error creates the error for the case that the time limit passes
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
