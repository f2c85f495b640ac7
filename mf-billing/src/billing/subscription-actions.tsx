import { TRIAL_PLAN } from '@adwright/contracts';
import { formatLongDate } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { useState } from 'react';
import { createPortalPage } from '../payment/create-payment-page.ts';
import { usePaymentRedirect } from '../payment/use-payment-redirect.ts';
import type { Plan } from './describe-plan.ts';
import classes from './plan-panel.module.css';
import { useCancellation } from './use-cancellation.ts';

/**
 * Shows the buttons for a paying user: cancel the subscription, undo the cancellation, or open the provider's
 * portal.
 */
export function SubscriptionActions({ plan }: { plan: Plan }) {
  const [asking, setAsking] = useState(false);
  const { mutate: setCancelled, isPending } = useCancellation();
  const ending = plan.state === 'ends';

  if (asking && !ending) {
    return (
      <fieldset className={classes.question}>
        <legend>Cancel your subscription?</legend>
        <p className={classes.note}>{describeCancelling(plan)}</p>
        <div className={classes.actions}>
          <Button
            danger
            size="large"
            disabled={isPending}
            onClick={() => setCancelled(true, { onSuccess: () => setAsking(false) })}
          >
            {isPending ? 'Cancelling...' : 'Yes, cancel'}
          </Button>
          <Button size="large" autoFocus disabled={isPending} onClick={() => setAsking(false)}>
            Keep my plan
          </Button>
        </div>
      </fieldset>
    );
  }
  return (
    <>
      {ending ? (
        <p className={classes.note}>
          You cancelled. You keep your plan and your credits until then, and can change your mind.
          After that you are on the free trial.
        </p>
      ) : null}
      <div className={classes.actions}>
        {ending ? (
          <Button
            type="primary"
            size="large"
            disabled={isPending}
            onClick={() => setCancelled(false)}
          >
            {isPending ? 'Keeping...' : 'Keep subscription'}
          </Button>
        ) : null}
        <PortalButton primary={plan.state === 'payment-failed'} />
        {ending ? null : (
          <Button size="large" onClick={() => setAsking(true)}>
            Cancel subscription
          </Button>
        )}
      </div>
    </>
  );
}

function describeCancelling({ state, label, date }: Plan): string {
  const until = state === 'renews' ? `until ${formatLongDate(date)}` : 'until the provider ends it';
  return `You keep ${label} and its credits ${until}. After that you are on the free trial, with ${TRIAL_PLAN.credits} credits every ${TRIAL_PLAN.periodDays} days.`;
}

function PortalButton({ primary }: { primary: boolean }) {
  const [busy, redirect] = usePaymentRedirect(createPortalPage);
  return (
    <Button type={primary ? 'primary' : 'default'} size="large" disabled={busy} onClick={redirect}>
      {busy ? 'Opening...' : 'Manage subscription'}
    </Button>
  );
}
