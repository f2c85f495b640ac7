create table public.preleads (
  id bigint generated always as identity primary key,
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  created_at timestamptz not null default now()
);

create unique index preleads_email_idx on public.preleads (lower(email));

create index preleads_created_at_idx on public.preleads (created_at);

-- Nobody may learn whether an email address was already known, so a repeated address is silently ignored. The
-- lock makes the second of two simultaneous inserts see the first, so that the unique index never raises an
-- error.
create function private.admit_prelead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('preleads', 0));

  if exists (select from public.preleads where lower(email) = lower(new.email)) then
    return null;
  end if;

  -- Anybody may insert, so the table accepts at most this many rows per minute.
  if (select count(*) from public.preleads where created_at > now() - interval '1 minute') >= 300 then
    raise exception 'too many addresses at once' using errcode = 'PT429';
  end if;

  return new;
end;
$$;

create trigger admit_prelead before insert on public.preleads
for each row execute function private.admit_prelead();

alter table public.preleads enable row level security;

create policy "Anybody may leave an address" on public.preleads
for insert to anon, authenticated with check (true);

grant insert (email) on public.preleads to anon, authenticated;

grant select, insert, delete on public.preleads to service_role;
