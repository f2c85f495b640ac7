-- Reference data. libs/contracts has the same figures; a test compares the two.
create table public.plans (
  name text primary key,
  label text not null,
  credits integer not null check (credits > 0),
  -- Length of a period that we count ourselves; null if the payment provider counts it.
  period_days integer check (period_days > 0),
  -- The provider's lookup key of the plan's price; null for a free plan.
  price_id text unique,
  amount_cents integer check (amount_cents > 0),
  check ((price_id is null) = (amount_cents is null)),
  check ((price_id is null) = (period_days is not null))
);

create table public.feature_prices (
  feature_name text primary key,
  credits integer not null check (credits > 0)
);

alter table public.plans enable row level security;

alter table public.feature_prices enable row level security;

grant select on public.plans, public.feature_prices to service_role;

insert into public.plans (name, label, credits, period_days, price_id, amount_cents)
values
  ('starter50', 'Free trial', 50, 30, null, null),
  ('starter', 'Starter', 100, null, 'price_starter_monthly', 999);

insert into public.feature_prices (feature_name, credits)
values
  ('Create Ad', 1),
  ('Creative Boost', 10),
  ('Optimize Creative', 1),
  ('Creative Variation', 1),
  ('Add Text', 1),
  ('Product Photoshoot', 3);
