import { TOAST_DURATION_MS, TOASTS } from '@adwright/contracts';
import { getSupabase } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cacheFavorite } from '../queries/ad-cache.ts';
import { setFavorite } from '../queries/set-favorite.ts';

export interface Favorite {
  isFavorite: boolean;
  /** A toggle of this ad is in flight, from wherever it was pressed. */
  isPending: boolean;
  toggle: () => void;
}

/**
 * The favourite state of one ad and its toggle (spec §4): ignored while a previous toggle is in
 * flight, the new state is shown once it is saved, a failure changes nothing.
 * @param known what the caller knows of the state; a later value of it wins over what was toggled
 *   here
 */
export function useFavorite(userId: string, adId: string, known: boolean): Favorite {
  const queryClient = useQueryClient();
  const [shown, setShown] = useState({ adId, known, isFavorite: known });
  if (shown.known !== known || shown.adId !== adId) {
    setShown({ adId, known, isFavorite: known });
  }
  const mutationKey = ['favorite', adId];
  const isPending = useIsMutating({ mutationKey }) > 0;
  const { mutate } = useMutation({
    mutationKey,
    // Offline, the toggle should fail at once rather than wait dimmed for the network.
    networkMode: 'always',
    mutationFn: (next: boolean) => setFavorite(getSupabase(), adId, next),
    onSuccess: (_, next) => {
      setShown((state) => ({ ...state, isFavorite: next }));
      cacheFavorite(queryClient, userId, adId, next);
      toast(next ? TOASTS.favoriteAdded : TOASTS.favoriteRemoved, {
        durationMs: TOAST_DURATION_MS.short,
      });
    },
    onError: (cause) => {
      console.error('The favorite could not be saved', cause);
      toast(TOASTS.favoriteFailed);
    },
  });
  const toggle = () => {
    if (queryClient.isMutating({ mutationKey }) === 0) mutate(!shown.isFavorite);
  };
  return { isFavorite: shown.isFavorite, isPending, toggle };
}
