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

  /** One statement with `$1` parameters; gives its rows, unparsed. */
  async query(sql: string, parameters: unknown[] = []): Promise<Record<string, unknown>[]> {
    const result = await this.#kysely().executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(sql, parameters),
    );
    return result.rows;
  }

  /** Many statements, each for itself. */
  async script(sql: string): Promise<void> {
    await this.#script(sql, false);
  }

  /** Many statements, all or none. */
  async scriptInTransaction(sql: string): Promise<void> {
    await this.#script(sql, true);
  }
}
