import { describe, expect, it } from 'vitest';
import { type Database, type Session, service } from './database.ts';

interface Taken {
  id: string;
  user_id: string;
  attempt: number;
}

interface Asked {
  id: string;
  state: string;
  was_under_way: boolean;
  wait_seconds: number;
}

/** Makes every join run as a nested loop, which is a plan that the query planner may also choose. */
async function joinByLoops(session: Session): Promise<void> {
  for (const way of ['hashjoin', 'mergejoin', 'material', 'hashagg', 'sort', 'memoize'])
    await session.query(`select set_config('enable_${way}', 'off', true)`);
}

/**
 * Registers tests of which worker may take an export from the queue, and how often a user may request an
 * export.
 */
export function registerExportsSuite(open: () => Database) {
  describe('exports of accounts', () => {
    const ask = (userId: string) =>
      open().as(service, async (session) => {
        const [row] = await session.query<{ asked: Asked }>(
          'select public.ask_for_export($1) as asked',
          [userId],
        );
        return row?.asked;
      });
    const take = () =>
      open().as(service, async (session) => {
        await joinByLoops(session);
        return session.query<Taken>('select * from public.take_export()');
      });
    const answers = async (call: string, parameters: (string | number)[]) => {
      const [row] = await open().as(service, (session) =>
        session.query<{ answer: unknown }>(`select public.${call} as answer`, parameters),
      );
      return row?.answer;
    };

    it('a worker takes one export at a time, for any query plan', async () => {
      for (const id of [await open().signUp(), await open().signUp(), await open().signUp()])
        await ask(id);
      for (let each = 0; each < 3; each += 1) expect(await take()).toHaveLength(1);
      expect(await take()).toEqual([]);
    });

    it('an export belongs to the worker that last took it from the queue', async () => {
      await ask(await open().signUp());
      const [first] = await take();
      const id = first?.id ?? '';
      await open().query(
        `update private.account_exports set due_at = now() - interval '1 second' where id = $1`,
        [id],
      );
      const [second] = await take();
      expect([first?.attempt, second?.attempt]).toEqual([1, 2]);

      await answers('fail_export($1, $2)', [id, 1]);
      expect(await answers('extend_export($1, $2)', [id, 1])).toBe(false);
      expect(await answers(`finish_export($1, $2, 'old', 1, 1)`, [id, 1])).toBe(false);
      expect(await answers('extend_export($1, $2)', [id, 2])).toBe(true);
      expect(await answers(`finish_export($1, $2, 'new', 1, 1)`, [id, 2])).toBe(true);
      expect(
        await open().query('select * from public.export_parts($1, $2)', [
          second?.user_id ?? '',
          id,
        ]),
      ).toEqual([{ folder: 'new', parts: 1 }]);
    });

    it('a finished export is not replaced by a request within an hour', async () => {
      const userId = await open().signUp();
      const asked = await ask(userId);
      expect(asked).toMatchObject({ wait_seconds: 0, was_under_way: false });
      const [taken] = await take();
      await answers(`finish_export($1, 1, 'folder', 1, 1)`, [taken?.id ?? '']);
      const again = await ask(userId);
      expect(again).toMatchObject({ id: asked?.id, state: 'ready' });
      expect(again?.wait_seconds).toBeGreaterThan(3500);

      await open().query(
        `update private.account_exports set asked_at = now() - interval '1 hour' where user_id = $1`,
        [userId],
      );
      expect(await ask(userId)).toMatchObject({ state: 'asked', wait_seconds: 0 });
      // The export is removed, so that other tests do not find it in the queue.
      await open().query('delete from private.account_exports where user_id = $1', [userId]);
    });

    it('take_due_mails takes at most the requested number of mails, for any query plan', async () => {
      const userId = await open().signUp();
      for (let each = 0; each < 3; each += 1)
        await open().query(
          `insert into private.mails (user_id, kind, subject_id, details) values ($1, 'export', $2, '{}')`,
          [userId, `${userId}/${each}`],
        );
      const taken = await open().as(service, async (session) => {
        await joinByLoops(session);
        return session.query('select * from public.take_due_mails(1)');
      });
      expect(taken).toHaveLength(1);
    });
  });
}
