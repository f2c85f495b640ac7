import { refreshAds } from '@adwright/ads';
import type { Creative, OverlayResultsState } from '@adwright/contracts';
import { saveOverlayResults } from '@adwright/generation';
import { getSupabase } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/**
 * Saves the variations once a visit and gives them with the ids of their ads, as far as they are
 * saved.
 */
export function useSavedOverlay(userId: string, state: OverlayResultsState): readonly Creative[] {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: ['saved-overlay', userId, state.variations.map(({ imageUrl }) => imageUrl)],
    // Saving is repeatable, for images that are ads already are skipped; coming back to the page
    // does not repeat it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const { variations, message } = await saveOverlayResults(getSupabase(), userId, state);
      toast(message);
      await refreshAds(queryClient, userId);
      return variations;
    },
  });
  return data ?? state.variations.map((variation) => ({ ...variation, id: undefined }));
}
