import { type AdFilter, excludePendingDeletions, listAdIds } from '@adwright/ads';
import { getSupabase, useSignedInUserId } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FILING_TOASTS } from '../texts.ts';

/** Returns a function that selects every ad that matches the filter, including ads that are not loaded yet. */
export function useSelectAll(filter: AdFilter, add: (adIds: readonly string[]) => void) {
  const userId = useSignedInUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => listAdIds(getSupabase(), filter),
    onSuccess: (adIds) => add(excludePendingDeletions(queryClient, userId, adIds)),
    onError: (cause) => {
      console.error('The ads could not be listed', cause);
      toast(FILING_TOASTS.allNotSelected);
    },
  });
}
