import type { SubscriptionRow } from '@adwright/contracts';
import { expect, test } from 'vitest';
import { describePlan } from './describe-plan.ts';

const RESET = '2026-02-05T12:00:00+00:00';
const END = '2026-03-01T12:00:00+00:00';

const subscription = (changes: Partial<SubscriptionRow> = {}): SubscriptionRow => ({
  user_id: '3f3c1b06-7f0e-4f5e-9a53-0c7f3c0a1f10',
  plan_name: 'starter',
  status: 'active',
  current_period_end: END,
  cancel_at_period_end: false,
  extra_seats: 0,
  ...changes,
});

test.each([
  ['the trial', 'starter50', null, { paid: false, state: 'resets', date: RESET }],
  [
    'a trial after a plan that ended',
    'starter50',
    subscription({ status: 'canceled' }),
    { paid: false, state: 'resets', date: RESET },
  ],
  ['a running plan', 'starter', subscription(), { paid: true, state: 'renews', date: END }],
  [
    'a cancelled plan',
    'starter',
    subscription({ cancel_at_period_end: true }),
    { state: 'ends', date: END },
  ],
  [
    'a failed payment',
    'starter',
    subscription({ status: 'past_due' }),
    { paid: true, state: 'payment-failed', date: RESET },
  ],
  ['a plan without a word from the provider', 'starter', null, { state: 'renews', date: RESET }],
])('describePlan describes %s', (_, plan_name, mirrored, expected) => {
  expect(describePlan({ plan_name, reset_date: RESET }, mirrored)).toMatchObject(expected);
});
