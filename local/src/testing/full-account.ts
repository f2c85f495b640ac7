import { BUCKETS } from '@adwright/contracts';
import * as z from 'zod';
import type { TestService } from '../data-service/testing.ts';

const namesSchema = z.array(z.object({ table: z.string(), column: z.string() }));

/** Lists every table that has a column with the owner of a row, together with that column's name. */
export async function listUserTables({ query }: Pick<TestService, 'query'>) {
  return namesSchema.parse(
    await query(`
      select columns.table_schema || '.' || columns.table_name as table, column_name as column
      from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_type = 'BASE TABLE' and (
        (columns.table_schema in ('public', 'private') and column_name = 'user_id')
        or (columns.table_schema, columns.table_name, column_name) = ('public', 'users', 'id')
      )
      order by 1
    `),
  );
}

/** Reads the rows of a user from all tables, by table. */
export async function readUserRows(
  service: Pick<TestService, 'query'>,
  userId: string,
): Promise<Map<string, unknown[]>> {
  const rows = new Map<string, unknown[]>();
  for (const { table, column } of await listUserTables(service)) {
    const found = await service.query(
      `select to_jsonb(source) as row from ${table} as source where ${column}::text = $1 order by 1`,
      [userId],
    );
    rows.set(
      table,
      found.map(({ row }) => row),
    );
  }
  return rows;
}

/**
 * Adds rows that other tests' users lack: an uploaded font, a review link with comments, and an invitation. Also adds
 * short-lived rows: an unclaimed charge, a checkout lease, a waiting mail, a dead worker's saved answer, and a failed
 * export.
 */
export async function addPassingRows(
  service: Pick<TestService, 'query'>,
  storage: {
    from(bucket: string): {
      upload(path: string, body: Buffer, options: object): Promise<{ error: unknown }>;
    };
  },
  userId: string,
): Promise<void> {
  const { query } = service;
  await query(
    `insert into private.unclaimed_spends (spend_id, user_id, feature_name)
     select id, user_id, feature_name from public.credit_ledger
     where user_id = $1 and kind = 'spend' limit 1 on conflict do nothing`,
    [userId],
  );
  await query(
    `insert into private.checkout_leases (user_id, holder, expires_at)
     values ($1, gen_random_uuid(), now()) on conflict do nothing`,
    [userId],
  );
  await query(
    `insert into private.mails (user_id, kind, subject_id, details)
     values ($1, 'receipt', 'in_passing', '{}') on conflict do nothing`,
    [userId],
  );
  await query(
    `insert into private.account_deletions (user_id) values ($1) on conflict do nothing`,
    [userId],
  );
  await query(
    `insert into private.account_exports (user_id, state) values ($1, 'failed')
     on conflict do nothing`,
    [userId],
  );
  await query(
    `insert into public.fonts (user_id, name, file_url)
     values ($1, 'Kestrel Sans', 'https://x.example/kestrel.woff2') on conflict do nothing`,
    [userId],
  );
  await addReview(query, userId);
  await query(
    `insert into public.workspace_invitations (workspace_id, email, role, user_id)
     select id, 'eve@example.com', 'viewer', owner_id from public.workspaces where owner_id = $1 limit 1`,
    [userId],
  );
  const [job] = await query('select id from public.generations where user_id = $1 limit 1', [
    userId,
  ]);
  const answer = await storage
    .from(BUCKETS.jobAnswers)
    .upload(`${String(job?.id)}/picture-1`, Buffer.from('an answer'), {
      contentType: 'application/octet-stream',
    });
  if (answer.error) throw answer.error;
}

async function addReview(query: TestService['query'], userId: string): Promise<void> {
  const [review] = await query(
    `insert into public.reviews (user_id, name, has_password, approvals_asked, mails_decisions)
     values ($1, 'Spring', false, 1, true) returning id`,
    [userId],
  );
  const [ad] = await query(
    `insert into public.review_ads (review_id, user_id, ad_id, position, version, images)
     select $2, user_id, id, 0, 1, '{}' from public.ads where user_id = $1 limit 1 returning id`,
    [userId, review?.id],
  );
  const ids = [userId, review?.id, ad?.id];
  await query(
    `insert into public.review_comments (id, review_id, review_ad_id, user_id, version, body)
     values (gen_random_uuid(), $2, $3, $1, 1, 'Larger, please.')`,
    ids,
  );
  await query(
    `insert into public.review_events (review_id, user_id, review_ad_id, version, kind)
     values ($2, $1, $3, 1, 'commented')`,
    ids,
  );
}
