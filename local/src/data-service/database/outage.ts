import * as z from 'zod';
import { getCurrentScope } from '../request-scope.ts';
import type { ErrorFields } from './pglite-messages.ts';

/** Error codes with which PostgreSQL reports that the database is unavailable. */
export const CONNECTION_LOST = '08006';
export const SHUT_DOWN = '57P01';
export const NOT_READY = '57P03';
const CRASHED = '57P02';
const TOO_MANY_CONNECTIONS = '53300';
const IDLE_FOR_TOO_LONG = '25P03';

const outageSchema = z.object({
  code: z
    .string()
    .regex(/^08/)
    .or(z.enum([SHUT_DOWN, NOT_READY, CRASHED, TOO_MANY_CONNECTIONS, IDLE_FOR_TOO_LONG])),
});

export const OUTAGE_MESSAGE =
  'The database can’t be reached right now. Please try again in a moment.';

/** Creates an error with the same fields as the database's own errors. */
export function createDatabaseError(fields: ErrorFields): Error {
  return Object.assign(new Error(fields.message), fields);
}

export function isOutage(error: unknown): boolean {
  return outageSchema.safeParse(error).success;
}

/**
 * Creates the error that every caller gets while the database is unavailable. The request's scope records the
 * outage, since Supabase Lite turns the error into various answers.
 */
export function createOutage(cause: unknown): Error {
  const scope = getCurrentScope();
  if (scope) scope.databaseIsAway = true;
  const { code } = outageSchema.safeParse(cause).data ?? { code: CONNECTION_LOST };
  return createDatabaseError({ message: OUTAGE_MESSAGE, code, cause });
}
