import { AppError } from '@adwright/contracts';
import type { SupabaseClient } from '@supabase/supabase-js';
import type * as z from 'zod';

/**
 * The error code that the data service sends when its disk is full. The user sees the message of an error with
 * this code.
 */
const DISK_FULL = 'disk_full';

export type DatabaseCall = <Schema extends z.ZodType>(
  name: string,
  parameters: object,
  schema: Schema,
) => Promise<z.infer<Schema>>;

/**
 * Creates a function that calls an SQL function and parses its answer. A failed call throws {AppError}
 * `unavailable`.
 */
export function createDatabaseCall(client: SupabaseClient): DatabaseCall {
  return async (name, parameters, schema) =>
    parseAnswer(name, await client.rpc(name, parameters), schema);
}

/**
 * Parses an answer of the data service with a schema.
 * @param name name of the function or table, for the log
 * @throws {AppError} `unavailable` for an error, and for an answer of another shape
 */
export function parseAnswer<Schema extends z.ZodType>(
  name: string,
  { data, error }: { data: unknown; error: { message: string; code?: string } | null },
  schema: Schema,
): z.infer<Schema> {
  if (error?.code === DISK_FULL)
    throw new AppError('unavailable', `${name}: ${error.message}`, { userMessage: error.message });
  if (error) throw new AppError('unavailable', `${name}: ${error.message}`);
  const answer = schema.safeParse(data);
  if (answer.success) return answer.data;
  throw new AppError('unavailable', `${name} answered unexpectedly`, { cause: answer.error });
}
