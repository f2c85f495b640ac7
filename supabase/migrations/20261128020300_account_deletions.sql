-- An account is deleted seven days after its owner requested the deletion. A sign-in within these days cancels
-- the deletion.
create table private.account_deletions (
  user_id uuid primary key references public.users (id) on delete cascade,
  asked_at timestamptz not null default now(),
  due_at timestamptz not null default now() + interval '7 days',
  -- Start of the latest deletion attempt. After this time, no sign-in cancels the deletion.
  begun_at timestamptz
);

alter table private.account_deletions enable row level security;

create index account_deletions_due_at_idx on private.account_deletions (due_at);

-- The farewell mail is sent after the deletion, so its row contains the mail address until then.
alter table private.mails alter column user_id drop not null;

alter table private.mails add column recipient text;

alter table private.mails add constraint mails_recipient_check check ((user_id is null) = (recipient is not null));

alter table private.mails drop constraint mails_kind_check;

alter table private.mails add constraint mails_kind_check
check (kind in ('receipt', 'renewal', 'export', 'deletion', 'deletion_stopped', 'goodbye'));

-- Schedules the deletion of an account, ends its sessions, and returns the time of the deletion. A repeated call
-- changes nothing.
create function public.ask_for_deletion(p_user_id uuid) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  deletion private.account_deletions;
begin
  perform from public.users where id = p_user_id for no key update;

  insert into private.account_deletions (user_id) values (p_user_id)
  on conflict do nothing
  returning * into deletion;

  if found then
    insert into private.mails (user_id, kind, subject_id, details)
    values (
      p_user_id,
      'deletion',
      deletion.asked_at::text,
      jsonb_build_object('deletes_at', deletion.due_at)
    )
    on conflict do nothing;
  end if;

  -- Otherwise another browser would refresh its session, and a refreshed session looks like a sign-in.
  delete from auth.refresh_tokens where user_id::text = p_user_id::text;

  delete from auth.sessions where user_id = p_user_id;

  return (select due_at from private.account_deletions where user_id = p_user_id);
end;
$$;

create function private.stop_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.account_deletions where user_id = new.id and begun_at is null;

  if found then
    insert into private.mails (user_id, kind, subject_id, details)
    values (new.id, 'deletion_stopped', now()::text, '{}')
    on conflict do nothing;
  end if;

  return null;
end;
$$;

create trigger stop_deletion after update of last_sign_in_at on auth.users
for each row when (new.last_sign_in_at is distinct from old.last_sign_in_at)
execute function private.stop_deletion();

-- Takes accounts whose week has passed, and reserves them for half an hour. If the deletion fails, they can
-- be taken again after that time. Nothing is deleted shortly after the clock has jumped. If the clock was
-- ahead when the deletion was requested, that does not extend the week.
create function public.take_due_deletions(p_limit integer default 20) returns setof uuid
language plpgsql security definer set search_path = '' as $$
begin
  if not private.clock_is_steady() then
    return;
  end if;

  update private.account_deletions set asked_at = now(), due_at = now() + interval '7 days'
  where due_at > now() + interval '7 days 5 minutes';

  return query
  with due as materialized (
    select user_id from private.account_deletions
    where due_at <= now()
      and (begun_at is null or begun_at not between now() - interval '30 minutes' and now())
    order by due_at
    limit p_limit
    for update skip locked
  )
  update private.account_deletions as deletion set begun_at = now()
  from due
  where deletion.user_id = due.user_id
  returning deletion.user_id;
end;
$$;

-- Deletes an account. If its owner requested the deletion, the function also queues a farewell mail.
create or replace function public.delete_account(p_user_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  -- Queueing work of the account requires this lock. No work can therefore be queued after the queue was
  -- cleared.
  perform from public.users where id = p_user_id for update;

  insert into private.mails (recipient, kind, subject_id, details)
  select account.email, 'goodbye', gen_random_uuid()::text, '{}'
  from auth.users as account
  join private.account_deletions as deletion on deletion.user_id = account.id
  where account.id = p_user_id and account.email is not null;

  delete from public.payment_events
  where customer_id = (select customer_id from private.payment_accounts where user_id = p_user_id);

  delete from public.preleads
  where lower(email) = (select lower(account.email) from auth.users as account where account.id = p_user_id);

  delete from private.module_visits where visitor = private.hash_of_client(p_user_id::text);

  -- The log of sign-ins contains the account's id. Some hosts give no access to the log, and let its entries
  -- expire.
  begin
    delete from auth.audit_log_entries where payload::text like '%' || p_user_id || '%';
  exception
    when insufficient_privilege or undefined_table then
      null;
  end;

  -- The engine installs the queue's schema. Without that schema there are no jobs to delete.
  begin
    delete from pgboss.job where group_id = p_user_id::text;
  exception
    when undefined_table or invalid_schema_name then
      null;
  end;

  delete from auth.refresh_tokens where user_id::text = p_user_id::text;

  delete from auth.users where id = p_user_id;

  return found;
end;
$$;

-- Takes the mails that are due. Unlike the function in 20261127190000_clock_jumps.sql, it also takes farewell mails to
-- accounts that no longer exist.
create or replace function public.take_due_mails(p_limit integer default 20)
returns table (id bigint, recipient text, kind text, details jsonb)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.watch_clock();

  perform private.pull_back_future_times();

  perform private.queue_renewal_mails();

  perform private.apply_retention_if_due();

  return query
  with next_mails as materialized (
    select due.id, coalesce(due.recipient, account.email::text) as recipient
    from private.mails as due
    left join auth.users as account on account.id = due.user_id
    where due.sent_at is null and due.due_at <= now() and due.attempts < 10
    order by due.due_at
    limit p_limit
    for update of due skip locked
  )
  update private.mails
  set due_at = now() + interval '5 minutes' * (attempts + 1), attempts = attempts + 1
  from next_mails
  where mails.id = next_mails.id
  returning mails.id, next_mails.recipient, mails.kind, mails.details;
end;
$$;

-- Marks a mail as sent. The row of a farewell mail is removed, because it contains the mail address.
create or replace function public.mark_mail_sent(p_id bigint) returns void
language sql security definer set search_path = '' as $$
  delete from private.mails where id = p_id and user_id is null;

  update private.mails set sent_at = now() where id = p_id;
$$;

-- Deletes expired data. Unlike the function in 20261127160000_used_trials.sql, it also deletes farewell mails that no
-- mail server has accepted.
create or replace function private.apply_retention() returns void
language sql security definer set search_path = '' as $$
  delete from private.module_visits where seen_at < now() - interval '14 days';

  delete from private.prelead_attempts where attempted_at < now() - interval '1 hour';

  delete from private.checkout_leases where expires_at < now();

  delete from private.mails
  where created_at < now() - interval '90 days'
    or (user_id is null and created_at < now() - interval '1 day');

  delete from private.used_trials where ends_at < now();

  delete from public.preleads where created_at < now() - interval '12 months';

  -- The provider repeats an event for days, not for months. The table of invoices still contains what the
  -- event reported.
  update public.payment_events set payload = '{}'
  where received_at < now() - interval '90 days' and payload <> '{}';
$$;

grant execute on function public.ask_for_deletion (uuid), public.take_due_deletions (integer) to service_role;
