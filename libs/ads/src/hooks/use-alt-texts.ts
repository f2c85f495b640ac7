import { getSupabase, useUserId } from '@adwright/supabase';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adKeys, refreshAds } from '../queries/ad-cache.ts';
import { fetchAltTexts, saveAltText } from '../queries/alt-texts.ts';

const NONE: ReadonlyMap<string, string> = new Map();

/** Returns the alt texts of the user's pictures by URL; empty while they load. */
export function useAltTexts(imageUrls: readonly (string | null)[]): ReadonlyMap<string, string> {
  const userId = useUserId();
  const urls = imageUrls.filter((url) => url !== null);
  const { data = NONE } = useQuery({
    queryKey: adKeys.altTexts(userId, urls),
    queryFn: ({ signal }) => fetchAltTexts(getSupabase(), urls, signal),
    enabled: userId !== null && urls.length > 0,
  });
  return data;
}

/** Saves a new alt text of a picture and shows the new text everywhere on the page. */
export function useSaveAltText() {
  const userId = useUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ imageUrl, altText }: { imageUrl: string; altText: string }) =>
      saveAltText(getSupabase(), imageUrl, altText),
    onSuccess: async () => {
      if (!userId) return;
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: adKeys.allAltTexts(userId) }),
        queryClient.invalidateQueries({ queryKey: adKeys.allByImages(userId) }),
        refreshAds(queryClient, userId),
      ]);
    },
  });
}
