import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Milliseconds of database time in each request that do not count against the caller's limit. */
const FREE_MS = 300;
const BUDGET_MS = 3000;
const BUDGET_SECONDS = 60;

/**
 * Counts the time for which each caller's slow requests occupy the database, and limits it to three seconds a
 * minute.
 */
export class SlowTime {
  readonly #limiter = new RateLimiterMemory({ points: BUDGET_MS, duration: BUDGET_SECONDS });

  /** @param wasEnded whether the statement reached its time limit, which uses up the caller's whole minute */
  count(caller: string, milliseconds: number, wasEnded: boolean): void {
    const slow = wasEnded ? BUDGET_MS : Math.round(milliseconds - FREE_MS);
    if (slow > 0) void this.#limiter.penalty(caller, slow);
  }

  /** Returns the seconds until the caller is admitted again, or null when the caller is admitted now. */
  async secondsToWait(caller: string): Promise<number | null> {
    const used = await this.#limiter.get(caller);
    if (!used || used.consumedPoints < BUDGET_MS) return null;
    return Math.max(1, Math.ceil(used.msBeforeNext / 1000));
  }
}
