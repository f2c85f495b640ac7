import * as z from 'zod';
import type { Account } from './accounts.ts';
import type { AuthContext, AuthRequest } from './auth-context.ts';
import { authError } from './auth-error.ts';
import { acceptLogin, countLogin, liftLoginLimits } from './login-limits.ts';
import { refusePassword } from './password-rules.ts';
import { passwordMatches } from './passwords.ts';
import { limitFailures } from './sign-in.ts';

/** The only change that the product makes to a user: the password. */
const changeSchema = z.strictObject({
  password: z.string(),
  current_password: z.string().nullish(),
  code_challenge: z.null().optional(),
  code_challenge_method: z.null().optional(),
});
type Change = z.infer<typeof changeSchema>;

const callerSchema = z.object({ id: z.uuid() });
const tokenSchema = z.object({ session_id: z.uuid() });

/**
 * Age up to which a session may change the password without the current one. A mailed link also works for an hour, and
 * begins a session.
 */
const FRESH_SESSION_MS = 3_600_000;

/**
 * PUT /user: sets a new password and ends all other sessions of the user. An older session has to send the current
 * password, so that a stolen or forgotten token does not give the account away.
 */
export async function updateUser(context: AuthContext, incoming: AuthRequest): Promise<Response> {
  const { forward } = context;
  const { request, ip } = incoming;
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  const change = changeSchema.safeParse(body);
  if (!change.success) {
    return authError(422, 'validation_failed', 'Only the password can be changed.');
  }
  const headers = headersWithoutBody(request);
  const caller = await limitFailures(context, {
    request: new Request(new URL('/auth/v1/user', request.url), { headers }),
    ip,
  });
  if (!caller.ok) return caller;
  const account = await context.accounts.findById(callerSchema.parse(await caller.json()).id);
  const refused =
    refusePassword(change.data.password) ??
    (await refuseStaleSession(context, account, change.data, incoming));
  if (refused) return refused;

  const response = await forward(request);
  if (response.ok) {
    await endOtherSessions(forward, request.url, headers);
    await liftLoginLimits(context, account.email, ip);
  }
  return response;
}

async function refuseStaleSession(
  context: AuthContext,
  account: Account,
  { current_password: current }: Change,
  { request, ip }: AuthRequest,
): Promise<Response | null> {
  if (current) {
    const refused = await countLogin(context, account.email, ip);
    if (refused) return refused;
    if (!(await passwordMatches(current, account.encrypted_password))) {
      return authError(400, 'invalid_credentials', 'The current password is not right.');
    }
    await acceptLogin(context, account.email, ip);
    return null;
  }
  const startedAt = await context.accounts.sessionStartedAt(sessionOf(request));
  const age = startedAt === null ? Infinity : Date.now() - startedAt.getTime();
  // A session from the future began before the clock was set back, at an unknown time.
  if (age >= 0 && age < FRESH_SESSION_MS) return null;
  return authError(
    400,
    'reauthentication_needed',
    'Please log in again, or send the current password along.',
  );
}

/** Claims of a token that the library has just verified. */
function sessionOf(request: Request): string {
  const [, payload = ''] = (request.headers.get('authorization') ?? '').split('.');
  return tokenSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString())).session_id;
}

function headersWithoutBody(request: Request): Headers {
  const headers = new Headers(request.headers);
  for (const name of ['content-length', 'content-type', 'transfer-encoding']) headers.delete(name);
  return headers;
}

async function endOtherSessions(
  forward: AuthContext['forward'],
  requestUrl: string,
  headers: Headers,
): Promise<void> {
  const url = new URL('/auth/v1/logout?scope=others', requestUrl);
  const response = await forward(new Request(url, { method: 'POST', headers }));
  if (!response.ok) throw new Error(`Other sessions could not be ended (${response.status}).`);
}
