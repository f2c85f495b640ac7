import * as z from 'zod';
import { AD_FORMAT_NAMES, AD_FORMATS } from './ad-formats.ts';
import { gaveWaySchema } from './creative.ts';
import { hexColourSchema } from './look.ts';
import { adFormatSchema, adLayoutSchema, recipeSchema } from './recipe.ts';
import { RECIPE_ELEMENTS } from './recipe-choices.ts';
import { adRowSchema } from './rows.ts';
import { viralScoreSchema } from './viral-score.ts';
import { webhookFailureSchema } from './webhook.ts';

/** Paths below the engine's origin. Signed in, unpaid, limited per user. */
export const EDITOR_PATHS = {
  preview: '/preview',
  roll: '/roll',
  hints: '/hints',
  choices: '/editor-choices',
  versions: '/ads/:id/versions',
  formats: '/ads/:id/formats',
} as const;

/** Path at which new versions of an ad are saved. */
export function adVersionsPath(adId: string): string {
  return EDITOR_PATHS.versions.replace(':id', encodeURIComponent(adId));
}

/** Path at which an ad's other formats are rendered. */
export function adFormatsPath(adId: string): string {
  return EDITOR_PATHS.formats.replace(':id', encodeURIComponent(adId));
}

const formats = z.array(adFormatSchema).min(1).max(AD_FORMAT_NAMES.length);
const LARGEST_PX = Math.max(...Object.values(AD_FORMATS).map(({ width }) => width));
const versionNumber = z.number().int().min(1);

/** Body of `POST /preview`. */
export const previewRequestSchema = z.object({
  recipe: z.unknown(),
  formats,
  /** Width of each picture in pixels; never larger than the format. */
  width: z.number().int().min(80).max(LARGEST_PX).default(540),
  /** Shows this ad in other layouts than its own, for thumbnails. */
  layouts: z.array(adLayoutSchema).max(24).optional(),
  /** Whether the pictures are scored; thumbnails need no score. */
  score: z.boolean().default(true),
});
export type PreviewRequest = z.input<typeof previewRequestSchema>;

/** Something with meaning in a picture; pixels of the finished format. */
const boxSchema = z.object({
  role: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  contrast: z.number().optional(),
  ink: z.string().optional(),
});
export type PictureBox = z.infer<typeof boxSchema>;

const renderedSchema = z.object({
  format: adFormatSchema,
  width: z.number().int(),
  height: z.number().int(),
  boxes: z.array(boxSchema),
  /** Smallest contrast ratio of all texts; never under 4.5. */
  minContrast: z.number(),
  gaveWay: z.array(gaveWaySchema),
  /** Words that the format has no room for. */
  dropped: z.array(z.literal('subline')),
  viralScore: viralScoreSchema.optional(),
});

/** A format that can't hold the words, and why. */
const leftOutSchema = z.object({
  format: adFormatSchema,
  layout: adLayoutSchema.optional(),
  reason: z.enum(['words_do_not_fit', 'layout_has_no_room']),
  /** One sentence for the user. */
  message: z.string(),
});
export type LeftOutFormat = z.infer<typeof leftOutSchema>;

/** What `POST /preview` answers. */
export const previewResponseSchema = z.object({
  success: z.literal(true),
  /** Renderer of the recipe and of the engine: where they differ, old and new are shown side by side before saving. */
  renderer: z.object({ recipe: z.number().int(), current: z.number().int() }),
  /** In the order asked for; `imageUrl` is a data URL. */
  pictures: z.array(
    renderedSchema.extend({ imageUrl: z.string(), layout: adLayoutSchema.optional() }),
  ),
  leftOut: z.array(leftOutSchema),
  /** Colours in use, by role, of the first picture. */
  colours: z.record(z.string(), hexColourSchema).optional(),
});
export type PreviewResponse = z.infer<typeof previewResponseSchema>;

/** An ad's pictures, by format. */
export const adImagesSchema = z.partialRecord(adFormatSchema, z.url());
export type AdImages = z.infer<typeof adImagesSchema>;

/** Table ad_versions: every version of an ad, the first as it was generated. `recipe` may be of a newer engine. */
export const adVersionRowSchema = z.object({
  ad_id: z.uuid(),
  user_id: z.uuid(),
  n: versionNumber,
  recipe: z.unknown(),
  images: adImagesSchema,
  viral_score: viralScoreSchema.nullable(),
  created_at: z.string(),
});
export type AdVersionRow = z.infer<typeof adVersionRowSchema>;

/** Table recipes: the latest version of a generated ad. `ad_id` is null until the ad is saved. */
export const recipeRowSchema = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  generation_id: z.uuid(),
  position: z.number().int().min(0),
  ad_id: z.uuid().nullable(),
  n: versionNumber,
  recipe: z.unknown(),
  images: adImagesSchema,
  headline: z.string(),
  words: z.string(),
  viral_score: viralScoreSchema.nullable(),
  created_at: z.string(),
});
export type RecipeRow = z.infer<typeof recipeRowSchema>;

/** View gallery_ads: an ad with what its recipe says of it; null for a flat ad. */
export const galleryAdSchema = adRowSchema.omit({ prediction_id: true }).extend({
  headline: z.string().nullable(),
  words: z.string().nullable(),
  images: adImagesSchema.nullable(),
  viral_score: viralScoreSchema.nullable(),
});
export type GalleryAd = z.infer<typeof galleryAdSchema>;

/** A recipe as a generation records it, one for each ad that will be saved. */
export const recordedRecipeSchema = z.object({
  recipe: recipeSchema,
  images: adImagesSchema,
  headline: z.string(),
  words: z.string(),
  viral_score: viralScoreSchema.nullable(),
});
export type RecordedRecipe = z.infer<typeof recordedRecipeSchema>;

/** Body of `POST /ads/{id}/versions`. Restoring a version saves its recipe again. */
export const saveVersionRequestSchema = z.object({
  /** The version that was edited; 409 `stale_version` when it is not the latest. */
  baseVersion: versionNumber,
  recipe: z.unknown(),
});
export type SaveVersionRequest = z.input<typeof saveVersionRequestSchema>;

const savedVersionSchema = z.object({
  n: versionNumber,
  recipe: recipeSchema,
  images: adImagesSchema,
  viralScore: viralScoreSchema.nullable(),
});
export type SavedVersion = z.infer<typeof savedVersionSchema>;

/** What `POST /ads/{id}/versions` answers. */
export const saveVersionResponseSchema = z.object({
  success: z.literal(true),
  version: savedVersionSchema,
  pictures: z.array(renderedSchema),
  leftOut: z.array(leftOutSchema),
});
export type SaveVersionResponse = z.infer<typeof saveVersionResponseSchema>;

/** Body of `POST /ads/{id}/formats`: the latest version's other formats. Formats that exist already are given as they are. */
export const renderFormatsRequestSchema = z.object({ formats });
export type RenderFormatsRequest = z.infer<typeof renderFormatsRequestSchema>;

/** What `POST /ads/{id}/formats` answers. */
export const renderFormatsResponseSchema = z.object({
  success: z.literal(true),
  n: versionNumber,
  /** Every picture that the version has now. */
  images: adImagesSchema,
  leftOut: z.array(leftOutSchema),
});
export type RenderFormatsResponse = z.infer<typeof renderFormatsResponseSchema>;

const elementSchema = z.enum(RECIPE_ELEMENTS);

/** Body of `POST /roll`: another headline, layout, or whatever else the die stands on. */
export const rollRequestSchema = z.object({
  recipe: z.unknown(),
  elements: z.array(elementSchema).min(1),
  /** Elements that stay whatever is rolled. */
  locks: z.array(elementSchema).default([]),
  /** Counts the rolls of one editing session, so that each gives something else. */
  roll: z.number().int().min(0).max(100_000),
});
export type RollRequest = z.input<typeof rollRequestSchema>;

export const rollResponseSchema = z.object({
  success: z.literal(true),
  recipe: recipeSchema,
  /** What is different now; an element of which there is no other stays. */
  changed: z.array(elementSchema),
});
export type RollResponse = z.infer<typeof rollResponseSchema>;

/** Body of `POST /hints`: changes that raise the score of this format. */
export const hintsRequestSchema = z.object({ recipe: z.unknown(), format: adFormatSchema });
export type HintsRequest = z.input<typeof hintsRequestSchema>;

export const hintsResponseSchema = z.object({
  success: z.literal(true),
  score: z.number().int(),
  /** Best first; each was rendered and scored. */
  hints: z.array(
    z.object({
      part: z.string(),
      element: elementSchema,
      /** What the change does, one sentence. */
      message: z.string(),
      recipe: recipeSchema,
      score: z.number().int(),
    }),
  ),
});
export type HintsResponse = z.infer<typeof hintsResponseSchema>;

/** What `GET /editor-choices` answers: choices that only the engine knows. */
export const editorChoicesSchema = z.object({
  success: z.literal(true),
  objects: z.array(z.object({ name: z.string(), label: z.string() })),
});
export type EditorChoices = z.infer<typeof editorChoicesSchema>;

/** What any route of the editor answers when it fails. */
export const editorFailureSchema = webhookFailureSchema.extend({
  /** Of `text_does_not_fit`: how many characters do. */
  maxCharacters: z.number().int().min(0).optional(),
  /** Of `rate_limited`: seconds to wait, as the Retry-After header says too. */
  retryAfterSeconds: z.number().int().optional(),
  /** Of `stale_version`: what was saved meanwhile. */
  latest: adVersionRowSchema.pick({ n: true, recipe: true, images: true }).optional(),
});
export type EditorFailure = z.infer<typeof editorFailureSchema>;
