import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { createOutage, isOutage } from './outage.ts';

/** Creates a query builder for PostgreSQL that runs on the given driver's connections. */
export function createKysely(driver: Driver): Kysely<unknown> {
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

/** A connection that one caller uses exclusively until it is released. */
export abstract class HeldConnection implements DatabaseConnection {
  protected abstract run<Row>(query: CompiledQuery): Promise<QueryResult<Row>>;
  abstract rollBack(): Promise<void>;
  abstract release(): void;

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return await this.run<Row>(query);
    } catch (error) {
      throw tellOutage(error);
    }
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator; nothing of the product streams rows.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The data service does not support streamed rows.');
  }
}

/**
 * Runs transactions as SQL statements on connections that other code has opened. This driver does not close the
 * connections; the code that opened them closes them.
 */
export class HeldConnectionDriver implements Driver {
  readonly #acquire: () => Promise<HeldConnection>;

  constructor(acquire: () => Promise<HeldConnection>) {
    this.#acquire = acquire;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<HeldConnection> {
    try {
      return await this.#acquire();
    } catch (error) {
      throw tellOutage(error);
    }
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: HeldConnection): Promise<void> {
    await connection.rollBack();
  }

  async releaseConnection(connection: HeldConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {}
}

function tellOutage(error: unknown): unknown {
  return isOutage(error) ? createOutage(error) : error;
}
