export { announceCreditsChanged, watchCredits } from './credit-changes.ts';
export type { CreditUsage } from './credit-usage.ts';
export { expectPayment } from './payment-visit.ts';
export { type SpendOutcome, spendCredits } from './spend-credits.ts';
export { useCredits } from './use-credits.ts';
