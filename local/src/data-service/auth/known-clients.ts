const REMEMBERED = 10_000;

/** Which clients have signed in to which accounts, the most recent ones, in memory. */
export class KnownClients {
  readonly #pairs = new Set<string>();

  has(address: string, client: string): boolean {
    return this.#pairs.has(pair(address, client));
  }

  remember(address: string, client: string): void {
    this.#pairs.delete(pair(address, client));
    this.#pairs.add(pair(address, client));
    const [oldest] = this.#pairs;
    if (this.#pairs.size > REMEMBERED && oldest) this.#pairs.delete(oldest);
  }
}

function pair(address: string, client: string): string {
  return `${address} ${client}`;
}
