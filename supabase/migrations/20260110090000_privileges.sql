-- Hosted Supabase grants everything in `public` to every client role by default. In this project, nothing is
-- granted by default. Each migration names its grants, so that a forgotten line denies access instead of
-- giving it.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;

alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;

alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- A global default grants execution to `public`, which a schema's default cannot revoke.
alter default privileges revoke execute on functions from public;

-- The REST API does not show objects in this schema, and only our own functions call them.
create schema private;
