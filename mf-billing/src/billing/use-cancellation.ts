import type { ChangeSubscriptionRequest } from '@adwright/contracts';
import { getSupabase, useUserId } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BILLING_TOASTS } from '../texts.ts';
import { planQueryKey } from './use-plan.ts';

/**
 * Cancels the subscription at the end of its period (`true`) or undoes the cancellation (`false`), and shows
 * the result.
 */
export function useCancellation() {
  const userId = useUserId();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: changeSubscription,
    onSuccess: async (_, cancel) => {
      await queries.invalidateQueries({ queryKey: planQueryKey(userId) });
      toast(cancel ? BILLING_TOASTS.subscriptionCancelled : BILLING_TOASTS.subscriptionKept);
    },
    onError: () => toast(BILLING_TOASTS.subscriptionUnchanged),
  });
}

/** @throws the error of the edge function `change-subscription` */
async function changeSubscription(cancel: boolean): Promise<void> {
  const body: ChangeSubscriptionRequest = { cancel_at_period_end: cancel };
  const { error } = await getSupabase().functions.invoke('change-subscription', { body });
  if (error) throw error;
}
