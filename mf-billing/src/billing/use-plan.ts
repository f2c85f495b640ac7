import { subscriptionRowSchema, userRowSchema } from '@adwright/contracts';
import { getSupabase, useUserId } from '@adwright/supabase';
import { skipToken, useQuery } from '@tanstack/react-query';
import { describePlan, type Plan } from './describe-plan.ts';

/**
 * Polling interval in milliseconds for the plan, because the provider's event with a change reaches the
 * database later.
 */
const REFRESH_INTERVAL_MS = 10_000;

export function planQueryKey(userId: string | null) {
  return ['billing', 'plan', userId] as const;
}

/** Returns the query for the signed-in user's plan; the query is disabled for a guest. */
export function usePlan() {
  const userId = useUserId();
  return useQuery({
    queryKey: planQueryKey(userId),
    queryFn: userId ? ({ signal }) => fetchPlan(userId, signal) : skipToken,
    refetchOnWindowFocus: 'always',
    refetchInterval: REFRESH_INTERVAL_MS,
  });
}

/**
 * Reads the user's plan from the data service.
 * @throws the error that the data service returned
 */
async function fetchPlan(userId: string, signal: AbortSignal): Promise<Plan> {
  const supabase = getSupabase();
  const [account, subscription] = await Promise.all([
    supabase
      .from('users')
      .select('plan_name, reset_date')
      .eq('id', userId)
      .abortSignal(signal)
      .single(),
    supabase
      .from('subscriptions')
      .select('*')
      .eq('user_id', userId)
      .abortSignal(signal)
      .maybeSingle(),
  ]);
  if (account.error) throw account.error;
  if (subscription.error) throw subscription.error;
  return describePlan(
    userRowSchema.pick({ plan_name: true, reset_date: true }).parse(account.data),
    subscriptionRowSchema.nullable().parse(subscription.data),
  );
}
