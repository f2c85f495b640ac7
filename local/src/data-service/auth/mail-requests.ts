import type { AuthContext, AuthRequest } from './auth-context.ts';
import { refuseEndpoint } from './auth-error.ts';
import { readAddress } from './credentials.ts';
import { answerInEvenTime } from './neutral-time.ts';

/**
 * Handles POST /recover: if the account exists, mails a link with which the user can set a new password. The
 * answer does not reveal whether the account exists.
 */
export async function recover(context: AuthContext, incoming: AuthRequest): Promise<Response> {
  const { forward, returns, answerStepMs } = context;
  const { request } = incoming;
  const address = await readAddress(request);
  if (!address) return forward(request);
  const refused = await countMail(context, address.email, incoming.ip);
  if (refused) return refused;
  const redirectTo = returns.resolve(new URL(request.url).searchParams.get('redirect_to'));
  return answerInEvenTime(forward(request, { redirectTo }), answerStepMs);
}

/**
 * Handles POST /resend: sends the confirmation mail once more, if the account is unconfirmed. The answer does
 * not reveal whether an unconfirmed account exists.
 */
export async function resend(context: AuthContext, incoming: AuthRequest): Promise<Response> {
  const { forward, returns, answerStepMs } = context;
  const { request } = incoming;
  const address = await readAddress(request);
  if (!address) return forward(request);
  if (address.type !== 'signup') return refuseEndpoint();
  const refused = await countMail(context, address.email, incoming.ip);
  if (refused) return refused;
  const redirectTo = returns.resolve(new URL(request.url).searchParams.get('redirect_to'));
  await answerInEvenTime(resendConfirmation(context, address.email, redirectTo), answerStepMs);
  return Response.json({});
}

async function resendConfirmation(
  { accounts, mailer }: AuthContext,
  email: string,
  redirectTo: string,
): Promise<void> {
  const account = await accounts.findByEmail(email);
  if (!account || account.confirmed) return;
  const token = await accounts.renewConfirmationToken(account.id);
  await mailer.sendLink('signup', account.email, token, redirectTo);
}

/** Counts a mail against the limits of its email address. Returns null when the limits allow the mail. */
export async function countMail(
  { limits }: AuthContext,
  email: string,
  ip: string,
): Promise<Response | null> {
  return (
    (await limits.count('mailsPerAccount', email.toLowerCase())) ??
    (await limits.count('mailsPerIp', ip))
  );
}
