import { refreshAds } from '@adwright/ads';
import { type Creative, PATHS } from '@adwright/contracts';
import { getSupabase, useSignedInUserId } from '@adwright/supabase';
import { useNavigate } from '@adwright/ui/router';
import { toast } from '@adwright/ui/toast';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OverlayResultsState } from './results-state.ts';
import { saveOverlayResults } from './save-overlay-results.ts';

/**
 * Saves the variations once per visit, and returns the variations with the ids of their saved ads. The
 * variations are not saved again when the user returns to the page.
 */
export function useSavedOverlay(state: OverlayResultsState): readonly Creative[] {
  const userId = useSignedInUserId();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const imageUrls = state.variations.map(({ imageUrl }) => imageUrl);
  const key = ['saved-overlay', userId, imageUrls];
  // The query only reads the value that the mutation below writes to the cache. The query may run again at any
  // time, so the query must not save the variations itself.
  const { data } = useQuery<readonly Creative[]>({
    queryKey: key,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const { mutate } = useMutation({
    mutationKey: key,
    mutationFn: () => saveOverlayResults(getSupabase(), userId, state),
    onSuccess: async ({ variations, message }) => {
      queryClient.setQueryData(key, variations);
      toast(message);
      // Removes the idempotency key from the navigation state, so that a reload does not count the new result
      // again.
      const seen: OverlayResultsState = { ...state, newFrom: undefined };
      const options = { replace: true, preventScrollReset: true, state: seen };
      if (state.newFrom) await navigate(PATHS.overlayResults, options);
      await refreshAds(queryClient, userId);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each set of images.
  useEffect(() => {
    const isKnown = queryClient.getQueryData(key) !== undefined;
    if (!isKnown && queryClient.isMutating({ mutationKey: key }) === 0) mutate();
  }, [userId, imageUrls.join(' ')]);
  return data ?? state.variations.map((variation) => ({ ...variation, id: undefined }));
}
