import * as z from 'zod';
import type { AuthContext, AuthRequest } from './auth-context.ts';
import { type Credentials, readCredentials } from './credentials.ts';
import { answerInEvenTime } from './neutral-time.ts';
import { refusePassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { createUserId, signUpAnswer } from './sign-up-answer.ts';

const newUserSchema = z.object({ id: z.uuid() });

/**
 * Handles a request to POST /signup. The handler creates an account for a new email address, and sends a confirmation
 * mail. For a known email address, the handler mails a notice to its owner, and gives the same answer in the same time.
 */
export async function signUp(context: AuthContext, incoming: AuthRequest): Promise<Response> {
  const { forward, limits, returns, answerStepMs } = context;
  const { request, ip } = incoming;
  const credentials = await readCredentials(request);
  if (!credentials) return forward(request);
  const address = credentials.email.toLowerCase();
  const refused =
    refusePassword(credentials.password) ??
    (await limits.count('mailsPerAccount', address)) ??
    (await limits.count('mailsPerIp', ip));
  if (refused) return refused;

  const redirectTo = returns.resolve(new URL(request.url).searchParams.get('redirect_to'));
  return answerInEvenTime(createOrRemind(context, request, credentials, redirectTo), answerStepMs);
}

async function createOrRemind(
  context: AuthContext,
  request: Request,
  credentials: Credentials,
  redirectTo: string,
): Promise<Response> {
  const address = credentials.email.toLowerCase();
  if (!(await context.accounts.findByEmail(address))) {
    const answer = await context.forward(request, { redirectTo });
    if (answer.ok) return Response.json(signUpAnswer(await readId(answer), address));
    // If the account exists now, another sign-up with the same email address was faster; any other failure is
    // reported.
    if (!(await context.accounts.findByEmail(address))) return answer;
  }
  return remind(context, credentials, redirectTo);
}

async function remind(
  { accounts, mailer }: AuthContext,
  credentials: Credentials,
  redirectTo: string,
): Promise<Response> {
  const account = await accounts.findByEmail(credentials.email);
  // As in Supabase Lite, this check precedes the hashing of the password.
  const id = createUserId();
  // The hash is computed even if it is not needed, so that known and new email addresses take the same time.
  const passwordHash = await hashPassword(credentials.password);
  if (account?.confirmed) {
    await mailer.sendAccountExists(account.email);
  } else if (account) {
    const token = await accounts.restartSignUp(account.id, passwordHash);
    await mailer.sendLink('signup', account.email, token, redirectTo);
  }
  return Response.json(signUpAnswer(id, credentials.email.toLowerCase()));
}

async function readId(answer: Response): Promise<string> {
  return newUserSchema.parse(await answer.json()).id;
}
