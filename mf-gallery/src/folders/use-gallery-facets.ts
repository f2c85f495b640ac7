import { adKeys } from '@adwright/ads';
import { galleryFacetsSchema } from '@adwright/contracts/ad-folders';
import { getSupabase, useSignedInUserId } from '@adwright/supabase';
import { useQuery } from '@tanstack/react-query';

/** Returns the query for the user's folders, brands and campaigns, by which the gallery can filter. */
export function useGalleryFacets() {
  const userId = useSignedInUserId();
  return useQuery({
    queryKey: adKeys.facets(userId),
    queryFn: async ({ signal }) => {
      const { data, error } = await getSupabase().rpc('gallery_facets').abortSignal(signal);
      if (error) throw error;
      return galleryFacetsSchema.parse(data);
    },
  });
}
