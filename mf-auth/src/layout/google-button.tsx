import { signInProblem, signInWithGoogle } from '@adwright/supabase';
import { GoogleMark } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { toast } from '@adwright/ui/toast';
import { useBusy } from '../fields/use-busy.ts';
import classes from './google-button.module.css';

/** Shows a button that signs in with Google, which leaves the page. */
export function GoogleButton() {
  const [busy, start] = useBusy(async () => {
    const problem = signInProblem(await signInWithGoogle());
    if (problem) toast(problem);
  });

  return (
    <div className={classes.block}>
      <p className={classes.or}>
        <span>or</span>
      </p>
      <Button size="large" block disabled={busy} icon={<GoogleMark />} onClick={start}>
        Continue with Google
      </Button>
    </div>
  );
}
