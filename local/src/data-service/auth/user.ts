import * as z from 'zod';
import type { Account } from './accounts.ts';
import type { AuthContext, AuthRequest } from './auth-context.ts';
import { createAuthError } from './auth-error.ts';
import { requestEmailChange } from './email-change.ts';
import { acceptLogin, countLogin, liftLoginLimits } from './login-limits.ts';
import { refusePassword } from './password-rules.ts';
import { checkPassword } from './passwords.ts';
import { readSessionId } from './session-of.ts';
import { limitFailures } from './sign-in.ts';

/** Fields of OAuth's PKCE, which the client sends with every request that changes a user. */
const PKCE_FIELDS = {
  code_challenge: z.null().optional(),
  code_challenge_method: z.null().optional(),
};

const passwordChangeSchema = z.strictObject({
  password: z.string(),
  current_password: z.string().nullish(),
  ...PKCE_FIELDS,
});
type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** Changes of a user that the product makes: the password or the email address. */
const changeSchema = z.union([
  passwordChangeSchema,
  z.strictObject({ email: z.email().max(255), ...PKCE_FIELDS }),
]);

const callerSchema = z.object({ id: z.uuid() });

/**
 * Maximum age in milliseconds of a session that may change the password without the current password. The
 * maximum equals the lifetime of a mailed link, which also begins a session.
 */
const FRESH_SESSION_MS = 3_600_000;

/** Handles PUT /user: changes the password, or mails two links that confirm a new email address. */
export async function updateUser(context: AuthContext, incoming: AuthRequest): Promise<Response> {
  const { request, ip } = incoming;
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  const change = changeSchema.safeParse(body);
  if (!change.success) {
    return createAuthError(
      422,
      'validation_failed',
      'Only the password or the email address can be changed.',
    );
  }
  const headers = copyHeadersWithoutBody(request);
  const readUser = () =>
    limitFailures(context, {
      request: new Request(new URL('/auth/v1/user', request.url), { headers }),
      ip,
    });
  const caller = await readUser();
  if (!caller.ok) return caller;
  const account = await context.accounts.findById(callerSchema.parse(await caller.json()).id);
  if (!('email' in change.data)) return changePassword(context, account, change.data, incoming);
  const refused = await requestEmailChange(context, account, change.data.email, incoming);
  return refused ?? readUser();
}

/**
 * Changes the password and ends all other sessions of the user. An older session has to send the current
 * password, so that a stolen token is not enough to take over the account.
 */
async function changePassword(
  context: AuthContext,
  account: Account,
  change: PasswordChange,
  incoming: AuthRequest,
): Promise<Response> {
  const { request, ip } = incoming;
  const refused =
    refusePassword(change.password) ??
    (await refuseStaleSession(context, account, change, incoming));
  if (refused) return refused;

  const response = await context.forward(request);
  if (response.ok) {
    await endOtherSessions(context.forward, request.url, copyHeadersWithoutBody(request));
    await liftLoginLimits(context, account.email, ip);
  }
  return response;
}

async function refuseStaleSession(
  context: AuthContext,
  account: Account,
  { current_password: current }: PasswordChange,
  { request, ip }: AuthRequest,
): Promise<Response | null> {
  if (current) {
    const refused = await countLogin(context, account.email, ip);
    if (refused) return refused;
    if (!(await checkPassword(current, account.encrypted_password))) {
      return createAuthError(400, 'invalid_credentials', 'The current password is not right.');
    }
    await acceptLogin(context, account.email, ip);
    return null;
  }
  const startedAt = await context.accounts.sessionStartedAt(readSessionId(readBearer(request)));
  const age = startedAt === null ? Infinity : Date.now() - startedAt.getTime();
  // A session with a start in the future began before the clock was set back, so the session's age is unknown.
  if (age >= 0 && age < FRESH_SESSION_MS) return null;
  return createAuthError(
    400,
    'reauthentication_needed',
    'Please log in again, or send the current password along.',
  );
}

const readBearer = (request: Request) => request.headers.get('authorization') ?? '';

function copyHeadersWithoutBody(request: Request): Headers {
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
