import type { CompiledQuery, Kysely, QueryResult } from 'kysely';
import type { ConnectionTurns, Turn } from './connection-turns.ts';
import { createKysely, HeldConnection, HeldConnectionDriver } from './query-builder.ts';

/** Creates a query builder for the embedded database, on which requests take turns. */
export function createSerialKysely(turns: ConnectionTurns): Kysely<unknown> {
  return createKysely(
    new HeldConnectionDriver(async () => {
      const { turn, leave } = await turns.take();
      return new TurnConnection(turn, leave);
    }),
  );
}

class TurnConnection extends HeldConnection {
  readonly #turn: Turn;
  readonly #leave: () => void;

  constructor(turn: Turn, leave: () => void) {
    super();
    this.#turn = turn;
    this.#leave = leave;
  }

  protected override async run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { sql, parameters } = query;
    const { rows, affectedRows } = await this.#turn.run<Row>({ kind: 'query', sql, parameters });
    return {
      rows,
      ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }),
    };
  }

  override rollBack(): Promise<void> {
    return this.#turn.rollBack();
  }

  override release(): void {
    this.#leave();
  }
}
