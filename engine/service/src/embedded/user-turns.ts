interface Waiting {
  userId: string;
  enter: () => void;
}

/**
 * Grants users turns on shared workers: at most `size` tasks run at a time, and only one task of each user. The
 * next turn goes to the waiting user who was served longest ago. A user with many tasks therefore delays
 * another user by at most one task.
 */
export class UserTurns {
  readonly #waiting = new Set<Waiting>();
  readonly #active = new Set<string>();
  /**
   * For each waiting or active user, the sequence number (not the time) of the turn in which the user was last
   * served.
   */
  readonly #served = new Map<string, number>();
  #count = 0;
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  /**
   * Waits for the user's turn, and resolves to the function that ends the turn. Rejects with the signal's
   * reason if the signal aborts while the user waits.
   */
  async acquire(userId: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#active.size < this.#size && !this.#active.has(userId)) this.#begin(userId);
    else await this.#turn(userId, signal);
    return () => this.#release(userId);
  }

  #turn(userId: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener('abort', leave);
        this.#waiting.delete(waiting);
        resolve();
      };
      const leave = () => {
        this.#waiting.delete(waiting);
        reject(signal.reason);
      };
      const waiting: Waiting = { userId, enter };
      this.#waiting.add(waiting);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  #begin(userId: string): void {
    this.#active.add(userId);
    this.#count += 1;
    this.#served.set(userId, this.#count);
  }

  #release(userId: string): void {
    this.#active.delete(userId);
    const [next] = [...this.#waiting]
      .filter((waiting) => !this.#active.has(waiting.userId))
      .sort((one, other) => this.#lastServed(one) - this.#lastServed(other));
    if (next) {
      this.#begin(next.userId);
      next.enter();
    }
    this.#forgetOthers();
  }

  #lastServed({ userId }: Waiting): number {
    return this.#served.get(userId) ?? 0;
  }

  #forgetOthers(): void {
    const here = new Set([...this.#active, ...[...this.#waiting].map(({ userId }) => userId)]);
    for (const userId of this.#served.keys()) if (!here.has(userId)) this.#served.delete(userId);
  }
}
