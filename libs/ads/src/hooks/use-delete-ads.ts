import { TOAST_DURATION_MS, TOASTS } from '@adwright/contracts';
import { getSupabase, useSignedInUserId } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { cacheDeletion, refreshAds } from '../queries/ad-cache.ts';
import { deleteAds } from '../queries/delete-ads.ts';
import { hideAds, unhideAds } from './pending-deletions.ts';

/**
 * Returns a function that deletes ads and shows a toast with an undo button. The ads disappear from the page
 * at once. Their rows and images are deleted when the toast closes or when the user leaves the page. Until
 * then nothing is deleted, so an undo restores the ad with its id, date and position.
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
          // If deleting fails, some ads may already have been deleted, so the lists are fetched again.
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
