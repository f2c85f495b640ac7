import { refreshAds } from '@adwright/ads';
import { getSupabase, useSignedInUserId } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FILING_TOASTS } from '../texts.ts';
import { fileAds } from './folder-requests.ts';
import { facetsKey } from './use-gallery-facets.ts';

interface Filing {
  adIds: readonly string[];
  /** Null takes the ads out of their folders. */
  folder: { id: string; name: string } | null;
}

/** Puts ads into a folder, says so, and has the lists and the counts of folders read again. */
export function useFileAds() {
  const userId = useSignedInUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ adIds, folder }: Filing) => fileAds(getSupabase(), adIds, folder?.id ?? null),
    onSuccess: async (_, { adIds, folder }) => {
      toast(FILING_TOASTS.filed(adIds.length, folder?.name));
      await Promise.all([
        refreshAds(queryClient, userId),
        queryClient.invalidateQueries({ queryKey: facetsKey(userId) }),
      ]);
    },
    onError: (cause) => {
      console.error('The ads could not be filed', cause);
      toast(FILING_TOASTS.notFiled);
    },
  });
}
