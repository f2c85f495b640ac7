/**
 * The reason why a URL could not be fetched, namely `refused` before any connection; `unknown` for
 * a host without an IP address; `silent` for a server that did not answer in time; `redirected` too
 * often; `status` for an answer other than 200; `too-large` for more bytes than the caller accepts;
 * `damaged` for bytes that cannot be unpacked.
 */
export type FetchFault =
  | 'refused'
  | 'unknown'
  | 'silent'
  | 'redirected'
  | 'status'
  | 'too-large'
  | 'damaged';

interface FetchFailureOptions {
  cause?: unknown;
  /** HTTP status of the answer, if there was one. */
  status?: number;
}

/** Error about a URL that could not be fetched. `reason` is a sentence for the user whose subject is "it" (the URL). */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  readonly fault: FetchFault;
  readonly reason: string;
  readonly status: number | null;

  constructor(fault: FetchFault, reason: string, { cause, status }: FetchFailureOptions = {}) {
    super(reason, { cause });
    this.fault = fault;
    this.reason = reason;
    this.status = status ?? null;
  }
}
