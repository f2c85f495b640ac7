-- Hosted Supabase grants everything in `public` to every client role by default. Here nothing is granted by
-- default: each migration names what it gives to whom, so that a forgotten line locks a door rather than opens it.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;

alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;

alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- Execution is given to `public` by a global default, which a default of one schema cannot take away.
alter default privileges revoke execute on functions from public;

-- What is in here has no address at the REST API and no caller but our own functions.
create schema private;
