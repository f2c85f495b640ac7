/** Factor by which calls to the storage may take longer than other calls, because they transfer pictures. */
const STORAGE_FACTOR = 4;

/**
 * Creates a `fetch` with a time limit. Without the time limit, a silently lost connection would block a
 * worker's slot for minutes.
 */
export function createTimedFetch(timeoutMs: number): typeof fetch {
  return (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const isStorage = new URL(url).pathname.startsWith('/storage/');
    const timeout = AbortSignal.timeout(isStorage ? STORAGE_FACTOR * timeoutMs : timeoutMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    return fetch(input, { ...init, signal });
  };
}
