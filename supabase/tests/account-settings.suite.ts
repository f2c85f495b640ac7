import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createUserActor, type Database, service } from './database.ts';
import { readRefusal } from './refusal.ts';

/** Registers tests of an account's settings, and of the list of its sessions. */
export function registerAccountSettingsSuite(open: () => Database) {
  describe('settings of a user account', () => {
    const change = (id: string, values: string) =>
      open().as(createUserActor(id), (session) =>
        session.query(`update public.account_settings set ${values}`),
      );
    const read = async (id: string) => {
      const [row] = await open().as(createUserActor(id), (session) =>
        session.query('select * from public.account_settings'),
      );
      return row;
    };

    it('an account has settings from sign-up on, and only its owner can change the settings', async () => {
      const [id, other] = [await open().signUp(), await open().signUp()];
      const defaults = {
        name: null,
        language: null,
        time_zone: null,
        receipt_mails: true,
        renewal_mails: true,
      };
      expect(await read(id)).toEqual({ user_id: id, ...defaults });
      await change(id, `name = 'Ada', language = 'fr', time_zone = 'America/Argentina/Salta'`);
      expect(await read(id)).toMatchObject({
        name: 'Ada',
        language: 'fr',
        time_zone: 'America/Argentina/Salta',
      });
      expect(await read(other)).toEqual({ user_id: other, ...defaults });
    });

    it.each([
      `name = ''`,
      `name = ' Ada'`,
      `language = 'French'`,
      `time_zone = 'Paris; drop table'`,
    ])('account settings with %s are refused', async (values) => {
      expect(await readRefusal(change(await open().signUp(), values))).toBe('23514');
    });

    it('mails that the user turned off (receipts and renewals) are not sent, and all other mails are sent', async () => {
      const id = await open().signUp();
      await change(id, 'receipt_mails = false, renewal_mails = false');
      for (const kind of ['receipt', 'renewal', 'export'])
        await open().query(
          `insert into private.mails (user_id, kind, subject_id, details) values ($1, $2, $2, '{}')`,
          [id, kind],
        );
      const taken = await open().as(service, (session) =>
        session.query<{ kind: string; recipient: string }>(
          'select * from public.take_due_mails(1000)',
        ),
      );
      expect(
        taken.filter(({ recipient }) => recipient.startsWith(id)).map(({ kind }) => kind),
      ).toEqual(['export']);
    });
  });

  describe('sign-in sessions of an account', () => {
    it('the list of sessions contains only the user’s own sessions, the most recent first', async () => {
      const [id, other] = [await open().signUp(), await open().signUp()];
      const [old, used, gone] = [randomUUID(), randomUUID(), randomUUID()];
      await open().query(
        `insert into auth.sessions (id, user_id, created_at, refreshed_at, not_after, user_agent)
         values
           ($1, $4, now() - interval '3 days', null, null, 'Firefox'),
           ($2, $4, now() - interval '9 days', (now() - interval '1 day') at time zone 'utc', null, 'Safari'),
           ($3, $4, now() - interval '9 days', null, now() - interval '1 day', 'Chrome')`,
        [old, used, gone, id],
      );
      const list = (userId: string) =>
        open().as(createUserActor(userId), (session) =>
          session.query<{ id: string; user_agent: string; days: number }>(
            `select id, user_agent, is_current, round(extract(epoch from now() - used_at) / 86400)::int as days
             from public.account_sessions()`,
          ),
        );
      expect(await list(id)).toEqual([
        { id: used, user_agent: 'Safari', is_current: false, days: 1 },
        { id: old, user_agent: 'Firefox', is_current: false, days: 3 },
      ]);
      expect(await list(other)).toEqual([]);
    });
  });
}
