/**
 * Limits the amount of work that this process accepts. The work is counted in renders (pictures), because a
 * boost of ten pictures takes ten times as long as a variation. One user may take at most half of the
 * renders, so that no user can block all others. A job with more renders than the limit is admitted when no
 * other job runs; otherwise the job could never run.
 */
export class RenderGate {
  readonly #limit: number;
  readonly #share: number;
  readonly #pendingOfUser = new Map<string, number>();
  #pending = 0;

  constructor(limit: number) {
    this.#limit = limit;
    this.#share = Math.ceil(limit / 2);
  }

  /** Number of renders that are admitted and not finished. */
  get pending(): number {
    return this.#pending;
  }

  /**
   * Admits work whose turn has come. Admits a job; returns the function that ends the admission (repeated calls do
   * nothing), or null if there is no room.
   */
  tryEnter(userId: string, renders: number): (() => void) | null {
    const own = this.#pendingOfUser.get(userId) ?? 0;
    if (this.#pending > 0 && this.#pending + renders > this.#limit) return null;
    if (own > 0 && own + renders > this.#share) return null;
    this.#add(userId, renders);
    let inside = true;
    return () => {
      if (inside) this.#add(userId, -renders);
      inside = false;
    };
  }

  #add(userId: string, renders: number): void {
    this.#pending += renders;
    const own = (this.#pendingOfUser.get(userId) ?? 0) + renders;
    if (own > 0) this.#pendingOfUser.set(userId, own);
    else this.#pendingOfUser.delete(userId);
  }
}
