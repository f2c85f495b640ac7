import * as z from 'zod';
import type { RequestScope } from './request-scope.ts';

const databaseErrorSchema = z.object({
  code: z.string().regex(/^[0-9A-Z]{5}$/),
  message: z.string(),
  detail: z.string().nullish(),
  hint: z.string().nullish(),
});

/**
 * PostgREST's statuses for database errors that Supabase Lite answers with 500, by prefix of the SQLSTATE
 * (https://docs.postgrest.org/en/stable/references/errors.html). The longest matching prefix decides; all
 * other errors are the client's fault and get 400.
 */
const STATUS_BY_SQLSTATE: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '53400': 500,
  '54': 500,
  '55': 500,
  '57': 500,
  // This code means that the caller's own statement reached its time limit.
  '57014': 400,
  '57P01': 503,
  '57P03': 503,
  '58': 500,
  F0: 500,
  HV: 500,
  P0001: 400,
  P0: 500,
  XX: 500,
};

/**
 * Errors with which Supabase Lite answers requests that it cannot parse; PostgREST answers these requests with 400.
 */
const unreadableSchema = z.object({
  code: z.literal('SUP'),
  message: z
    .string()
    .regex(/^Error: (Missing|Invalid|Unexpected|Unterminated|Unclosed|Expected|Malformed)/),
});

/** Restores PostgREST's status and fields in an answer that Supabase Lite reduced to "500 SUP". */
export async function restoreDatabaseError(
  response: Response,
  scope: RequestScope,
): Promise<Response> {
  if (response.status !== 500) return response;
  const parsed = databaseErrorSchema.safeParse(scope.databaseError);
  if (!parsed.success) return restoreParseError(response);
  const { code, message, detail, hint } = parsed.data;
  const status = STATUS_BY_SQLSTATE[code] ?? STATUS_BY_SQLSTATE[code.slice(0, 2)] ?? 400;
  return Response.json({ code, message, details: detail ?? null, hint: hint ?? null }, { status });
}

/** Builds PostgREST's answer to a query string or a body that PostgREST cannot parse. */
export function refuseUnreadableRequest(message: string): Response {
  return Response.json({ code: 'PGRST100', message, details: null, hint: null }, { status: 400 });
}

async function restoreParseError(response: Response): Promise<Response> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const parsed = unreadableSchema.safeParse(body);
  return parsed.success
    ? refuseUnreadableRequest(parsed.data.message.slice('Error: '.length))
    : response;
}
