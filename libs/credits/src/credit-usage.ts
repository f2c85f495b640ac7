import { type UserRow, userRowSchema } from '@adwright/contracts';

/** The columns of the table `users` that state the user's credits (spec §7, Select users). */
export const usageRowSchema = userRowSchema.pick({
  ads_limit: true,
  credits_used: true,
  reset_date: true,
});

type UsageRow = Pick<UserRow, 'ads_limit' | 'credits_used' | 'reset_date'>;

/** A user's allowance in the current period, in credits. */
export interface CreditUsage {
  limit: number;
  used: number;
  left: number;
  /** Share of the credits that the user has spent, from 0 to 1: used credits divided by the limit (spec §9). */
  progress: number;
  /** ISO timestamp at which the next period begins. */
  resetDate: string;
}

/**
 * Converts a row of the table `users` to the user's credit usage. The remaining credits are the limit minus the
 * used credits, and at least zero (spec §9).
 */
export function toCreditUsage(row: UsageRow): CreditUsage {
  const { ads_limit: limit, credits_used: used, reset_date: resetDate } = row;
  const progress = limit > 0 ? Math.min(1, Math.max(0, used / limit)) : 1;
  return { limit, used, left: Math.max(0, limit - used), progress, resetDate };
}
