import { adKeys } from '@adwright/ads';
import { TOASTS } from '@adwright/contracts';
import { getSupabase } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { recoverResults } from '../pending/recover-results.ts';

/** How long a look for unsaved results counts as recent. */
const RECENT_MS = 30_000;

/** On a visit to the gallery, saves results that were made while the user was away, and says so. */
export function useRecoveredResults(userId: string): void {
  const queryClient = useQueryClient();
  useQuery({
    queryKey: ['recovered-results', userId],
    staleTime: RECENT_MS,
    refetchOnMount: true,
    queryFn: async () => {
      const count = await recoverResults(getSupabase(), userId);
      if (count > 0) {
        toast(TOASTS.resultsRecovered(count));
        await queryClient.invalidateQueries({ queryKey: adKeys.lists(userId) });
      }
      return count;
    },
  });
}
