/**
 * Limits the number of concurrent tasks to `size`. Other callers wait in the order of their arrival, or leave
 * the queue when they abort.
 */
export class TaskSlots {
  readonly #waiting = new Set<() => void>();
  #free: number;

  constructor(size: number) {
    this.#free = size;
  }

  /** Whether a new caller would have to wait for a slot. */
  get isFull(): boolean {
    return this.#free === 0;
  }

  /**
   * Waits for a free slot, and resolves to the function that releases the slot. Rejects with the signal's
   * reason if the signal aborts while the caller waits.
   */
  async acquire(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#free > 0) this.#free -= 1;
    else await this.#turn(signal);
    return () => this.#release();
  }

  #turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.#waiting.delete(enter);
        reject(signal.reason);
      };
      this.#waiting.add(enter);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  #release(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
