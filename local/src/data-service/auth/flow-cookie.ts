import { createHash } from 'node:crypto';

/** Time that a user may take to sign in at the provider, in seconds. */
const LIFETIME_SECONDS = 600;

/**
 * Returns the cookie that ties a sign-in at a provider to the browser that began it. Without this cookie, an
 * attacker could make somebody open the URL of a finished flow, which signs them in to the attacker's
 * account. Each flow has its own cookie, so that two tabs don't collide.
 */
export function formatFlowCookie(state: string): string {
  const attributes = `Path=/auth/v1/callback; Max-Age=${LIFETIME_SECONDS}; HttpOnly; SameSite=Lax`;
  return `${nameOf(state)}=1; ${attributes}`;
}

/** Tells whether this browser began the sign-in flow. */
export function hasFlowCookie(request: Request, state: string): boolean {
  const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? [];
  return cookies.includes(`${nameOf(state)}=1`);
}

/** Returns a hash of the state, since pages and logs may show headers and must not show the state itself. */
function nameOf(state: string): string {
  return `sign-in-${createHash('sha256').update(state).digest('hex').slice(0, 32)}`;
}
