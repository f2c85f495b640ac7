-- Spends (credits charged for one generation) whose work has not started. This table is a queue beside the
-- ledger, because ledger rows never change.
create table private.unclaimed_spends (
  spend_id bigint primary key references public.credit_ledger (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  feature_name text not null,
  created_at timestamptz not null default now()
);

create index unclaimed_spends_user_id_idx on private.unclaimed_spends (user_id, feature_name, spend_id);

create index unclaimed_spends_created_at_idx on private.unclaimed_spends (created_at);

-- Adds one ledger entry and changes the balance by its amount. Only this function and start_period write ledger
-- and balance.
create function private.post_entry(
  p_user_id uuid,
  p_kind text,
  p_amount integer,
  p_feature text,
  p_refunds bigint default null
) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  entry_id bigint;
begin
  update public.users set credits_used = credits_used - p_amount where id = p_user_id;

  insert into public.credit_ledger (user_id, kind, amount, feature_name, refunds)
  values (p_user_id, p_kind, p_amount, p_feature, p_refunds)
  returning id into entry_id;

  return entry_id;
end;
$$;

-- Refunds a charge. A second refund would violate the ledger's unique index, so each charge is refunded only once.
-- Credits return to the period in which they were spent. If that period is over, the credits have expired, and the
-- refund's entry has the amount 0.
create function private.give_back(p_spend_id bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  spend public.credit_ledger;
  expired boolean;
begin
  select * into strict spend from public.credit_ledger where id = p_spend_id and kind = 'spend';

  expired := exists (
    select from public.credit_ledger
    where user_id = spend.user_id and id > spend.id and kind in ('renewal', 'plan_change')
  );

  perform private.post_entry(
    spend.user_id,
    'refund',
    case when expired then 0 else least(-spend.amount, account.credits_used) end,
    spend.feature_name,
    spend.id
  )
  from public.users as account
  where account.id = spend.user_id;
end;
$$;

-- Spends credits of the caller's own account (spec §7). Returns true if the credits were spent. Returns false
-- if the balance is too low; nothing is charged then. Raises 42501 for any user id but the caller's, 22023 for
-- an unknown feature or a price other than the server's.
create function public.check_and_consume_credits(user_id uuid, feature_name text, required_credits integer)
returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller constant uuid := auth.uid();
  feature constant text := check_and_consume_credits.feature_name;
  price integer;
  spend_id bigint;
begin
  if caller is null or caller is distinct from check_and_consume_credits.user_id then
    raise exception 'credits can only be spent by their owner' using errcode = '42501';
  end if;

  select credits into price from public.feature_prices where feature_name = feature;

  if price is null or price is distinct from required_credits then
    raise exception 'no such feature at this price' using errcode = '22023';
  end if;

  perform from public.users where id = caller for no key update;

  if not found then
    return false;
  end if;

  perform private.renew_if_due(caller);

  perform from public.users where id = caller and ads_limit - credits_used >= price;

  if not found then
    return false;
  end if;

  spend_id := private.post_entry(caller, 'spend', -price, feature);

  insert into private.unclaimed_spends (spend_id, user_id, feature_name)
  values (spend_id, caller, feature);

  return true;
end;
$$;

grant execute on function public.check_and_consume_credits (uuid, text, integer) to authenticated;
