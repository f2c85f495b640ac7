import { signInProblem, signInWithGoogle } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';

/**
 * Starts the third-party sign-in for the header's button 'Generate your ad', which leaves the page (spec §2,
 * Header).
 */
export async function signInToGenerate(): Promise<void> {
  const problem = signInProblem(await signInWithGoogle());
  if (problem) toast(problem);
}
