-- Records which client has recently left email addresses, to limit the number per client. Rows are deleted
-- after an hour.
create table private.prelead_attempts (
  id bigint generated always as identity primary key,
  client bytea not null,
  attempted_at timestamptz not null default now()
);

create index prelead_attempts_client_idx on private.prelead_attempts (client, attempted_at);

create index prelead_attempts_attempted_at_idx on private.prelead_attempts (attempted_at);

-- A client may leave thirty email addresses an hour, so that no client can block the others. The limit for
-- all clients together is much higher. PostgREST maps the SQLSTATE PT429 to HTTP status 429.
create or replace function private.admit_prelead() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_client constant bytea := private.hash_of_client(coalesce(private.client_network(), 'somebody'));
begin
  perform pg_advisory_xact_lock(hashtextextended('preleads', 0));

  delete from private.prelead_attempts where attempted_at < now() - interval '1 hour';

  if (select count(*) from private.prelead_attempts where client = v_client) >= 30 then
    raise exception 'too many addresses from one client' using errcode = 'PT429';
  end if;

  if (select count(*) from private.prelead_attempts where attempted_at > now() - interval '1 minute') >= 300 then
    raise exception 'too many addresses at once' using errcode = 'PT429';
  end if;

  insert into private.prelead_attempts (client) values (v_client);

  if exists (select from public.preleads where lower(email) = lower(new.email)) then
    return null;
  end if;

  return new;
end;
$$;
