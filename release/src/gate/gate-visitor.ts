import type { RuntimeConfig } from '@adwright/contracts';
import type { BrowserContext, Route } from 'playwright-core';
import * as z from 'zod';

/** Lifetime in seconds of the gate's session: long enough that no page refreshes the session during a visit. */
const SESSION_SECONDS = 3600;
const VISITOR_ID = '00000000-0000-4000-8000-000000000000';

const sessionSchema = z.looseObject({ access_token: z.string() });
type StoredSession = z.infer<typeof sessionSchema>;

/** Email address and password of an account with which the gate signs in, so that pages show real data. */
export interface GateAccount {
  email: string;
  password: string;
}

/**
 * Returns the key under which supabase-js stores the session; the key contains the first label of the data
 * service's host name.
 */
function buildStorageKey({ supabaseUrl }: RuntimeConfig): string {
  return `sb-${new URL(supabaseUrl).hostname.split('.', 1)[0]}-auth-token`;
}

/** Returns an invented session, which this browser alone accepts: its token has no valid signature. */
function inventSession(): StoredSession {
  const expiresAt = Math.floor(Date.now() / 1000) + SESSION_SECONDS;
  const part = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');
  const claims = { sub: VISITOR_ID, role: 'authenticated', aud: 'authenticated', exp: expiresAt };
  return {
    access_token: `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${part('unsigned')}`,
    refresh_token: 'none',
    token_type: 'bearer',
    expires_in: SESSION_SECONDS,
    expires_at: expiresAt,
    user: { id: VISITOR_ID, email: 'gate@adwright.example', aud: 'authenticated' },
  };
}

async function signIn(config: RuntimeConfig, account: GateAccount): Promise<StoredSession> {
  const url = new URL('/auth/v1/token?grant_type=password', config.supabaseUrl);
  const headers = { apikey: config.supabaseKey, 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(account) });
  if (!response.ok) throw new Error(`The gate's account cannot log in: ${response.status}`);
  return sessionSchema.parse(await response.json());
}

/** Answers a request to the data service without data, as for a new user. */
function answerWithNothing(route: Route): Promise<void> {
  const request = route.request();
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': '*',
    'access-control-expose-headers': '*',
    'content-range': '*/0',
  };
  if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
  const { pathname } = new URL(request.url());
  if (pathname.endsWith('/auth/v1/user')) {
    return route.fulfill({ headers, json: inventSession().user });
  }
  const wantsOne = request.headers().accept?.includes('vnd.pgrst.object') ?? false;
  if (wantsOne) {
    const problem = { code: 'PGRST116', message: 'The result contains 0 rows' };
    return route.fulfill({ status: 406, headers, json: problem });
  }
  return route.fulfill({ headers, json: [] });
}

/**
 * Blocks the reports about a visit of the gate. Failures in the gate concern no real visitor, so neither health
 * figures nor the engine may count them.
 */
export async function leaveVisitUncounted(
  context: BrowserContext,
  { supabaseUrl, engineUrl }: RuntimeConfig,
): Promise<void> {
  if (engineUrl) await context.route(`${new URL(engineUrl).origin}/**`, answerWithNothing);
  const address = `${new URL(supabaseUrl).origin}/rest/v1/rpc/report_module_visit`;
  await context.route(address, answerWithNothing);
}

/** The signed-in user with which the gate visits pages. */
export interface SignedInVisitor {
  session: StoredSession;
  /** Whether the user is invented, and therefore unknown to the data service. */
  isMadeUp: boolean;
}

/** Signs in to the gate's account, or returns an invented user if the gate has no account. */
export async function openSession(
  config: RuntimeConfig,
  account: GateAccount | undefined,
): Promise<SignedInVisitor> {
  return account
    ? { session: await signIn(config, account), isMadeUp: false }
    : { session: inventSession(), isMadeUp: true };
}

/**
 * Signs the gate's user in within a browser context. Requests of an invented user are answered by the gate, and
 * never reach the data service.
 */
export async function signInVisitor(
  context: BrowserContext,
  config: RuntimeConfig,
  { session, isMadeUp }: SignedInVisitor,
): Promise<void> {
  if (isMadeUp) await context.route(`${new URL(config.supabaseUrl).origin}/**`, answerWithNothing);
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    buildStorageKey(config),
    JSON.stringify(session),
  ] as const);
}
