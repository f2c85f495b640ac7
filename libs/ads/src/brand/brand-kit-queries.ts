import {
  AppError,
  BRAND_KIT_REFUSALS,
  type BrandKitDraft,
  type BrandKitRow,
  brandKitRowSchema,
  MAX_BRAND_KITS,
} from '@adwright/contracts';
import { filterByWorkspace, type SupabaseClient } from '@adwright/supabase';
import * as z from 'zod';

/** Returns the query key of a user's brand kits. */
export const brandKitsKey = (userId: string) => ['brand-kits', userId] as const;

/**
 * Returns a user's brand kits by name, the default first.
 * @throws the error that the data service returned
 */
export async function listBrandKits(
  client: SupabaseClient,
  userId: string,
  signal?: AbortSignal,
): Promise<BrandKitRow[]> {
  let query = filterByWorkspace(client.from('brand_kits').select('*'), userId)
    .order('is_default', { ascending: false })
    .order('name', { ascending: true })
    .limit(MAX_BRAND_KITS);
  if (signal) query = query.abortSignal(signal);
  const { data, error } = await query;
  if (error) throw error;
  return z.array(brandKitRowSchema).parse(data);
}

/**
 * Saves a brand kit of the workspace. Changes the brand kit with the given id, or creates a new brand kit if there is
 * no id.
 * @throws {AppError} `conflict` for a name that another brand kit has, `limit_reached` when the user has the maximum
 * number of brand kits, `forbidden` for another user's logo, `not_found` for a deleted kit
 */
export async function saveBrandKit(
  client: SupabaseClient,
  draft: BrandKitDraft,
  id?: string,
): Promise<BrandKitRow> {
  const kits = client.from('brand_kits');
  const { data, error } = await (id === undefined
    ? kits.insert(draft).select('*')
    : kits.update(draft).eq('id', id).select('*'));
  if (error) throw explainRefusal(error);
  const [saved] = z.array(brandKitRowSchema).parse(data);
  if (!saved) throw new AppError('not_found', `The brand kit ${id} does not exist`);
  return saved;
}

function explainRefusal(error: { code: string }): unknown {
  switch (error.code) {
    case BRAND_KIT_REFUSALS.nameTaken:
      return new AppError('conflict', 'Another brand kit has this name', {
        userMessage: 'Another of your kits has this name',
        cause: error,
      });
    case BRAND_KIT_REFUSALS.tooMany:
      return new AppError('limit_reached', 'The user has the maximum number of brand kits', {
        userMessage: `You have ${MAX_BRAND_KITS} brand kits, which is as many as there may be.`,
        cause: error,
      });
    case BRAND_KIT_REFUSALS.foreignLogo:
      return new AppError('forbidden', 'The logo belongs to another user', {
        userMessage: 'This logo is not in your library any more. Please choose another one.',
        cause: error,
      });
    default:
      return error;
  }
}

/**
 * Makes a brand kit the user's default brand kit, which forms preselect.
 * @throws the error that the data service returned, or `not_found` for a deleted kit
 */
export async function makeDefaultKit(client: SupabaseClient, id: string): Promise<void> {
  const { data, error } = await client
    .from('brand_kits')
    .update({ is_default: true })
    .eq('id', id)
    .select('id');
  if (error) throw error;
  if (data.length === 0) throw new AppError('not_found', `The brand kit ${id} does not exist`);
}

/**
 * Deletes a brand kit of the workspace. Deleting a brand kit that no longer exists is not an error. Ads that use the brand
 * kit remain unchanged.
 * @throws the error that the data service returned
 */
export async function deleteBrandKit(client: SupabaseClient, id: string): Promise<void> {
  const { error } = await client.from('brand_kits').delete().eq('id', id);
  if (error) throw error;
}
