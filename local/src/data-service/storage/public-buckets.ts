import * as z from 'zod';
import type { Database } from '../database/database.ts';

/**
 * Milliseconds for which the service caches whether a bucket is public. With the cache, a page with many
 * pictures does not query the database for each picture.
 */
const BELIEVED_MS = 5000;

/** Reads and caches which buckets are public. */
export class PublicBuckets {
  readonly #database: Database;
  #names: Promise<ReadonlySet<string>> | null = null;
  #readAt = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  async has(bucket: string): Promise<boolean> {
    if (!this.#names || performance.now() - this.#readAt > BELIEVED_MS) {
      this.#readAt = performance.now();
      this.#names = this.#read();
    }
    return (await this.#names).has(bucket);
  }

  async #read(): Promise<ReadonlySet<string>> {
    const rows = await this.#database.query('select id from storage.buckets where public');
    return new Set(rows.map((row) => z.object({ id: z.string() }).parse(row).id));
  }
}
