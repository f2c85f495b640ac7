-- A server's clock may jump to a wrong time and back. Two rules prevent damage by a wrong clock. After a jump, nothing
-- is ended or deleted because of its age for an hour. A time that is too far in the future is corrected.
create table private.clock (
  is_only boolean primary key default true check (is_only),
  seen_at timestamptz not null,
  -- Time until which the clock is not yet reliable, because it has run steadily for less than an hour.
  steady_from timestamptz not null
);

alter table private.clock enable row level security;

-- Records the clock's time, once a minute. A gap of two days means a jump, or a server that was off. In both
-- cases, waiting another hour harms nobody.
create function private.watch_clock() returns void
language sql security definer set search_path = '' as $$
  insert into private.clock (seen_at, steady_from) values (now(), now())
  on conflict (is_only) do update
  set
    seen_at = now(),
    steady_from = case
      when now() between clock.seen_at - interval '5 minutes' and clock.seen_at + interval '2 days'
        then clock.steady_from
      else now() + interval '1 hour'
    end;
$$;

-- Tells whether the clock is reliable enough to end a subscription or delete something because of its age.
create function private.clock_is_steady() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (
      select steady_from <= now()
        and now() between seen_at - interval '5 minutes' and seen_at + interval '2 days'
      from private.clock
    ),
    true
  );
$$;

-- Corrects leases, due times and counters that were written while the clock was ahead. Without a correction,
-- they would last as long as the clock was ahead.
create function private.pull_back_future_times() returns void
language sql security definer set search_path = '' as $$
  update private.chores set done_at = now() where done_at > now() + interval '5 minutes';

  update private.mails set due_at = now() where sent_at is null and due_at > now() + interval '1 hour';

  delete from private.checkout_leases where expires_at > now() + interval '5 minutes';

  delete from private.prelead_attempts where attempted_at > now() + interval '5 minutes';

  update private.module_visits set seen_at = now() where seen_at > now() + interval '5 minutes';

  update private.unclaimed_spends set created_at = now() where created_at > now() + interval '5 minutes';

  -- Five minutes suffice, because a live worker extends its lease long before its end.
  update public.generations set lease_expires_at = now() + interval '5 minutes'
  where state = 'running' and lease_expires_at > now() + interval '1 hour';

  update public.campaign_rows set fed_at = now()
  where state in ('preparing', 'finishing') and fed_at > now() + interval '5 minutes';

  update private.account_exports
  set
    asked_at = least(asked_at, now()),
    due_at = least(due_at, now() + interval '5 minutes'),
    expires_at = least(expires_at, now() + interval '7 days')
  where asked_at > now() + interval '5 minutes'
    or due_at > now() + interval '10 minutes'
    or expires_at > now() + interval '7 days 5 minutes';

  -- A period that is counted in days ends no later than a period that starts now. A paid period ends when the
  -- provider reports it.
  update public.users set reset_date = now() + make_interval(hours => 24 * plan.period_days)
  from public.plans as plan
  where plan.name = users.plan_name
    and users.id in (
      select account.id from public.users as account
      join public.plans as counted on counted.name = account.plan_name
      where account.reset_date > now() + make_interval(hours => 24 * (counted.period_days + 1))
      for no key update of account skip locked
    );
$$;

-- Renews a due period. Unlike the function in 20260110090400_periods.sql, it ends no subscription when the clock has
-- just jumped.
create or replace function private.renew_if_due(p_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  account public.users;
  period interval;
begin
  select * into strict account from public.users where id = p_user_id for no key update;

  if account.reset_date > now() then
    return;
  end if;

  select make_interval(hours => 24 * period_days) into strict period
  from public.plans where name = account.plan_name;

  if period is not null then
    perform private.start_period(
      p_user_id,
      account.plan_name,
      account.reset_date
        + period * (floor(extract(epoch from now() - account.reset_date) / extract(epoch from period)) + 1)
    );
    return;
  end if;

  if exists (
    select from public.subscriptions
    where user_id = p_user_id
      and not private.has_ended(status)
      and not cancel_at_period_end
      and account.reset_date > now() - interval '7 days'
  ) or not private.clock_is_steady() then
    return;
  end if;

  perform private.fall_back_to_trial(p_user_id);
end;
$$;

-- Deletes expired data once an hour. Unlike the function in 20261124090700_retention.sql, it waits until the clock is
-- steady.
create or replace function private.apply_retention_if_due() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.clock_is_steady() then
    return;
  end if;

  insert into private.chores (name, done_at) values ('retention', now())
  on conflict (name) do update set done_at = excluded.done_at
  where chores.done_at < now() - interval '1 hour';

  if found then
    perform private.apply_retention();
  end if;
end;
$$;

-- Takes the mails that are due. Unlike the function in 20261127180000_export_attempts_and_refunds.sql, it records the
-- clock's time first.
create or replace function public.take_due_mails(p_limit integer default 20)
returns table (id bigint, recipient text, kind text, details jsonb)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.watch_clock();

  perform private.pull_back_future_times();

  perform private.queue_renewal_mails();

  perform private.apply_retention_if_due();

  return query
  with next_mails as materialized (
    select due.id from private.mails as due
    where due.sent_at is null and due.due_at <= now() and due.attempts < 10
    order by due.due_at
    limit p_limit
    for update skip locked
  )
  update private.mails
  set due_at = now() + interval '5 minutes' * (attempts + 1), attempts = attempts + 1
  from next_mails, auth.users as account
  where mails.id = next_mails.id and account.id = mails.user_id
  returning mails.id, account.email::text, mails.kind, mails.details;
end;
$$;

-- Lists pictures to remove, but only if the clock is steady. A picture that only seems old after a jump is kept. The
-- former function finds the pictures, under the new name `unshown_objects`.
alter function public.orphaned_objects (integer) rename to unshown_objects;

alter function public.unshown_objects (integer) set schema private;

revoke execute on function private.unshown_objects (integer) from service_role;

create function public.orphaned_objects(p_limit integer default 500)
returns table (bucket text, name text)
language sql stable security definer set search_path = '' as $$
  select objects.bucket, objects.name from private.unshown_objects(p_limit) as objects
  where private.clock_is_steady();
$$;

grant execute on function public.orphaned_objects (integer) to service_role;
