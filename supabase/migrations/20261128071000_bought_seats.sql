-- Users can buy seats in addition to those of the plan (docs/decisions/0117). libs/contracts also contains
-- the seat's price, and a test compares the two prices.
alter table public.plans
add column seat_price_id text unique,
add column seat_amount_cents integer check (seat_amount_cents > 0),
add constraint plans_seat_price_check check ((seat_price_id is null) = (seat_amount_cents is null));

update public.plans set seat_price_id = 'price_extra_seat_monthly', seat_amount_cents = 900 where name = 'starter';

-- Counts used and allowed seats. Bought seats now count only with a plan that sells seats. When the plan
-- ends, bought seats end too, even if the plan ends because its time has passed.
create or replace function private.seats_of(p_owner_id uuid, out used integer, out allowed integer)
language sql stable security definer set search_path = '' as $$
  with editors as (
    select distinct members.user_id
    from public.workspaces
    join public.workspace_members as members on members.workspace_id = workspaces.id
    where workspaces.owner_id = p_owner_id and members.role in ('owner', 'editor')
  ),

  invited as (
    select distinct invitations.email
    from public.workspaces
    join public.workspace_invitations as invitations on invitations.workspace_id = workspaces.id
    where workspaces.owner_id = p_owner_id
      and invitations.role = 'editor'
      and invitations.accepted_at is null
      and invitations.revoked_at is null
      and invitations.expires_at > now()
      and not exists (
        select from editors join auth.users as account on account.id = editors.user_id
        where lower(account.email) = invitations.email
      )
  )

  select
    ((select count(*) from editors) + (select count(*) from invited))::integer,
    plans.seats + coalesce(
      (
        select extra_seats from public.subscriptions
        where subscriptions.user_id = users.id
          and plans.seat_price_id is not null
          and not private.has_ended(subscriptions.status)
      ),
      0
    )
  from public.users join public.plans on plans.name = users.plan_name
  where users.id = p_owner_id;
$$;

-- Returns the number of people who need a seat of this user's plan.
create function public.seats_used(p_user_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select used from private.seats_of(p_user_id);
$$;

revoke execute on function public.seats_used (uuid) from public, anon, authenticated;

grant execute on function public.seats_used (uuid) to service_role;

-- Makes members without a seat reviewers, beginning with the last one to join. The caller has locked the
-- owner's account.
create function private.take_back_seats(p_owner_id uuid) returns void
language sql security definer set search_path = '' as $$
  with editors as (
    select members.user_id, row_number() over (order by min(members.joined_at), members.user_id) as place
    from public.workspaces
    join public.workspace_members as members on members.workspace_id = workspaces.id
    where workspaces.owner_id = p_owner_id and members.role = 'editor'
    group by members.user_id
  )

  update public.workspace_members as members set role = 'reviewer'
  from public.workspaces, editors
  where workspaces.id = members.workspace_id
    and workspaces.owner_id = p_owner_id
    and editors.user_id = members.user_id
    and members.role = 'editor'
    -- The owner takes the first of the allowed seats, so one seat fewer remains for other editors.
    and editors.place >= (select allowed from private.seats_of(p_owner_id));
$$;

-- Turns an ended plan into the trial. Unlike the function in 20260110090400_periods.sql, it also takes back the seats
-- that the trial does not include.
create or replace function private.fall_back_to_trial(p_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.start_period(p_user_id, trial.name, now() + make_interval(hours => 24 * trial.period_days))
  from public.users as account, public.plans as trial, public.plans as current_plan
  where account.id = p_user_id
    and trial.name = 'starter50'
    and current_plan.name = account.plan_name
    and current_plan.period_days is null;

  perform private.take_back_seats(p_user_id);
end;
$$;

-- Books a subscription. Unlike the function in 20261127153000_withdrawn_payments.sql, it also books the seats. Older
-- callers do not pass `extra_seats`, so their seats stay unchanged. While a period is unpaid, the number of seats may
-- fall but not rise.
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
    period_withdrawn boolean,
    extra_seats integer
  );

  select * into strict plan from public.plans where price_id = state.price_id;

  insert into public.subscriptions as subscription (
    user_id, plan_name, status, current_period_end, cancel_at_period_end, extra_seats
  )
  values (
    p_user_id,
    plan.name,
    state.status,
    state.period_end,
    state.cancel_at_period_end,
    case when state.period_paid then coalesce(state.extra_seats, 0) else 0 end
  )
  on conflict (user_id) do update
  set plan_name = excluded.plan_name,
    status = excluded.status,
    current_period_end = excluded.current_period_end,
    cancel_at_period_end = excluded.cancel_at_period_end,
    extra_seats = case
      when private.has_ended(state.status) then 0
      when state.period_paid then coalesce(state.extra_seats, subscription.extra_seats)
      else least(state.extra_seats, subscription.extra_seats)
    end;

  if private.has_ended(state.status) then
    perform private.fall_back_to_trial(p_user_id);
    return;
  end if;

  if state.period_withdrawn then
    perform private.withdraw_period(p_user_id, state.id, state.period_start);
  elsif state.period_paid then
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
  end if;

  perform private.take_back_seats(p_user_id);
end;
$$;

-- Queues mails before renewals. Unlike in 20261124090500_mails.sql, the announced price includes the seats.
create or replace function private.queue_renewal_mails() returns void
language sql security definer set search_path = '' as $$
  insert into private.mails (user_id, kind, subject_id, details)
  select
    subscription.user_id,
    'renewal',
    to_char(subscription.current_period_end at time zone 'utc', 'YYYY-MM-DD'),
    jsonb_build_object(
      'renews_at', subscription.current_period_end,
      'amount', plan.amount_cents + subscription.extra_seats * coalesce(plan.seat_amount_cents, 0),
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
