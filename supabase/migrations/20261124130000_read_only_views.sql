-- PostgreSQL refuses to write through these views before it checks privileges. The API answers this error
-- with 500. With a trigger, PostgreSQL checks privileges first, and the API answers 401 or 403.

create function private.refuse_writing()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'view % is read only', tg_table_name using errcode = 'insufficient_privilege';
end
$$;

create trigger refuse_writing
instead of insert or update or delete on public.gallery_ads
for each row execute function private.refuse_writing();

create trigger refuse_writing
instead of insert or update or delete on public.campaign_overviews
for each row execute function private.refuse_writing();

create trigger refuse_writing
instead of insert or update or delete on public.campaign_results
for each row execute function private.refuse_writing();
