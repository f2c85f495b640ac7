-- A copy of the payment provider's data. The provider's objects are authoritative. Every change here comes from
-- reading these objects, never from the order of events.

-- One row for each user who has ever had a subscription.
create table public.subscriptions (
  user_id uuid primary key references public.users (id) on delete cascade,
  plan_name text not null references public.plans (name),
  -- The provider's status of the subscription: active, past_due, canceled …
  status text not null,
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false
);

create table public.invoices (
  -- Id of the object at the payment provider.
  id text primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  number text,
  status text not null,
  amount_paid integer not null,
  currency text not null,
  pdf_url text,
  created_at timestamptz not null
);

create index invoices_user_id_created_at_idx on public.invoices (user_id, created_at desc);

create table public.payment_events (
  -- The provider's id of the event. A repeated event is recognised by its id and changes nothing.
  id text primary key,
  type text not null,
  -- The provider's state that was read and booked with this event.
  payload jsonb not null,
  received_at timestamptz not null default now()
);

-- For each user, the customer id at the provider, and the number of the reading that was booked last.
create table private.payment_accounts (
  user_id uuid primary key references public.users (id) on delete cascade,
  customer_id text not null unique,
  -- Number of the newest provider state that was booked. An older state is ignored.
  booked_reading bigint not null default 0,
  -- The paid period whose credits were granted last.
  credited_subscription_id text,
  credited_period_start timestamptz
);

create sequence private.payment_readings;

alter table public.subscriptions enable row level security;

alter table public.invoices enable row level security;

alter table public.payment_events enable row level security;

create policy "Users may read their own subscription" on public.subscriptions
for select to authenticated using (user_id = (select auth.uid()));

create policy "Users may read their own invoices" on public.invoices
for select to authenticated using (user_id = (select auth.uid()));

grant select on public.subscriptions, public.invoices to authenticated, service_role;

grant select on public.payment_events to service_role;
