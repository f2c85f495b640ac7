import { LRUCache } from 'lru-cache';

/** Keeps the values that were used last, by name. A value that could not be made is not kept. */
export class LastUsed<Value> {
  readonly #values: LRUCache<string, Promise<Value>>;

  constructor(size: number) {
    this.#values = new LRUCache({ max: size });
  }

  /** The value of a name, made when it is not there. */
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
