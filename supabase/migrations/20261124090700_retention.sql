-- Retention periods. docs/retention.md and the privacy page state the same periods.
create function private.apply_retention() returns void
language sql security definer set search_path = '' as $$
  delete from private.module_visits where seen_at < now() - interval '14 days';

  delete from private.prelead_attempts where attempted_at < now() - interval '1 hour';

  delete from private.checkout_leases where expires_at < now();

  delete from private.mails where created_at < now() - interval '90 days';

  delete from public.preleads where created_at < now() - interval '12 months';

  -- The provider repeats an event for days, not for months. The table of invoices still contains what the
  -- event reported.
  update public.payment_events set payload = '{}'
  where received_at < now() - interval '90 days' and payload <> '{}';
$$;

create table private.chores (
  name text primary key,
  done_at timestamptz not null
);

-- Deletes expired data once an hour, at the first call in that hour.
create function private.apply_retention_if_due() returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.chores (name, done_at) values ('retention', now())
  on conflict (name) do update set done_at = excluded.done_at
  where chores.done_at < now() - interval '1 hour';

  if found then
    perform private.apply_retention();
  end if;
end;
$$;

-- The schedule that calls this function every minute is the only one that we control, so the function also
-- applies the retention periods above.
create or replace function public.take_due_mails(p_limit integer default 20)
returns table (id bigint, recipient text, kind text, details jsonb)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.queue_renewal_mails();

  perform private.apply_retention_if_due();

  return query
  update private.mails
  set due_at = now() + interval '5 minutes' * (attempts + 1), attempts = attempts + 1
  from auth.users as account
  where account.id = mails.user_id
    and mails.id in (
      select due.id from private.mails as due
      where due.sent_at is null and due.due_at <= now() and due.attempts < 10
      order by due.due_at
      limit p_limit
      for update skip locked
    )
  returning mails.id, account.email::text, mails.kind, mails.details;
end;
$$;
