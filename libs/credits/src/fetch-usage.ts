import { getSupabase } from '@adwright/supabase';
import { type CreditUsage, toCreditUsage, usageRowSchema } from './credit-usage.ts';

/**
 * Reads the user's credit allowance (spec §7, Select users).
 * @throws the error that the data service returned
 */
export async function fetchUsage(userId: string, signal: AbortSignal): Promise<CreditUsage> {
  const { data, error } = await getSupabase()
    .from('users')
    .select('ads_limit, credits_used, reset_date')
    .eq('id', userId)
    .abortSignal(signal)
    .single();
  if (error) throw error;
  return toCreditUsage(usageRowSchema.parse(data));
}
