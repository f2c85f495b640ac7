import type { Account, EmailChangeSide } from './accounts.ts';
import type { AuthContext, AuthRequest } from './auth-context.ts';
import { countMail } from './mail-requests.ts';

/**
 * Records the requested new email address, and mails one link to the old and one to the new address. If another
 * account has the requested email address, that account's owner gets a mail; the caller's answer stays the
 * same. Returns null when the mails have been sent.
 */
export async function requestEmailChange(
  context: AuthContext,
  account: Account,
  newEmail: string,
  { request, ip }: AuthRequest,
): Promise<Response | null> {
  const { accounts, mailer, returns } = context;
  const email = newEmail.toLowerCase();
  if (email === account.email) return null;
  const refused =
    (await countMail(context, account.email, ip)) ?? (await countMail(context, email, ip));
  if (refused) return refused;
  const redirectTo = returns.resolve(new URL(request.url).searchParams.get('redirect_to'));
  const tokens = await accounts.beginEmailChange(account.id, email);
  const addresses = { email: account.email, newEmail: email };
  await mailer.sendEmailChange(account.email, tokens.current, redirectTo, addresses);
  if (await accounts.findByEmail(email)) await mailer.sendAccountExists(email);
  else await mailer.sendEmailChange(email, tokens.new, redirectTo, addresses);
  return null;
}

/** Supabase Auth's message after the first of an email change's two links was opened. */
const FIRST_ACCEPTED =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

const OTHER_SIDE = { current: 'new', new: 'current' } as const satisfies Record<
  EmailChangeSide,
  EmailChangeSide
>;

/**
 * Handles GET /verify for a change of the email address: opening the second of two links changes the address.
 * Supabase Lite itself would change the email address after the first link. Like other mailed links, each of
 * the two links works until it expires, however often it is opened. Opening one of the two links does not sign
 * the user in.
 */
export async function followEmailChange(
  { accounts }: AuthContext,
  token: string,
  redirectTo: string,
): Promise<Response> {
  const change = await accounts.findEmailChange(token);
  if (!change) return redirectAfterExpiry(redirectTo);
  if (change.isDone) return redirectAfterChange(redirectTo);
  if (change.confirmed === OTHER_SIDE[change.side]) {
    const isChanged = await accounts.finishEmailChange(change.id, change.confirmed);
    return isChanged ? redirectAfterChange(redirectTo) : redirectAfterExpiry(redirectTo);
  }
  await accounts.confirmEmailChange(change.id, change.side);
  return redirect(redirectTo, { message: FIRST_ACCEPTED });
}

const redirectAfterChange = (to: string) =>
  redirect(to, { message: 'Your email address is changed', type: 'email_change' });

const redirectAfterExpiry = (to: string) =>
  redirect(to, {
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
  });

function redirect(to: string, outcome: Record<string, string>): Response {
  const target = new URL(to);
  target.hash = new URLSearchParams(outcome).toString();
  return new Response(null, { status: 303, headers: { location: target.href } });
}
