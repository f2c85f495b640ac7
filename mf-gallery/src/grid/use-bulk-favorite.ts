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

/** Marks several ads as favourites, or takes the mark off. */
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
      // Of many, some may be marked all the same.
      void refreshAds(queryClient, userId);
    },
  });
}
