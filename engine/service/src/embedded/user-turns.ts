interface Waiting {
  userId: string;
  enter: () => void;
}

/**
 * Gives users turns on shared workers: at most `size` tasks run at a time, and one for each user. The user
 * who was served longest ago comes next. A user with many tasks therefore delays another user by one task at
 * most.
 */
export class UserTurns {
  readonly #waiting = new Set<Waiting>();
  readonly #active = new Set<string>();
  /**
   * For each waiting or active user, the sequence number of the turn in which the user was last served (a
   * count, not a time).
   */
  readonly #served = new Map<string, number>();
  #count = 0;
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  /**
   * Waits for the user's turn, and resolves with the function that ends it. Rejects with the signal's reason if
   * it aborts first.
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
