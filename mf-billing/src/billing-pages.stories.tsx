import { PATHS } from '@adwright/contracts';
import type { Stories, StoryAnswer } from '@adwright/ui/story';
import { BillingPage } from './billing/billing-page.tsx';
import { PostCheckoutPage } from './post-checkout/post-checkout-page.tsx';
import { PricingPage } from './pricing/pricing-page.tsx';

const DATE = '2026-02-05T12:00:00+00:00';
const USER_ID = '3f3c1b06-7f0e-4f5e-9a53-0c7f3c0a1f10';
const USERS = 'GET /rest/v1/users';
const SUBSCRIPTIONS = 'GET /rest/v1/subscriptions';
const HOLDER = { user_id: USER_ID, name: 'Ada', email: 'ada@example.com', is_invited: false };
const PAYING: Record<string, StoryAnswer> = {
  [USERS]: {
    json: { plan_name: 'starter', ads_limit: 100, credits_used: 30, reset_date: DATE },
  },
  [SUBSCRIPTIONS]: {
    json: [
      {
        user_id: USER_ID,
        plan_name: 'starter',
        status: 'active',
        current_period_end: DATE,
        cancel_at_period_end: false,
        extra_seats: 0,
      },
    ],
  },
  'GET /rest/v1/invoices': { json: [] },
  'POST /rest/v1/rpc/storage_usage': {
    json: {
      bytes_used: 12_300_000,
      bytes_allowed: 5_368_709_120,
      pictures_used: 34,
      pictures_allowed: 20_000,
    },
  },
  'POST /rest/v1/rpc/carried_credits': { json: null },
  'POST /rest/v1/rpc/workspace_people': {
    json: { members: [], invitations: [], seats: { used: 1, allowed: 1, holders: [HOLDER] } },
  },
  'GET /rest/v1/credit_ledger': {
    json: [
      {
        id: 1,
        user_id: USER_ID,
        kind: 'spend',
        amount: -1,
        feature_name: 'Create Ad',
        refunds: null,
        created_at: DATE,
      },
    ],
  },
};
const TRIAL: Record<string, StoryAnswer> = {
  ...PAYING,
  [USERS]: { json: { plan_name: 'free', ads_limit: 5, credits_used: 5, reset_date: DATE } },
  [SUBSCRIPTIONS]: { json: [] },
  'GET /rest/v1/credit_ledger': { json: [] },
};
const billing = { route: PATHS.billing, element: <BillingPage /> };
const pricing = { route: PATHS.pricing, element: <PricingPage /> };

export default {
  'billing, paying': { ...billing, answers: PAYING },
  'billing, without a subscription': { ...billing, answers: TRIAL },
  'billing, loading': {
    ...billing,
    answers: { ...PAYING, [USERS]: 'never', [SUBSCRIPTIONS]: 'never' },
  },
  'billing, failed': { ...billing },
  'pricing, guest': { ...pricing, isGuest: true },
  'pricing, paying': { ...pricing, answers: PAYING },
  'after the checkout': {
    route: PATHS.postCheckout,
    element: <PostCheckoutPage />,
    answers: PAYING,
  },
} satisfies Stories;
