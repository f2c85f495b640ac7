import { GoogleMark } from '@adwright/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { getButtonClass } from '../../chrome/button.tsx';
import visuallyHidden from '../../chrome/visually-hidden.module.css';
import { captureEmail, type ShowToast, signUpWithGoogle } from '../landing-actions.ts';
import classes from './email-capture.module.css';

const WAITING = 'Please wait...';

/**
 * Shows the two buttons to sign up in the hero section. Each of the two buttons stores the email address that
 * the visitor typed. On a phone, one wide button replaces the form's button, and also works without an email
 * address. The field is uncontrolled, so that text typed before hydration remains.
 */
export function EmailCapture({ showToast }: { showToast: ShowToast }) {
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const [isBusy, setBusy] = useState(false);

  async function whileBusy(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
    } finally {
      setBusy(false);
    }
  }
  const typed = () => field.current?.value ?? '';
  const capture = () => whileBusy(() => captureEmail(typed(), showToast));
  const signUp = () => (typed() === '' ? whileBusy(() => signUpWithGoogle(showToast)) : capture());

  return (
    <div className={classes.capture}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          capture();
        }}
      >
        <label htmlFor={fieldId} className={visuallyHidden.hidden}>
          Email
        </label>
        <input
          ref={field}
          id={fieldId}
          className={classes.field}
          type="email"
          name="email"
          placeholder="Enter your email"
          autoComplete="email"
        />
        <button
          type="submit"
          className={`${getButtonClass('primary')} ${classes.submit}`}
          disabled={isBusy}
          aria-busy={isBusy}
        >
          {isBusy ? WAITING : 'Start for free'}
        </button>
      </form>
      <button
        type="button"
        className={`${getButtonClass('primary')} ${classes.mobile}`}
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={signUp}
      >
        {isBusy ? WAITING : 'Create your first ad'}
      </button>
      <button
        type="button"
        className={`${getButtonClass('default')} ${classes.google}`}
        disabled={isBusy}
        onClick={signUp}
      >
        <GoogleMark />
        Sign up with Google
      </button>
      <p className={classes.note}>No credit card required</p>
    </div>
  );
}
