import { ErrorState, formatShortDate, Panel } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { Skeleton } from '@adwright/ui/kit-skeleton';
import classes from './account.module.css';
import { describeBrowser } from './describe-browser.ts';
import { useSessions, useSignOutOthers } from './use-sessions.ts';

/** Shows a panel that lists the devices on which the user is signed in, with their last use. */
export function SessionsPanel() {
  const { data: sessions, isError, refetch } = useSessions();
  const { mutate: signOutOthers, isPending } = useSignOutOthers();
  const others = sessions?.filter((session) => !session.is_current) ?? [];
  return (
    <Panel title="Where you are signed in">
      {!sessions && isError ? (
        <ErrorState title="Failed to load your sessions" onRetry={() => refetch()} />
      ) : null}
      {!sessions && !isError ? (
        <div role="status" aria-label="Loading your sessions">
          <Skeleton active title={false} paragraph={{ rows: 2 }} />
        </div>
      ) : null}
      {sessions ? (
        <ul className={classes.sessions} aria-label="Sessions">
          {sessions.map(({ id, user_agent, used_at, started_at, is_current }) => (
            <li key={id}>
              <strong>{describeBrowser(user_agent)}</strong>
              <span>
                {is_current ? 'This device' : `Last used ${formatShortDate(used_at)}`}, signed in{' '}
                {formatShortDate(started_at)}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {others.length > 0 ? (
        <div>
          <Button disabled={isPending} onClick={() => signOutOthers()}>
            {isPending ? 'Signing out...' : 'Sign out everywhere else'}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}
