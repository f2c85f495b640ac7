import { TOASTS, type ToastMessage } from '@adwright/contracts';

/** The data service's library, fetched when the visitor first does something that needs it. */
async function loadAuth() {
  const auth = await import('@adwright/supabase');
  await auth.loadRuntimeConfig();
  return auth;
}

async function showToast(message: ToastMessage): Promise<void> {
  const { mountToaster } = await import('./mount-toaster.tsx');
  mountToaster();
  const { toast } = await import('@adwright/ui/toast');
  toast(message);
}

/** Third-party sign-in, which leaves the page. */
export async function generate(): Promise<void> {
  try {
    const { signInWithGoogle } = await loadAuth();
    const { outcome } = await signInWithGoogle();
    if (outcome !== 'done') await showToast(TOASTS.couldNotInitiateSignIn);
  } catch {
    await showToast(TOASTS.couldNotInitiateSignIn);
  }
}

/** Ends the session and shows the page to a guest. */
export async function logOut(): Promise<void> {
  try {
    const { signOut } = await loadAuth();
    const { outcome } = await signOut();
    if (outcome === 'done') location.reload();
    else await showToast(TOASTS.errorLoggingOut);
  } catch {
    await showToast(TOASTS.errorLoggingOut);
  }
}
