import type { AuthContext, AuthRequest } from './auth-context.ts';
import { endpointClosed, invalidCredentials } from './auth-error.ts';
import { readCredentials } from './credentials.ts';
import { acceptLogin, countLogin } from './login-limits.ts';
import { passwordMatches } from './passwords.ts';

/** POST /token: a session for a password, a refresh token or the code of an OAuth sign-in. */
export function issueToken(context: AuthContext, incoming: AuthRequest): Promise<Response> {
  const grant = new URL(incoming.request.url).searchParams.get('grant_type');
  if (grant === 'password') return signInWithPassword(context, incoming);
  if (grant === 'refresh_token' || grant === 'pkce') return limitFailures(context, incoming);
  return Promise.resolve(endpointClosed());
}

/**
 * The password is compared before anything about the account is revealed, and with a dummy hash for an unknown address.
 * Neither the answer nor its time reveals an account, or whether it is confirmed.
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
  const matches = await passwordMatches(credentials.password, account?.encrypted_password ?? null);
  if (!account || !matches) return invalidCredentials();

  await acceptLogin(context, address, ip);
  const response = await forward(request);
  if (response.ok) await accounts.voidLinks(account.id);
  return response;
}

/** Forwards the request, and counts a failure against the caller's IP address. */
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
