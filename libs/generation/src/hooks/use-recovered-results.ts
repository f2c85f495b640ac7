import { refreshAds } from '@adwright/ads';
import { PATHS, TOASTS } from '@adwright/contracts';
import { getSupabase } from '@adwright/supabase';
import { useNavigate } from '@adwright/ui/router';
import { toast } from '@adwright/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { recoverResults } from '../pending/recover-results.ts';

/** How long a look for unsaved results counts as recent. */
const RECENT_MS = 30_000;

/**
 * Saves results that were made while the user was away, and offers the way to them. Looks when a
 * page that calls it is opened.
 */
export function useRecoveredResults(userId: string): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useQuery({
    queryKey: ['recovered-results', userId],
    staleTime: RECENT_MS,
    refetchOnMount: true,
    queryFn: async () => {
      const count = await recoverResults(getSupabase(), userId);
      if (count > 0) {
        toast(TOASTS.resultsRecovered(count), {
          action: { label: 'Show', onClick: () => navigate(PATHS.myAds) },
        });
        await refreshAds(queryClient, userId);
      }
      return count;
    },
  });
}
