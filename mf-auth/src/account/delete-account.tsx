import { ACCOUNT_DELETION_DAYS } from '@adwright/contracts';
import { Button } from '@adwright/ui/kit-core';
import { useId, useState } from 'react';
import classes from './account.module.css';
import { useAccountDeletion } from './use-account-deletion.ts';
import { useAccountEmail } from './use-account-email.ts';

/** Confirms the deletion of the account: the user types its address. */
export function DeleteAccount({ onKeep }: { onKeep: () => void }) {
  const field = useId();
  const email = useAccountEmail().data?.email ?? '';
  const [typed, setTyped] = useState('');
  const { mutate: deleteAccount, isPending } = useAccountDeletion();
  const isRight = email !== '' && typed.trim().toLowerCase() === email.toLowerCase();
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
          You are signed out everywhere. After {ACCOUNT_DELETION_DAYS} days, your ads, pictures,
          credits and plan are gone for good; log in before then to keep them. Your plan renews no
          more, and a paid period is not refunded. Download your data first if you want to keep it.
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
            {isPending ? 'Deleting...' : 'Delete my account'}
          </Button>
          <Button size="large" disabled={isPending} onClick={onKeep}>
            Keep my account
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
