import { AppError } from '@adwright/contracts';
import { LRUCache } from 'lru-cache';

interface Bucket {
  tokens: number;
  /** Time at which the tokens of the bucket were counted, in milliseconds of the monotonic clock. */
  at: number;
}

export interface RateLimit {
  /** Maximum number of tokens that a user can take at one time. */
  burst: number;
  /** Number of tokens that each user gets back per second. */
  perSecond: number;
}

/**
 * Maximum number of users with a stored token bucket. If a user's token bucket was dropped, the user starts
 * again with a full bucket.
 */
const MAX_USERS = 10_000;

/**
 * Limits the rate of calls with a token bucket for each user. A refused call is answered with 429 and
 * Retry-After (RFC 6585).
 */
export class RateLimiter {
  readonly #limit: RateLimit;
  readonly #now: () => number;
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_USERS });

  constructor(limit: RateLimit, now: () => number = () => performance.now()) {
    this.#limit = limit;
    this.#now = now;
  }

  /**
   * Takes tokens from the bucket of a user.
   * @throws {AppError} `rate_limited` with the seconds until the bucket has enough tokens
   */
  take(userId: string, tokens = 1): void {
    const { burst, perSecond } = this.#limit;
    const at = this.#now();
    const known = this.#buckets.get(userId) ?? { tokens: burst, at };
    const left = Math.min(burst, known.tokens + ((at - known.at) / 1000) * perSecond) - tokens;
    this.#buckets.set(userId, { tokens: left < 0 ? left + tokens : left, at });
    if (left >= 0) return;
    const retryAfterSeconds = Math.max(1, Math.ceil(-left / perSecond));
    const unit = retryAfterSeconds === 1 ? 'second' : 'seconds';
    throw new AppError('rate_limited', 'the caller sends too many requests', {
      retryAfterSeconds,
      userMessage: `That was a lot at once. Please try again in ${retryAfterSeconds} ${unit}.`,
    });
  }
}
