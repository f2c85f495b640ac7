-- Browsers' reports about the module versions that they ran, with one row for each visitor of a version. The
-- release tool counts the reports to roll a broken canary back (docs/decisions/0008).
create table private.module_visits (
  module text not null check (module ~ '^mf-[a-z][a-z0-9-]{0,40}$'),
  version text not null check (version ~ '^[A-Za-z0-9.+-]{1,80}$'),
  visitor bytea not null,
  -- Null if the module worked. A visitor's failure is never overwritten by a later success.
  failure text check (failure ~ '^[a-z-]{1,40}$'),
  seen_at timestamptz not null default now(),
  primary key (module, version, visitor)
);

create index module_visits_seen_at_idx on private.module_visits (seen_at);

create index module_visits_visitor_idx on private.module_visits (visitor);

-- Salt of the visitors' hashes, so that no row identifies a person.
create table private.visitor_salt (salt uuid not null default gen_random_uuid());

insert into private.visitor_salt default values;

-- Identifies the visitor who reports. The identity is the account, or else the network address that the
-- platform's own edge reports. A client can choose neither the account nor the network address. All visitors
-- without an account and a network address count as one visitor.
create function private.reporting_visitor() returns bytea
language sql stable security definer set search_path = '' as $$
  with request as (
    select coalesce(nullif(current_setting('request.headers', true), ''), '{}')::json as headers
  )
  select sha256(convert_to(
    (select salt from private.visitor_salt) || ' ' || coalesce(
      auth.uid()::text,
      headers ->> 'cf-connecting-ip',
      trim(split_part(headers ->> 'x-forwarded-for', ',', -1)),
      'somebody'
    ), 'UTF8'))
  from request;
$$;

-- A browser reports that a module's version worked, or how it failed. The function refuses invalid values and
-- silently drops excess reports, because reporting must never block the visit.
create function public.report_module_visit(p_module text, p_version text, p_failure text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_visitor bytea := private.reporting_visitor();
begin
  update private.module_visits
  set failure = coalesce(failure, p_failure)
  where module = p_module and version = p_version and visitor = v_visitor;

  if found then
    return;
  end if;

  if (select count(*) from private.module_visits where visitor = v_visitor) >= 50
    or (select count(*) from private.module_visits where seen_at > now() - interval '1 minute') >= 600
  then
    return;
  end if;

  delete from private.module_visits where seen_at < now() - interval '14 days';

  insert into private.module_visits (module, version, visitor, failure)
  values (p_module, p_version, v_visitor, p_failure)
  on conflict (module, version, visitor) do update
  set failure = coalesce(module_visits.failure, excluded.failure);
end;
$$;

-- Returns the number of visitors of a module version, and the number of those for whom it failed. Anybody may
-- read both numbers.
create function public.module_health(p_module text, p_version text)
returns table (visitors integer, failing integer)
language sql stable security definer set search_path = '' as $$
  select count(*)::integer, count(failure)::integer
  from private.module_visits
  where module = p_module and version = p_version;
$$;

grant execute on function public.report_module_visit (text, text, text), public.module_health (text, text)
to anon, authenticated;
