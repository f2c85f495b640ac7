import * as z from 'zod';
import { AD_FORMATS } from './ad-formats.ts';
import { adLanguageSchema } from './ad-languages.ts';
import { gaveWaySchema } from './creative.ts';
import { hexColourSchema } from './look.ts';
import {
  adFormatSchema,
  adLayoutSchema,
  adWordsSchema,
  elementPlacesSchema,
  recipeSchema,
} from './recipe.ts';
import { RECIPE_ELEMENTS } from './recipe-choices.ts';
import {
  adImagesSchema,
  EDITOR_PATHS,
  formatsSchema,
  leftOutSchema,
  versionNumberSchema,
} from './saved-recipes.ts';
import { viralScoreSchema } from './viral-score.ts';

/** Path at which new versions of an ad are saved. */
export function adVersionsPath(adId: string): string {
  return EDITOR_PATHS.versions.replace(':id', encodeURIComponent(adId));
}

/** Path at which an ad is copied. */
export function adCopiesPath(adId: string): string {
  return EDITOR_PATHS.copies.replace(':id', encodeURIComponent(adId));
}

const LARGEST_PX = Math.max(...Object.values(AD_FORMATS).map(({ width }) => width));

/** Body of `POST /preview`. */
export const previewRequestSchema = z.object({
  recipe: z.unknown(),
  formats: formatsSchema,
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
  /** Where elements that were moved by hand stand: as far from the layout's place as they could go. */
  places: elementPlacesSchema.optional(),
  viralScore: viralScoreSchema.optional(),
});

/** What `POST /preview` answers. */
export const previewResponseSchema = z.object({
  success: z.literal(true),
  /** Renderer of the recipe and of the engine: where they differ, old and new are shown side by side before saving. */
  renderer: z.object({ recipe: z.number().int(), current: z.number().int() }),
  /** The pictures, in the order asked for; `imageUrl` is a data URL. */
  pictures: z.array(
    renderedSchema.extend({ imageUrl: z.string(), layout: adLayoutSchema.optional() }),
  ),
  leftOut: z.array(leftOutSchema),
  /** Colours in use, by role, of the first picture. */
  colours: z.record(z.string(), hexColourSchema).optional(),
});
export type PreviewResponse = z.infer<typeof previewResponseSchema>;

/** Body of `POST /ads/{id}/versions`. Restoring a version saves its recipe again. */
export const saveVersionRequestSchema = z.object({
  /** The version that was edited; 409 `stale_version` when it is not the latest. */
  baseVersion: versionNumberSchema,
  recipe: z.unknown(),
});

const savedVersionSchema = z.object({
  n: versionNumberSchema,
  recipe: recipeSchema,
  images: adImagesSchema,
  viralScore: viralScoreSchema.nullable(),
});

/** What `POST /ads/{id}/versions` answers. */
export const saveVersionResponseSchema = z.object({
  success: z.literal(true),
  version: savedVersionSchema,
  pictures: z.array(renderedSchema),
  leftOut: z.array(leftOutSchema),
});
export type SaveVersionResponse = z.infer<typeof saveVersionResponseSchema>;

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

export const rollResponseSchema = z.object({
  success: z.literal(true),
  recipe: recipeSchema,
  /** What is different now; an element of which there is no other stays. */
  changed: z.array(elementSchema),
});
export type RollResponse = z.infer<typeof rollResponseSchema>;

/** Body of `POST /hints`: changes that raise the score of this format. */
export const hintsRequestSchema = z.object({ recipe: z.unknown(), format: adFormatSchema });

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

/** Body of `POST /translations`: the words of an ad in another language, written anew from its brief. */
export const translationRequestSchema = z.object({
  recipe: z.unknown(),
  language: adLanguageSchema,
});

export const translationResponseSchema = z.object({
  success: z.literal(true),
  words: adWordsSchema,
});
export type TranslationResponse = z.infer<typeof translationResponseSchema>;

/** Body of `POST /ads/{id}/copies`: an ad of its own with the latest version's recipe, or with its words in another language. */
export const copyAdRequestSchema = z.object({ language: adLanguageSchema.optional() });

export const copyAdResponseSchema = z.object({
  success: z.literal(true),
  adId: z.uuid(),
  /** What the gallery calls it. */
  name: z.string(),
  leftOut: z.array(leftOutSchema),
});
export type CopyAdResponse = z.infer<typeof copyAdResponseSchema>;
