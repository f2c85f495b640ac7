import * as z from 'zod';

/** The result of auditing the database on one day of the simulated year. */
export const auditSchema = z.object({
  problems: z.array(z.string()),
  kept: z.record(z.string(), z.number()),
  /** Number of renewals of credit periods in the simulated year so far. */
  renewals: z.number(),
  mails: z.number(),
  plans: z.record(z.string(), z.number()),
});
export type Audit = z.infer<typeof auditSchema>;

/**
 * Queries for violations of the rules of the credit ledger, of credit periods, and of docs/retention.md. A
 * record may outlive its limit by one day, because the sweep that deletes expired records runs daily.
 */
export const AUDIT_SQL = `
  with problems as (
    select 'the ledger of ' || id || ' is off' as problem from public.users
    where ads_limit - credits_used <> (select sum(amount) from public.credit_ledger where user_id = users.id)
    union all
    select 'the balance of ' || users.id || ' is not what its period left'
    from public.users
    cross join lateral (
      select id, amount from public.credit_ledger
      where user_id = users.id and kind in ('grant', 'renewal', 'plan_change')
      order by id desc limit 1
    ) as start
    cross join lateral (
      select ads_limit - credits_used - start.amount - coalesce(sum(entry.amount), 0) as kept
      from public.credit_ledger as entry where user_id = users.id and entry.id > start.id
    ) as before
    -- An upgrade keeps what is left of the trial.
    where before.kept not between 0 and case when plan_name = 'starter50' then 0 else 50 end
    union all
    select 'what ' || user_id || ' kept of the trial is over' from private.carried_credits
    where ends_at < now() - interval '1 day'
    union all
    select 'the period of ' || users.id || ' is over' from public.users
    where reset_date < now() and plan_name = 'starter50'
    union all
    select 'the paid period of ' || users.id || ' is over for more than a week' from public.users
    where reset_date < now() - interval '8 days'
    union all
    select users.id || ' pays until ' || current_period_end || ' and has credits until ' || reset_date
    from public.users join public.subscriptions on subscriptions.user_id = users.id
    where status = 'active' and users.plan_name = 'starter' and reset_date <> current_period_end
    union all
    select users.id || ' pays and has the trial' from public.users
    join public.subscriptions on subscriptions.user_id = users.id
    where status = 'active' and current_period_end > now() and users.plan_name <> 'starter'
    union all
    select users.id || ' has the plan of an ended subscription' from public.users
    join public.subscriptions on subscriptions.user_id = users.id
    where private.has_ended(status) and users.plan_name = 'starter'
    union all
    select 'a visit is ' || now() - seen_at || ' old' from private.module_visits
    where seen_at < now() - interval '15 days'
    union all
    select 'a mail is ' || now() - created_at || ' old' from private.mails
    where created_at < now() - interval '91 days'
    union all
    select 'the content of an event is ' || now() - received_at || ' old' from public.payment_events
    where received_at < now() - interval '91 days' and payload <> '{}'
    union all
    select 'the content of an event went after ' || now() - received_at from public.payment_events
    where received_at > now() - interval '89 days' and payload = '{}'
    union all
    select 'an address is ' || now() - created_at || ' old' from public.preleads
    where created_at < now() - interval '12 months 1 day'
    union all
    select 'a used trial ended ' || now() - ends_at || ' ago' from private.used_trials
    where ends_at < now() - interval '1 day'
    union all
    select 'a picture is ' || now() - created_at || ' old' from storage.objects
    where bucket_id = 'uploads' and created_at < now() - interval '31 days'
    union all
    select 'a mail was given up' from private.mails where sent_at is null and created_at < now() - interval '2 days'
  )
  select jsonb_build_object(
    'problems', (select coalesce(jsonb_agg(problem), '[]') from problems),
    'kept', jsonb_build_object(
      'preleads', (select count(*) from public.preleads),
      'visits', (select count(*) from private.module_visits),
      'uploads', (select count(*) from storage.objects where bucket_id = 'uploads')
    ),
    'renewals', (select count(*) from public.credit_ledger where kind in ('renewal', 'plan_change')),
    'mails', (select count(*) from private.mails),
    'plans', (
      select coalesce(jsonb_object_agg(plan_name, users), '{}')
      from (select plan_name, count(*) as users from public.users group by 1) as plans
    )
  ) as audit
`;
