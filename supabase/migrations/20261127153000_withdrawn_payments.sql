-- A payment can be reversed: refunded in full, or disputed at the cardholder's bank. The remaining credits of the
-- payment are removed with it, and return if the dispute is won during its period. Credits that were spent already stay
-- spent.
alter table public.credit_ledger drop constraint credit_ledger_kind_check;

alter table public.credit_ledger add constraint credit_ledger_kind_check
check (kind in ('grant', 'spend', 'refund', 'renewal', 'plan_change', 'expiry', 'withdrawal'));

alter table private.payment_accounts
-- Credits of the credited period that were removed with its payment; null while the payment is valid.
add column withdrawn_credits integer check (withdrawn_credits >= 0);

-- Removes the remaining credits of a credited period, once.
create function private.withdraw_period(p_user_id uuid, p_subscription_id text, p_period_start timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  remaining integer;
begin
  select ads_limit - credits_used into strict remaining from public.users where id = p_user_id for no key update;

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

-- Returns the removed credits to the user, if their period still runs on the same plan.
create function private.restore_period(p_user_id uuid, p_plan_name text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  account public.users;
  withdrawn integer;
begin
  select * into strict account from public.users where id = p_user_id for no key update;

  select withdrawn_credits into withdrawn from private.payment_accounts where user_id = p_user_id;

  if withdrawn is null then
    return;
  end if;

  update private.payment_accounts set withdrawn_credits = null where user_id = p_user_id;

  if account.plan_name = p_plan_name and least(withdrawn, account.credits_used) > 0 then
    perform private.post_entry(p_user_id, 'withdrawal', least(withdrawn, account.credits_used), null);
  end if;
end;
$$;

-- Books a subscription. Unlike the function in 20260110090900_payments.sql, it removes the credits of a reversed
-- payment. Older callers do not pass `period_withdrawn`.
create or replace function private.book_subscription(p_user_id uuid, p_subscription jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  plan public.plans;
  state record;
begin
  select * into strict state from jsonb_to_record(p_subscription) as state (
    id text,
    status text,
    price_id text,
    period_start timestamptz,
    period_end timestamptz,
    cancel_at_period_end boolean,
    period_paid boolean,
    period_withdrawn boolean
  );

  select * into strict plan from public.plans where price_id = state.price_id;

  insert into public.subscriptions (user_id, plan_name, status, current_period_end, cancel_at_period_end)
  values (p_user_id, plan.name, state.status, state.period_end, state.cancel_at_period_end)
  on conflict (user_id) do update
  set plan_name = excluded.plan_name,
    status = excluded.status,
    current_period_end = excluded.current_period_end,
    cancel_at_period_end = excluded.cancel_at_period_end;

  if private.has_ended(state.status) then
    perform private.fall_back_to_trial(p_user_id);
    return;
  end if;

  if state.period_withdrawn then
    perform private.withdraw_period(p_user_id, state.id, state.period_start);
    return;
  end if;

  if not state.period_paid then
    return;
  end if;

  update private.payment_accounts
  set credited_subscription_id = state.id, credited_period_start = state.period_start, withdrawn_credits = null
  where user_id = p_user_id
    and (
      credited_subscription_id is distinct from state.id
      or credited_period_start is null
      or credited_period_start < state.period_start
    );

  if found then
    perform private.start_period(p_user_id, plan.name, state.period_end);
  else
    perform private.restore_period(p_user_id, plan.name);
  end if;
end;
$$;
