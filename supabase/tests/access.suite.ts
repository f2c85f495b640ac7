import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { listStatements, type Statement } from './access-statements.ts';
import { openBooks } from './books.ts';
import { type Actor, anon, createUserActor, type Database, service } from './database.ts';

/**
 * Results of select, insert, update and delete, in this order. `+`: the statement takes effect. `o`: the role sees no
 * such row, so nothing happens. The letter `x` means that the request is refused with 42501.
 */
const EXPECTED: Record<string, Record<'anon' | 'owner' | 'other' | 'service', string>> = {
  'public.users': { anon: 'oxox', owner: '+x+x', other: 'oxox', service: '+x+x' },
  'public.ads': { anon: 'xxxx', owner: '++++', other: 'oxoo', service: '++++' },
  'public.recipes': { anon: 'xxxx', owner: '+xxx', other: 'oxxx', service: '+xxx' },
  'public.ad_versions': { anon: 'xxxx', owner: '+xxx', other: 'oxxx', service: '+xxx' },
  'public.delivered_pictures': { anon: 'xxxx', owner: '+x+x', other: 'oxox', service: '++x+' },
  'public.assets': { anon: 'xxxx', owner: '+xx+', other: 'oxxo', service: '++++' },
  'public.fonts': { anon: 'xxxx', owner: '+xx+', other: 'oxxo', service: '++x+' },
  'public.brand_kits': { anon: 'xxxx', owner: '++++', other: 'oxoo', service: '+xxx' },
  'public.claim_evidence': { anon: 'xxxx', owner: '++++', other: 'oxoo', service: '+xxx' },
  'public.account_settings': { anon: 'xxxx', owner: '+x+x', other: 'oxox', service: '+xxx' },
  'public.ad_folders': { anon: 'xxxx', owner: '++++', other: 'oxoo', service: '+xxx' },
  'public.filed_ads': { anon: 'xxxx', owner: '+xxx', other: 'oxxx', service: '+xxx' },
  'public.workspaces': { anon: 'xxxx', owner: '+xxx', other: 'oxxx', service: '+xxx' },
  'public.workspace_members': { anon: 'xxxx', owner: '+xxx', other: 'oxxx', service: '+xxx' },
  'public.workspace_invitations': { anon: 'xxxx', owner: '+xxx', other: 'oxxx', service: '+xxx' },
  'public.reviews': { anon: 'xxxx', owner: '+xxx', other: 'oxxx', service: '+xxx' },
  'public.review_ads': { anon: 'xxxx', owner: '+xxx', other: 'oxxx', service: '+xxx' },
  'public.review_comments': { anon: 'xxxx', owner: '+xxx', other: 'oxxx', service: '+xxx' },
  'public.review_events': { anon: 'xxxx', owner: '+xxx', other: 'oxxx', service: '+xxx' },
  'public.campaigns': { anon: 'xxxx', owner: '+xxx', other: 'oxxx', service: '+xxx' },
  'public.campaign_rows': { anon: 'xxxx', owner: '+xxx', other: 'oxxx', service: '+xxx' },
  'public.preleads': { anon: 'x+xx', owner: 'x+xx', other: 'x+xx', service: '++x+' },
  'public.credit_ledger': { anon: 'xxxx', owner: '+xxx', other: 'oxxx', service: '+xxx' },
  'public.generations': { anon: 'xxxx', owner: '+xxx', other: 'oxxx', service: '+xxx' },
  'public.subscriptions': { anon: 'xxxx', owner: '+xxx', other: 'oxxx', service: '+xxx' },
  'public.invoices': { anon: 'xxxx', owner: '+xxx', other: 'oxxx', service: '+xxx' },
  'public.payment_events': { anon: 'xxxx', owner: 'xxxx', other: 'xxxx', service: '+xxx' },
  'public.plans': { anon: 'xxxx', owner: 'xxxx', other: 'xxxx', service: '+xxx' },
  'public.feature_prices': { anon: 'xxxx', owner: 'xxxx', other: 'xxxx', service: '+xxx' },
  'private.unclaimed_spends': { anon: 'xxxx', owner: 'xxxx', other: 'xxxx', service: 'xxxx' },
  'private.completed_pictures': { anon: 'xxxx', owner: 'xxxx', other: 'xxxx', service: 'xxxx' },
  'private.carried_credits': { anon: 'xxxx', owner: 'xxxx', other: 'xxxx', service: 'xxxx' },
  'private.carried_spends': { anon: 'xxxx', owner: 'xxxx', other: 'xxxx', service: 'xxxx' },
  'private.payment_accounts': { anon: 'xxxx', owner: 'xxxx', other: 'xxxx', service: 'xxxx' },
  'private.checkout_leases': { anon: 'xxxx', owner: 'xxxx', other: 'xxxx', service: 'xxxx' },
  'private.prelead_attempts': { anon: 'xxxx', owner: 'xxxx', other: 'xxxx', service: 'xxxx' },
  'private.used_trials': { anon: 'xxxx', owner: 'xxxx', other: 'xxxx', service: 'xxxx' },
  'private.review_secrets': { anon: 'xxxx', owner: 'xxxx', other: 'xxxx', service: 'xxxx' },
  'private.review_calls': { anon: 'xxxx', owner: 'xxxx', other: 'xxxx', service: 'xxxx' },
  'private.mails': { anon: 'xxxx', owner: 'xxxx', other: 'xxxx', service: 'xxxx' },
  'private.account_deletions': { anon: 'xxxx', owner: 'xxxx', other: 'xxxx', service: 'xxxx' },
  'private.account_exports': { anon: 'xxxx', owner: 'xxxx', other: 'xxxx', service: 'xxxx' },
  'private.clock': { anon: 'xxxx', owner: 'xxxx', other: 'xxxx', service: 'xxxx' },
  'private.chores': { anon: 'xxxx', owner: 'xxxx', other: 'xxxx', service: 'xxxx' },
  'private.module_visits': { anon: 'xxxx', owner: 'xxxx', other: 'xxxx', service: 'xxxx' },
  'private.visitor_salt': { anon: 'xxxx', owner: 'xxxx', other: 'xxxx', service: 'xxxx' },
  'bucket ad_images': { anon: 'oxoo', owner: '++o+', other: 'oxoo', service: '++++' },
  'bucket photoshoots': { anon: 'oxoo', owner: '++o+', other: 'oxoo', service: '++++' },
  'bucket uploads': { anon: 'oxoo', owner: '++o+', other: 'oxoo', service: '++++' },
  'bucket assets': { anon: 'oxoo', owner: '++o+', other: 'oxoo', service: '++++' },
  'storage.buckets': { anon: 'oxoo', owner: 'oxoo', other: 'oxoo', service: '++++' },
};

/** For each database function, the roles that may call it. All roles that are not in the list are refused. */
const CALLERS: Record<string, Actor['role'][]> = {
  check_and_consume_credits: ['authenticated'],
  alt_text: ['authenticated'],
  headline: ['authenticated'],
  custom_name: ['authenticated'],
  folder_id: ['authenticated'],
  find_ads: ['authenticated'],
  gallery_facets: ['authenticated'],
  file_ads: ['authenticated'],
  rename_ad: ['authenticated'],
  review_state: ['authenticated'],
  review_newer_versions: ['authenticated'],
  revoke_review: ['authenticated'],
  set_review_mails: ['authenticated'],
  send_review_version: ['authenticated'],
  answer_review: ['authenticated'],
  own_reviews: ['authenticated'],
  reviews_of_ad: ['authenticated'],
  review_audit: ['authenticated'],
  unapproved_for_kit: ['authenticated'],
  active_workspace: ['authenticated', 'service_role'],
  active_account: ['authenticated'],
  workspace_role: ['service_role'],
  member_workspaces: ['authenticated', 'service_role'],
  own_workspaces: ['authenticated'],
  workspace_people: ['authenticated'],
  create_workspace: ['authenticated'],
  rename_workspace: ['authenticated'],
  set_kits_need_approval: ['authenticated'],
  invite_member: ['authenticated'],
  revoke_invitation: ['authenticated'],
  invitation: ['anon', 'authenticated'],
  accept_invitation: ['authenticated'],
  arm_invitation: ['service_role'],
  change_member_role: ['authenticated'],
  remove_member: ['authenticated'],
  leave_workspace: ['authenticated'],
  transfer_workspace: ['authenticated'],
  answer_transfer: ['authenticated'],
  delete_workspace: ['authenticated'],
  create_review: ['service_role'],
  review_password: ['service_role'],
  open_review: ['service_role'],
  renew_review: ['service_role'],
  may_make_review_link: ['service_role'],
  stop_review_mails: ['service_role'],
  shared_workspaces: ['service_role'],
  write_review: ['service_role'],
  claim_spend: ['service_role'],
  queue_generation: ['service_role'],
  extend_lease: ['service_role'],
  settle_generation: ['service_role'],
  refund_generation: ['service_role'],
  release_stale_spends: ['service_role'],
  ad_to_edit: ['service_role'],
  create_campaign: ['service_role'],
  delete_campaign: ['service_role'],
  act_on_campaign: ['service_role'],
  take_campaign_rows: ['service_role'],
  keep_row_photo: ['service_role'],
  refuse_campaign_row: ['service_role'],
  queue_campaign_row: ['service_role'],
  finish_campaign_row: ['service_role'],
  save_ad_version: ['service_role'],
  add_ad_formats: ['service_role'],
  copy_ad: ['service_role'],
  payment_customer: ['service_role'],
  link_payment_customer: ['service_role'],
  begin_checkout: ['service_role'],
  end_checkout: ['service_role'],
  payment_user: ['service_role'],
  account_objects: ['service_role'],
  orphaned_objects: ['service_role'],
  delete_account: ['service_role'],
  cancel_account_work: ['service_role'],
  account_sessions: ['authenticated'],
  ask_for_deletion: ['service_role'],
  take_due_deletions: ['service_role'],
  account_export: ['authenticated'],
  carried_credits: ['authenticated'],
  ask_for_export: ['service_role'],
  take_export: ['service_role'],
  extend_export: ['service_role'],
  finish_export: ['service_role'],
  fail_export: ['service_role'],
  export_parts: ['service_role'],
  export_tables: ['service_role'],
  export_rows: ['service_role'],
  stale_export_parts: ['service_role'],
  take_due_mails: ['service_role'],
  mark_mail_sent: ['service_role'],
  begin_payment_reading: ['service_role'],
  apply_payment_event: ['service_role'],
  seats_used: ['service_role'],
  report_module_visit: ['anon', 'authenticated'],
  module_health: ['anon', 'authenticated'],
  storage_usage: ['authenticated'],
  storage_problem: ['service_role'],
  canary_health: ['anon', 'authenticated'],
  engine_status: ['service_role'],
  find_delivered_picture: ['service_role'],
  own_pictures_like: ['service_role'],
  confirmed_email: ['service_role'],
};

class Undo extends Error {}

/**
 * Returns the result of a statement that an actor sends. The effects of the statement are rolled back
 * afterwards.
 */
export async function readOutcome(
  database: Database,
  actor: Actor,
  statement: Statement,
): Promise<string> {
  let effect = '';
  try {
    await database.as(actor, async (session) => {
      const rows = await session.query(
        statement.sql.startsWith('select') ? statement.sql : `${statement.sql} returning 1`,
        statement.parameters,
      );
      effect = rows.length > 0 ? '+' : 'o';
      throw new Undo();
    });
  } catch (error) {
    if (error instanceof Undo) return effect;
    if (error instanceof Error && 'code' in error && error.code === '42501') return 'x';
    throw error;
  }
  return effect;
}

export function registerAccessSuite(open: () => Database) {
  describe('rights of each role on tables and functions', () => {
    let actors: Record<'anon' | 'owner' | 'other' | 'service', Actor>;
    let owner: string;

    beforeAll(async () => {
      const database = open();
      const books = openBooks(database);
      owner = await database.signUp();
      actors = {
        anon,
        owner: createUserActor(owner),
        other: createUserActor(await database.signUp()),
        service,
      };
      await books.spend(owner);
      await books.claim(owner);
      await books.spend(owner);
      await database.query(
        `insert into public.recipes
           (user_id, generation_id, position, image_url, recipe, images, headline, words)
         select user_id, id, 0, 'https://x.example/1.jpg', '{}', '{}', '', ''
         from public.generations where user_id = $1`,
        [owner],
      );
      await database.query(
        `insert into public.ads (user_id, ad_image_url) values ($1, 'https://x.example/1.jpg')`,
        [owner],
      );
      await database.query(
        `insert into public.delivered_pictures (path, user_id, making, credentials, uploads, sha256)
         values ('1.jpg', $1, 'drawn', 'signed', 'none', sha256('one'))`,
        [owner],
      );
      await database.query(
        `insert into public.assets (user_id, kind, name, image_url, width, height)
         values ($1, 'logo', 'Logo', 'https://x.example/logo.png', 400, 100)`,
        [owner],
      );
      await database.query(
        `insert into public.fonts (user_id, name, file_url) values ($1, 'Kestrel', 'https://x.example/f.ttf')`,
        [owner],
      );
      await database.query(`insert into public.brand_kits (user_id, name) values ($1, 'Kestrel')`, [
        owner,
      ]);
      await database.query(`insert into public.ad_folders (user_id, name) values ($1, 'Autumn')`, [
        owner,
      ]);
      await database.query(
        `insert into public.filed_ads (ad_id, user_id, name)
         select id, user_id, 'Winter test' from public.ads where user_id = $1`,
        [owner],
      );
      await database.query(
        `insert into public.claim_evidence (user_id, ad_id, claim, evidence)
         select user_id, id, 'The best mugs', 'Cup test 2026' from public.ads where user_id = $1`,
        [owner],
      );
      await database.query(
        `with made as (
           insert into public.campaigns (user_id, name, settings) values ($1, 'Autumn', '{}') returning id
         )
         insert into public.campaign_rows (campaign_id, user_id, position, line, name, reference, state, brief)
         select id, $1, 1, 2, '', '', 'waiting', '{}' from made`,
        [owner],
      );
      await database.query(
        `select public.create_review(
           $1,
           '{"name":"Autumn","approvals_asked":1,"mails_decisions":false}',
           array(select id from public.ads where user_id = $1),
           repeat('ab', 32),
           null
         )`,
        [owner],
      );
      await database.query(
        `insert into public.review_comments (id, review_id, review_ad_id, user_id, version, body)
         select gen_random_uuid(), review_id, id, user_id, 1, 'Looks good'
         from public.review_ads where user_id = $1`,
        [owner],
      );
      await database.query(
        `with made as (
           insert into public.workspaces (name, owner_id) values ('Kestrel', $1) returning id
         ), joined as (
           insert into public.workspace_members (workspace_id, user_id, role) select id, $1, 'owner' from made
         )
         insert into public.workspace_invitations (workspace_id, email, role, user_id)
         select id, 'eve@example.com', 'viewer', $1 from made`,
        [owner],
      );
      await database.query(`insert into public.preleads (email) values ('lead@example.com')`);
      await database.query(`insert into public.subscriptions values ($1, 'starter', 'canceled')`, [
        owner,
      ]);
      await database.query(
        `insert into public.invoices values ('in_1', $1, null, 'paid', 999, 'usd', null, now())`,
        [owner],
      );
      await database.query(`insert into private.payment_accounts values ($1, 'cus_access')`, [
        owner,
      ]);
      await database.query(
        `insert into public.payment_events values ('evt_1', 'invoice.paid', '{}')`,
      );
      await database.query(`insert into storage.buckets (id, name) values ('spare', 'spare')`);
      for (const bucket of ['ad_images', 'photoshoots', 'assets', 'uploads']) {
        await database.query('insert into storage.objects (bucket_id, name) values ($1, $2)', [
          bucket,
          `${owner}/1.png`,
        ]);
      }
    });

    for (const [table, expected] of Object.entries(EXPECTED)) {
      it.each(Object.entries(expected))(
        `${table} for the role %s allows exactly: %s`,
        async (who, verdicts) => {
          const actor = Object.entries(actors).find(([name]) => name === who)?.[1] ?? anon;
          let seen = '';
          for (const statement of listStatements(table, owner)) {
            seen += await readOutcome(open(), actor, statement);
          }
          expect(seen).toBe(verdicts);
        },
      );
    }

    it('the lists contain every table, and row-level security is on for each table of the API', async () => {
      const tables = await open().query<{ name: string; secured: boolean }>(`
        select relnamespace::regnamespace || '.' || relname as name, relrowsecurity as secured
        from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      `);
      const own = Object.keys(EXPECTED).filter((name) => /^(public|private)\./.test(name));
      expect(tables.map((table) => table.name).sort()).toEqual(own.sort());
      expect(tables.filter((table) => table.name.startsWith('public.') && !table.secured)).toEqual(
        [],
      );
    });

    it('nobody can write through a view', async () => {
      const views = await open().query<{ view: string; column: string }>(`
        select oid::regclass::text as view, (
          select attname from pg_attribute where attrelid = oid and attnum = 1
        ) as column
        from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace
      `);
      expect(views.length).toBeGreaterThan(0);
      for (const { view, column } of views) {
        for (const actor of Object.values(actors)) {
          const writes = [
            `insert into ${view} (${column}) values (null)`,
            `update ${view} set ${column} = null`,
            `delete from ${view}`,
          ];
          const seen = await Promise.all(writes.map((sql) => readOutcome(open(), actor, { sql })));
          expect({ view, seen: seen.join('') }).toEqual({ view, seen: 'xxx' });
        }
      }
    });

    it('each function can be called only by the roles in the list', async () => {
      const functions = await open().query<{ name: string; callers: Actor['role'][] }>(`
        select proname as name, array(
          select role from unnest(array['anon', 'authenticated', 'service_role']) as role
          where has_function_privilege(role, pg_proc.oid, 'execute')
        ) as callers
        from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      `);
      const callable = functions.filter((each) => each.callers.length > 0);
      expect(Object.fromEntries(callable.map((each) => [each.name, each.callers]))).toEqual(
        CALLERS,
      );
    });

    it('every foreign key has an index, and every table has a primary key', async () => {
      const unindexed = await open().query(`
        select conrelid::regclass::text as table, conname from pg_constraint
        where contype = 'f' and connamespace in ('public'::regnamespace, 'private'::regnamespace)
          and not exists (
            select from pg_index
            where indrelid = conrelid and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
          )
      `);
      const keyless = await open().query(`
        select oid::regclass::text as table from pg_class
        where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
          and not exists (select from pg_index where indrelid = pg_class.oid and indisprimary)
      `);
      expect({ unindexed, keyless }).toEqual({ unindexed: [], keyless: [] });
    });

    it('every function has a fixed search path', async () => {
      const loose = await open().query(`
        select proname from pg_proc
        where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
          and not coalesce(proconfig @> array['search_path=""'], false)
      `);
      expect(loose).toEqual([]);
    });

    it.each([
      ['ad_images', 'photoshoots'],
      ['photoshoots', 'ad_images'],
      ['assets', 'ad_images'],
      ['uploads', 'ad_images'],
      ['uploads', 'uploads'],
    ])('no role may move a file from %s to another place', async (bucket, target) => {
      for (const actor of [actors.owner, actors.other, anon]) {
        const move = `update storage.objects set bucket_id = $2, name = $3 where bucket_id = $1 returning 1`;
        const moved = await open().as(actor, (session) =>
          session.query(move, [bucket, target, `${randomUUID()}/x.png`]),
        );
        expect(moved).toEqual([]);
      }
    });

    it.each(['', 'x.png', '../x.png'])(
      'the storage refuses an upload outside the user’s own folder: %j',
      async (name) => {
        const upload = {
          sql: `insert into storage.objects (bucket_id, name) values ('ad_images', '${name}')`,
        };
        expect(await readOutcome(open(), actors.owner, upload)).toBe('x');
      },
    );
  });
}
