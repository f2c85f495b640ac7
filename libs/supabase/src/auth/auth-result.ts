import { TOASTS, type ToastMessage } from '@adwright/contracts';
import { AuthUnknownError, isAuthError, isAuthRetryableFetchError } from '@supabase/supabase-js';

/**
 * What an auth operation came to. `refused`: the service said no, in words for the user.
 * `failed`: there was no answer, or none that says why; `toast` tells the user, `cause` is in the console.
 */
export type AuthResult =
  | { outcome: 'done' }
  | { outcome: 'refused'; message: string }
  | { outcome: 'failed'; toast: ToastMessage; cause: unknown };

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
  const silence = silenceToast(cause);
  if (isAuthError(cause) && !silence) return { outcome: 'refused', message: cause.message };
  console.error('The auth service gave no answer', cause);
  return { outcome: 'failed', toast: silence ?? TOASTS.unexpectedError, cause };
}

/** Not reached, or an answer that nobody can read: of these the user learns no more than that (spec §8). */
function silenceToast(cause: unknown): ToastMessage | undefined {
  if (isAuthRetryableFetchError(cause)) return TOASTS.errorOccurred;
  if (cause instanceof AuthUnknownError) return TOASTS.somethingWentWrong;
  return undefined;
}
