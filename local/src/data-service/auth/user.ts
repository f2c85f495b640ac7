import * as z from 'zod';
import type { AuthContext, AuthRequest } from './auth-context.ts';
import { authError } from './auth-error.ts';

/** What the product changes of a user: the password. */
const changeSchema = z.strictObject({
  password: z.string(),
  code_challenge: z.null().optional(),
  code_challenge_method: z.null().optional(),
});

/** PUT /user: a new password; every other session of the user ends with it. */
export async function updateUser(
  { forward }: AuthContext,
  { request }: AuthRequest,
): Promise<Response> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  if (!changeSchema.safeParse(body).success) {
    return authError(422, 'validation_failed', 'Only the password can be changed.');
  }
  const headers = new Headers(request.headers);
  const response = await forward(request);
  if (response.ok) await endOtherSessions(forward, request.url, headers);
  return response;
}

async function endOtherSessions(
  forward: AuthContext['forward'],
  requestUrl: string,
  headers: Headers,
): Promise<void> {
  for (const name of ['content-length', 'content-type', 'transfer-encoding']) headers.delete(name);
  const url = new URL('/auth/v1/logout?scope=others', requestUrl);
  const response = await forward(new Request(url, { method: 'POST', headers }));
  if (!response.ok) throw new Error(`Other sessions could not be ended (${response.status}).`);
}
