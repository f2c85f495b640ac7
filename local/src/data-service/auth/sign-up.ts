import { MIN_PASSWORD_LENGTH } from '@adwright/contracts';
import type { Account } from './accounts.ts';
import type { AuthContext, AuthRequest } from './auth-context.ts';
import { type Credentials, readCredentials } from './credentials.ts';
import { answerInEvenTime, hashPassword } from './neutral-time.ts';

/** bcrypt reads no further. */
const MAX_PASSWORD_LENGTH = 72;

/**
 * POST /signup. A new address gets an account and a confirmation mail; a known one gets a mail that says so, and the
 * same answer in the same time.
 */
export async function signUp(context: AuthContext, incoming: AuthRequest): Promise<Response> {
  const { forward, limits, returns, answerStepMs } = context;
  const { request, ip } = incoming;
  const credentials = await readCredentials(request);
  if (!credentials || !isAcceptable(credentials.password)) return forward(request);
  const address = credentials.email.toLowerCase();
  const refused =
    (await limits.count('mailsPerAccount', address)) ?? (await limits.count('mailsPerIp', ip));
  if (refused) return refused;

  const redirectTo = returns.resolve(new URL(request.url).searchParams.get('redirect_to'));
  return answerInEvenTime(createOrRemind(context, request, credentials, redirectTo), answerStepMs);
}

async function createOrRemind(
  { accounts, forward, mailer }: AuthContext,
  request: Request,
  credentials: Credentials,
  redirectTo: string,
): Promise<Response> {
  const account = await accounts.findByEmail(credentials.email);
  if (!account) return forward(request, { redirectTo });
  // Also where it is of no use: it takes the time that a new account takes.
  const passwordHash = await hashPassword(credentials.password);
  if (account.confirmed) {
    await mailer.sendAccountExists(account.email);
  } else {
    const token = await accounts.restartSignUp(account.id, passwordHash);
    await mailer.sendLink('signup', account.email, token, redirectTo);
  }
  return Response.json(newUserLookalike(account, credentials));
}

function isAcceptable(password: string): boolean {
  return password.length >= MIN_PASSWORD_LENGTH && password.length <= MAX_PASSWORD_LENGTH;
}

/** The user that a first sign-up answers with, made up: its id belongs to nobody. */
function newUserLookalike(account: Account, { data }: Credentials): Record<string, unknown> {
  const id = crypto.randomUUID();
  const now = new Date().toISOString();
  const profile = {
    ...(data ?? {}),
    email: account.email,
    email_verified: false,
    phone_verified: false,
    sub: id,
  };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: profile,
    identities: [
      {
        identity_id: crypto.randomUUID(),
        id,
        user_id: id,
        identity_data: profile,
        provider: 'email',
        last_sign_in_at: now,
        created_at: now,
        updated_at: now,
        email: account.email,
      },
    ],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
    confirmation_sent_at: now,
  };
}
