import type { Creative } from '@adwright/contracts';
import { getSupabase, useSignedInUserId } from '@adwright/supabase';
import { useQuery } from '@tanstack/react-query';
import { adKeys } from '../queries/ad-cache.ts';
import { fetchExistingImages } from '../queries/existing-images.ts';

/**
 * Returns creatives with the current ids and favourite states of their ads. A results page gets its creatives
 * through navigation state, which does not change afterwards. Since then, the user may have changed
 * favourites, and an ad may have been saved late.
 */
export function useSavedCreatives(creatives: readonly Creative[]): readonly Creative[] {
  const userId = useSignedInUserId();
  const imageUrls = creatives.map((creative) => creative.imageUrl);
  const { data } = useQuery({
    queryKey: adKeys.byImages(userId, imageUrls),
    queryFn: () => fetchExistingImages(getSupabase(), userId, imageUrls),
    staleTime: 0,
  });
  if (!data) return creatives;
  const saved = new Map(data.map((ad) => [ad.ad_image_url, ad]));
  return creatives.map((creative) => {
    const ad = saved.get(creative.imageUrl);
    if (!ad) return creative;
    const altText = ad.alt_text ?? creative.altText;
    return { ...creative, id: ad.id, isFavorite: ad.is_favorite, altText };
  });
}
