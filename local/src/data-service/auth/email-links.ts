import * as z from 'zod';
import type { LinkType } from './accounts.ts';
import type { AuthContext, AuthRequest } from './auth-context.ts';
import { refuseEndpoint } from './auth-error.ts';
import { followEmailChange } from './email-change.ts';
import { liftLoginLimits } from './login-limits.ts';
import { limitFailures } from './sign-in.ts';

const linkTypeSchema = z.enum(['signup', 'recovery']);

const EMAIL_CHANGE = 'email_change';

/** Links that are being verified, so that two simultaneous visits both find the token. */
const visits = new Map<string, Promise<unknown>>();

/**
 * Handles GET /verify, which the browser requests when a user opens a mail's link. Mail scanners open links
 * before people do, so opening a link does not invalidate the link. A link works until it expires, the password
 * is changed (Supabase Auth then clears the link), or the user logs in with the password. Only the mailbox's
 * owner and their mail scanner ever see the link.
 */
export async function followLink(context: AuthContext, incoming: AuthRequest): Promise<Response> {
  // A URL copied from a mail's HTML source has `&amp;` instead of `&`.
  const url = new URL(incoming.request.url.replaceAll('&amp;', '&'));
  const type = url.searchParams.get('type');
  const linkType = linkTypeSchema.safeParse(type);
  const token = url.searchParams.get('token');
  const redirectTo = context.returns.resolve(url.searchParams.get('redirect_to'));
  url.searchParams.set('redirect_to', redirectTo);
  const request = new Request(url, incoming.request);
  if ((!linkType.success && type !== EMAIL_CHANGE) || !token) return context.forward(request);

  const refused = await context.limits.count('failuresPerIp', incoming.ip);
  if (refused) return refused;
  const visit = waitForEarlierVisits(token, () =>
    linkType.success
      ? useLink(context, { request, ip: incoming.ip }, linkType.data, token)
      : followEmailChange(context, token, redirectTo),
  );
  const response = await visit;
  const failed = response.headers.get('location')?.includes('error_code=') ?? true;
  if (!failed) await context.limits.forgive('failuresPerIp', incoming.ip);
  return response;
}

/** Answers HEAD /verify, which some mail scanners send, without verifying the link. */
export function lookAtLink(): Response {
  return new Response(null, { status: 200 });
}

/**
 * Handles POST /verify, which scripts use instead of GET. The handler accepts only a link's token, because an
 * attacker could guess a short code.
 */
export async function verifyByScript(
  context: AuthContext,
  incoming: AuthRequest,
): Promise<Response> {
  const body: unknown = await incoming.request
    .clone()
    .json()
    .catch(() => null);
  const parsed = z
    .object({ type: linkTypeSchema, token_hash: z.string().min(1), token: z.undefined() })
    .safeParse(body);
  return parsed.success ? limitFailures(context, incoming) : refuseEndpoint();
}

async function useLink(
  context: AuthContext,
  { request, ip }: AuthRequest,
  type: LinkType,
  token: string,
): Promise<Response> {
  const { accounts, forward } = context;
  const account = await accounts.findByLink(type, token);
  const response = await forward(request);
  if (!account) return response;
  await accounts.rearmLink(type, account.id, token);
  const isGood = response.headers.get('location')?.includes('access_token=') ?? false;
  if (isGood) await liftLoginLimits(context, account.email, ip);
  return response;
}

async function waitForEarlierVisits<T>(token: string, visit: () => Promise<T>): Promise<T> {
  const earlier = visits.get(token) ?? Promise.resolve();
  const mine = earlier.then(visit, visit);
  visits.set(token, mine);
  try {
    return await mine;
  } finally {
    if (visits.get(token) === mine) visits.delete(token);
  }
}
