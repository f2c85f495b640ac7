import { TOAST_DURATION_MS, TOASTS } from '@adwright/contracts';
import { getSupabase, useSignedInUserId } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { cacheDeletion, refreshAds } from '../queries/ad-cache.ts';
import { deleteAds } from '../queries/delete-ads.ts';
import { hideAds, unhideAds } from './pending-deletions.ts';

/**
 * Deletes ads so that it can be undone: they disappear at once, and their rows and images go when the toast
 * with Undo has, or when the page is left. Deleting late rather than inserting again keeps an ad's
 * id, date and place.
 */
export function useDeleteAds(): (adIds: readonly string[]) => void {
  const userId = useSignedInUserId();
  const queryClient = useQueryClient();
  return useCallback(
    (adIds) => {
      let isOpen = true;
      const close = () => {
        window.removeEventListener('pagehide', commit);
        const wasOpen = isOpen;
        isOpen = false;
        return wasOpen;
      };
      const undo = () => {
        if (close()) unhideAds(queryClient, userId, adIds);
      };
      const commit = async () => {
        if (!close()) return;
        try {
          await deleteAds(getSupabase(), userId, adIds);
          cacheDeletion(queryClient, userId, adIds);
        } catch (cause) {
          console.error('Ads could not be deleted', cause);
          toast(adIds.length === 1 ? TOASTS.adNotDeleted : TOASTS.adsNotDeleted);
          // Of many, some may be gone all the same.
          void refreshAds(queryClient, userId);
        } finally {
          unhideAds(queryClient, userId, adIds);
        }
      };
      hideAds(queryClient, userId, adIds);
      window.addEventListener('pagehide', commit);
      toast(adIds.length === 1 ? TOASTS.adDeleted : TOASTS.adsDeleted(adIds.length), {
        durationMs: TOAST_DURATION_MS.default,
        action: { label: 'Undo', onClick: undo },
        onClose: commit,
      });
    },
    [queryClient, userId],
  );
}
