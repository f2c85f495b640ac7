import * as z from 'zod';

/** Matches paths of the auth service that respond with a session. */
const ANSWERS_SESSION = /\/auth\/v1\/(?:token|verify|signup)$/;
const sessionSchema = z.looseObject({ expires_in: z.number(), expires_at: z.number() });

/**
 * Fetch function of the Supabase client, which converts the expiry of sessions to this browser's clock. The
 * service also sends the time of expiry by its own clock, but supabase-js compares this time with the browser's
 * clock. If the browser's clock is ahead by more than a token's lifetime, each call would renew the token.
 */
export async function fetchOnOwnClock(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, init);
  const address = new URL(input instanceof Request ? input.url : input, globalThis.location?.href);
  if (!response.ok || !ANSWERS_SESSION.test(address.pathname)) return response;
  const body: unknown = await response.json();
  const session = sessionSchema.safeParse(body).data;
  const expires_at = Math.floor(Date.now() / 1000) + (session?.expires_in ?? 0);
  const { status, headers } = response;
  return Response.json(session ? { ...session, expires_at } : body, { status, headers });
}
