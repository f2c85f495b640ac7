import { TOAST_DURATION_MS, TOASTS } from '@adwright/contracts';
import { getSupabase, useSignedInUserId } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { cacheDeletion } from '../queries/ad-cache.ts';
import { deleteAd } from '../queries/delete-ad.ts';
import { hideAd, unhideAd } from './pending-deletions.ts';

/**
 * Deletes an ad so that it can be undone. It disappears at once; its row and images are deleted when the toast with
 * Undo is gone, or the page is left. A late deletion keeps the ad's id, date and position if it is undone; a new insert
 * would not.
 */
export function useDeleteAd(): (adId: string) => void {
  const userId = useSignedInUserId();
  const queryClient = useQueryClient();
  return useCallback(
    (adId) => {
      let isOpen = true;
      const close = () => {
        window.removeEventListener('pagehide', commit);
        const wasOpen = isOpen;
        isOpen = false;
        return wasOpen;
      };
      const undo = () => {
        if (close()) unhideAd(queryClient, userId, adId);
      };
      const commit = async () => {
        if (!close()) return;
        try {
          await deleteAd(getSupabase(), userId, adId);
          cacheDeletion(queryClient, userId, adId);
        } catch (cause) {
          console.error('The ad could not be deleted', cause);
          toast(TOASTS.adNotDeleted);
        } finally {
          unhideAd(queryClient, userId, adId);
        }
      };
      hideAd(queryClient, userId, adId);
      window.addEventListener('pagehide', commit);
      toast(TOASTS.adDeleted, {
        durationMs: TOAST_DURATION_MS.default,
        action: { label: 'Undo', onClick: undo },
        onClose: commit,
      });
    },
    [queryClient, userId],
  );
}
