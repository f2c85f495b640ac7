import { AppError, adVersionRowSchema, parseRecipe, type Recipe } from '@adwright/contracts';
import { filterByWorkspace, type SupabaseClient } from '@adwright/supabase';
import * as z from 'zod';

/** An ad with the data that a comparison shows. */
export interface ComparedAd {
  id: string;
  imageUrl: string;
  format: 'square' | 'story';
  /** Recipe of the ad; null for a flat ad (a picture without a recipe) and for a recipe of a newer engine. */
  recipe: Recipe | null;
  score: number | null;
  /** Parts of the ad's score, with their labels. */
  parts: { label: string; score: number }[];
}

const rowsSchema = z.array(
  z.object({
    ad_id: z.uuid(),
    image_url: z.string(),
    ...adVersionRowSchema.pick({ recipe: true, images: true, viral_score: true }).shape,
  }),
);

/**
 * Returns the data of ads for a comparison, in the order of the given ids. Ads that were deleted are left out.
 * @throws the error that the data service returned
 */
export async function fetchComparedAds(
  client: SupabaseClient,
  userId: string,
  adIds: readonly string[],
  signal: AbortSignal,
): Promise<ComparedAd[]> {
  const { data, error } = await filterByWorkspace(
    client.from('recipes').select('ad_id, image_url, recipe, images, viral_score'),
    userId,
  )
    .in('ad_id', adIds)
    .abortSignal(signal);
  if (error) throw error;
  const rows = new Map(rowsSchema.parse(data).map((row) => [row.ad_id, row]));
  return adIds.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const { images, viral_score } = row;
    return {
      id,
      imageUrl: images.square ?? images.story ?? row.image_url,
      format: images.square || !images.story ? 'square' : 'story',
      recipe: parseStoredRecipe(row.recipe),
      score: viral_score?.score ?? null,
      parts: viral_score?.parts ?? [],
    };
  });
}

function parseStoredRecipe(stored: unknown): Recipe | null {
  try {
    return parseRecipe(stored);
  } catch (cause) {
    if (cause instanceof AppError) return null;
    throw cause;
  }
}
