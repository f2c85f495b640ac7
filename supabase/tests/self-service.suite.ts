import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openBooks } from './books.ts';
import { anon, createUserActor, type Database, type Parameter } from './database.ts';
import { readRefusal } from './refusal.ts';
import { updateAccount } from './sign-up.suite.ts';

/** Values of each column type that an attacker might write. */
const TEMPTATIONS: Record<string, Parameter[]> = {
  integer: [-1000, 0, 100, 2_147_483_647],
  text: ['starter', 'starter50', ''],
  uuid: [randomUUID()],
  'timestamp with time zone': ['infinity', '-infinity', '2099-01-01'],
};

export function registerSelfServiceSuite(open: () => Database) {
  describe('a user who tries to get credits without payment', () => {
    async function setUp() {
      const id = await open().signUp();
      const books = openBooks(open());
      await books.spend(id, 'Creative Boost');
      const before = await books.account(id);
      /** Expects that plan, balance and ledger of the user are unchanged. */
      const unmoved = async () => {
        expect(await books.account(id)).toEqual(before);
        expect(await books.ledger(id)).toHaveLength(2);
      };
      return { id, books, unmoved };
    }

    it('a user gets no credits by writing any column of the users table', async () => {
      const { id, unmoved } = await setUp();
      const columns = await open().query<{ name: string; type: string }>(`
        select attname as name, format_type(atttypid, null) as type from pg_attribute
        where attrelid = 'public.users'::regclass and attnum > 0 and not attisdropped
      `);
      const { ads_limit, plan_name } = await openBooks(open()).account(id);
      const standing: Record<string, Parameter> = { ads_limit, plan_name };

      for (const { name, type } of columns) {
        for (const value of TEMPTATIONS[type] ?? []) {
          if (standing[name] === value || (name === 'ads_generated' && value === 0)) continue;
          expect(
            await readRefusal(updateAccount(open(), createUserActor(id), id, { [name]: value })),
            `${name} = ${value}`,
          ).toBe('42501');
          expect(['none', '42501']).toContain(
            await readRefusal(updateAccount(open(), anon, id, { [name]: value })),
          );
        }
      }
      await unmoved();
    });

    it('a user gets no credits by inserting, merging, deleting or recreating a row', async () => {
      const { id, unmoved } = await setUp();
      const row = `insert into public.users (id, plan_name, ads_limit, reset_date) values ($1, 'starter', 100, now())`;
      for (const statement of [
        row,
        `${row} on conflict (id) do update set ads_limit = 100`,
        `${row} on conflict (id) do nothing`,
        'delete from public.users where id = $1',
        `insert into public.credit_ledger (user_id, kind, amount) values ($1, 'grant', 100)`,
        'update public.credit_ledger set amount = 100 where user_id = $1',
        `delete from public.credit_ledger where user_id = $1 and kind = 'spend'`,
        'delete from auth.users where id = $1',
        `update public.feature_prices set credits = 1 where $1::uuid is not null`,
        `insert into public.subscriptions (user_id, plan_name, status) values ($1, 'starter', 'active')`,
      ]) {
        const attempt = open().as(createUserActor(id), (session) => session.query(statement, [id]));
        expect(await readRefusal(attempt), statement).toBe('42501');
      }
      await unmoved();
    });

    it('a user gets no credits by calling functions that are not meant for users', async () => {
      const { id, unmoved } = await setUp();
      const functions = await open().query<{ call: string }>(`
        select format('%s.%I(%s)', pronamespace::regnamespace, proname, (
          select coalesce(string_agg(format('null::%s', format_type(type, null)), ', '), '')
          from unnest(proargtypes) as type
        )) as call
        from pg_proc
        where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
          and prorettype <> 'trigger'::regtype
          and proname not in (
            'check_and_consume_credits', 'report_module_visit', 'module_health', 'headline', 'alt_text',
            'storage_usage', 'account_export', 'canary_health', 'custom_name', 'folder_id',
            'find_ads', 'gallery_facets', 'file_ads',
            'rename_ad', 'carried_credits', 'account_sessions', 'review_state', 'review_newer_versions', 'revoke_review',
            'set_review_mails', 'send_review_version', 'answer_review', 'own_reviews',
            'reviews_of_ad', 'review_audit', 'unapproved_for_kit', 'active_workspace', 'active_account', 'member_workspaces', 'own_workspaces',
            'workspace_people', 'create_workspace', 'rename_workspace', 'set_kits_need_approval', 'invite_member',
            'revoke_invitation', 'invitation', 'accept_invitation', 'change_member_role', 'remove_member',
            'leave_workspace', 'transfer_workspace', 'answer_transfer', 'delete_workspace'
          )
      `);
      expect(functions.length).toBeGreaterThan(10);
      for (const { call } of functions) {
        for (const actor of [createUserActor(id), anon]) {
          const attempt = open().as(actor, (session) => session.query(`select ${call}`));
          expect(await readRefusal(attempt), call).toBe('42501');
        }
      }
      await unmoved();
    });

    it.each([0, -1, -50, 2, null])(
      'a user’s generation is refused at a price of %s',
      async (price) => {
        const { id, unmoved } = await setUp();
        const attempt = open().as(createUserActor(id), (session) =>
          session.query(`select public.check_and_consume_credits($1, 'Create Ad', $2)`, [
            id,
            price,
          ]),
        );
        expect(await readRefusal(attempt)).toBe('22023');
        await unmoved();
      },
    );

    it('a user can’t spend another user’s credits', async () => {
      const { id, unmoved } = await setUp();
      const thief = await open().signUp();
      for (const actor of [createUserActor(thief), createUserActor(''), anon]) {
        const attempt = open().as(actor, (session) =>
          session.query(`select public.check_and_consume_credits($1, 'Create Ad', 1)`, [id]),
        );
        expect(await readRefusal(attempt)).toBe('42501');
      }
      await unmoved();
    });

    it('the ledger can’t be rewritten, even as the owner of the database', async () => {
      const { id, unmoved } = await setUp();
      for (const statement of [
        'update public.credit_ledger set amount = 1000 where user_id = $1',
        'delete from public.credit_ledger where user_id = $1',
      ]) {
        expect(await readRefusal(open().query(statement, [id]))).toBe('42501');
      }
      expect(await readRefusal(open().query('truncate public.credit_ledger cascade'))).toBe(
        '42501',
      );
      await unmoved();
    });
  });

  describe('corrections by an operator who uses the service key', () => {
    it('an operator may correct a balance, and the ledger records the correction', async () => {
      const id = await open().signUp();
      const books = openBooks(open());
      await open().as({ role: 'service_role' }, (session) =>
        session.query('update public.users set ads_limit = 70, credits_used = 5 where id = $1', [
          id,
        ]),
      );

      expect((await books.ledger(id)).map((entry) => entry.amount)).toEqual([50, 15]);
      expect(await books.audit()).toEqual([]);
    });
  });
}
