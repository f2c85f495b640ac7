import { TOASTS } from '@adwright/contracts';
import { signInWithGoogle } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';

/** The header's 'Generate your ad': third-party sign-in, which leaves the page (spec §2, Header). */
export async function signInToGenerate(): Promise<void> {
  const result = await signInWithGoogle();
  if (result.outcome !== 'done') toast(TOASTS.couldNotInitiateSignIn);
}
