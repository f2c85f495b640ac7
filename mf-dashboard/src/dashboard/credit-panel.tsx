import { PATHS, TOASTS } from '@adwright/contracts';
import { useCredits } from '@adwright/credits';
import { ErrorState, Panel } from '@adwright/ui';
import { Skeleton } from '@adwright/ui/kit-skeleton';
import { Link } from '@adwright/ui/router';
import { CreditMeter } from './credit-meter.tsx';
import classes from './credit-panel.module.css';

/** Shows a panel with the user's credits: first a placeholder, then the numbers or an error. */
export function CreditPanel() {
  const { data: usage, isError, refetch } = useCredits();
  return (
    <Panel
      title="Credit usage"
      marks
      // The spec defines the menus (§2), so the link to plan and invoices is beside the credits.
      extra={
        <Link to={PATHS.billing} className={classes.billing}>
          Billing
        </Link>
      }
    >
      {usage ? <CreditMeter usage={usage} /> : null}
      {!usage && isError ? (
        <ErrorState
          title={TOASTS.failedToLoadUser.title}
          retryLabel="Try again"
          onRetry={() => refetch()}
        />
      ) : null}
      {!usage && !isError ? (
        <div role="status" aria-label="Loading credit usage">
          <Skeleton active title={false} paragraph={{ rows: 3, width: ['12ch', '100%', '60%'] }} />
        </div>
      ) : null}
    </Panel>
  );
}
