import {
  type AdVersionRow,
  adVersionRowSchema,
  type RecipeRow,
  recipeRowSchema,
} from '@adwright/contracts';
import { getSupabase } from '@adwright/supabase';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod';

/** Query keys of what an ad was made from. */
export const recipeKeys = {
  latest: (userId: string, adId: string) => ['recipes', userId, adId] as const,
  versions: (userId: string, adId: string) => ['recipes', userId, adId, 'versions'] as const,
};

/** The latest version of one of the user's own ads; `data` is null for an ad without a recipe. */
export function useAdRecipe(userId: string, adId: string) {
  return useQuery({
    queryKey: recipeKeys.latest(userId, adId),
    queryFn: async ({ signal }): Promise<RecipeRow | null> => {
      const { data, error } = await getSupabase()
        .from('recipes')
        .select('*')
        .eq('ad_id', adId)
        .eq('user_id', userId)
        .abortSignal(signal)
        .maybeSingle();
      if (error) throw error;
      return recipeRowSchema.nullable().parse(data);
    },
  });
}

/** Every version of an ad, newest first. */
export function useAdVersions(userId: string, adId: string) {
  return useQuery({
    queryKey: recipeKeys.versions(userId, adId),
    queryFn: async ({ signal }): Promise<AdVersionRow[]> => {
      const { data, error } = await getSupabase()
        .from('ad_versions')
        .select('*')
        .eq('ad_id', adId)
        .eq('user_id', userId)
        .order('n', { ascending: false })
        .abortSignal(signal);
      if (error) throw error;
      return z.array(adVersionRowSchema).parse(data);
    },
  });
}
