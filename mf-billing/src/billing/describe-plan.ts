import { STARTER_PLAN, type SubscriptionRow, TRIAL_PLAN, type UserRow } from '@adwright/contracts';

/** A user's plan as the billing page tells it. */
export interface Plan {
  label: string;
  price: string;
  /** True for the plan that is paid for, whatever its payment is up to. */
  paid: boolean;
  /** What comes at `date`, or that a payment failed. */
  state: 'resets' | 'renews' | 'ends' | 'payment-failed';
  /** ISO timestamp of the reset, the renewal or the end. */
  date: string;
}

/** Reads the user's row and the mirrored subscription together. */
export function describePlan(
  account: Pick<UserRow, 'plan_name' | 'reset_date'>,
  subscription: SubscriptionRow | null,
): Plan {
  if (account.plan_name !== STARTER_PLAN.name) {
    return {
      label: TRIAL_PLAN.label,
      price: `${TRIAL_PLAN.credits} credits`,
      paid: false,
      state: 'resets',
      date: account.reset_date,
    };
  }
  const state = subscriptionState(subscription);
  return {
    label: STARTER_PLAN.label,
    price: `${STARTER_PLAN.priceLabel} a ${STARTER_PLAN.interval}`,
    paid: true,
    state,
    // A period that was not paid has begun at the provider, but the credits are still the paid one's.
    date:
      (state === 'payment-failed' ? null : subscription?.current_period_end) ?? account.reset_date,
  };
}

function subscriptionState(subscription: SubscriptionRow | null): Plan['state'] {
  if (subscription?.status === 'past_due' || subscription?.status === 'unpaid')
    return 'payment-failed';
  return subscription?.cancel_at_period_end ? 'ends' : 'renews';
}
