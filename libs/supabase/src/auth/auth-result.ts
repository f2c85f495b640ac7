import { isAuthError, isAuthRetryableFetchError } from '@supabase/supabase-js';

/**
 * What an auth operation came to. `refused`: the service said no, in words for the user.
 * `failed`: there was no answer, or none that says why; `cause` is in the console.
 */
export type AuthResult =
  | { outcome: 'done' }
  | { outcome: 'refused'; message: string }
  | { outcome: 'failed'; cause: unknown };

/** Runs one call of the auth service; whatever goes wrong becomes a result. */
export async function settleAuth(call: () => Promise<{ error: unknown }>): Promise<AuthResult> {
  try {
    const { error } = await call();
    return error === null ? { outcome: 'done' } : toFailure(error);
  } catch (cause) {
    return toFailure(cause);
  }
}

function toFailure(cause: unknown): AuthResult {
  const answered = isAuthError(cause) && !isAuthRetryableFetchError(cause);
  if (answered) return { outcome: 'refused', message: cause.message };
  console.error('The auth service gave no answer', cause);
  return { outcome: 'failed', cause };
}
