import { STARTER_PLAN, type SubscriptionRow, TRIAL_PLAN, type UserRow } from '@adwright/contracts';

/** A user's plan, as the billing page shows it. */
export interface Plan {
  label: string;
  price: string;
  /** Whether the plan is the paid one, whatever the state of its payment. */
  paid: boolean;
  /** Number of seats that were bought in addition to those of the plan. */
  extraSeats: number;
  /** Whether the plan’s credits are reset on `date`, the plan renews or ends then, or its last payment failed. */
  state: 'resets' | 'renews' | 'ends' | 'payment-failed';
  /** ISO timestamp of the reset, the renewal or the end of the plan. */
  date: string;
}

/** Combines the user's row with the mirrored subscription. */
export function describePlan(
  account: Pick<UserRow, 'plan_name' | 'reset_date'>,
  subscription: SubscriptionRow | null,
): Plan {
  if (account.plan_name !== STARTER_PLAN.name) {
    return {
      label: TRIAL_PLAN.label,
      price: `${TRIAL_PLAN.credits} credits`,
      paid: false,
      extraSeats: 0,
      state: 'resets',
      date: account.reset_date,
    };
  }
  const state = subscriptionState(subscription);
  return {
    label: STARTER_PLAN.label,
    price: `${STARTER_PLAN.priceLabel} a ${STARTER_PLAN.interval}`,
    paid: true,
    extraSeats: subscription?.extra_seats ?? 0,
    state,
    // After a failed payment, the date of the credits is used: the provider has begun a period that is not paid
    // yet.
    date:
      (state === 'payment-failed' ? null : subscription?.current_period_end) ?? account.reset_date,
  };
}

function subscriptionState(subscription: SubscriptionRow | null): Plan['state'] {
  if (subscription?.status === 'past_due' || subscription?.status === 'unpaid')
    return 'payment-failed';
  return subscription?.cancel_at_period_end ? 'ends' : 'renews';
}
