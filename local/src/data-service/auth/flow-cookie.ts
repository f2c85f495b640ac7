import { createHash } from 'node:crypto';

/** Time that a user may take to sign in at the provider, in seconds. */
const LIFETIME_SECONDS = 600;

/**
 * Returns the cookie that ties a sign-in at an identity provider to the browser that began the sign-in. Without
 * this cookie, an attacker could sign somebody in to the attacker's account by making them open the URL of a
 * finished sign-in. Each sign-in has its own cookie, so that sign-ins in two tabs do not collide.
 */
export function formatFlowCookie(state: string): string {
  const attributes = `Path=/auth/v1/callback; Max-Age=${LIFETIME_SECONDS}; HttpOnly; SameSite=Lax`;
  return `${nameOf(state)}=1; ${attributes}`;
}

/** Tells whether the request's browser has the cookie of this sign-in flow. */
export function hasFlowCookie(request: Request, state: string): boolean {
  const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? [];
  return cookies.includes(`${nameOf(state)}=1`);
}

/**
 * Returns the cookie's name: a hash, because pages and logs may show header names but must not show the state.
 */
function nameOf(state: string): string {
  return `sign-in-${createHash('sha256').update(state).digest('hex').slice(0, 32)}`;
}
