import { getDefaultStore } from 'jotai';
import { expect, vi } from 'vitest';
import { getSupabase } from '../client.ts';
import { startSession, userIdAtom } from '../session.ts';

const base64Url = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');

export const USER = { id: '3f3c1b06-7f0e-4f5e-9a53-0c7f3c0a1f10', email: 'ada@example.com' };

/** Returns an unsigned access token that supabase-js accepts as valid for an hour. */
export function createAccessToken(): string {
  const claims = { sub: USER.id, exp: Math.floor(Date.now() / 1000) + 3600 };
  return `${base64Url({ alg: 'HS256' })}.${base64Url(claims)}.c2ln`;
}

/** Returns the response of the auth service to a correct password. */
export function buildSessionReply() {
  return {
    access_token: createAccessToken(),
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    user: USER,
  };
}

/** Signs {@link USER} in with the page's client. A test must provide a response for `GET /auth/v1/user`. */
export async function signInAsUser(): Promise<void> {
  await getSupabase().auth.setSession({
    access_token: createAccessToken(),
    refresh_token: 'refresh',
  });
}

/**
 * Signs {@link USER} in, starts the session and waits until components receive the user. A test must provide
 * the same responses as for {@link signInAsUser}.
 */
export async function startUserSession(): Promise<void> {
  await signInAsUser();
  await startSession();
  // The timeout is longer than the default of one second, since other test files run at the same time.
  await vi.waitFor(() => expect(getDefaultStore().get(userIdAtom)).toBe(USER.id), {
    timeout: 15_000,
  });
}
