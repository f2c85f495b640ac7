import { refreshAds } from '@adwright/ads';
import { getSupabase, useSignedInUserId } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FILING_TOASTS } from '../texts.ts';
import { fileAds } from './folder-requests.ts';

interface Filing {
  adIds: readonly string[];
  /** The folder that the ads are moved to; null removes them from their folders. */
  folder: { id: string; name: string } | null;
}

/** Moves ads into a folder, shows a toast, and refetches lists and folder counts. */
export function useFileAds() {
  const userId = useSignedInUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ adIds, folder }: Filing) => fileAds(getSupabase(), adIds, folder?.id ?? null),
    onSuccess: (_, { adIds, folder }) => {
      toast(FILING_TOASTS.filed(adIds.length, folder?.name));
      // The dialog closes before the requests end, since many ads take many requests.
      void refreshAds(queryClient, userId);
    },
    onError: (cause) => {
      console.error('The ads could not be filed', cause);
      toast(FILING_TOASTS.notFiled);
    },
  });
}
