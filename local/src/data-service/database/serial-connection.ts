import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgliteConnection } from '@supabase/lite/pglite';
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

/** The turn that one request has on the only connection; nested use inside the request joins it. */
interface Turn {
  depth: number;
  end: () => void;
}

/**
 * Hands the one connection of PGlite to one request at a time.
 *
 * The library's own dialect sends BEGIN and a request's statements without a lock. A request that waits for something
 * else inside its transaction, as Auth does for the signature of a token, would share it with whoever comes meanwhile:
 * their role and user id, their commit, their rollback.
 */
export class ConnectionTurns {
  readonly #turn = new AsyncLocalStorage<{ current: Turn | null }>();
  #last: Promise<void> = Promise.resolve();

  /** Everything awaited inside `work` counts as one request. */
  run<T>(work: () => T): T {
    return this.#turn.run({ current: null }, work);
  }

  async take(): Promise<() => void> {
    const request = this.#turn.getStore();
    const turn = request?.current;
    if (request && turn) {
      turn.depth += 1;
      return () => this.#leave(request, turn);
    }
    const { promise, resolve: end } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = before.then(() => promise);
    await before;
    if (!request) return end;
    const mine: Turn = { depth: 1, end };
    request.current = mine;
    return () => this.#leave(request, mine);
  }

  #leave(request: { current: Turn | null }, turn: Turn): void {
    turn.depth -= 1;
    if (turn.depth > 0) return;
    request.current = null;
    turn.end();
  }
}

/** Replaces the query builder of a PGlite connection by one that takes turns. */
export function takeTurns(connection: PgliteConnection, turns: ConnectionTurns): void {
  connection.kysely = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new TurnDriver(connection, turns),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

class TurnDriver implements Driver {
  readonly #connection: PgliteConnection;
  readonly #turns: ConnectionTurns;

  constructor(connection: PgliteConnection, turns: ConnectionTurns) {
    this.#connection = connection;
    this.#turns = turns;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<TurnConnection> {
    const release = await this.#turns.take();
    return new TurnConnection(this.#connection, release);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: TurnConnection): Promise<void> {
    connection.release();
  }

  /** The connection's own `close` ends the database. */
  async destroy(): Promise<void> {}
}

class TurnConnection implements DatabaseConnection {
  readonly #connection: PgliteConnection;
  readonly release: () => void;

  constructor(connection: PgliteConnection, release: () => void) {
    this.#connection = connection;
    this.release = release;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await this.#connection.driver.query<Row>(query.sql, [...query.parameters]);
    return {
      rows: result.rows,
      ...(result.affectedRows === undefined
        ? {}
        : { numAffectedRows: BigInt(result.affectedRows) }),
    };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, PGlite has no cursor to stream from.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('PGlite does not stream.');
  }
}
