-- Refunds a charge. Unlike the function in 20260110090500_spends.sql, it checks whether the payment of the period was
-- reversed. In that case, the credits are added to the period's withdrawn credits. A paid plan always has a credited
-- period, because the trial starts again when a plan ends.
create or replace function private.give_back(p_spend_id bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  spend public.credit_ledger;
  account public.users;
  expired boolean;
  given integer;
begin
  select * into strict spend from public.credit_ledger where id = p_spend_id and kind = 'spend';

  -- The rows are locked before anything is read, because a payment may be reversed at the same time.
  select * into strict account from public.users where id = spend.user_id for no key update;

  expired := exists (
    select from public.credit_ledger
    where user_id = spend.user_id and id > spend.id and kind in ('renewal', 'plan_change')
  );

  given := case when expired then 0 else least(-spend.amount, account.credits_used) end;

  perform private.post_entry(spend.user_id, 'refund', given, spend.feature_name, spend.id);

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

-- A worker whose export was taken over may still be running. Each attempt therefore has its own folder, and
-- only the newest attempt counts.
alter table private.account_exports
-- The ZIP is stored in exports/{user}/{folder}/{number from 0}.
add column folder text;

update private.account_exports set folder = id::text where state = 'ready';

drop function public.take_export ();

drop function public.extend_export (uuid);

drop function public.finish_export (uuid, integer, bigint);

drop function public.fail_export (uuid);

drop function public.export_parts (uuid, uuid);

-- Takes the export that has waited longest, for five minutes after each heartbeat. After three attempts the export has
-- failed. Also deletes exports that have expired. The row is chosen in a CTE, which runs once. A subquery may run again
-- for each joined row.
create function public.take_export() returns table (id uuid, user_id uuid, email text, attempt integer)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  delete from private.account_exports where expires_at < now();

  update private.account_exports set state = 'failed'
  where state in ('asked', 'making') and due_at <= now() and attempts >= 3;

  return query
  with next_export as materialized (
    select waiting.user_id from private.account_exports as waiting
    where waiting.state in ('asked', 'making') and waiting.due_at <= now()
    order by waiting.asked_at
    limit 1
    for update skip locked
  )
  update private.account_exports as export
  set state = 'making', attempts = attempts + 1, due_at = now() + interval '5 minutes'
  from next_export
  join auth.users as account on account.id = next_export.user_id
  where export.user_id = next_export.user_id
  returning export.id, export.user_id, account.email::text, export.attempts;
end;
$$;

-- Records that the worker is alive. Returns false when this attempt's export is no longer wanted, because its
-- account was deleted or another worker took it.
create function public.extend_export(p_id uuid, p_attempt integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.account_exports set due_at = now() + interval '5 minutes'
  where id = p_id and attempts = p_attempt and state = 'making';

  return found;
end;
$$;

-- Marks an export as ready for a week, and queues a mail to its owner. Returns false when this attempt's export
-- is no longer wanted.
create function public.finish_export(
  p_id uuid,
  p_attempt integer,
  p_folder text,
  p_parts integer,
  p_bytes bigint
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  export private.account_exports;
begin
  update private.account_exports
  set state = 'ready',
    folder = p_folder,
    parts = p_parts,
    bytes = p_bytes,
    expires_at = now() + interval '7 days'
  where id = p_id and attempts = p_attempt and state = 'making'
  returning * into export;

  if not found then
    return false;
  end if;

  insert into private.mails (user_id, kind, subject_id, details)
  values (
    export.user_id,
    'export',
    export.id::text,
    jsonb_build_object('id', export.id, 'bytes', p_bytes, 'expires_at', export.expires_at)
  );

  return true;
end;
$$;

-- Schedules another attempt in a minute, or marks the export as failed. Does nothing when another worker took
-- the export.
create function public.fail_export(p_id uuid, p_attempt integer) returns void
language sql security definer set search_path = '' as $$
  update private.account_exports
  set state = case when attempts < 3 then 'asked' else 'failed' end, due_at = now() + interval '1 minute'
  where id = p_id and attempts = p_attempt and state = 'making';
$$;

-- Returns where a user's export is stored. Returns no row for another user's export, and for an unfinished or
-- expired one.
create function public.export_parts(p_user_id uuid, p_id uuid) returns table (folder text, parts integer)
language sql stable security definer set search_path = '' as $$
  select folder, parts from private.account_exports
  where user_id = p_user_id and id = p_id and state = 'ready' and expires_at > now();
$$;

-- Lists parts of exports to remove. The list also contains parts of attempts that another worker
-- has replaced, when the export is ready.
create or replace function public.stale_export_parts(p_limit integer default 500)
returns table (bucket text, name text)
language sql stable security definer set search_path = '' as $$
  select bucket_id, name from storage.objects
  where bucket_id = 'exports'
    and not exists (
      select from private.account_exports as export
      where export.id::text = split_part(objects.name, '/', 2)
        and export.state <> 'failed'
        and (export.expires_at is null or export.expires_at > now())
        and (
          export.folder is null
          or starts_with(objects.name, export.user_id || '/' || export.folder || '/')
        )
    )
  order by name
  limit p_limit;
$$;

-- Requests an export of the user's account. An export in progress stays the only one, and a finished export is not
-- replaced within an hour of its request. `wait_seconds` is then above 0.
create or replace function public.ask_for_export(p_user_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  is_under_way boolean;
  wait_seconds integer;
begin
  perform from public.users where id = p_user_id for no key update;

  select state in ('asked', 'making'),
    case when state = 'ready' then ceil(extract(epoch from asked_at + interval '1 hour' - now())) end
  into is_under_way, wait_seconds
  from private.account_exports
  where user_id = p_user_id;

  is_under_way := coalesce(is_under_way, false);
  wait_seconds := greatest(wait_seconds, 0);

  if not is_under_way and wait_seconds = 0 then
    delete from private.account_exports where user_id = p_user_id;

    insert into private.account_exports (user_id) values (p_user_id);
  end if;

  return private.export_of(p_user_id)
    || jsonb_build_object('was_under_way', is_under_way, 'wait_seconds', wait_seconds);
end;
$$;

-- Takes mails that are due to be sent. A CTE chooses the mails, because a CTE runs only once.
create or replace function public.take_due_mails(p_limit integer default 20)
returns table (id bigint, recipient text, kind text, details jsonb)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
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

grant execute on function
  public.take_export (),
  public.extend_export (uuid, integer),
  public.finish_export (uuid, integer, text, integer, bigint),
  public.fail_export (uuid, integer),
  public.export_parts (uuid, uuid)
to service_role;
