import type { PostgresConnection } from '@supabase/lite/postgres';
import * as z from 'zod';
import { currentCaller, SERVICE } from '../caller.ts';
import type { OpenDatabase } from './open-database.ts';

const limitSchema = z.object({ role: z.string(), milliseconds: z.coerce.number() });

/** What the library knows of a request. */
const contextSchema = z.object({ auth: z.object({ role: z.string() }) });

/** Told of each request's time on the database, in ms. */
export type CountTime = (caller: string, milliseconds: number) => void;

/**
 * Applies each role's own `statement_timeout` to the library's transactions. PostgREST does the same; `set role` alone
 * leaves the limit of the connection.
 */
export async function limitRoles(opened: OpenDatabase, countTime: CountTime): Promise<void> {
  const rows = await opened.scope(() =>
    opened.database.query(`
      select rolname as role, (extract(epoch from split_part(setting, '=', 2)::interval) * 1000)::int as milliseconds
      from pg_roles, unnest(rolconfig) as setting
      where setting like 'statement_timeout=%'
    `),
  );
  const limits = new Map(
    rows.map((row) => {
      const { role, milliseconds } = limitSchema.parse(row);
      return [role, milliseconds];
    }),
  );
  const { connection } = opened;
  const withContext: PostgresConnection['withContext'] = connection.withContext.bind(connection);
  connection.withContext = (context, work, options) =>
    withContext(
      context,
      async (transaction) => {
        const limit = limits.get(contextSchema.safeParse(context).data?.auth.role ?? '');
        if (limit !== undefined) await opened.limitStatements(transaction, limit);
        const start = performance.now();
        try {
          return await work(transaction);
        } finally {
          const caller = currentCaller();
          if (caller !== SERVICE) countTime(caller, performance.now() - start);
        }
      },
      options,
    );
}
