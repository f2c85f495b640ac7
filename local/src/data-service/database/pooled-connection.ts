import { CompiledQuery, type Kysely, type QueryResult } from 'kysely';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import * as z from 'zod';
import { CONNECTION_LOST, createDatabaseError, isOutage } from './outage.ts';
import { createKysely, HeldConnection, HeldConnectionDriver } from './query-builder.ts';

/** Creates a query builder on a real PostgreSQL, which may end its connections at any moment. */
export function createPooledKysely(pool: Pool): Kysely<unknown> {
  return createKysely(
    new HeldConnectionDriver(() =>
      pool.connect().then(
        (client) => new PooledConnection(client),
        (error: unknown) => {
          throw toFailure(error);
        },
      ),
    ),
  );
}

class PooledConnection extends HeldConnection {
  readonly #client: PoolClient;
  #isLost = false;

  constructor(client: PoolClient) {
    super();
    this.#client = client;
  }

  protected override async run<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const values = await this.#encodeLists(sql, parameters);
      const { command, rowCount, rows } = await this.#client.query(sql, values);
      const isWrite = /^(?:INSERT|UPDATE|DELETE|MERGE)$/.test(command);
      return { rows: rows ?? [], ...(isWrite && { numAffectedRows: BigInt(rowCount ?? 0) }) };
    } catch (error) {
      const failure = toFailure(error);
      this.#isLost ||= isOutage(failure);
      throw failure;
    }
  }

  override async rollBack(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw('rollback'));
  }

  /** Closes the connection when its transaction may still be open, instead of returning it to the pool. */
  override release(): void {
    this.#client.release(this.#isLost);
  }

  /**
   * Encodes parameters that are lists. The driver writes every list as a PostgreSQL array, but some parameters
   * are JSON, so this method asks the database for the types.
   */
  async #encodeLists(sql: string, parameters: readonly unknown[]): Promise<unknown[]> {
    if (!parameters.some(Array.isArray)) return [...parameters];
    await this.#client.query(`prepare described as ${sql}`);
    const types = await this.#takeDescribedTypes();
    return parameters.map((value, index) =>
      Array.isArray(value) && !types[index]?.endsWith('[]') ? JSON.stringify(value) : value,
    );
  }

  /**
   * Reads the types of the described parameters, and removes the prepared statement. If the prepared statement
   * stayed, the next list on this connection would fail.
   */
  async #takeDescribedTypes(): Promise<string[]> {
    try {
      const { rows } = await this.#client.query(
        `select parameter_types::text[] as types from pg_prepared_statements where name = 'described'`,
      );
      await this.#client.query('deallocate described');
      const [{ types }] = describedSchema.parse(rows);
      return types;
    } catch (error) {
      this.#isLost = true;
      throw error;
    }
  }
}

const describedSchema = z.tuple([z.object({ types: z.array(z.string()) })]);

/**
 * Converts an error without a database code, from the socket or the driver, to a database error for a lost
 * connection.
 */
function toFailure(cause: unknown): unknown {
  if (cause instanceof DatabaseError) return cause;
  return createDatabaseError({ message: String(cause), code: CONNECTION_LOST, cause });
}
