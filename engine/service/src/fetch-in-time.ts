/** Longest call of the data service, and of its storage, which carries pictures. */
const CALL_TIMEOUT_MS = 30_000;
const STORAGE_TIMEOUT_MS = 120_000;

/** `fetch` with an end: a connection that was lost without a word would keep a worker's slot for minutes. */
export const fetchInTime: typeof fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  const isStorage = new URL(url).pathname.startsWith('/storage/');
  const timeout = AbortSignal.timeout(isStorage ? STORAGE_TIMEOUT_MS : CALL_TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return fetch(input, { ...init, signal });
};
