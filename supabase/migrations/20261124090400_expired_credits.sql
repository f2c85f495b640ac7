-- Expired and granted credits are two entries: −33 expired, +100 granted. A single entry with their difference did
-- not show what happened to the remaining credits.
alter table public.credit_ledger drop constraint credit_ledger_kind_check;

alter table public.credit_ledger add constraint credit_ledger_kind_check
check (kind in ('grant', 'spend', 'refund', 'renewal', 'plan_change', 'expiry'));

alter table public.credit_ledger add constraint credit_ledger_expiry_check check (kind <> 'expiry' or amount < 0);

-- Starts a period with the plan's full credits. Credits left from the old period expire, and the usage is
-- reset.
create or replace function private.start_period(p_user_id uuid, p_plan_name text, p_reset_date timestamptz)
returns void
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

  if account.ads_limit > account.credits_used then
    insert into public.credit_ledger (user_id, kind, amount)
    values (p_user_id, 'expiry', account.credits_used - account.ads_limit);
  end if;

  insert into public.credit_ledger (user_id, kind, amount)
  values (
    p_user_id,
    case when account.plan_name = plan.name then 'renewal' else 'plan_change' end,
    plan.credits
  );
end;
$$;
