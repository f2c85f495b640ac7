import { TOAST_DURATION_MS, TOASTS } from '@adwright/contracts';
import { getSupabase } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { cacheDeletion } from '../queries/ad-cache.ts';
import { deleteAd } from '../queries/delete-ad.ts';
import { hideAd, unhideAd } from './pending-deletions.ts';

/**
 * Deletes an ad so that it can be undone: it disappears at once, and its row and images go when the toast
 * with Undo has, or when the page is left. Deleting late rather than inserting again keeps the ad's
 * id, date and place.
 */
export function useDeleteAd(userId: string): (adId: string) => void {
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
