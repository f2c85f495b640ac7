import { refreshAds } from '@adwright/ads';
import { getSupabase, useSignedInUserId } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FILING_TOASTS } from '../texts.ts';
import { fileAds } from './folder-requests.ts';

interface Filing {
  adIds: readonly string[];
  /** The folder into which the ads are moved; null removes the ads from their folders. */
  folder: { id: string; name: string } | null;
}

/** Moves ads into a folder, shows a toast, and fetches lists and folder counts again. */
export function useFileAds() {
  const userId = useSignedInUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ adIds, folder }: Filing) => fileAds(getSupabase(), adIds, folder?.id ?? null),
    onSuccess: (_, { adIds, folder }) => {
      toast(FILING_TOASTS.filed(adIds.length, folder?.name));
      // The dialog closes before the requests end, since moving many ads takes many requests.
      void refreshAds(queryClient, userId);
    },
    onError: (cause) => {
      console.error('The ads could not be filed', cause);
      toast(FILING_TOASTS.notFiled);
    },
  });
}
