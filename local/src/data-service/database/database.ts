import { CompiledQuery, type Kysely } from 'kysely';

/**
 * Runs SQL as the database's owner, for the data service's own queries. The function works with both drivers: PGlite
 * and the driver for a real PostgreSQL.
 */
export class Database {
  readonly #kysely: () => Kysely<unknown>;
  readonly #script: (sql: string, inTransaction: boolean) => Promise<void>;

  constructor(
    kysely: () => Kysely<unknown>,
    script: (sql: string, inTransaction: boolean) => Promise<void>,
  ) {
    this.#kysely = kysely;
    this.#script = script;
  }

  /** Runs one statement with `$1` parameters; returns rows with column values as the driver parses them. */
  async query(sql: string, parameters: unknown[] = []): Promise<Record<string, unknown>[]> {
    const result = await this.#kysely().executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(sql, parameters),
    );
    return result.rows;
  }

  /** Runs many statements, each in a separate transaction. */
  async script(sql: string): Promise<void> {
    await this.#script(sql, false);
  }

  /** Runs many statements in one transaction. */
  async scriptInTransaction(sql: string): Promise<void> {
    await this.#script(sql, true);
  }
}
