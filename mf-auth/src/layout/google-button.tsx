import { signInProblem, signInWithGoogle } from '@adwright/supabase';
import { Button } from '@adwright/ui/kit-core';
import { toast } from '@adwright/ui/toast';
import { useBusy } from '../fields/use-busy.ts';
import classes from './google-button.module.css';

/** Third-party sign-in, below the form. Leaves the page when it succeeds. */
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

function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8a10.100 10.100 0 0 1-4.400 6.600v5.500h7.100c4.200-3.800 6.600-9.500 6.600-16.100z"
      />
      <path
        fill="#34A853"
        d="M24 46c5.900 0 10.900-2 14.500-5.400l-7.100-5.500c-2 1.300-4.500 2.100-7.400 2.100-5.700 0-10.500-3.900-12.300-9.100H4.400v5.700A22 22 0 0 0 24 46z"
      />
      <path
        fill="#FBBC05"
        d="M11.700 28.100a13.200 13.200 0 0 1 0-8.400v-5.700H4.400a22 22 0 0 0 0 19.800l7.300-5.700z"
      />
      <path
        fill="#EA4335"
        d="M24 10.700c3.200 0 6.100 1.100 8.400 3.300l6.300-6.300A21.900 21.900 0 0 0 4.400 14l7.300 5.700C13.500 14.600 18.300 10.700 24 10.700z"
      />
    </svg>
  );
}
