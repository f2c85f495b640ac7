import { CompiledQuery, type Kysely } from 'kysely';

/** Plain SQL as the database's owner, for the wrapper's own needs. Works on both drivers. */
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

  /** Runs one statement with `$1` parameters; returns its rows, unparsed. */
  async query(sql: string, parameters: unknown[] = []): Promise<Record<string, unknown>[]> {
    const result = await this.#kysely().executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(sql, parameters),
    );
    return result.rows;
  }

  /** Runs many statements, each on its own. */
  async script(sql: string): Promise<void> {
    await this.#script(sql, false);
  }

  /** Runs many statements, all or none. */
  async scriptInTransaction(sql: string): Promise<void> {
    await this.#script(sql, true);
  }
}
