export interface Statement {
  sql: string;
  parameters?: string[];
}

/**
 * Returns four SQL statements (select, insert, update, delete) on a row of the owner in the table. The where
 * clauses of the statements match only this row.
 */
export function listStatements(table: string, owner: string): Statement[] {
  const own = (column: string, set: string, insert: Statement): Statement[] => [
    { sql: `select ${column} from ${table} where ${column} = $1`, parameters: [owner] },
    insert,
    { sql: `update ${table} set ${set} where ${column} = $1`, parameters: [owner] },
    { sql: `delete from ${table} where ${column} = $1`, parameters: [owner] },
  ];
  const insert = (columns: string, values: string): Statement => ({
    sql: `insert into ${table} (${columns}) values (${values})`,
    parameters: values.includes('$1') ? [owner] : [],
  });
  switch (table) {
    case 'public.users':
      return own(
        'id',
        'ads_limit = 50',
        insert('id, plan_name, ads_limit, reset_date', `$1, 'starter', 1, now()`),
      );
    case 'public.ads':
      return own(
        'user_id',
        'is_favorite = true',
        insert('user_id, ad_image_url', `$1, 'https://x.example/a.jpg'`),
      );
    case 'public.recipes':
      return own(
        'user_id',
        `headline = 'Mine'`,
        insert(
          'user_id, generation_id, position, image_url, recipe, images, headline, words',
          `$1, gen_random_uuid(), 0, 'https://x.example/a.jpg', '{}', '{}', '', ''`,
        ),
      );
    case 'public.ad_versions':
      return own(
        'user_id',
        `recipe = '{}'`,
        insert('ad_id, n, user_id, recipe, images', `gen_random_uuid(), 2, $1, '{}', '{}'`),
      );
    case 'public.delivered_pictures':
      return own(
        'user_id',
        `alt_text = 'A mug'`,
        insert(
          'path, user_id, making, credentials, uploads, sha256',
          `'2.jpg', $1, 'drawn', 'signed', 'none', sha256('two')`,
        ),
      );
    case 'private.completed_pictures':
      return own('user_id', `image_url = 'a'`, insert('user_id, image_url', `$1, 'a'`));
    case 'public.assets':
      return own(
        'user_id',
        `cutout_url = 'https://x.example/other.png'`,
        insert(
          'user_id, kind, name, image_url, width, height',
          `$1, 'product', 'Mug', 'https://x.example/mug.png', 600, 800`,
        ),
      );
    case 'public.fonts':
      return own(
        'user_id',
        `name = 'Other'`,
        insert('user_id, name, file_url', `$1, 'Kestrel Sans', 'https://x.example/k.woff2'`),
      );
    case 'public.brand_kits':
      return own('user_id', `link = 'https://x.example'`, insert('user_id, name', `$1, 'Mine'`));
    case 'public.claim_evidence':
      return own(
        'user_id',
        `evidence = 'Another test'`,
        insert(
          'user_id, ad_id, claim, evidence',
          `$1, (select id from public.ads where user_id = $1 limit 1), 'Number 1', 'A test'`,
        ),
      );
    case 'public.account_settings':
      return own('user_id', `name = 'Ada'`, insert('user_id', '$1'));
    case 'public.ad_folders':
      return own('user_id', `name = 'Winter'`, insert('user_id, name', `$1, 'Spring'`));
    case 'public.filed_ads':
      return own(
        'user_id',
        `name = 'Mine'`,
        insert(
          'user_id, ad_id, name',
          `$1, (select id from public.ads where user_id = $1 limit 1), 'Mine'`,
        ),
      );
    case 'public.reviews':
      return own(
        'user_id',
        'revoked_at = null',
        insert(
          'user_id, name, has_password, approvals_asked, mails_decisions',
          `$1, 'Mine', false, 1, false`,
        ),
      );
    case 'public.review_ads':
      return own(
        'user_id',
        `state = 'approved'`,
        insert(
          'user_id, review_id, position, version, images',
          `$1, (select id from public.reviews where user_id = $1 limit 1), 9, 1, '{}'`,
        ),
      );
    case 'public.review_comments':
      return own(
        'user_id',
        `body = 'Mine'`,
        insert(
          'id, user_id, review_id, review_ad_id, version, body',
          `gen_random_uuid(), $1, gen_random_uuid(), gen_random_uuid(), 1, 'Mine'`,
        ),
      );
    case 'public.review_events':
      return own(
        'user_id',
        `author = 'Somebody'`,
        insert(
          'user_id, review_id, kind',
          `$1, (select id from public.reviews where user_id = $1 limit 1), 'approved'`,
        ),
      );
    case 'private.review_secrets':
      return [
        { sql: 'select from private.review_secrets' },
        insert('review_id, token_hash', `gen_random_uuid(), ''`),
        { sql: 'update private.review_secrets set password_hash = null' },
        { sql: 'delete from private.review_secrets' },
      ];
    case 'private.review_calls':
      return [
        { sql: 'select from private.review_calls' },
        insert('subject, window_start, calls', `'', now(), 0`),
        { sql: 'update private.review_calls set calls = 0' },
        { sql: 'delete from private.review_calls' },
      ];
    case 'public.workspaces':
      return own('owner_id', `name = 'Mine'`, insert('name, owner_id', `'Mine', $1`));
    case 'public.workspace_members':
      return own(
        'user_id',
        `role = 'owner'`,
        insert('workspace_id, user_id, role', `gen_random_uuid(), $1, 'editor'`),
      );
    case 'public.workspace_invitations':
      return own(
        'user_id',
        `role = 'editor'`,
        insert(
          'workspace_id, email, role, user_id',
          `gen_random_uuid(), 'mallory@example.com', 'editor', $1`,
        ),
      );
    case 'public.campaigns':
      return own('user_id', `name = 'Mine'`, insert('user_id, name, settings', `$1, 'Mine', '{}'`));
    case 'public.campaign_rows':
      return own(
        'user_id',
        `name = 'Mine'`,
        insert(
          'campaign_id, user_id, position, line, name, reference, state, brief',
          `gen_random_uuid(), $1, 9, 9, '', '', 'waiting', '{}'`,
        ),
      );
    case 'public.preleads':
      return [
        { sql: 'select from public.preleads' },
        insert('email', `'new@example.com'`),
        { sql: `update public.preleads set email = 'changed@example.com'` },
        { sql: 'delete from public.preleads' },
      ];
    case 'public.credit_ledger':
      return own('user_id', 'amount = 1000', insert('user_id, kind, amount', `$1, 'grant', 1000`));
    case 'public.generations':
      return own(
        'user_id',
        `request = '{}'`,
        insert(
          'user_id, idempotency_key, feature_name, spend_id, request, lease_expires_at',
          `$1, gen_random_uuid(), 'Create Ad', 1, '{}', now()`,
        ),
      );
    case 'public.subscriptions':
      return own(
        'user_id',
        `status = 'active'`,
        insert('user_id, plan_name, status', `$1, 'starter', 'active'`),
      );
    case 'public.invoices':
      return own(
        'user_id',
        `status = 'void'`,
        insert(
          'id, user_id, status, amount_paid, currency, created_at',
          `'in_2', $1, 'paid', 1, 'usd', now()`,
        ),
      );
    case 'public.payment_events':
      return [
        { sql: 'select from public.payment_events' },
        insert('id, type, payload', `'evt_2', 'invoice.paid', '{}'`),
        { sql: `update public.payment_events set type = 'other'` },
        { sql: 'delete from public.payment_events' },
      ];
    case 'public.plans':
      return [
        { sql: 'select from public.plans' },
        insert('name, label, credits, period_days', `'mine', 'Mine', 9999, 1`),
        { sql: 'update public.plans set credits = 9999' },
        { sql: 'delete from public.plans' },
      ];
    case 'public.feature_prices':
      return [
        { sql: 'select from public.feature_prices' },
        insert('feature_name, credits', `'Free lunch', 1`),
        { sql: 'update public.feature_prices set credits = 1' },
        { sql: 'delete from public.feature_prices' },
      ];
    case 'private.unclaimed_spends':
      return own(
        'user_id',
        'created_at = now()',
        insert('spend_id, user_id, feature_name', `1, $1, 'Create Ad'`),
      );
    case 'private.payment_accounts':
      return own('user_id', `customer_id = 'cus_2'`, insert('user_id, customer_id', `$1, 'cus_2'`));
    case 'private.carried_credits':
      return own(
        'user_id',
        'remaining = 1000',
        insert('user_id, remaining, ends_at, upgrade_id', `$1, 1000, now(), 1`),
      );
    case 'private.carried_spends':
      return [
        { sql: 'select from private.carried_spends' },
        insert('spend_id, credits', '1, 1'),
        { sql: 'update private.carried_spends set credits = 1' },
        { sql: 'delete from private.carried_spends' },
      ];
    case 'private.account_deletions':
      return own('user_id', 'due_at = now()', insert('user_id', '$1'));
    case 'private.account_exports':
      return own('user_id', 'due_at = now()', insert('user_id', '$1'));
    case 'private.checkout_leases':
      return own(
        'user_id',
        'expires_at = now()',
        insert('user_id, holder, expires_at', `$1, gen_random_uuid(), now()`),
      );
    case 'private.prelead_attempts':
      return [
        { sql: 'select from private.prelead_attempts' },
        insert('client', `''`),
        { sql: 'update private.prelead_attempts set attempted_at = now()' },
        { sql: 'delete from private.prelead_attempts' },
      ];
    case 'private.used_trials':
      return [
        { sql: 'select from private.used_trials' },
        insert('address, credits_used, ends_at', `'', 1, now()`),
        { sql: 'update private.used_trials set ends_at = now()' },
        { sql: 'delete from private.used_trials' },
      ];
    case 'private.mails':
      return own(
        'user_id',
        'sent_at = now()',
        insert('user_id, kind, subject_id, details', `$1, 'receipt', 'in_1', '{}'`),
      );
    case 'private.chores':
      return [
        { sql: 'select from private.chores' },
        insert('name, done_at', `'mine', now()`),
        { sql: 'update private.chores set done_at = now()' },
        { sql: 'delete from private.chores' },
      ];
    case 'private.clock':
      return [
        { sql: 'select from private.clock' },
        insert('seen_at, steady_from', 'now(), now()'),
        { sql: 'update private.clock set steady_from = now()' },
        { sql: 'delete from private.clock' },
      ];
    case 'private.module_visits':
      return [
        { sql: 'select from private.module_visits' },
        insert('module, version, visitor', `'mf-mine', '1', ''`),
        { sql: `update private.module_visits set failure = 'timeout'` },
        { sql: 'delete from private.module_visits' },
      ];
    case 'private.visitor_salt':
      return [
        { sql: 'select from private.visitor_salt' },
        insert('salt', 'gen_random_uuid()'),
        { sql: 'update private.visitor_salt set salt = gen_random_uuid()' },
        { sql: 'delete from private.visitor_salt' },
      ];
    case 'storage.buckets':
      return [
        { sql: `select from storage.buckets where id = 'ad_images'` },
        insert('id, name', `'mine', 'mine'`),
        { sql: `update storage.buckets set file_size_limit = null where id = 'ad_images'` },
        { sql: `delete from storage.buckets where id = 'spare'` },
      ];
    default: {
      const bucket = table.replace('bucket ', '');
      const file = [bucket, `${owner}/1.png`];
      return [
        { sql: 'select from storage.objects where bucket_id = $1 and name = $2', parameters: file },
        {
          sql: 'insert into storage.objects (bucket_id, name) values ($1, $2)',
          parameters: [bucket, `${owner}/2.png`],
        },
        {
          sql: `update storage.objects set metadata = '{}' where bucket_id = $1 and name = $2`,
          parameters: file,
        },
        { sql: 'delete from storage.objects where bucket_id = $1 and name = $2', parameters: file },
      ];
    }
  }
}
