import type { ConnectionTurns, Turn } from './connection-turns.ts';
import type { PgliteThread } from './pglite-thread.ts';

/** Statements of another program on the embedded database, as its owner. */
export interface SqlSession {
  /** One statement with `$1` parameters, or several without any; a failure leaves no transaction behind. */
  execute(text: string, values: unknown[]): Promise<Record<string, unknown>[]>;
  /** Calls back with each notification's payload until the function that it gives is called. */
  listen(channel: string, onNotification: (payload: string) => void): Promise<() => Promise<void>>;
}

/** A session that takes turns with everybody else on the one connection of PGlite. */
export function sqlSession(thread: PgliteThread, turns: ConnectionTurns): SqlSession {
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
