import { TOASTS, type ToastMessage } from '@adwright/contracts';
import { updateSessionHint } from './session-hint.ts';

/** Shows a message as a toast: by the toaster in the app, or by a toaster that the landing page creates. */
export type ShowToast = (message: ToastMessage) => void | Promise<void>;

/**
 * SQLSTATE of a violated check constraint, because the data service rejects some email addresses that the field
 * accepts.
 */
const CHECK_VIOLATION = '23514';

/** Loads the data service's library when the visitor's first action needs it. */
async function loadServices() {
  const services = await import('@adwright/supabase');
  await services.loadRuntimeConfig();
  return services;
}

/** Tells whether a text is not empty and contains '@' (spec §5). */
function looksLikeEmail(text: string): boolean {
  return text.trim() !== '' && text.includes('@');
}

/** Starts a third-party sign-in, which leaves the page and returns to /pricing. */
export async function signUpWithGoogle(showToast: ShowToast): Promise<void> {
  try {
    const { signInProblem, signInWithGoogle } = await loadServices();
    const problem = signInProblem(await signInWithGoogle());
    if (problem) await showToast(problem);
  } catch (error) {
    console.error('The sign-in could not be started', error);
    await showToast(TOASTS.couldNotInitiateSignIn);
  }
}

/**
 * Saves the email address as a prelead (a person who may sign up later), then starts the third-party sign-in
 * (spec §2, Landing).
 */
export async function captureEmail(text: string, showToast: ShowToast): Promise<void> {
  if (!looksLikeEmail(text)) return showToast(TOASTS.invalidEmail);
  try {
    const { getSupabase } = await loadServices();
    const { error } = await getSupabase().from('preleads').insert({ email: text.trim() });
    if (error?.code === CHECK_VIOLATION) return showToast(TOASTS.invalidEmail);
    if (error) throw error;
  } catch (error) {
    console.error('The address could not be saved', error);
    return showToast(TOASTS.couldNotInitiateSignIn);
  }
  return signUpWithGoogle(showToast);
}

/** Ends the session and shows the landing page as guests see it. */
export async function logOut(showToast: ShowToast): Promise<void> {
  try {
    const { signOut } = await loadServices();
    const { outcome } = await signOut();
    if (outcome === 'done') updateSessionHint();
    await showToast(outcome === 'done' ? TOASTS.loggedOut : TOASTS.errorLoggingOut);
  } catch (error) {
    console.error('The session could not be ended', error);
    await showToast(TOASTS.errorLoggingOut);
  }
}
