import { type AdLanguage, buildAdPath } from '@adwright/contracts';
import { buildAdCopiesPath, copyAdResponseSchema } from '@adwright/contracts/recipe-editing';
import { useSignedInUserId } from '@adwright/supabase';
import { useNavigate } from '@adwright/ui/router';
import { toast } from '@adwright/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshAds } from '../queries/ad-cache.ts';
import { requestEditor } from './editor-request.ts';

/**
 * Copies the newest version of an ad to a new ad and opens the new ad. The new ad has the same language, or
 * another language that the user chose.
 */
export function useCopyAd(adId: string) {
  const userId = useSignedInUserId();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (language: AdLanguage | undefined) =>
      requestEditor({
        path: buildAdCopiesPath(adId),
        schema: copyAdResponseSchema,
        body: { language },
      }),
    onSuccess: async ({ adId: copy, name, leftOut }) => {
      const left = leftOut.map(({ message }) => message).join(' ');
      const description = left || 'It is in My Ads, and cost nothing.';
      toast({ kind: 'success', title: name, description });
      await refreshAds(queryClient, userId);
      await navigate(buildAdPath(copy));
    },
    onError: (error) =>
      toast({ kind: 'destructive', title: 'Not copied', description: error.message }),
  });
}
