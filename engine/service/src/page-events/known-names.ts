import { UNNAMED } from '@adwright/contracts';

const REMEMBERED_MS = 3_600_000;

/**
 * Limits how many different names from page reports become labels of metrics, because strangers can invent
 * names. The first names are accepted and later names are counted as `other`, because each name creates a time
 * series. All names are forgotten every hour, so that real names are accepted again after a burst of invented
 * names.
 */
export class KnownNames {
  readonly #most: number;
  readonly #names = new Set<string>();

  readonly #now: () => number;
  #since: number;

  constructor(most: number, now: () => number = () => performance.now()) {
    this.#most = most;
    this.#now = now;
    this.#since = now();
  }

  /** Returns the name, or `other` if the maximum number of names is reached. */
  take(name: string): string {
    const now = this.#now();
    if (now - this.#since >= REMEMBERED_MS) {
      this.#names.clear();
      this.#since = now;
    }
    if (this.#names.size < this.#most) this.#names.add(name);
    return this.#names.has(name) ? name : UNNAMED;
  }
}
