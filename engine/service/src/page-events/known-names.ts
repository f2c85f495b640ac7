import { UNNAMED } from '@adwright/contracts';

const REMEMBERED_MS = 3_600_000;

/**
 * Names from strangers that become labels of metrics. The first names are accepted, and later ones are
 * counted as `other`, because each name creates a time series and anybody can invent names. All names are
 * forgotten every hour, so that real names are accepted again after a burst of invented ones.
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

  /** The name, or `other` if there is no room for it. */
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
