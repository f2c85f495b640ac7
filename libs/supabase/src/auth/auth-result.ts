import { TOASTS, type ToastMessage } from '@adwright/contracts';
import { AuthUnknownError, isAuthError, isAuthRetryableFetchError } from '@supabase/supabase-js';

/**
 * The result of an auth operation. `refused`: the service refused the operation, with a message for the user.
 * `failed`: there was no readable response. `toast` is the message for the user, and the console logs the
 * `cause`.
 */
export type AuthResult =
  | { outcome: 'done' }
  | { outcome: 'refused'; message: string }
  | { outcome: 'failed'; toast: ToastMessage; cause: unknown };

/** Runs one call of the auth service and converts every error to a result. */
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
  console.error('The auth service did not respond', cause);
  return { outcome: 'failed', toast: silence ?? TOASTS.unexpectedError, cause };
}

/** Returns the general error message for the user when there was no readable response (spec §8). */
function silenceToast(cause: unknown): ToastMessage | undefined {
  if (isAuthRetryableFetchError(cause)) return TOASTS.errorOccurred;
  if (cause instanceof AuthUnknownError) return TOASTS.somethingWentWrong;
  return undefined;
}
