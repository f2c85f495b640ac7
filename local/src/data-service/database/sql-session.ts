import type { ConnectionTurns, Turn } from './connection-turns.ts';
import type { PgliteThread } from './pglite-thread.ts';

/** A session in which another program runs SQL statements on the embedded database, as the database's owner. */
export interface SqlSession {
  /**
   * Runs one statement with `$1` parameters, or several statements without parameters; a failure leaves no
   * transaction open.
   */
  execute(text: string, values: unknown[]): Promise<Record<string, unknown>[]>;
  /** Calls `onNotification` with the payload of each notification, until the returned function is called. */
  listen(channel: string, onNotification: (payload: string) => void): Promise<() => Promise<void>>;
}

/** Opens a session that takes turns with all requests on PGlite's only connection. */
export function openSqlSession(thread: PgliteThread, turns: ConnectionTurns): SqlSession {
  async function inTurn<Result>(work: (turn: Turn) => Promise<Result>): Promise<Result> {
    const { turn, leave } = await turns.take();
    try {
      return await work(turn);
    } finally {
      leave();
    }
  }

  return {
    execute: (text, values) =>
      inTurn(async (turn) => {
        try {
          const { rows } = await turn.run(
            values.length > 0
              ? { kind: 'query', sql: text, parameters: values }
              : { kind: 'script', sql: text, inTransaction: false },
          );
          return rows;
        } catch (error) {
          await turn.rollBack();
          throw error;
        }
      }),
    listen: (channel, onNotification) =>
      inTurn(async ({ epoch }) => {
        await thread.listen(channel, epoch, onNotification);
        return () => inTurn((turn) => thread.unlisten(channel, turn.epoch, onNotification));
      }),
  };
}
