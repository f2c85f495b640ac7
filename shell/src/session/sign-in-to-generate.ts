import { signInProblem, signInWithGoogle } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';

/** The header's 'Generate your ad': third-party sign-in, which leaves the page (spec §2, Header). */
export async function signInToGenerate(): Promise<void> {
  const problem = signInProblem(await signInWithGoogle());
  if (problem) toast(problem);
}
