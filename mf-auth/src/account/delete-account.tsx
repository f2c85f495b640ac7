import { ACCOUNT_DELETION_DAYS, PATHS } from '@adwright/contracts';
import type { Workspace } from '@adwright/contracts/workspaces';
import { LinkButton } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { Skeleton } from '@adwright/ui/kit-skeleton';
import { useId, useState } from 'react';
import { useOwnWorkspaces } from '../workspaces/use-workspaces.ts';
import classes from './account.module.css';
import { useAccountDeletion } from './use-account-deletion.ts';
import { useAccountEmail } from './use-account-email.ts';

interface DeleteAccountProps {
  onKeep: () => void;
}

/**
 * Asks the user to confirm the deletion of the account by typing the account's email address. Owners must first
 * transfer or delete workspaces that have other members, because the service otherwise refuses the deletion.
 */
export function DeleteAccount({ onKeep }: DeleteAccountProps) {
  const { data: workspaces, isError } = useOwnWorkspaces();
  if (!workspaces && !isError) {
    return (
      <div role="status" aria-label="Loading your workspaces">
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      </div>
    );
  }
  const owned =
    workspaces?.filter(({ role, is_personal }) => role === 'owner' && !is_personal) ?? [];
  const shared = owned.filter(({ members }) => members > 1);
  if (shared.length > 0) return <SharedWorkspaces workspaces={shared} onKeep={onKeep} />;
  return <ConfirmDeletion owned={owned} onKeep={onKeep} />;
}

/**
 * Lists the shared workspaces that prevent the account's deletion, each with a link to the workspace's page.
 */
function SharedWorkspaces({
  workspaces,
  onKeep,
}: DeleteAccountProps & { workspaces: readonly Workspace[] }) {
  const heading = useId();
  const one = workspaces.length === 1;
  return (
    <section className={classes.question} aria-labelledby={heading}>
      <h3
        id={heading}
        // The question replaces the button that was pressed, so the question gets the focus.
        ref={(element) => element?.focus()}
        tabIndex={-1}
      >
        First decide about {one ? 'your workspace' : `your ${workspaces.length} workspaces`} with
        other members
      </h3>
      <p className={classes.note}>
        {one ? 'It would be' : 'They would be'} deleted with your account, with all ads, campaigns
        and review links in {one ? 'it' : 'them'}, for every member. Hand {one ? 'it' : 'each'} over
        to a member who goes on with it, or delete it. Then you can delete your account.
      </p>
      <ul className={classes.workspaces}>
        {workspaces.map(({ id, name, members, offered_to: offeredTo }) => (
          <li key={id}>
            <span>
              <strong>{name}</strong>,{' '}
              {members - 1 === 1 ? '1 other member' : `${members - 1} other members`}
              {offeredTo === null ? '' : '; offered to a member who has not answered yet'}
            </span>
            <LinkButton
              to={PATHS.workspace.replace(':id', id)}
              label={`Hand over or delete ${name}`}
            >
              Hand over or delete
            </LinkButton>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button size="large" onClick={onKeep}>
          Keep my account
        </Button>
      </div>
    </section>
  );
}

function ConfirmDeletion({ owned, onKeep }: DeleteAccountProps & { owned: readonly Workspace[] }) {
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
        {owned.length > 0 ? (
          <p className={classes.note}>
            {owned.length === 1 ? 'Your workspace goes' : 'Your workspaces go'} with it:{' '}
            {owned.map(({ name }) => name).join(', ')}. Open invitations end now.
          </p>
        ) : null}
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
