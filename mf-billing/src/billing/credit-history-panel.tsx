import type { LedgerEntry } from '@adwright/contracts';
import { ErrorState, formatShortDate, Panel } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { Skeleton } from '@adwright/ui/kit-skeleton';
import classes from './entries.module.css';
import { useCreditHistory } from './use-credit-history.ts';

/** Shows a panel that lists every change of the user's credits. */
export function CreditHistoryPanel() {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useCreditHistory();
  const entries = data?.pages.flat();
  return (
    <Panel title="Credit history">
      {!entries && isError ? (
        <ErrorState title="Failed to load your credit history" onRetry={() => refetch()} />
      ) : null}
      {!entries && !isError ? (
        <div role="status" aria-label="Loading your credit history">
          <Skeleton active title={false} paragraph={{ rows: 4 }} />
        </div>
      ) : null}
      {entries ? (
        <table className={classes.entries}>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">What</th>
              <th scope="col">Credits</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <td>{formatShortDate(entry.created_at)}</td>
                <td>{describeEntry(entry)}</td>
                <td className={entry.amount > 0 ? classes.gain : undefined}>
                  {formatSigned(entry.amount)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {hasNextPage ? (
        <div>
          <Button disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {isFetchingNextPage ? 'Loading...' : 'Show more'}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}

function describeEntry({ kind, feature_name, amount }: LedgerEntry): string {
  switch (kind) {
    case 'grant':
      return 'Credits given';
    case 'spend':
      return feature_name ?? 'Spent';
    case 'refund':
      return `${feature_name ?? 'Spend'}, given back`;
    case 'renewal':
      return 'New period';
    case 'plan_change':
      return 'New plan';
    case 'expiry':
      return 'Unused credits, expired';
    case 'withdrawal':
      return amount < 0 ? 'Withdrawn with their payment' : 'Payment restored';
  }
}

/** Formats a change of credits with its sign, such as `+50`, `−10` with a true minus sign, or `0`. */
function formatSigned(amount: number): string {
  if (amount === 0) return '0';
  return amount > 0 ? `+${amount}` : `−${-amount}`;
}
