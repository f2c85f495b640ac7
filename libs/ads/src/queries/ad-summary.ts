import { adRowSchema } from '@adwright/contracts';
import { reviewStateSchema } from '@adwright/contracts/review';
import * as z from 'zod';

/** The data of an ad's card in the gallery (spec §7, "Select ads newest first"). */
export const adSummarySchema = z.object({
  ...adRowSchema.pick({
    id: true,
    ad_image_url: true,
    ad_text: true,
    created_at: true,
    is_favorite: true,
    ad_type: true,
    title: true,
  }).shape,
  /**
   * Alt text of the ad's picture, computed by the database. Null for a flat ad (an ad without a recipe); absent
   * from a data service without the column `headline`.
   */
  headline: z.string().nullish(),
  /** Alt text of a flat ad's picture; null when none is recorded. */
  alt_text: z.string().nullish(),
  /**
   * The ad's custom name, and the folder that contains the ad.
   */
  custom_name: z.string().nullish(),
  folder_id: z.string().nullish(),
  /**
   * The ad's review state, and the number of versions that are newer than the reviewed version. The database
   * computes both, like the headline.
   */
  review_state: reviewStateSchema.nullish(),
  review_newer_versions: z.number().nullish(),
});
export type AdSummary = z.infer<typeof adSummarySchema>;

/** The column list of {@link adSummarySchema} for PostgREST's `select`. */
export const AD_SUMMARY_COLUMNS =
  'id, ad_image_url, ad_text, created_at, is_favorite, ad_type, title, headline, alt_text, custom_name, folder_id, review_state, review_newer_versions' as const;
