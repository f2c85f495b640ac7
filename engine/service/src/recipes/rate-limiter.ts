import { AppError } from '@adwright/contracts';

interface Bucket {
  tokens: number;
  /** Milliseconds of a clock that nobody sets. */
  at: number;
}

export interface RateLimit {
  /** Calls that may come at once. */
  burst: number;
  /** Calls a second that may go on for ever. */
  perSecond: number;
}

/** Users whose buckets are remembered; the one unseen for longest is forgotten, and then has a full bucket. */
const MAX_USERS = 10_000;

/** Token bucket for each user (RFC 6585 answers: 429 with Retry-After). */
export class RateLimiter {
  readonly #limit: RateLimit;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(limit: RateLimit, now: () => number = () => performance.now()) {
    this.#limit = limit;
    this.#now = now;
  }

  /**
   * Takes tokens from a user's bucket.
   * @throws {AppError} `rate_limited` with the seconds until there are enough
   */
  take(userId: string, tokens = 1): void {
    const { burst, perSecond } = this.#limit;
    const at = this.#now();
    const known = this.#buckets.get(userId) ?? { tokens: burst, at };
    const left = Math.min(burst, known.tokens + ((at - known.at) / 1000) * perSecond) - tokens;
    this.#buckets.delete(userId);
    this.#buckets.set(userId, { tokens: left < 0 ? left + tokens : left, at });
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > MAX_USERS && oldest !== undefined) this.#buckets.delete(oldest);
    if (left >= 0) return;
    const retryAfterSeconds = Math.max(1, Math.ceil(-left / perSecond));
    const unit = retryAfterSeconds === 1 ? 'second' : 'seconds';
    throw new AppError('rate_limited', 'too many calls', {
      retryAfterSeconds,
      userMessage: `That was a lot at once. Please try again in ${retryAfterSeconds} ${unit}.`,
    });
  }
}
