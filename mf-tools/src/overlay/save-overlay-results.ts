import { fetchExistingImages, insertAds } from '@adwright/ads';
import type { Creative, ToastMessage } from '@adwright/contracts';
import { buildOverlayRow } from '@adwright/contracts/saved-ads';
import type { SupabaseClient } from '@adwright/supabase';
import * as z from 'zod';
import { OVERLAY_TOASTS } from './overlay-texts.ts';
import type { OverlayResultsState } from './results-state.ts';

interface SavedOverlay {
  /** The variations, each with the id of its saved ad. */
  variations: Creative[];
  message: ToastMessage;
}

/**
 * Saves each variation once, and skips images that are already ads (spec §4). The promise never rejects; the
 * message reports the result.
 */
export async function saveOverlayResults(
  client: SupabaseClient,
  userId: string,
  state: OverlayResultsState,
): Promise<SavedOverlay> {
  const unsaved = state.variations.map((variation) => ({ ...variation, id: undefined }));
  if (unsaved.length === 0) return { variations: unsaved, message: OVERLAY_TOASTS.noVariations };
  try {
    return await saveMissing(client, userId, state);
  } catch (cause) {
    console.error('The text overlays could not be saved', cause);
    const { title: description } = OVERLAY_TOASTS.noneSaved;
    return { variations: unsaved, message: { ...OVERLAY_TOASTS.notSaved, description } };
  }
}

const startsSchema = z.array(z.object({ created_at: z.string() }));

/**
 * Returns the start time of a generation by the data service's clock; undefined when the time is unknown.
 * @throws the error that the data service returned
 */
async function fetchGenerationStart(
  client: SupabaseClient,
  key: string,
): Promise<string | undefined> {
  const { data, error } = await client
    .from('generations')
    .select('created_at')
    .eq('idempotency_key', key);
  if (error) throw error;
  return startsSchema.parse(data)[0]?.created_at;
}

async function saveMissing(
  client: SupabaseClient,
  userId: string,
  state: OverlayResultsState,
): Promise<SavedOverlay> {
  const urls = state.variations.map((variation) => variation.imageUrl);
  // The engine has already saved a new result, but the toast reports the result as saved now, so only older ads
  // count as existing.
  const before = state.newFrom && (await fetchGenerationStart(client, state.newFrom));
  const existing = await fetchExistingImages(client, userId, urls, before);
  const known = new Map(existing.map((ad) => [ad.ad_image_url, ad]));
  const missing = state.variations.filter((variation) => !known.has(variation.imageUrl));
  const ids = await insertAds(
    client,
    userId,
    missing.map((variation) => buildOverlayRow(userId, state, variation)),
  );

  const variations = state.variations.map((variation) => {
    const ad = known.get(variation.imageUrl);
    return {
      ...variation,
      id: ad?.id ?? ids[missing.indexOf(variation)],
      isFavorite: ad?.is_favorite ?? false,
    };
  });
  const message = ids.length > 0 ? OVERLAY_TOASTS.saved(ids.length) : OVERLAY_TOASTS.nothingNew;
  return { variations, message };
}
