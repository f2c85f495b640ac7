import { AppError, TEXTS } from '@adwright/contracts';
import type { SupabaseClient } from './client.ts';

/**
 * Returns the access token of the signed-in user, and refreshes the token if it has expired.
 * @throws {AppError} `unauthenticated` when nobody is signed in
 */
export async function readAccessToken(client: SupabaseClient): Promise<string> {
  const { data } = await client.auth.getSession();
  if (!data.session) throw new AppError('unauthenticated', TEXTS.userNotAuthenticated);
  return data.session.access_token;
}
