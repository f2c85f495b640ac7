/** The reason why a URL could not be fetched. */
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
  /** HTTP status of the server's answer, if there was an answer. */
  status?: number;
}

/**
 * Error about a URL that could not be fetched. The field `reason` is a sentence for the user in which "it" is
 * the URL.
 */
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
