import { signIn, signUp } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';
import type { SubmitEvent } from 'react';

/** Shows a sign-in form for a page that requires an account, without the module that creates accounts. */
export function SignInForm() {
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget, event.nativeEvent.submitter);
    const [email, password] = [String(values.get('email')), String(values.get('password'))];
    const isNew = values.get('action') === 'sign-up';
    const result = await (isNew ? signUp : signIn)(email, password);
    if (result.outcome !== 'done') {
      const description = result.outcome === 'refused' ? result.message : 'No answer.';
      toast({ title: 'That did not work', description, kind: 'destructive' });
    } else if (isNew) {
      toast({ title: 'Account made', description: 'Confirm it by the mail.', kind: 'success' });
    }
  };
  return (
    <form onSubmit={submit} aria-label="Sign in">
      <p>This page needs an account.</p>
      <label>
        Email <input name="email" type="email" autoComplete="username" required />
      </label>{' '}
      <label>
        Password <input name="password" type="password" autoComplete="current-password" required />
      </label>{' '}
      <button type="submit" name="action" value="sign-in">
        Sign in
      </button>{' '}
      <button type="submit" name="action" value="sign-up">
        Make an account
      </button>
    </form>
  );
}
