-- After an upgrade, credits left from the trial remain until the trial's own reset date, beside the credits of the
-- paid plan. Trial credits are spent first, since they expire first.
create table private.carried_credits (
  user_id uuid primary key references public.users (id) on delete cascade,
  remaining integer not null check (remaining >= 0),
  ends_at timestamptz not null,
  -- The ledger entry of the upgrade. Spends before this entry belong to the trial.
  upgrade_id bigint not null unique references public.credit_ledger (id) on delete cascade
);

create index carried_credits_ends_at_idx on private.carried_credits (ends_at);

alter table private.carried_credits enable row level security;

-- Number of carried credits that a charge used, so that a refund can return them.
create table private.carried_spends (
  spend_id bigint primary key references public.credit_ledger (id) on delete cascade,
  credits integer not null check (credits > 0)
);

alter table private.carried_spends enable row level security;

-- Adds one ledger entry and changes the balance by its amount. Unlike the function in 20260110090500_spends.sql, a
-- charge uses carried credits first.
create or replace function private.post_entry(
  p_user_id uuid,
  p_kind text,
  p_amount integer,
  p_feature text,
  p_refunds bigint default null
) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  entry_id bigint;
  carried integer;
begin
  update public.users set credits_used = credits_used - p_amount where id = p_user_id;

  insert into public.credit_ledger (user_id, kind, amount, feature_name, refunds)
  values (p_user_id, p_kind, p_amount, p_feature, p_refunds)
  returning id into entry_id;

  if p_kind = 'spend' then
    select least(remaining, -p_amount) into carried from private.carried_credits
    where user_id = p_user_id and remaining > 0 and ends_at > now();

    if found then
      update private.carried_credits set remaining = remaining - carried where user_id = p_user_id;

      insert into private.carried_spends (spend_id, credits) values (entry_id, carried);
    end if;
  end if;

  return entry_id;
end;
$$;

-- Starts a billing period of an account. Trial credits that remain at an upgrade, or at a renewal before the trial's
-- reset date, are now kept.
create or replace function private.start_period(p_user_id uuid, p_plan_name text, p_reset_date timestamptz)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  account public.users;
  plan public.plans;
  is_upgrade boolean;
  kept integer := 0;
  start_id bigint;
begin
  select * into strict account from public.users where id = p_user_id for no key update;

  select * into strict plan from public.plans where name = p_plan_name;

  is_upgrade := plan.period_days is null
    and exists (select from public.plans where name = account.plan_name and period_days is not null)
    and account.reset_date > now();

  if is_upgrade then
    kept := account.ads_limit - account.credits_used;
  else
    -- A new trial brings its own credits, so carried credits are dropped.
    delete from private.carried_credits
    where user_id = p_user_id and (ends_at <= now() or plan.period_days is not null);

    select remaining into kept from private.carried_credits where user_id = p_user_id;

    kept := coalesce(kept, 0);
  end if;

  update public.users
  set
    plan_name = plan.name,
    ads_limit = plan.credits + kept,
    credits_used = 0,
    reset_date = p_reset_date
  where id = p_user_id;

  if account.ads_limit - account.credits_used > kept then
    insert into public.credit_ledger (user_id, kind, amount)
    values (p_user_id, 'expiry', kept - (account.ads_limit - account.credits_used));
  end if;

  insert into public.credit_ledger (user_id, kind, amount)
  values (
    p_user_id,
    case when account.plan_name = plan.name then 'renewal' else 'plan_change' end,
    plan.credits
  )
  returning id into start_id;

  if is_upgrade then
    insert into private.carried_credits (user_id, remaining, ends_at, upgrade_id)
    values (p_user_id, kept, account.reset_date, start_id)
    on conflict (user_id) do update
    set
      remaining = excluded.remaining,
      ends_at = excluded.ends_at,
      upgrade_id = excluded.upgrade_id;
  end if;
end;
$$;

-- Expires carried credits whose trial period is over. The caller holds the lock on the user's row.
create function private.expire_carried(p_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  unused integer;
begin
  delete from private.carried_credits
  where user_id = p_user_id and ends_at <= now() and private.clock_is_steady()
  returning remaining into unused;

  if not found then
    return;
  end if;

  -- An operator may have lowered the balance by hand, so there may be fewer credits left.
  select least(unused, ads_limit - credits_used) into unused from public.users where id = p_user_id;

  if unused > 0 then
    update public.users set ads_limit = ads_limit - unused where id = p_user_id;

    insert into public.credit_ledger (user_id, kind, amount) values (p_user_id, 'expiry', -unused);
  end if;
end;
$$;

-- Renews a due period. Unlike the function in 20261127190000_clock_jumps.sql, it first ends carried credits whose time
-- is over.
create or replace function private.renew_if_due(p_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  account public.users;
  period interval;
begin
  select * into strict account from public.users where id = p_user_id for no key update;

  perform private.expire_carried(p_user_id);

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

-- Renews all due periods. Unlike the function in 20260110090400_periods.sql, it also handles accounts whose carried
-- credits have expired.
create or replace function private.renew_due_periods() returns void
language plpgsql security definer set search_path = '' as $$
declare
  due_user uuid;
begin
  for due_user in
    select id from public.users
    where reset_date <= now() or id in (select user_id from private.carried_credits where ends_at <= now())
    order by id for no key update skip locked
  loop
    perform private.renew_if_due(due_user);
  end loop;
end;
$$;

-- Removes the remaining credits of a reversed payment. Carried credits stay, because that payment did not pay
-- for them.
create or replace function private.withdraw_period(
  p_user_id uuid,
  p_subscription_id text,
  p_period_start timestamptz
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  remaining integer;
begin
  select ads_limit - credits_used into strict remaining from public.users where id = p_user_id for no key update;

  remaining := remaining - coalesce(
    (select carried_credits.remaining from private.carried_credits where user_id = p_user_id),
    0
  );

  update private.payment_accounts set withdrawn_credits = remaining
  where user_id = p_user_id
    and credited_subscription_id = p_subscription_id
    and credited_period_start = p_period_start
    and withdrawn_credits is null;

  if found and remaining > 0 then
    perform private.post_entry(p_user_id, 'withdrawal', -remaining, null);
  end if;
end;
$$;

-- Refunds a charge. Carried credits that the charge used become carried credits again while the trial's time runs.
-- After that time, they have expired. The same rule applies to credits that were charged during the trial itself.
create or replace function private.give_back(p_spend_id bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  spend public.credit_ledger;
  account public.users;
  carry private.carried_credits;
  used_carried integer;
  given_carried integer := 0;
  given integer;
begin
  select * into strict spend from public.credit_ledger where id = p_spend_id and kind = 'spend';

  -- The rows are locked before anything is read, because a payment may be reversed at the same time.
  select * into strict account from public.users where id = spend.user_id for no key update;

  used_carried := coalesce((select credits from private.carried_spends where spend_id = spend.id), 0);

  select * into carry from private.carried_credits where user_id = spend.user_id and ends_at > now();

  if found and spend.id > carry.upgrade_id then
    given_carried := used_carried;
  elsif found and not private.has_period_start(spend.user_id, spend.id, carry.upgrade_id) then
    given_carried := -spend.amount;
  end if;

  given := case
    when private.has_period_start(spend.user_id, spend.id, null) then 0
    else least(-spend.amount - used_carried, account.credits_used)
  end;

  -- Carried credits may have been spent in an earlier period, while `credits_used` counts only the current
  -- period. A refund of more than `credits_used` therefore raises the limit.
  update public.users
  set
    ads_limit = ads_limit + greatest(0, given + given_carried - credits_used),
    credits_used = greatest(credits_used, given + given_carried)
  where id = spend.user_id;

  perform private.post_entry(spend.user_id, 'refund', given + given_carried, spend.feature_name, spend.id);

  update private.carried_credits set remaining = remaining + given_carried
  where user_id = spend.user_id and given_carried > 0;

  if given = 0 then
    return;
  end if;

  update private.payment_accounts set withdrawn_credits = withdrawn_credits + given
  where user_id = spend.user_id
    and withdrawn_credits is not null
    and exists (
      select from public.plans where name = account.plan_name and period_days is null
    );

  if found then
    perform private.post_entry(spend.user_id, 'withdrawal', -given, null);
  end if;
end;
$$;

-- Tells whether a period began between two entries of the ledger. If the second entry is null, the interval
-- ends now.
create function private.has_period_start(p_user_id uuid, p_after bigint, p_before bigint) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.credit_ledger
    where user_id = p_user_id
      and id > p_after
      and (p_before is null or id < p_before)
      and kind in ('renewal', 'plan_change')
  );
$$;

-- Returns the caller's credits left from the trial after an upgrade, and the time when they expire; null if
-- there are none.
create function public.carried_credits() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('credits', remaining, 'ends_at', ends_at)
  from private.carried_credits
  where user_id = auth.uid() and remaining > 0 and ends_at > now();
$$;

grant execute on function public.carried_credits () to authenticated;

-- Corrects times in the future. Carried credits now also expire no later than the credits of a trial that
-- begins now.
create or replace function private.pull_back_future_times() returns void
language plpgsql security definer set search_path = '' as $$
begin
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
  set asked_at = least(asked_at, now()), due_at = least(due_at, now() + interval '5 minutes')
  where asked_at > now() + interval '5 minutes' or due_at > now() + interval '10 minutes';

  if not private.clock_is_steady() then
    return;
  end if;

  update private.account_exports set expires_at = now() + interval '7 days'
  where expires_at > now() + interval '7 days 5 minutes';

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

  update private.carried_credits set ends_at = now() + make_interval(hours => 24 * trial.period_days)
  from public.plans as trial
  where trial.name = 'starter50'
    and ends_at > now() + make_interval(hours => 24 * (trial.period_days + 1));
end;
$$;
