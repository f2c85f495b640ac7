import { formatBytes, TOASTS } from '@adwright/contracts';
import { useCredits } from '@adwright/credits';
import { ErrorState, formatLongDate, Panel } from '@adwright/ui';
import { Skeleton } from '@adwright/ui/kit-skeleton';
import type { Plan } from './describe-plan.ts';
import classes from './plan-panel.module.css';
import { SubscriptionActions } from './subscription-actions.tsx';
import { useCarriedCredits } from './use-carried-credits.ts';
import { usePlan } from './use-plan.ts';
import { useStorage } from './use-storage.ts';

const DATE_LABELS: Record<Plan['state'], string> = {
  resets: 'Credits reset on',
  renews: 'Renews on',
  ends: 'Ends on',
  'payment-failed': 'Paid until',
};

/** Shows a panel with the current plan, the plan's end date, and controls to change the plan. */
export function PlanPanel() {
  const { data: plan, isError, refetch } = usePlan();
  const { data: usage } = useCredits();
  const { data: storage } = useStorage();
  const { data: carried } = useCarriedCredits();
  return (
    <Panel title="Your plan" marks>
      {!plan && isError ? (
        <ErrorState title={TOASTS.failedToLoadUser.title} onRetry={() => refetch()} />
      ) : null}
      {!plan && !isError ? (
        <div role="status" aria-label="Loading your plan">
          <Skeleton active title={false} paragraph={{ rows: 4 }} />
        </div>
      ) : null}
      {plan ? (
        <>
          {plan.state === 'payment-failed' ? <FailedPayment /> : null}
          <dl className={classes.facts}>
            <Fact name="Plan" value={`${plan.label}, ${plan.price}`} />
            <Fact name={DATE_LABELS[plan.state]} value={formatLongDate(plan.date)} />
            {usage ? <Fact name="Credits left" value={`${usage.left} of ${usage.limit}`} /> : null}
            {carried ? (
              <Fact
                name="Of these, left of your trial"
                value={`${carried.credits}, until ${formatLongDate(carried.ends_at)}`}
              />
            ) : null}
            {storage ? (
              <>
                <Fact
                  name="Storage used"
                  value={`${formatBytes(storage.bytes_used)} of ${formatBytes(storage.bytes_allowed)}`}
                />
                <Fact
                  name="Pictures kept"
                  value={`${storage.pictures_used.toLocaleString('en')} of ${storage.pictures_allowed.toLocaleString('en')}`}
                />
              </>
            ) : null}
          </dl>
          {plan.paid ? <SubscriptionActions plan={plan} /> : null}
        </>
      ) : null}
    </Panel>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function FailedPayment() {
  return (
    <p className={classes.alert} role="alert">
      Your last payment failed. Open your subscription and pay the open invoice, or change how you
      pay, to keep your plan.
    </p>
  );
}
