/** Keeps the values that were used last, by name. One that could not be made is not kept. */
export class LastUsed<Value> {
  readonly #size: number;
  readonly #values = new Map<string, Promise<Value>>();

  constructor(size: number) {
    this.#size = size;
  }

  /** The value of a name, made when it is not there. */
  get(name: string, make: () => Promise<Value>): Promise<Value> {
    const value = this.#values.get(name) ?? make();
    // The last used comes last, so that the first is the one to go.
    this.#values.delete(name);
    this.#values.set(name, value);
    value.catch(() => {
      if (this.#values.get(name) === value) this.#values.delete(name);
    });
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#size && oldest !== undefined) this.#values.delete(oldest);
    return value;
  }
}
