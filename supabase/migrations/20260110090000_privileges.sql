-- Hosted Supabase grants everything in `public` to every client role by default. Nothing is granted by default here:
-- each migration names its grants, so that a forgotten line denies access instead of giving it.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;

alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;

alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- A global default grants execution to `public`, which a schema's default cannot revoke.
alter default privileges revoke execute on functions from public;

-- Objects in this schema have no address at the REST API and no callers but our own functions.
create schema private;
