import { STARTER_PLAN, type SubscriptionRow, TRIAL_PLAN, type UserRow } from '@adwright/contracts';

/** A user's plan, as the billing page shows it. */
export interface Plan {
  label: string;
  price: string;
  /** True if the plan is the paid plan, whatever the state of the payment. */
  paid: boolean;
  /** Number of seats that the user bought in addition to the plan's seats. */
  extraSeats: number;
  /**
   * `resets`: the credits are reset on `date`; `renews` or `ends`: the plan renews or ends on `date`;
   * `payment-failed`: the last payment failed.
   */
  state: 'resets' | 'renews' | 'ends' | 'payment-failed';
  /** ISO timestamp at which the credits are reset, or at which the plan renews or ends. */
  date: string;
}

/** Combines a user's row with the user's subscription, which is copied from the payment provider. */
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
  const state = readSubscriptionState(subscription);
  return {
    label: STARTER_PLAN.label,
    price: `${STARTER_PLAN.priceLabel} a ${STARTER_PLAN.interval}`,
    paid: true,
    extraSeats: subscription?.extra_seats ?? 0,
    state,
    // After a failed payment, the page shows the date on which the credits are reset, because the provider's
    // current period is not paid yet.
    date:
      (state === 'payment-failed' ? null : subscription?.current_period_end) ?? account.reset_date,
  };
}

function readSubscriptionState(subscription: SubscriptionRow | null): Plan['state'] {
  if (subscription?.status === 'past_due' || subscription?.status === 'unpaid')
    return 'payment-failed';
  return subscription?.cancel_at_period_end ? 'ends' : 'renews';
}
