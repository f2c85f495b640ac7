-- Settings of an account: a name, the language of its ads, the time zone of dates, and the wanted mails.
create table public.account_settings (
  user_id uuid primary key references public.users (id) on delete cascade,
  name text check (name = btrim(name) and char_length(name) between 1 and 80),
  -- Language of the user's ads, as a BCP 47 tag. If the language is null, each ad uses the language of its brief.
  language text check (language ~ '^[a-z]{2}$'),
  -- Time zone, as a name of the IANA database. If the time zone is null, the time zone of the device applies.
  time_zone text check (time_zone ~ '^[A-Za-z0-9_+/-]{1,64}$'),
  receipt_mails boolean not null default true,
  renewal_mails boolean not null default true
);

alter table public.account_settings enable row level security;

create policy "Users may read their own settings" on public.account_settings
for select to authenticated using (user_id = (select auth.uid()));

create policy "Users may change their own settings" on public.account_settings
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

grant select, update (name, language, time_zone, receipt_mails, renewal_mails) on public.account_settings
to authenticated;

grant select on public.account_settings to service_role;

insert into public.account_settings (user_id) select id from public.users;

create function private.create_account_settings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.account_settings (user_id) values (new.id);

  return null;
end;
$$;

create trigger create_account_settings after insert on public.users
for each row execute function private.create_account_settings();

-- Mails that the user has turned off are not queued. Mails about the account itself and requested mails are always
-- queued.
create function private.skip_unwanted_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.account_settings as settings
    where settings.user_id = new.user_id
      and case new.kind
        when 'receipt' then not settings.receipt_mails
        when 'renewal' then not settings.renewal_mails
        else false
      end
  ) then
    return null;
  end if;

  return new;
end;
$$;

create trigger skip_unwanted_mail before insert on private.mails
for each row execute function private.skip_unwanted_mail();

-- Lists the caller's sessions, the most recently used first.
create function public.account_sessions()
returns table (id uuid, started_at timestamptz, used_at timestamptz, user_agent text, is_current boolean)
language sql stable security definer set search_path = '' as $$
  select
    session.id,
    session.created_at,
    -- The auth service keeps this column without a zone, in UTC.
    greatest(session.created_at, session.refreshed_at at time zone 'utc') as used_at,
    session.user_agent,
    coalesce(session.id::text = auth.jwt() ->> 'session_id', false)
  from auth.sessions as session
  where session.user_id = auth.uid() and (session.not_after is null or session.not_after > now())
  order by used_at desc
  limit 100;
$$;

grant execute on function public.account_sessions () to authenticated;
