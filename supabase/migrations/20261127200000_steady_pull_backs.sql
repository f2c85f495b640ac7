-- If a clock is behind, correct times look like future times. Periods and links to exports last long, so they
-- are corrected only after the clock has run steadily for an hour. Leases and counters are still corrected at
-- once.
create or replace function private.pull_back_future_times() returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.chores set done_at = now() where done_at > now() + interval '5 minutes';

  update private.mails set due_at = now() where sent_at is null and due_at > now() + interval '1 hour';

  delete from private.checkout_leases where expires_at > now() + interval '5 minutes';

  delete from private.prelead_attempts where attempted_at > now() + interval '5 minutes';

  update private.module_visits set seen_at = now() where seen_at > now() + interval '5 minutes';

  update private.unclaimed_spends set created_at = now() where created_at > now() + interval '5 minutes';

  -- Five minutes suffice, because a live worker extends its lease long before its end.
  update public.generations set lease_expires_at = now() + interval '5 minutes'
  where state = 'running' and lease_expires_at > now() + interval '1 hour';

  update public.campaign_rows set fed_at = now()
  where state in ('preparing', 'finishing') and fed_at > now() + interval '5 minutes';

  update private.account_exports
  set asked_at = least(asked_at, now()), due_at = least(due_at, now() + interval '5 minutes')
  where asked_at > now() + interval '5 minutes' or due_at > now() + interval '10 minutes';

  if not private.clock_is_steady() then
    return;
  end if;

  update private.account_exports set expires_at = now() + interval '7 days'
  where expires_at > now() + interval '7 days 5 minutes';

  -- A period that is counted in days ends no later than a period that starts now. A paid period ends when the
  -- provider reports it.
  update public.users set reset_date = now() + make_interval(hours => 24 * plan.period_days)
  from public.plans as plan
  where plan.name = users.plan_name
    and users.id in (
      select account.id from public.users as account
      join public.plans as counted on counted.name = account.plan_name
      where account.reset_date > now() + make_interval(hours => 24 * (counted.period_days + 1))
      for no key update of account skip locked
    );
end;
$$;
