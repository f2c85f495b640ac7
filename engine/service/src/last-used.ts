import { LRUCache } from 'lru-cache';

/**
 * Caches the most recently used values by their names. If making a value fails, the next request for the value
 * makes it again.
 */
export class LastUsed<Value> {
  readonly #values: LRUCache<string, Promise<Value>>;

  constructor(size: number) {
    this.#values = new LRUCache({ max: size });
  }

  /** Returns the cached value of a name; a missing value is made first. */
  get(name: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.#values.get(name);
    if (known) return known;
    const value = make();
    this.#values.set(name, value);
    value.catch(() => {
      if (this.#values.peek(name) === value) this.#values.delete(name);
    });
    return value;
  }
}
