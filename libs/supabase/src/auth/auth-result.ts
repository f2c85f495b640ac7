import { isAuthRetryableFetchError } from '@supabase/supabase-js';

/**
 * What an auth operation came to. `refused`: the service said no, in words for the user.
 * `failed`: there was no answer, or none that says why.
 */
export type AuthResult =
  | { outcome: 'done' }
  | { outcome: 'refused'; message: string }
  | { outcome: 'failed' };

export const DONE: AuthResult = { outcome: 'done' };

/** Maps what supabase-js returns or throws to an AuthResult. */
export function toAuthResult(error: unknown): AuthResult {
  if (error === null) return DONE;
  if (isAuthRetryableFetchError(error)) return { outcome: 'failed' };
  if (error instanceof Error && error.message)
    return { outcome: 'refused', message: error.message };
  return { outcome: 'failed' };
}
