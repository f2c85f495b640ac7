-- Every transaction locks the user's row first, then other rows of that user. All changes of a user's balance
-- therefore happen one after the other, and nothing deadlocks.

-- Starts a period with the plan's full credits. Credits left from the old period expire, and the usage is
-- reset.
create function private.start_period(p_user_id uuid, p_plan_name text, p_reset_date timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  account public.users;
  plan public.plans;
begin
  select * into strict account from public.users where id = p_user_id for no key update;

  select * into strict plan from public.plans where name = p_plan_name;

  update public.users
  set plan_name = plan.name, ads_limit = plan.credits, credits_used = 0, reset_date = p_reset_date
  where id = p_user_id;

  insert into public.credit_ledger (user_id, kind, amount)
  values (
    p_user_id,
    case when account.plan_name = plan.name then 'renewal' else 'plan_change' end,
    plan.credits - (account.ads_limit - account.credits_used)
  );
end;
$$;

-- Stripe's statuses of a subscription that gives no access (https://docs.stripe.com/api/subscriptions/object).
create function private.has_ended(p_status text) returns boolean
language sql immutable set search_path = '' as $$
  select p_status in ('canceled', 'unpaid', 'incomplete', 'incomplete_expired', 'paused');
$$;

-- An ended paid plan becomes the trial again, with its credits for the next thirty days.
create function private.fall_back_to_trial(p_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.start_period(p_user_id, trial.name, now() + make_interval(hours => 24 * trial.period_days))
  from public.users as account, public.plans as trial, public.plans as current_plan
  where account.id = p_user_id
    and trial.name = 'starter50'
    and current_plan.name = account.plan_name
    and current_plan.period_days is null;
end;
$$;

-- Begins the next period if one has ended. A plan whose periods we count continues in whole periods from its
-- last reset date. Only a payment renews a paid period. Until the provider reports a payment, remaining credits
-- may be spent but none are added. If the provider reports nothing for longer than it repeats its events, the
-- subscription counts as ended.
create function private.renew_if_due(p_user_id uuid) returns void
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
  ) then
    return;
  end if;

  perform private.fall_back_to_trial(p_user_id);
end;
$$;

-- Renews every expired period, so that a dashboard shows the new period before the next spend.
create function private.renew_due_periods() returns void
language plpgsql security definer set search_path = '' as $$
declare
  due_user uuid;
begin
  for due_user in
    select id from public.users where reset_date <= now() order by id for no key update skip locked
  loop
    perform private.renew_if_due(due_user);
  end loop;
end;
$$;

create index users_reset_date_idx on public.users (reset_date);
