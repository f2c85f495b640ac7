import { LRUCache } from 'lru-cache';

const MAX_REMEMBERED = 10_000;

/** Remembers in memory which clients have recently signed in to which accounts. */
export class KnownClients {
  readonly #pairs = new LRUCache<string, true>({ max: MAX_REMEMBERED });

  has(address: string, client: string): boolean {
    return this.#pairs.has(buildKey(address, client));
  }

  remember(address: string, client: string): void {
    this.#pairs.set(buildKey(address, client), true);
  }
}

function buildKey(address: string, client: string): string {
  return `${address} ${client}`;
}
