-- Compares a canary with the live version. During a canary, both versions report their visits with
-- measurements. `canary` is the version that was the canary during the visit; it is empty if there was none.
alter table private.module_visits
add column canary text not null default '' check (canary ~ '^[A-Za-z0-9.+-]{0,80}$'),
add column lcp_ms real check (lcp_ms between 0 and 600000),
add column inp_ms real check (inp_ms between 0 and 600000),
add column cls real check (cls between 0 and 1000);

alter table private.module_visits drop constraint module_visits_pkey;

alter table private.module_visits add primary key (module, version, canary, visitor);

drop function public.report_module_visit (text, text, text);

-- A browser reports that a module's version worked, or how it failed, with its measurements. If one visitor
-- reports several measurements, the worst measurement is used. The function refuses invalid values, and
-- silently ignores excess reports.
create function public.report_module_visit(
  p_module text,
  p_version text,
  p_failure text default null,
  p_canary text default '',
  p_lcp_ms real default null,
  p_inp_ms real default null,
  p_cls real default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_visitor bytea := private.reporting_visitor();
begin
  update private.module_visits
  set
    failure = coalesce(failure, p_failure),
    lcp_ms = greatest(lcp_ms, p_lcp_ms),
    inp_ms = greatest(inp_ms, p_inp_ms),
    cls = greatest(cls, p_cls)
  where module = p_module and version = p_version and canary = p_canary and visitor = v_visitor;

  if found then
    return;
  end if;

  if (select count(*) from private.module_visits where visitor = v_visitor) >= 50
    or (select count(*) from private.module_visits where seen_at > now() - interval '1 minute') >= 600
  then
    return;
  end if;

  delete from private.module_visits where seen_at < now() - interval '14 days';

  insert into private.module_visits (module, version, canary, visitor, failure, lcp_ms, inp_ms, cls)
  values (p_module, p_version, p_canary, v_visitor, p_failure, p_lcp_ms, p_inp_ms, p_cls)
  on conflict (module, version, canary, visitor) do update
  set
    failure = coalesce(module_visits.failure, excluded.failure),
    lcp_ms = greatest(module_visits.lcp_ms, excluded.lcp_ms),
    inp_ms = greatest(module_visits.inp_ms, excluded.inp_ms),
    cls = greatest(module_visits.cls, excluded.cls);
end;
$$;

create or replace function public.module_health(p_module text, p_version text)
returns table (visitors integer, failing integer)
language sql stable security definer set search_path = '' as $$
  select count(distinct visitor)::integer, (count(distinct visitor) filter (where failure is not null))::integer
  from private.module_visits
  where module = p_module and version = p_version;
$$;

-- Returns the data of a canary and of the version that was live at the time: visitors, visitors with a
-- failure, and the newest measurements. Visitors who ran both versions are counted for each version.
create function public.canary_health(p_module text, p_canary text)
returns table (side text, visitors integer, failing integer, lcp_ms real[], inp_ms real[], cls real[])
language sql stable security definer set search_path = '' as $$
  with visits as (
    select
      case when version = p_canary then 'canary' else 'live' end as side,
      visitor,
      bool_or(failure is not null) as failed,
      max(lcp_ms) as lcp_ms,
      max(inp_ms) as inp_ms,
      max(cls) as cls,
      row_number() over (
        partition by case when version = p_canary then 'canary' else 'live' end
        order by max(seen_at) desc
      ) as place
    from private.module_visits
    where module = p_module and (version = p_canary or canary = p_canary)
    group by 1, visitor
  )
  select
    sides.side,
    count(visitor)::integer,
    (count(visitor) filter (where failed))::integer,
    coalesce(array_agg(visits.lcp_ms) filter (where visits.lcp_ms is not null and place <= 1000), '{}'),
    coalesce(array_agg(visits.inp_ms) filter (where visits.inp_ms is not null and place <= 1000), '{}'),
    coalesce(array_agg(visits.cls) filter (where visits.cls is not null and place <= 1000), '{}')
  from unnest(array['canary', 'live']) as sides (side)
  left join visits on visits.side = sides.side
  group by sides.side
  order by sides.side;
$$;

grant execute on function
  public.report_module_visit (text, text, text, text, real, real, real), public.canary_health (text, text)
to anon, authenticated;
