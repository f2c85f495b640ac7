export { announceCreditsChanged, watchCredits } from './credit-changes.ts';
export { type CreditUsage, creditsLeft, toCreditUsage } from './credit-usage.ts';
export { type SpendOutcome, spendCredits } from './spend-credits.ts';
export { creditsQueryKey, useCredits } from './use-credits.ts';
