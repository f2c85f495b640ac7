import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Maximum bytes of all bodies in memory: two of the largest, because reading one blocks all other answers for a
 * tenth of a second.
 */
const BUDGET_BYTES = 4 * 1024 * 1024;
const BUDGET_SECONDS = 20;

/** Counts the bytes of each caller's bodies. */
export class BodyBytes {
  readonly #limiter = new RateLimiterMemory({ points: BUDGET_BYTES, duration: BUDGET_SECONDS });

  /** @returns seconds until the caller may send this many bytes; null when they may now */
  async take(caller: string, bytes: number): Promise<number | null> {
    if (bytes === 0) return null;
    try {
      await this.#limiter.consume(caller, bytes);
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  }
}
