import { randomUUID } from 'node:crypto';
import { FEATURES, type FeatureName } from '@adwright/contracts';
import {
  createMemberActor,
  createUserActor,
  type Database,
  type Session,
  service,
} from './database.ts';

export interface Account {
  plan_name: string;
  ads_limit: number;
  credits_used: number;
  ads_generated: number;
  reset_date: Date;
}

export interface Entry {
  kind: string;
  amount: number;
  feature_name: string | null;
}

export interface Claim {
  outcome: 'claimed' | 'running' | 'succeeded' | 'failed' | 'unpaid' | 'mismatch';
  generation_id: string | null;
  result: unknown;
  error: unknown;
}

const PRICES = new Map<string, number>(
  Object.values(FEATURES).map((feature) => [feature.name, feature.cost]),
);

/**
 * Returns functions that make the calls of browser and engine on a database, and read the data that an audit
 * checks.
 * @param workspaceId workspace in which credits are spent; the personal workspace by default
 */
export function openBooks(database: Database, workspaceId?: string) {
  async function one<Value>(
    session: Session,
    sql: string,
    parameters: Parameters<Session['query']>[1],
  ) {
    const [row] = await session.query<{ value: Value }>(`select ${sql} as value`, parameters);
    if (!row) throw new Error(`no row for ${sql}`);
    return row.value;
  }
  const asService = <Value>(sql: string, parameters: Parameters<Session['query']>[1] = []) =>
    database.as(service, (session) => one<Value>(session, sql, parameters));

  return {
    spend: (userId: string, feature: FeatureName = 'Create Ad', price = PRICES.get(feature)) =>
      database.as(
        workspaceId ? createMemberActor(userId, workspaceId) : createUserActor(userId),
        (session) =>
          one<boolean>(session, 'public.check_and_consume_credits($1, $2, $3)', [
            userId,
            feature,
            price ?? null,
          ]),
      ),

    async claim(
      userId: string,
      key: string = randomUUID(),
      feature: FeatureName = 'Create Ad',
      request: Record<string, string> = {},
    ): Promise<Claim> {
      const [claim] = await database.as(service, (session) =>
        session.query<Claim>(
          // Databases with only older migrations have no workspaces.
          `select * from public.claim_spend($1, $2, $3, $4, 60${workspaceId ? ', $5' : ''})`,
          [userId, feature, key, request, ...(workspaceId ? [workspaceId] : [])],
        ),
      );
      if (!claim) throw new Error('claim_spend returned no row');
      return claim;
    },

    settle: (
      generationId: string | null,
      result: Record<string, string> = { made: 'it' },
      ads: object[] = [],
    ) =>
      asService<boolean>(`public.settle_generation($1, $2, '[]', $3)`, [
        generationId,
        result,
        ads.map((ad) => ({ ...ad })),
      ]),
    refund: (generationId: string | null) =>
      asService<boolean>('public.refund_generation($1, $2)', [generationId, { code: 'internal' }]),
    extendLease: (generationId: string | null) =>
      asService<boolean>('public.extend_lease($1, 60)', [generationId]),
    release: () => asService<number>('public.release_stale_spends()'),

    async account(userId: string): Promise<Account> {
      const [row] = await database.query<Account>('select * from public.users where id = $1', [
        userId,
      ]);
      if (!row) throw new Error('no such account');
      return row;
    },

    ledger: (userId: string) =>
      database.query<Entry>(
        'select kind, amount, feature_name from public.credit_ledger where user_id = $1 order by id',
        [userId],
      ),

    /**
     * Moves the start of one user's period, unclaimed charges or workers' leases into the past, so that they have
     * expired.
     */
    async letPass(userId: string, what: 'period' | 'claim time' | 'lease', seconds: number) {
      const [table, column, owner] = {
        period: ['public.users', 'reset_date', 'id'],
        'claim time': ['private.unclaimed_spends', 'created_at', 'user_id'],
        lease: ['public.generations', 'lease_expires_at', 'user_id'],
      }[what];
      await database.query(
        `update ${table} set ${column} = ${column} - make_interval(secs => $2) where ${owner} = $1`,
        [userId, seconds],
      );
    },

    /** Returns all inconsistencies between credit ledger and balances; empty when they agree. */
    audit: () => database.query<{ problem: string; user_id: string }>(AUDIT_SQL),
  };
}

export type Books = ReturnType<typeof openBooks>;

/** Invariants of the credit system, each as an SQL query for the rows that violate the invariant. */
const AUDIT_SQL = `
  select 'balance differs from the ledger' as problem, id as user_id
  from public.users
  where ads_limit - credits_used
    <> (select coalesce(sum(amount), 0) from public.credit_ledger where user_id = users.id)

  union all

  select 'a spend is not exactly one of waiting, working, delivered, refunded', spend.user_id
  from public.credit_ledger as spend
  where kind = 'spend' and 1 <> (
    select count(*) from (
      select from private.unclaimed_spends where spend_id = spend.id
      union all
      select from public.generations where spend_id = spend.id and state <> 'failed'
      union all
      select from public.credit_ledger as refund where refund.refunds = spend.id
    ) as fates
  )

  union all

  select 'a generation runs on a spend that is not its own', generation.user_id
  from public.generations as generation
  join public.credit_ledger as spend on spend.id = generation.spend_id
  where (coalesce(spend.member_id, spend.user_id), spend.feature_name) <> (generation.user_id, generation.feature_name)

  union all

  select 'more was refunded than spent', refund.user_id
  from public.credit_ledger as refund
  join public.credit_ledger as spend on spend.id = refund.refunds
  where refund.amount > -spend.amount
`;
