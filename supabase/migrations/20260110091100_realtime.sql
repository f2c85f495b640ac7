-- Hosted Supabase pushes changes of the balance to every open tab. The embedded stack has no
-- publication for Realtime, so the block changes nothing there.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.users;
  end if;
end;
$$;
