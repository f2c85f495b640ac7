import { cacheFavorite, refreshAds, setFavorite } from '@adwright/ads';
import { TOASTS } from '@adwright/contracts';
import { getSupabase, useSignedInUserId } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FILING_TOASTS } from '../texts.ts';

interface BulkFavorite {
  adIds: readonly string[];
  isFavorite: boolean;
}

/** Returns a mutation that marks several ads as favourites, or unmarks them. */
export function useBulkFavorite() {
  const userId = useSignedInUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ adIds, isFavorite }: BulkFavorite) =>
      setFavorite(getSupabase(), adIds, isFavorite),
    onSuccess: (_, { adIds, isFavorite }) => {
      cacheFavorite(queryClient, userId, adIds, isFavorite);
      const { favoritesAdded, favoritesRemoved } = FILING_TOASTS;
      toast((isFavorite ? favoritesAdded : favoritesRemoved)(adIds.length));
    },
    onError: (cause) => {
      console.error('The favorites could not be saved', cause);
      toast(TOASTS.favoriteFailed);
      // When a batch of ads fails, some ads may have been marked, so the lists are loaded again in any case.
      void refreshAds(queryClient, userId);
    },
  });
}
