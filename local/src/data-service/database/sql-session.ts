import type { PgliteConnection } from '@supabase/lite/pglite';
import type { ConnectionTurns } from './serial-connection.ts';

/** Statements of another program on the embedded database, as its owner. */
export interface SqlSession {
  /** One statement with `$1` parameters, or several without any; a failure leaves no transaction behind. */
  execute(text: string, values: unknown[]): Promise<Record<string, unknown>[]>;
  /** Calls back with each notification's payload until the function that it gives is called. */
  listen(channel: string, onNotification: (payload: string) => void): Promise<() => Promise<void>>;
}

/** A session that takes turns with everybody else on the one connection of PGlite. */
export function sqlSession(
  { driver }: Pick<PgliteConnection, 'driver'>,
  turns: ConnectionTurns,
): SqlSession {
  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const release = await turns.take();
    try {
      return await work();
    } finally {
      release();
    }
  }

  return {
    execute: (text, values) =>
      inTurn(async () => {
        try {
          if (values.length > 0) {
            return (await driver.query<Record<string, unknown>>(text, values)).rows;
          }
          return (await driver.exec(text)).flatMap(({ rows }) => rows);
        } catch (error) {
          await driver.query('rollback');
          throw error;
        }
      }),
    listen: (channel, onNotification) =>
      inTurn(async () => {
        const stop = await driver.listen(channel, onNotification);
        return () => inTurn(() => stop());
      }),
  };
}
