-- Credits that deleted accounts had used in their period, so that signing up again does not grant them again.
-- The mail address is stored as a hash with the database's own salt, and the hash is deleted when the period is
-- over.
create table private.used_trials (
  address bytea primary key,
  credits_used integer not null check (credits_used > 0),
  ends_at timestamptz not null
);

create index used_trials_ends_at_idx on private.used_trials (ends_at);

create function private.hash_of_address(p_email text) returns bytea
language sql stable security definer set search_path = '' as $$
  select private.hash_of_client('address ' || lower(p_email));
$$;

-- Accounts with another plan used up the trial's credits before.
create function private.remember_used_trial() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  account public.users;
  trial public.plans;
  used integer;
begin
  select * into account from public.users where id = old.id;

  select * into strict trial from public.plans where name = 'starter50';

  used := case when account.plan_name = trial.name then least(account.credits_used, trial.credits) else trial.credits end;

  if old.email is not null and used > 0 and account.reset_date > now() then
    insert into private.used_trials (address, credits_used, ends_at)
    values (private.hash_of_address(old.email), used, account.reset_date)
    on conflict (address) do update
    set credits_used = greatest(used_trials.credits_used, excluded.credits_used), ends_at = excluded.ends_at;
  end if;

  return old;
end;
$$;

create trigger remember_used_trial before delete on auth.users
for each row execute function private.remember_used_trial();

-- Creates the user's row. Unlike the function in 20260110090200_users.sql, it continues the old period of an account
-- that returns within that period.
create or replace function private.create_user_row() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  trial public.plans;
  used private.used_trials;
begin
  select * into strict trial from public.plans where name = 'starter50';

  select * into used from private.used_trials
  where address = private.hash_of_address(new.email) and ends_at > now();

  insert into public.users (id, plan_name, ads_limit, credits_used, reset_date)
  values (
    new.id,
    trial.name,
    trial.credits,
    coalesce(used.credits_used, 0),
    coalesce(used.ends_at, now() + make_interval(hours => 24 * trial.period_days))
  );

  insert into public.credit_ledger (user_id, kind, amount)
  values (new.id, 'grant', trial.credits - coalesce(used.credits_used, 0));

  return new;
end;
$$;

-- The client of a returning account writes the starter values of a new account, which still changes nothing.
create or replace function private.accept_starter_values_only() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from auth.users as account, public.plans as trial
    where account.id = old.id
      and account.created_at > now() - interval '15 minutes'
      and trial.name = 'starter50'
      and (old.plan_name, old.ads_limit) = (trial.name, trial.credits)
      and (new.id, new.plan_name, new.ads_limit) = (old.id, old.plan_name, old.ads_limit)
      and new.credits_used in (0, old.credits_used)
      and new.ads_generated in (0, old.ads_generated)
      and (
        new.reset_date between old.reset_date - interval '1 day' and old.reset_date + interval '1 day'
        or new.reset_date between account.created_at + make_interval(hours => 24 * (trial.period_days - 1))
          and account.created_at + make_interval(hours => 24 * (trial.period_days + 1))
      )
  ) then
    return old;
  end if;

  raise exception 'plan and credits are set by the server alone' using errcode = '42501';
end;
$$;

create or replace function private.apply_retention() returns void
language sql security definer set search_path = '' as $$
  delete from private.module_visits where seen_at < now() - interval '14 days';

  delete from private.prelead_attempts where attempted_at < now() - interval '1 hour';

  delete from private.checkout_leases where expires_at < now();

  delete from private.mails where created_at < now() - interval '90 days';

  delete from private.used_trials where ends_at < now();

  delete from public.preleads where created_at < now() - interval '12 months';

  -- The provider repeats an event for days, not for months. The table of invoices still contains what the
  -- event reported.
  update public.payment_events set payload = '{}'
  where received_at < now() - interval '90 days' and payload <> '{}';
$$;
