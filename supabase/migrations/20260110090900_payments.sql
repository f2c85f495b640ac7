-- Returns the provider's customer id of a user; null before the first checkout.
create function public.payment_customer(p_user_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select customer_id from private.payment_accounts where user_id = p_user_id;
$$;

-- Links a user to a customer of the provider, once. Returns the stored customer, which may be an earlier one.
create function public.link_payment_customer(p_user_id uuid, p_customer_id text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.payment_accounts (user_id, customer_id)
  values (p_user_id, p_customer_id)
  on conflict (user_id) do nothing;

  return public.payment_customer(p_user_id);
end;
$$;

-- Returns the next number of a reading. Callers take the number BEFORE they read the provider's state.
-- Readings are booked in the order in which they started, so a slow reading never overwrites a newer one.
create function public.begin_payment_reading() returns bigint
language sql volatile security definer set search_path = '' as $$
  select nextval('private.payment_readings');
$$;

-- Records one event, and the provider's state that was read after the event arrived. Everything happens in
-- one transaction. Returns true if the event was new. An event of an unknown customer is recorded and
-- changes nothing else.
-- Fields of `p_payload`:
-- - subscription: null, or {id, status, price_id, period_start, period_end, cancel_at_period_end, period_paid}.
-- - invoices: [{id, number, status, amount_paid, currency, pdf_url, created_at}].
-- Times are ISO 8601 strings. Amounts are in minor units, such as cents.
create function public.apply_payment_event(
  p_event_id text,
  p_type text,
  p_customer_id text,
  p_reading bigint,
  p_payload jsonb
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  account private.payment_accounts;
begin
  insert into public.payment_events (id, type, payload)
  values (p_event_id, p_type, p_payload)
  on conflict (id) do nothing;

  if not found then
    return false;
  end if;

  perform from public.users
  where id = (select user_id from private.payment_accounts where customer_id = p_customer_id)
  for no key update;

  select * into account from private.payment_accounts where customer_id = p_customer_id;

  if not found or p_reading <= account.booked_reading then
    return true;
  end if;

  update private.payment_accounts set booked_reading = p_reading where user_id = account.user_id;

  perform private.book_invoices(account.user_id, p_payload -> 'invoices');

  if jsonb_typeof(p_payload -> 'subscription') = 'object' then
    perform private.book_subscription(account.user_id, p_payload -> 'subscription');
  end if;

  return true;
end;
$$;

create function private.book_invoices(p_user_id uuid, p_invoices jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.invoices (id, user_id, number, status, amount_paid, currency, pdf_url, created_at)
  select id, p_user_id, number, status, amount_paid, currency, pdf_url, created_at
  from jsonb_to_recordset(p_invoices) as invoice (
    id text,
    number text,
    status text,
    amount_paid integer,
    currency text,
    pdf_url text,
    created_at timestamptz
  )
  on conflict (id) do update
  set number = excluded.number,
    status = excluded.status,
    amount_paid = excluded.amount_paid,
    pdf_url = excluded.pdf_url
  where invoices.user_id = excluded.user_id;
$$;

-- A period's credits are given once, when that period is paid. Access to the plan ends when the provider
-- reports the end of the subscription.
create function private.book_subscription(p_user_id uuid, p_subscription jsonb) returns void
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
    period_paid boolean
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

  if not state.period_paid then
    return;
  end if;

  update private.payment_accounts
  set credited_subscription_id = state.id, credited_period_start = state.period_start
  where user_id = p_user_id
    and (
      credited_subscription_id is distinct from state.id
      or credited_period_start is null
      or credited_period_start < state.period_start
    );

  if found then
    perform private.start_period(p_user_id, plan.name, state.period_end);
  end if;
end;
$$;

grant execute on function
  public.payment_customer (uuid),
  public.link_payment_customer (uuid, text),
  public.begin_payment_reading (),
  public.apply_payment_event (text, text, text, bigint, jsonb)
to service_role;
