import { AppError } from '@adwright/contracts';
import type { Context } from 'hono';
import type * as z from 'zod';
import { readJson } from './webhook-route.ts';

/** Time in seconds for which a browser caches the answer to a preflight request. */
export const PREFLIGHT_CACHE_SECONDS = 600;

/**
 * Reads and parses the request body of a route that costs no credits.
 * @throws {AppError} `invalid_request` with the first field at fault
 */
export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const parsed = schema.safeParse(await readJson(context));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new AppError('invalid_request', parsed.error.message, { field: issue?.path.join('.') });
}
