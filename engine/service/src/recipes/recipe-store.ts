import {
  type AdImages,
  AppError,
  adImagesSchema,
  type Recipe,
  type ViralScore,
} from '@adwright/contracts';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod';
import { createDatabaseCall } from '../call-database.ts';

/**
 * The latest version of an ad, as stored. The recipe is unparsed, because a newer engine may have written it in
 * another format.
 */
export interface LatestVersion {
  n: number;
  recipe: unknown;
  images: AdImages;
}

/** The latest version of an ad, with the other stored values that an edit changes. */
export interface EditableVersion extends LatestVersion {
  /** The texts beside the ad's pictures; null for an ad without texts beside its pictures. */
  adText: string | null;
  /** Id of the ad's workspace; absent in a store with ads of a single user. */
  workspaceId?: string | undefined;
}

/** A version of an ad that is to be saved. */
export interface NewVersion {
  recipe: Recipe;
  images: AdImages;
  headline: string;
  words: string;
  viral_score: ViralScore | null;
  /** Columns of the ad's row in the database that change with the version. */
  ad: Record<string, string>;
}

/**
 * The result of saving a version of an ad. The outcome `stale` means that another version was saved in the meantime.
 * The field `latest` contains that version.
 */
interface ChangeOutcome {
  outcome: 'saved' | 'stale';
  latest: LatestVersion;
}

/**
 * Stores the versions of ads. Every method rejects with an AppError. Its code is `not_found` for an ad that
 * the user may not see or change, `not_editable` for an ad without a recipe, `unavailable` if the data
 * service does not answer.
 */
export interface RecipeStore {
  latest(userId: string, adId: string): Promise<EditableVersion>;
  save(userId: string, adId: string, base: number, version: NewVersion): Promise<ChangeOutcome>;
  addFormats(userId: string, adId: string, n: number, images: AdImages): Promise<ChangeOutcome>;
  /** Creates a separate ad from a version of an ad. */
  copy(userId: string, adId: string, version: NewVersion): Promise<CopiedAd>;
}

/** A copy of an ad, with the name that the gallery shows. */
export interface CopiedAd {
  adId: string;
  name: string;
}

const latestSchema = z.object({
  n: z.number().int(),
  recipe: z.unknown(),
  images: adImagesSchema,
  ad_text: z.string().nullish(),
  workspace_id: z.uuid().nullish(),
});
const answerSchema = z.tuple([
  z.discriminatedUnion('outcome', [
    latestSchema.extend({ outcome: z.enum(['found', 'saved', 'stale']) }),
    z.object({ outcome: z.enum(['not_found', 'not_editable']) }),
  ]),
]);

const copySchema = z.tuple([
  z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('copied'), ad_id: z.uuid(), name: z.string() }),
    z.object({ outcome: z.enum(['not_found', 'not_editable']) }),
  ]),
]);

/** Creates a recipe store that calls the SQL functions of supabase/migrations with the service role's key. */
export function createSupabaseRecipeStore(client: SupabaseClient): RecipeStore {
  const callDatabase = createDatabaseCall(client);

  async function call(name: string, parameters: object) {
    const [answer] = await callDatabase(name, parameters, answerSchema);
    if (!('n' in answer)) {
      throw new AppError(answer.outcome, `${name}: ${answer.outcome}`);
    }
    const { outcome, ad_text: adText = null, workspace_id, ...latest } = answer;
    const workspaceId = workspace_id ?? undefined;
    return {
      outcome: outcome === 'stale' ? outcome : ('saved' as const),
      latest,
      adText,
      workspaceId,
    };
  }

  return {
    async latest(userId, adId) {
      const answer = await call('ad_to_edit', { p_user_id: userId, p_ad_id: adId });
      const { latest, adText: texts, workspaceId } = answer;
      return { ...latest, adText: texts, workspaceId };
    },
    save: (userId, adId, base, version) =>
      call('save_ad_version', {
        p_user_id: userId,
        p_ad_id: adId,
        p_base: base,
        p_version: version,
      }),
    addFormats: (userId, adId, n, images) =>
      call('add_ad_formats', { p_user_id: userId, p_ad_id: adId, p_n: n, p_images: images }),
    async copy(userId, adId, version) {
      const parameters = { p_user_id: userId, p_ad_id: adId, p_version: version };
      const [answer] = await callDatabase('copy_ad', parameters, copySchema);
      if (!('name' in answer)) throw new AppError(answer.outcome, `copy_ad: ${answer.outcome}`);
      return { adId: answer.ad_id, name: answer.name };
    },
  };
}
