import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createUserActor, type Database, type Session, service } from './database.ts';
import { openWorkspaces } from './workspaces.suite.ts';

interface People {
  workspace: string;
  owner: string;
  editor: string;
}

/**
 * Registers tests of membership changes during the deletion of the member's account, for databases with several
 * connections.
 */
export function registerLockOrderSuite(open: () => Database) {
  const asOwner = (sql: string) => (people: People, note: (session: Session) => Promise<void>) =>
    open().as(createUserActor(people.owner), async (session) => {
      await note(session);
      return session.query(sql, [people.workspace, people.editor]);
    });

  describe('changing a membership while the member’s account is deleted', () => {
    it.each([
      ['the member is removed', asOwner('select public.remove_member($1, $2)')],
      ['the member’s role changes', asOwner(`select public.change_member_role($1, $2, 'viewer')`)],
      [
        'the seats of a plan end',
        (people: People, note: (session: Session) => Promise<void>) =>
          open().as(service, async (session) => {
            await note(session);
            await session.query('reset role');
            await session.query('select from public.users where id = $1 for no key update', [
              people.owner,
            ]);
            return session.query('select private.take_back_seats($1)', [people.owner]);
          }),
      ],
    ])('neither transaction deadlocks while %s', async (_, change) => {
      const spaces = openWorkspaces(open());
      const [owner, editor] = [await spaces.signUp(), await spaces.signUp()];
      const workspace = await spaces.make(owner);
      await spaces.join(workspace, editor, 'editor');
      await open().query(
        `insert into public.campaigns (user_id, workspace_id, name, settings, state)
         values ($1, $2, 'Autumn', '{}', 'running')`,
        [editor, workspace],
      );
      const started: number[] = [];
      const note = async (session: Session) => {
        const [row] = await session.query<{ pid: number }>('select pg_backend_pid() as pid');
        if (row) started.push(row.pid);
      };
      const untilLocked = async (transactions: number) => {
        for (;;) {
          const rows = await open().query(
            `select from pg_stat_activity where wait_event_type = 'Lock' and pid = any ($1::text::int[])`,
            [`{${started}}`],
          );
          if (rows.length === transactions) return;
          await wait(20);
        }
      };

      // A third transaction locks a row that the membership change and the deletion both need after the
      // membership's row.
      const { settled } = await open().as(service, async (session) => {
        await session.query('reset role');
        await session.query('select from public.campaigns where user_id = $1 for update', [editor]);
        const changed = change({ workspace, owner, editor }, note);
        await untilLocked(1);
        const deleted = open().as(service, async (deleting) => {
          await note(deleting);
          return deleting.query('select public.delete_account($1)', [editor]);
        });
        await untilLocked(2);
        return { settled: Promise.allSettled([changed, deleted]) };
      });

      expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
      expect(await spaces.roleOf(workspace, editor)).toBeNull();
    });
  });
}
