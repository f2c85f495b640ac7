-- A user opens one checkout at a time, even if several functions run at once. Otherwise two tabs could each get
-- a payment page, and both pages could be paid. A lease expires by itself, so that a dead function blocks
-- nobody for long.
create table private.checkout_leases (
  user_id uuid primary key references public.users (id) on delete cascade,
  holder uuid not null,
  expires_at timestamptz not null
);

-- Takes the user's lease for one minute. Returns false while another process holds the lease.
create function public.begin_checkout(p_user_id uuid, p_holder uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.checkout_leases (user_id, holder, expires_at)
  values (p_user_id, p_holder, now() + interval '1 minute')
  on conflict (user_id) do update
  set holder = excluded.holder, expires_at = excluded.expires_at
  where checkout_leases.expires_at <= now();

  return found;
end;
$$;

create function public.end_checkout(p_user_id uuid, p_holder uuid) returns void
language sql security definer set search_path = '' as $$
  delete from private.checkout_leases where user_id = p_user_id and holder = p_holder;
$$;

grant execute on function public.begin_checkout (uuid, uuid), public.end_checkout (uuid, uuid) to service_role;
