import { PATHS, TOASTS } from '@adwright/contracts';
import { useCredits } from '@adwright/credits';
import { ErrorState, formatLongDate, LinkButton, Panel } from '@adwright/ui';
import { Button, Skeleton } from '@adwright/ui/kit-core';
import { askForPortal } from '../payment/ask-for-address.ts';
import { useDeparture } from '../payment/use-departure.ts';
import type { Plan } from './describe-plan.ts';
import classes from './plan-panel.module.css';
import { usePlan } from './use-plan.ts';

const DATE_LABELS: Record<Plan['state'], string> = {
  resets: 'Credits reset on',
  renews: 'Renews on',
  ends: 'Ends on',
  'payment-failed': 'Paid until',
};

/** What the user pays for, until when, and the way to change it. */
export function PlanPanel() {
  const { data: plan, isError, refetch } = usePlan();
  const { data: usage } = useCredits();
  return (
    <Panel title="Your plan" marks>
      {!plan && isError ? (
        <ErrorState title={TOASTS.failedToLoadUser.title} onRetry={() => refetch()} />
      ) : null}
      {!plan && !isError ? (
        <div role="status" aria-label="Loading your plan">
          <Skeleton active paragraph={{ rows: 3 }} />
        </div>
      ) : null}
      {plan ? (
        <>
          {plan.state === 'payment-failed' ? <FailedPayment /> : null}
          <dl className={classes.facts}>
            <Fact name="Plan" value={`${plan.label}, ${plan.price}`} />
            <Fact name={DATE_LABELS[plan.state]} value={formatLongDate(plan.date)} />
            {usage ? <Fact name="Credits left" value={`${usage.left} of ${usage.limit}`} /> : null}
          </dl>
          {plan.state === 'ends' ? (
            <p className={classes.note}>
              You cancelled. You keep your plan and your credits until then, and can change your
              mind.
            </p>
          ) : null}
          {plan.paid ? (
            <PortalButton />
          ) : (
            <div>
              <LinkButton to={PATHS.pricing} kind="primary">
                Upgrade to Starter
              </LinkButton>
            </div>
          )}
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

function PortalButton() {
  const [busy, depart] = useDeparture(askForPortal);
  return (
    <div>
      <Button size="large" disabled={busy} onClick={depart}>
        {busy ? 'Opening...' : 'Manage subscription'}
      </Button>
    </div>
  );
}
