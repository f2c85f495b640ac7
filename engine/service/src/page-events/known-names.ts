import { UNNAMED } from '@adwright/contracts';

/**
 * Names that strangers tell and that become labels of metrics. The first ones are taken, later ones count as `other`: each name
 * is a time series, and anybody can invent names.
 */
export class KnownNames {
  readonly #most: number;
  readonly #names = new Set<string>();

  constructor(most: number) {
    this.#most = most;
  }

  /** The name, or `other` where there is no room for it. */
  take(name: string): string {
    if (this.#names.size < this.#most) this.#names.add(name);
    return this.#names.has(name) ? name : UNNAMED;
  }
}
