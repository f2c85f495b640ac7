import type { Creative } from '@adwright/contracts';
import { getSupabase, useUserId } from '@adwright/supabase';
import { skipToken, useQuery } from '@tanstack/react-query';
import { adKeys } from '../queries/ad-cache.ts';
import { existingImages } from '../queries/existing-images.ts';

/**
 * Creatives with what the data service knows of them by now. A results page gets its creatives
 * through navigation state, which stays as it was when the user comes back: favourites may have
 * changed, and an ad may have been saved late.
 */
export function useSavedCreatives(creatives: readonly Creative[]): readonly Creative[] {
  const userId = useUserId();
  const imageUrls = creatives.map((creative) => creative.imageUrl);
  const { data } = useQuery({
    queryKey: adKeys.byImages(userId, imageUrls),
    queryFn: userId ? () => existingImages(getSupabase(), userId, imageUrls) : skipToken,
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
