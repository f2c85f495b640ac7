create table public.users (
  id uuid primary key references auth.users (id) on delete cascade,
  plan_name text not null references public.plans (name),
  ads_limit integer not null,
  credits_used integer not null default 0,
  -- Number of ads saved since sign-up. This check limits the number of ads that one account can store.
  ads_generated integer not null default 0 check (ads_generated between 0 and 100000),
  reset_date timestamptz not null,
  check (credits_used between 0 and ads_limit)
);

-- The ledger is append-only: for every user, sum(amount) = ads_limit - credits_used.
create table public.credit_ledger (
  id bigint generated always as identity primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  kind text not null check (kind in ('grant', 'spend', 'refund', 'renewal', 'plan_change')),
  amount integer not null,
  feature_name text references public.feature_prices (feature_name),
  refunds bigint references public.credit_ledger (id) on delete cascade,
  created_at timestamptz not null default now(),
  check (kind <> 'spend' or (amount < 0 and feature_name is not null)),
  check (kind <> 'refund' or amount >= 0),
  check ((kind = 'refund') = (refunds is not null))
);

create index credit_ledger_user_id_id_idx on public.credit_ledger (user_id, id desc);

create unique index credit_ledger_one_refund_a_spend_idx on public.credit_ledger (refunds)
where refunds is not null;

create function private.refuse_ledger_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Ledger rows are deleted only by the cascade of a deleted account, whose user row no longer exists then.
  if tg_op = 'DELETE' then
    if not exists (select from public.users where id = old.user_id) then
      return old;
    end if;
  end if;

  raise exception 'credit_ledger is append-only' using errcode = '42501';
end;
$$;

create trigger refuse_ledger_change before update or delete on public.credit_ledger
for each row execute function private.refuse_ledger_change();

create trigger refuse_ledger_truncation before truncate on public.credit_ledger
for each statement execute function private.refuse_ledger_change();

-- Every new account starts with the trial's values (spec §9).
create function private.create_user_row() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  trial public.plans;
begin
  select * into strict trial from public.plans where name = 'starter50';

  insert into public.users (id, plan_name, ads_limit, reset_date)
  values (new.id, trial.name, trial.credits, now() + make_interval(hours => 24 * trial.period_days));

  insert into public.credit_ledger (user_id, kind, amount)
  values (new.id, 'grant', trial.credits);

  return new;
end;
$$;

create trigger create_user_row after insert on auth.users
for each row execute function private.create_user_row();

-- The client writes the plan's values once more at sign-up (spec §7). A client may write only the values that
-- are already there, in the first minutes of the account. The row itself stays unchanged, so that its times
-- come from the server's clock. `reset_date` has a day of tolerance for a client with a wrong clock.
create function private.accept_starter_values_only() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from auth.users as account, public.plans as trial
    where account.id = old.id
      and account.created_at > now() - interval '15 minutes'
      and trial.name = 'starter50'
      and (old.plan_name, old.ads_limit) = (trial.name, trial.credits)
      and (new.id, new.plan_name, new.ads_limit, new.credits_used)
        = (old.id, old.plan_name, old.ads_limit, old.credits_used)
      and new.ads_generated in (0, old.ads_generated)
      and new.reset_date between old.reset_date - interval '1 day' and old.reset_date + interval '1 day'
  ) then
    return old;
  end if;

  raise exception 'plan and credits are set by the server alone' using errcode = '42501';
end;
$$;

create trigger accept_starter_values_only before update on public.users
for each row when (current_user in ('anon', 'authenticated'))
execute function private.accept_starter_values_only();

-- An operator may correct a row by hand with the service key, and the ledger then gets an entry.
create function private.book_correction() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.credit_ledger (user_id, kind, amount)
  values (new.id, 'grant', (new.ads_limit - new.credits_used) - (old.ads_limit - old.credits_used));

  return null;
end;
$$;

create trigger book_correction after update on public.users
for each row when (
  current_user = 'service_role'
  and new.ads_limit - new.credits_used <> old.ads_limit - old.credits_used
)
execute function private.book_correction();

alter table public.users enable row level security;

alter table public.credit_ledger enable row level security;

create policy "Users may read their own row" on public.users
for select to authenticated using (id = (select auth.uid()));

create policy "Users may write the starter values onto their own row" on public.users
for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));

create policy "Users may read their own credit history" on public.credit_ledger
for select to authenticated using (user_id = (select auth.uid()));

-- A sign-up that waits for its confirmation mail has no session yet, so its update comes as `anon`. The role
-- sees no row and changes none, but the update must not be an error. Therefore `anon` gets column privileges
-- here, but no policy.
grant select (id), update (plan_name, ads_limit, ads_generated, reset_date) on public.users to anon;

grant select, update (plan_name, ads_limit, ads_generated, reset_date) on public.users to authenticated;

grant select, update on public.users to service_role;

grant select on public.credit_ledger to authenticated, service_role;
