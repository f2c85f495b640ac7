import { useSession } from '@adwright/supabase';
import { Button } from '@adwright/ui/kit-core';
import { useId, useState } from 'react';
import classes from './account-panel.module.css';
import { useAccountDeletion } from './use-account-deletion.ts';

/** The question before an account is deleted: its own address has to be typed. */
export function DeleteAccount({ onKeep }: { onKeep: () => void }) {
  const field = useId();
  const email = useSession().session?.user.email ?? '';
  const [typed, setTyped] = useState('');
  const { mutate: deleteAccount, isPending } = useAccountDeletion();
  const isRight = typed.trim().toLowerCase() === email.toLowerCase();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight && !isPending) deleteAccount(typed.trim());
      }}
    >
      <fieldset className={classes.question}>
        <legend>Delete your account?</legend>
        <p className={classes.note}>
          Your ads, pictures, credits and plan are gone at once, and cannot be brought back. A paid
          period is not refunded. Download your data first if you want to keep it.
        </p>
        <label htmlFor={field}>Type your email address, {email}, to confirm</label>
        <input
          id={field}
          className={classes.field}
          type="email"
          autoComplete="off"
          // The question opens in place of the button that was pressed.
          // biome-ignore lint/a11y/noAutofocus: the focus would be lost with that button
          autoFocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className={classes.actions}>
          <Button danger size="large" htmlType="submit" disabled={!isRight || isPending}>
            {isPending ? 'Deleting...' : 'Delete for good'}
          </Button>
          <Button size="large" disabled={isPending} onClick={onKeep}>
            Keep my account
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
