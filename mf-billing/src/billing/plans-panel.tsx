import { PATHS, STARTER_PLAN, TRIAL_PLAN } from '@adwright/contracts';
import { formatLongDate, LinkButton, Panel } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import type { ReactNode } from 'react';
import type { Plan } from './describe-plan.ts';
import classes from './plans-panel.module.css';
import { useCancellation } from './use-cancellation.ts';
import { usePlan } from './use-plan.ts';

/** Lists all plans with buttons that change to a plan. The list of plans is hidden until the user's plan is known. */
export function PlansPanel() {
  const { data: plan } = usePlan();
  if (!plan) return null;
  const ending = plan.state === 'ends';
  return (
    <Panel title="Change plan">
      <ul className={classes.plans}>
        <PlanRow
          name={STARTER_PLAN.label}
          offer={`${STARTER_PLAN.credits} credits a ${STARTER_PLAN.interval}, ${STARTER_PLAN.priceLabel} a ${STARTER_PLAN.interval}`}
        >
          {plan.paid ? (
            <Standing>{ending ? `Until ${formatLongDate(plan.date)}` : 'Your plan'}</Standing>
          ) : (
            <LinkButton to={PATHS.pricing} kind="primary">
              Upgrade to {STARTER_PLAN.label}
            </LinkButton>
          )}
        </PlanRow>
        <PlanRow
          name={TRIAL_PLAN.label}
          offer={`${TRIAL_PLAN.credits} credits every ${TRIAL_PLAN.periodDays} days, free`}
        >
          {plan.paid ? <WayToTrial plan={plan} /> : <Standing>Your plan</Standing>}
        </PlanRow>
      </ul>
    </Panel>
  );
}

function PlanRow({ name, offer, children }: { name: string; offer: string; children: ReactNode }) {
  return (
    <li className={classes.plan}>
      <div>
        <h3>{name}</h3>
        <p>{offer}</p>
      </div>
      {children}
    </li>
  );
}

function Standing({ children }: { children: ReactNode }) {
  return <p className={classes.standing}>{children}</p>;
}

/**
 * Shows how the user can change from the paid plan to the trial. The change to the trial cancels the paid plan, which
 * remains active until its period ends.
 */
function WayToTrial({ plan }: { plan: Plan }) {
  const { mutate: setCancelled, isPending } = useCancellation();
  if (plan.state === 'ends') return <Standing>From {formatLongDate(plan.date)}</Standing>;
  return (
    <Button size="large" disabled={isPending} onClick={() => setCancelled(true)}>
      {isPending ? 'Switching...' : 'Switch when the period ends'}
    </Button>
  );
}
