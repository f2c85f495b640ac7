-- The account that an event belongs to, so that the event is deleted with the account.
alter table public.payment_events add column customer_id text;

create index payment_events_customer_id_idx on public.payment_events (customer_id);

update public.payment_events as event set customer_id = account.customer_id
from public.invoices join private.payment_accounts as account using (user_id)
where event.payload -> 'invoices' @> jsonb_build_array(jsonb_build_object('id', invoices.id));

-- Returns the account of a payment provider's customer. Returns null for other products' customers and for
-- deleted accounts.
create function public.payment_user(p_customer_id text) returns uuid
language sql stable security definer set search_path = '' as $$
  select user_id from private.payment_accounts where customer_id = p_customer_id;
$$;

create or replace function public.apply_payment_event(
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
  insert into public.payment_events (id, type, payload, customer_id)
  values (p_event_id, p_type, p_payload, p_customer_id)
  on conflict (id) do nothing;

  if not found then
    return false;
  end if;

  perform from public.users
  where id = (select user_id from private.payment_accounts where customer_id = p_customer_id)
  for no key update;

  select * into account from private.payment_accounts where customer_id = p_customer_id;

  if not found then
    -- Such an event is kept only to recognise repeated events. The event contains nothing about people without
    -- an account here.
    update public.payment_events set payload = '{}', customer_id = null where id = p_event_id;

    return true;
  end if;

  if p_reading <= account.booked_reading then
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

-- Lists the pictures in a user's folders.
create function public.account_objects(p_user_id uuid) returns table (bucket text, name text)
language sql stable security definer set search_path = '' as $$
  select bucket_id, name from storage.objects
  where bucket_id in ('ad_images', 'photoshoots') and name like p_user_id || '/%'
  order by bucket_id, name;
$$;

-- Lists pictures whose account was deleted while they were uploaded or made.
create function public.orphaned_objects(p_limit integer default 500) returns table (bucket text, name text)
language sql stable security definer set search_path = '' as $$
  select bucket_id, name from storage.objects
  where bucket_id in ('ad_images', 'photoshoots')
    and not exists (select from public.users where id::text = split_part(objects.name, '/', 1))
  order by bucket_id, name
  limit p_limit;
$$;

-- Deletes an account with every row about it. Returns false if the account no longer exists. Rows of other
-- tables are deleted by their foreign keys. The caller has to remove pictures and the payment provider's
-- customer first.
create function public.delete_account(p_user_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.payment_events
  where customer_id = (select customer_id from private.payment_accounts where user_id = p_user_id);

  delete from public.preleads
  where lower(email) = (select lower(account.email) from auth.users as account where account.id = p_user_id);

  delete from private.module_visits where visitor = private.hash_of_client(p_user_id::text);

  -- The log of sign-ins names the account in its entries. Some hosts give no access to this log, and let its entries
  -- expire.
  begin
    delete from auth.audit_log_entries where payload::text like '%' || p_user_id || '%';
  exception
    when insufficient_privilege or undefined_table then
      null;
  end;

  delete from auth.refresh_tokens where user_id::text = p_user_id::text;

  delete from auth.users where id = p_user_id;

  return found;
end;
$$;

-- Returns all data about a user, by table. The tables are those of the API with a `user_id`, including tables
-- that are added later.
create function public.export_account(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  source record;
  rows_of_table jsonb;
  everything jsonb := '{}';
begin
  for source in
    select table_name, column_name from information_schema.columns
    where table_schema = 'public'
      and (column_name = 'user_id' or (table_name, column_name) = ('users', 'id'))
    order by table_name
  loop
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(source)), ''[]'') from public.%I as source where %I = $1',
      source.table_name,
      source.column_name
    )
    into rows_of_table using p_user_id;

    everything := everything || jsonb_build_object(source.table_name, rows_of_table);
  end loop;

  return everything;
end;
$$;

grant execute on function
  public.payment_user (text),
  public.account_objects (uuid),
  public.orphaned_objects (integer),
  public.delete_account (uuid),
  public.export_account (uuid)
to service_role;
