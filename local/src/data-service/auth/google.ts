import { getCurrentScope } from '../request-scope.ts';
import type { AuthContext, AuthRequest } from './auth-context.ts';
import { refuseEndpoint } from './auth-error.ts';
import { formatFlowCookie, hasFlowCookie } from './flow-cookie.ts';

const GOOGLE_ORIGIN = 'https://accounts.google.com/';
const GOOGLE_TOKEN_URL = 'https://oauth2.googleapis.com/token';
const GOOGLE_USER_URL = 'https://www.googleapis.com/userinfo/v2/me';

/** Handles GET /authorize by redirecting the browser to the sandbox identity provider instead of Google. */
export async function authorize(
  { forward, returns }: AuthContext,
  { request }: AuthRequest,
  signInUrl: string,
): Promise<Response> {
  const url = new URL(request.url);
  if (url.searchParams.get('provider') !== 'google') return refuseEndpoint();
  url.searchParams.set('redirect_to', returns.resolve(url.searchParams.get('redirect_to')));
  url.searchParams.delete('invite_token');
  const headers = new Headers(request.headers);
  headers.delete('referer');
  const response = await forward(new Request(url, { headers }));
  const location = response.headers.get('location');
  if (!location?.startsWith(GOOGLE_ORIGIN)) return response;
  const target = new URL('/auth', signInUrl);
  target.search = new URL(location).search;
  target.searchParams.set('scope', `openid ${target.searchParams.get('scope') ?? ''}`);
  // Only parameters of the identity provider are passed on.
  for (const name of ['redirect_to', 'skip_http_redirect']) target.searchParams.delete(name);
  // With `prompt=login`, the provider always asks for the account, so that a signed-in user can choose another
  // account.
  target.searchParams.set('prompt', 'login');
  return new Response(null, {
    status: 302,
    headers: {
      location: target.href,
      'set-cookie': formatFlowCookie(target.searchParams.get('state') ?? ''),
    },
  });
}

/**
 * Handles GET /callback: completes a sign-in at the provider, but only in the browser that began the sign-in.
 */
export function finishSignIn(
  { forward, returns }: AuthContext,
  { request }: AuthRequest,
): Promise<Response> | Response {
  const state = new URL(request.url).searchParams.get('state') ?? '';
  if (hasFlowCookie(request, state)) return forward(request);
  const target = new URL(returns.resolve(null));
  target.searchParams.set('error', 'invalid_request');
  target.searchParams.set('error_code', 'bad_oauth_state');
  target.searchParams.set('error_description', 'Please sign in again, in this browser.');
  return Response.redirect(target, 302);
}

/**
 * Redirects Supabase Lite's requests for Google to the sandbox identity provider, because Supabase Lite has
 * fixed URLs for Google. Requests of this process to other hosts stay unchanged.
 * @returns the function that restores the original `fetch`.
 */
export function redirectGoogleRequests(signInUrl: string): () => void {
  const realFetch = globalThis.fetch;
  const patched: typeof fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!getCurrentScope()) return realFetch(input, init);
    if (address === GOOGLE_TOKEN_URL) return exchangeCode(realFetch, signInUrl, init);
    if (address === GOOGLE_USER_URL) return readProfile(realFetch, signInUrl, init);
    return realFetch(input, init);
  };
  globalThis.fetch = patched;
  return () => {
    if (globalThis.fetch === patched) globalThis.fetch = realFetch;
  };
}

/**
 * Exchanges the authorization code for tokens, and removes the identity token from the answer. Without an
 * identity token, Supabase Lite requests the user's profile instead of Google's signing keys.
 */
async function exchangeCode(
  realFetch: typeof fetch,
  signInUrl: string,
  init: RequestInit | undefined,
): Promise<Response> {
  const response = await realFetch(`${signInUrl}/token`, init);
  const { id_token: _, ...tokens } = await response.json();
  return Response.json(tokens, { status: response.status });
}

/** Converts a profile from OpenID Connect's field names to those of Google's older profile endpoint. */
async function readProfile(
  realFetch: typeof fetch,
  signInUrl: string,
  init: RequestInit | undefined,
): Promise<Response> {
  const response = await realFetch(`${signInUrl}/me`, init);
  const profile = await response.json();
  return Response.json(
    { ...profile, id: profile.sub, verified_email: profile.email_verified },
    { status: response.status },
  );
}
