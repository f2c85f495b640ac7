-- Ends the running and waiting work of an account, and its campaigns, before the account's pictures are
-- removed. Workers notice this when they next extend their lease, and then remove what they have stored since.
create function public.cancel_account_work(p_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  running_work uuid;
  running_campaign uuid;
begin
  -- Queueing work of the account requires this lock. No work can therefore be queued while the account's work
  -- is cancelled.
  perform from public.users where id = p_user_id for update;

  for running_campaign in
    select id from public.campaigns where user_id = p_user_id and state in ('running', 'paused')
  loop
    perform public.act_on_campaign(p_user_id, running_campaign, 'cancel');
  end loop;

  for running_work in
    select id from public.generations where user_id = p_user_id and state = 'running'
  loop
    perform public.refund_generation(running_work, '{"code": "internal"}');
  end loop;

  -- The engine installs the queue's schema. Without that schema there are no jobs to delete.
  begin
    delete from pgboss.job where group_id = p_user_id::text and state < 'active';
  exception
    when undefined_table or invalid_schema_name then
      null;
  end;
end;
$$;

grant execute on function public.cancel_account_work (uuid) to service_role;
