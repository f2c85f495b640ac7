import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Maximum bytes of bodies that one caller may send in `BUDGET_SECONDS`. The limit allows two bodies of the maximum
 * size, because reading a body of the maximum size blocks other answers for 0.1 seconds.
 */
const BUDGET_BYTES = 4 * 1024 * 1024;
const BUDGET_SECONDS = 20;

/** Limits the bytes of request bodies that each caller sends. */
export class BodyBytes {
  readonly #limiter = new RateLimiterMemory({ points: BUDGET_BYTES, duration: BUDGET_SECONDS });

  /** @returns seconds until the caller may send this many bytes; null when the caller may send them now */
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
