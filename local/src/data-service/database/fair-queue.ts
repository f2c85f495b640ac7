import { refuseCaller } from '../caller.ts';

/** Maximum number of waiting requests of one caller. */
const MAX_WAITING = 300;

const FULL_WAIT_SECONDS = 1;

/**
 * Admits callers in turn to a few places. Each request waits for all earlier requests of its caller, but only
 * for one request of each other caller.
 */
export class FairQueue {
  #free: number;
  readonly #perCaller: number;
  readonly #running = new Map<string, number>();
  /** Waiting requests by caller; the map's order is the order of the callers' turns. */
  readonly #waiting = new Map<string, (() => void)[]>();

  /** @param perCaller maximum number of places that one caller may have at the same time */
  constructor(places: number, perCaller: number) {
    this.#free = places;
    this.#perCaller = perCaller;
  }

  /**
   * @returns the function that frees the place; further calls of the function do nothing
   * @throws Error when too many requests of the caller are waiting
   */
  async acquire(caller: string): Promise<() => void> {
    const waiting = this.#waiting.get(caller) ?? [];
    if (waiting.length >= MAX_WAITING) refuseCaller(FULL_WAIT_SECONDS);
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push(resolve);
    this.#waiting.set(caller, waiting);
    this.#next();
    await promise;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#leave(caller);
    };
  }

  #next(): void {
    for (const [caller, waiting] of this.#waiting) {
      if (this.#free === 0) return;
      const running = this.#running.get(caller) ?? 0;
      if (running >= this.#perCaller) continue;
      const enter = waiting.shift();
      this.#waiting.delete(caller);
      if (waiting.length > 0) this.#waiting.set(caller, waiting);
      this.#running.set(caller, running + 1);
      this.#free -= 1;
      enter?.();
    }
  }

  #leave(caller: string): void {
    const running = (this.#running.get(caller) ?? 1) - 1;
    if (running === 0) this.#running.delete(caller);
    else this.#running.set(caller, running);
    this.#free += 1;
    this.#next();
  }
}
