import * as z from 'zod';
import type { AuthContext, AuthRequest } from './auth-context.ts';
import { refuseCredentials, refuseEndpoint } from './auth-error.ts';
import { readCredentials } from './credentials.ts';
import { acceptLogin, countLogin } from './login-limits.ts';
import { checkPassword } from './passwords.ts';
import { readSessionId } from './session-of.ts';

const issuedSchema = z.object({ access_token: z.string() });

/** Handles POST /token: issues a session for a password, a refresh token or an authorization code of OAuth. */
export function issueToken(context: AuthContext, incoming: AuthRequest): Promise<Response> {
  const grant = new URL(incoming.request.url).searchParams.get('grant_type');
  if (grant === 'password')
    return noteBrowser(context, incoming, signInWithPassword(context, incoming));
  if (grant === 'refresh_token' || grant === 'pkce')
    return noteBrowser(context, incoming, limitFailures(context, incoming));
  return Promise.resolve(refuseEndpoint());
}

/**
 * Records the browser of a session, as Supabase Auth does, so that the account's owner recognises the session.
 */
async function noteBrowser(
  { accounts }: AuthContext,
  { request }: AuthRequest,
  answer: Promise<Response>,
): Promise<Response> {
  const response = await answer;
  const browser = request.headers.get('user-agent');
  if (!response.ok || !browser) return response;
  const issued = issuedSchema.safeParse(await response.clone().json());
  if (issued.success)
    await accounts.describeSession(readSessionId(issued.data.access_token), browser);
  return response;
}

/**
 * Signs a user in, and returns a session. The password is compared before anything about the account is revealed; an
 * unknown email address is compared with a dummy hash. Neither the answer nor its delay reveals whether an account
 * exists or is confirmed.
 */
async function signInWithPassword(
  context: AuthContext,
  { request, ip }: AuthRequest,
): Promise<Response> {
  const { accounts, forward } = context;
  const credentials = await readCredentials(request);
  if (!credentials) return forward(request);
  const address = credentials.email.toLowerCase();
  const refused = await countLogin(context, address, ip);
  if (refused) return refused;

  const account = await accounts.findByEmail(address);
  const matches = await checkPassword(credentials.password, account?.encrypted_password ?? null);
  if (!account || !matches) return refuseCredentials();

  await acceptLogin(context, address, ip);
  const response = await forward(request);
  if (response.ok) await accounts.voidLinks(account.id);
  return response;
}

/** Forwards the request, and counts a failed request against the caller's IP address. */
export async function limitFailures(
  { forward, limits }: AuthContext,
  { request, ip }: AuthRequest,
): Promise<Response> {
  const refused = await limits.count('failuresPerIp', ip);
  if (refused) return refused;
  const response = await forward(request);
  if (response.ok) await limits.forgive('failuresPerIp', ip);
  return response;
}
