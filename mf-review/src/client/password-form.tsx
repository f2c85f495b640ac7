import { getErrorMessage } from '@adwright/contracts';
import { unlockedReviewSchema } from '@adwright/contracts/review';
import { PageHeader } from '@adwright/ui';
import { type FormEvent, useId, useState } from 'react';
import { callReview } from './call-review.ts';
import classes from './review-page.module.css';
import { keepPass, useRefreshReview } from './use-review.ts';

/** Shows a form for the password of a review link. */
export function PasswordForm({ token }: { token: string }) {
  const [field, problemId] = [useId(), useId()];
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const refresh = useRefreshReview(token);

  async function unlock(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !password) return;
    setBusy(true);
    setProblem(null);
    try {
      const request = { action: 'unlock' as const, token, password };
      const answer = await callReview(request, unlockedReviewSchema);
      if (answer.outcome === 'unlocked') keepPass(token, answer.pass);
      if (answer.outcome === 'wrong') setProblem('This is not the password of the link.');
      else await refresh();
    } catch (error) {
      setProblem(getErrorMessage(error, 'Please try again.'));
    }
    setBusy(false);
  }

  return (
    <>
      <PageHeader title="Review" lead="Whoever sent you this link has given it a password." />
      <form className={classes.message} onSubmit={(event) => void unlock(event)}>
        <label htmlFor={field} className={classes.label}>
          Password
        </label>
        <input
          id={field}
          className={classes.input}
          type="password"
          autoComplete="off"
          value={password}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : problemId}
          onChange={(event) => setPassword(event.target.value)}
        />
        {problem === null ? null : (
          <p id={problemId} role="alert" className={classes.problem}>
            {problem}
          </p>
        )}
        <button type="submit" className={classes.primary} aria-disabled={isBusy || !password}>
          {isBusy ? 'Opening…' : 'Open the review'}
        </button>
      </form>
    </>
  );
}
