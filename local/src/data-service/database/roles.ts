import { SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';
import type { Database } from './database.ts';

/**
 * Creates roles, schemas and default privileges as in a fresh hosted project, before the product's first
 * migration.
 */
export async function createRoles(database: Database): Promise<void> {
  await database.script(`
    do $$
    begin
      if not exists (select from pg_roles where rolname = 'anon') then
        create role anon nologin noinherit;
      end if;
      if not exists (select from pg_roles where rolname = 'authenticated') then
        create role authenticated nologin noinherit;
      end if;
      if not exists (select from pg_roles where rolname = 'service_role') then
        create role service_role nologin noinherit bypassrls;
      end if;
    end
    $$;
    create schema if not exists extensions;
    ${SUPABASE_AUTH_HELPERS_SQL}
    grant usage on schema auth, extensions, public to anon, authenticated, service_role;
  `);
}

/**
 * Grants the rights on `public` that a hosted project grants by default. Rights are granted only before the
 * first migration, because later migrations revoke some rights, and another grant would restore them.
 */
export async function grantHostedDefaults(database: Database): Promise<void> {
  await database.script(`
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  `);
}

/** Grants the API's roles access to the storage schema, where policies protect the rows. */
export async function grantStorage(database: Database): Promise<void> {
  await database.script(`
    grant usage on schema storage to anon, authenticated, service_role;
    grant all on all tables in schema storage to anon, authenticated, service_role;
  `);
}
