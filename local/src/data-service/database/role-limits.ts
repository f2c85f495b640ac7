import { WORKSPACE_HEADER } from '@adwright/contracts/workspaces';
import type { PostgresConnection } from '@supabase/lite/postgres';
import { sql } from 'kysely';
import * as z from 'zod';
import { getCurrentCaller, refuseCaller, SERVICE } from '../caller.ts';
import { getCurrentScope } from '../request-scope.ts';
import type { SlowTime } from '../slow-time.ts';
import type { OpenDatabase } from './open-database.ts';

const limitSchema = z.object({ role: z.string(), milliseconds: z.coerce.number() });

/** The role in the data that Supabase Lite passes with a request. */
const contextSchema = z.object({ auth: z.object({ role: z.string() }) });

const errorSchema = z.object({ code: z.string() });

/**
 * Applies each database role's `statement_timeout` to Supabase Lite's transactions. PostgREST does the same,
 * because `set role` keeps the timeout of the connection. The function also counts the time of each caller's
 * statements, and refuses a caller who has used up the share while waiting.
 */
export async function limitRoles(opened: OpenDatabase, slowTime: SlowTime): Promise<void> {
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
        if (!options?.rpc) await tellWorkspace(transaction);
        return countWork(slowTime, opened.costlyCodes, () => work(transaction));
      },
      options,
    );
}

/**
 * Stores the requested workspace in the setting `request.headers`, where PostgREST stores every request's
 * headers. Supabase Lite fills `request.headers` only for function calls.
 */
async function tellWorkspace(
  transaction: Parameters<Parameters<PostgresConnection['withContext']>[1]>[0],
): Promise<void> {
  const workspace = getCurrentScope()?.workspace;
  if (workspace === undefined) return;
  const headers = JSON.stringify({ [WORKSPACE_HEADER]: workspace });
  await sql`select set_config('request.headers', ${headers}, true)`.execute(transaction);
}

async function countWork<T>(
  slowTime: SlowTime,
  costlyCodes: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const caller = getCurrentCaller();
  if (caller === SERVICE) return work();
  const seconds = await slowTime.secondsToWait(caller);
  if (seconds !== null) refuseCaller(seconds);
  const start = performance.now();
  let wasEnded = false;
  try {
    return await work();
  } catch (error) {
    wasEnded = costlyCodes.includes(errorSchema.safeParse(error).data?.code ?? '');
    throw error;
  } finally {
    slowTime.count(caller, performance.now() - start, wasEnded);
  }
}
