/**
 * The plan that every new account has. The pricing page, the FAQ, sign-up and the database seed all use these values,
 * which come from spec §9 and the decision record "The product".
 */
export const TRIAL_PLAN = {
  name: 'starter50',
  label: 'Free trial',
  credits: 50,
  periodDays: 30,
  seats: 1,
  storageMb: 500,
  storagePictures: 2000,
} as const;

export const STARTER_PLAN = {
  name: 'starter',
  label: 'Starter',
  credits: 100,
  /** Number of people who may edit, including the owner. */
  seats: 1,
  storageMb: 5120,
  storagePictures: 20_000,
  /** Price in US dollars per month. */
  priceUsd: 9.99,
  priceLabel: '$9.99',
  interval: 'month',
  support: 'Basic support',
  /** The price's lookup key at the payment provider, which create-checkout accepts as an id. */
  priceId: 'price_starter_monthly',
} as const;

/**
 * An additional seat of the paid plan, for one more person who may edit. The additional seat is billed with the
 * plan, in the plan's interval.
 */
export const EXTRA_SEAT = {
  /** Price in US dollars per month. */
  priceUsd: 9,
  priceLabel: '$9',
  /** The price's lookup key at the payment provider. */
  priceId: 'price_extra_seat_monthly',
  /** Maximum number of additional seats per subscription. */
  max: 50,
} as const;

/**
 * Returns the values of the trial plan that sign-up stores (spec §9). In the result, `reset_date` is {@link
 * TRIAL_PLAN.periodDays} days after `now`.
 */
export function buildTrialValues(now: Date): {
  plan_name: string;
  ads_limit: number;
  ads_generated: number;
  reset_date: string;
} {
  const reset = new Date(now.getTime() + TRIAL_PLAN.periodDays * 86_400_000);
  return {
    plan_name: TRIAL_PLAN.name,
    ads_limit: TRIAL_PLAN.credits,
    ads_generated: 0,
    reset_date: reset.toISOString(),
  };
}
