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
import type { ConnectionTurns, Turn } from './connection-turns.ts';

/** A query builder on the embedded database that takes turns. */
export function serialKysely(turns: ConnectionTurns): Kysely<unknown> {
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new TurnDriver(turns),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

class TurnDriver implements Driver {
  readonly #turns: ConnectionTurns;

  constructor(turns: ConnectionTurns) {
    this.#turns = turns;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<TurnConnection> {
    const { turn, leave } = await this.#turns.take();
    return new TurnConnection(turn, leave);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: TurnConnection): Promise<void> {
    await connection.rollBack();
  }

  async releaseConnection(connection: TurnConnection): Promise<void> {
    connection.release();
  }

  /** The thread's own `close` ends the database. */
  async destroy(): Promise<void> {}
}

class TurnConnection implements DatabaseConnection {
  readonly #turn: Turn;
  readonly release: () => void;

  constructor(turn: Turn, release: () => void) {
    this.#turn = turn;
    this.release = release;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { sql, parameters } = query;
    const { rows, affectedRows } = await this.#turn.run<Row>({ kind: 'query', sql, parameters });
    return {
      rows,
      ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }),
    };
  }

  rollBack(): Promise<void> {
    return this.#turn.rollBack();
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, PGlite has no cursor to stream from.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('PGlite does not stream.');
  }
}
