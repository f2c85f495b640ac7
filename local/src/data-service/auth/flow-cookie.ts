import { createHash } from 'node:crypto';

/** As long as somebody may take to sign in at the provider. */
const LIFETIME_SECONDS = 600;

/**
 * The cookie that ties a sign-in at a provider to the browser that began it. Without it, whoever gets somebody to open a
 * finished flow's address signs them in to an account of their own. Each flow has its own, so that two tabs don't collide.
 */
export function flowCookie(state: string): string {
  const attributes = `Path=/auth/v1/callback; Max-Age=${LIFETIME_SECONDS}; HttpOnly; SameSite=Lax`;
  return `${nameOf(state)}=1; ${attributes}`;
}

/** True where this browser began the flow. */
export function hasFlowCookie(request: Request, state: string): boolean {
  const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? [];
  return cookies.includes(`${nameOf(state)}=1`);
}

/** A hash: the state itself is in no header that a page or a log may show. */
function nameOf(state: string): string {
  return `sign-in-${createHash('sha256').update(state).digest('hex').slice(0, 32)}`;
}
