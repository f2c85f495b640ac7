import { TOAST_DURATION_MS, TOASTS } from '@adwright/contracts';
import { getSupabase, useSignedInUserId } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cacheFavorite } from '../queries/ad-cache.ts';
import { setFavorite } from '../queries/set-favorite.ts';

export interface Favorite {
  isFavorite: boolean;
  /** True while a change of this ad's favourite state is being saved, whichever button started the change. */
  isPending: boolean;
  toggle: () => void;
}

/**
 * Returns the favourite state of one ad and a function that toggles the state (spec §4). A toggle is ignored
 * while another toggle is being saved. The favourite state changes after the toggle is saved, and remains
 * unchanged after a failure.
 * @param known favourite state from the caller's query; a newer value replaces the toggled state
 */
export function useFavorite(adId: string, known: boolean): Favorite {
  const userId = useSignedInUserId();
  const queryClient = useQueryClient();
  const [shown, setShown] = useState({ adId, known, isFavorite: known });
  if (shown.known !== known || shown.adId !== adId) {
    setShown({ adId, known, isFavorite: known });
  }
  const mutationKey = ['favorite', adId];
  const isPending = useIsMutating({ mutationKey }) > 0;
  const { mutate } = useMutation({
    mutationKey,
    // Without a network connection, the toggle should fail at once and not wait.
    networkMode: 'always',
    mutationFn: (next: boolean) => setFavorite(getSupabase(), [adId], next),
    onSuccess: (_, next) => {
      setShown((state) => ({ ...state, isFavorite: next }));
      cacheFavorite(queryClient, userId, [adId], next);
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
