-- Mails about money: one per `subject_id`, kept until it is sent. The function send-mails writes and sends them.
create table private.mails (
  id bigint generated always as identity primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  kind text not null check (kind in ('receipt', 'renewal')),
  -- For a receipt, the id of the invoice; for an announced renewal, the end of the period.
  subject_id text not null,
  details jsonb not null,
  created_at timestamptz not null default now(),
  -- Time after which another sender may take the mail, because the previous sender died or the mail server
  -- refused the mail.
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  sent_at timestamptz,
  unique (user_id, kind, subject_id)
);

create index mails_due_at_idx on private.mails (due_at) where sent_at is null;

-- Queues a receipt for each invoice that was paid just now. Old invoices, which a reading also returns, get
-- no receipt.
create function private.queue_receipt() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.mails (user_id, kind, subject_id, details)
  values (
    new.user_id,
    'receipt',
    new.id,
    jsonb_build_object(
      'number', new.number,
      'amount', new.amount_paid,
      'currency', new.currency,
      'paid_at', new.created_at,
      'pdf_url', new.pdf_url
    )
  )
  on conflict do nothing;

  return null;
end;
$$;

create trigger queue_receipt after insert or update of status on public.invoices
for each row when (new.status = 'paid' and new.amount_paid > 0 and new.created_at > now() - interval '3 days')
execute function private.queue_receipt();

-- Queues a mail three days before a subscription renews, once per period. A subscription that is cancelled,
-- unpaid or renewing today is not announced. In these cases, nothing will be charged, or the announcement
-- would come too late.
create function private.queue_renewal_mails() returns void
language sql security definer set search_path = '' as $$
  insert into private.mails (user_id, kind, subject_id, details)
  select
    subscription.user_id,
    'renewal',
    to_char(subscription.current_period_end at time zone 'utc', 'YYYY-MM-DD'),
    jsonb_build_object(
      'renews_at', subscription.current_period_end,
      'amount', plan.amount_cents,
      'currency', 'usd',
      'credits', plan.credits,
      'unused', account.ads_limit - account.credits_used
    )
  from public.subscriptions as subscription
  join public.plans as plan on plan.name = subscription.plan_name
  join public.users as account on account.id = subscription.user_id
  where subscription.status = 'active'
    and not subscription.cancel_at_period_end
    and subscription.current_period_end between now() + interval '1 day' and now() + interval '3 days'
  on conflict do nothing;
$$;

create index subscriptions_current_period_end_idx on public.subscriptions (current_period_end);

-- Takes the mails that are due to be sent. The caller has five minutes to send the mails. Mails that are not reported
-- as sent after five minutes have failed and are due again, with growing delays. After ten attempts, a mail is no
-- longer tried.
create function public.take_due_mails(p_limit integer default 20)
returns table (id bigint, recipient text, kind text, details jsonb)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.queue_renewal_mails();

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

create function public.mark_mail_sent(p_id bigint) returns void
language sql security definer set search_path = '' as $$
  update private.mails set sent_at = now() where id = p_id;
$$;

grant execute on function public.take_due_mails (integer), public.mark_mail_sent (bigint) to service_role;
