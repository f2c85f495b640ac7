import { adRowSchema } from '@adwright/contracts';
import { reviewStateSchema } from '@adwright/contracts/review';
import * as z from 'zod';

/** What a card in the gallery shows of an ad (spec §7, Select ads newest first). */
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
  /** Alt text of the picture, computed by the database. Null for a flat ad; absent from a service without this column. */
  headline: z.string().nullish(),
  /** What the picture shows, for those who can't see it; null where nothing is recorded of it. */
  alt_text: z.string().nullish(),
  /** The user's own name for the ad, and the folder that it lies in. As computed as the headline. */
  custom_name: z.string().nullish(),
  folder_id: z.string().nullish(),
  /** How the ad stands with its reviewers, and how many versions are newer than the one that this is about. As computed. */
  review_state: reviewStateSchema.nullish(),
  review_newer_versions: z.number().nullish(),
});
export type AdSummary = z.infer<typeof adSummarySchema>;

/** The column list of {@link adSummarySchema} for PostgREST's `select`. */
export const AD_SUMMARY_COLUMNS =
  'id, ad_image_url, ad_text, created_at, is_favorite, ad_type, title, headline, alt_text, custom_name, folder_id, review_state, review_newer_versions' as const;
