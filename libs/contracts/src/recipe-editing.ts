import * as z from 'zod';
import { AD_FORMATS } from './ad-formats.ts';
import { adLanguageSchema } from './ad-languages.ts';
import { BADGE_NAMES } from './badges.ts';
import { gaveWaySchema } from './creative.ts';
import { FONT_PARTS } from './fonts.ts';
import { hexColourSchema } from './look.ts';
import { photoFocusSchema } from './product-photo.ts';
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

/** Returns the path at which new versions of an ad are saved. */
export function buildAdVersionsPath(adId: string): string {
  return EDITOR_PATHS.versions.replace(':id', encodeURIComponent(adId));
}

/** Returns the path at which an ad is copied. */
export function buildAdCopiesPath(adId: string): string {
  return EDITOR_PATHS.copies.replace(':id', encodeURIComponent(adId));
}

const LARGEST_PX = Math.max(...Object.values(AD_FORMATS).map(({ width }) => width));

/** Body of `POST /preview`. */
export const previewRequestSchema = z.object({
  recipe: z.unknown(),
  formats: formatsSchema,
  /** Width of each picture in pixels; never larger than the format. */
  width: z.number().int().min(80).max(LARGEST_PX).default(540),
  /** Renders the ad in these layouts instead of its own, for thumbnails. */
  layouts: z.array(adLayoutSchema).max(24).optional(),
  /** Whether the pictures are scored; thumbnails need no score. */
  score: z.boolean().default(true),
});
export type PreviewRequest = z.input<typeof previewRequestSchema>;

/** The font, size and position with which a text is drawn in a picture. Lengths are pixels of the finished format. */
const textSettingSchema = z.object({
  lines: z.array(z.string()),
  size: z.number(),
  /** Distance between baselines. */
  leading: z.number(),
  tracking: z.number(),
  /** Distance from the top of the first line's letters to its baseline. */
  ascent: z.number(),
  /** CSS list of font names; `GET /editor-faces` has the file of each, except uploaded fonts. */
  families: z.string(),
  align: z.enum(['start', 'center', 'end']),
  direction: z.enum(['ltr', 'rtl']),
});
export type TextSetting = z.infer<typeof textSettingSchema>;

/** Response of `GET /editor-faces?name=…`: the font file of one name in a text's families. */
export const faceResponseSchema = z.object({
  success: z.literal(true),
  /** In base64. */ woff2: z.string(),
});
export type FaceResponse = z.infer<typeof faceResponseSchema>;

/** An element of a picture with its role; in pixels of the finished format. */
const boxSchema = z.object({
  role: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  contrast: z.number().optional(),
  ink: z.string().optional(),
  /** Only of texts. */
  setting: textSettingSchema.optional(),
});
export type PictureBox = z.infer<typeof boxSchema>;

const renderedSchema = z.object({
  format: adFormatSchema,
  width: z.number().int(),
  height: z.number().int(),
  boxes: z.array(boxSchema),
  /** Lowest contrast ratio among all texts of the picture; at least 4.5. */
  minContrast: z.number(),
  gaveWay: z.array(gaveWaySchema),
  /** Texts and badges that were left out because the format has no room for them. */
  dropped: z.array(z.enum(['subline', ...BADGE_NAMES])),
  /** Letters of the texts that the uploaded fonts lack. Our own fonts show these letters. */
  borrowed: z.partialRecord(z.enum(FONT_PARTS), z.array(z.string())).optional(),
  /** Final positions of elements that the user moved. An element stops where it would collide or leave the picture. */
  places: elementPlacesSchema.optional(),
  /** The part of the user's background photo that this format shows. */
  backgroundFocus: photoFocusSchema.optional(),
  viralScore: viralScoreSchema.optional(),
});

/** Response of `POST /preview`. */
export const previewResponseSchema = z.object({
  success: z.literal(true),
  /**
   * Renderer numbers of the recipe and of the engine. When they differ, the editor shows the old and the new
   * picture before saving.
   */
  renderer: z.object({ recipe: z.number().int(), current: z.number().int() }),
  /** The pictures in the order of the requested formats or layouts; `imageUrl` is a data URL. */
  pictures: z.array(
    renderedSchema.extend({ imageUrl: z.string(), layout: adLayoutSchema.optional() }),
  ),
  leftOut: z.array(leftOutSchema),
  /** Colours that the first picture uses, by their role. */
  colours: z.record(z.string(), hexColourSchema).optional(),
});
export type PreviewResponse = z.infer<typeof previewResponseSchema>;

/** Body of `POST /ads/{id}/versions`. Restoring a version saves its recipe again. */
export const saveVersionRequestSchema = z.object({
  /** The version that was edited. The request fails with 409 `stale_version` when a newer version exists. */
  baseVersion: versionNumberSchema,
  recipe: z.unknown(),
});

const savedVersionSchema = z.object({
  n: versionNumberSchema,
  recipe: recipeSchema,
  images: adImagesSchema,
  viralScore: viralScoreSchema.nullable(),
});

/** Response of `POST /ads/{id}/versions`. */
export const saveVersionResponseSchema = z.object({
  success: z.literal(true),
  version: savedVersionSchema,
  pictures: z.array(renderedSchema),
  leftOut: z.array(leftOutSchema),
});
export type SaveVersionResponse = z.infer<typeof saveVersionResponseSchema>;

const elementSchema = z.enum(RECIPE_ELEMENTS);

/** Body of `POST /roll`: asks for another headline, layout or other element. */
export const rollRequestSchema = z.object({
  recipe: z.unknown(),
  elements: z.array(elementSchema).min(1),
  /** Elements that a roll must not change. */
  locks: z.array(elementSchema).default([]),
  /** Number of the roll in this editing session. Each number gives another result. */
  roll: z.number().int().min(0).max(100_000),
});

export const rollResponseSchema = z.object({
  success: z.literal(true),
  recipe: recipeSchema,
  /** The elements that the roll changed. An element without an alternative stays the same. */
  changed: z.array(elementSchema),
});
export type RollResponse = z.infer<typeof rollResponseSchema>;

/** Body of `POST /hints`, which returns changes that raise the score of this format. */
export const hintsRequestSchema = z.object({ recipe: z.unknown(), format: adFormatSchema });

export const hintsResponseSchema = z.object({
  success: z.literal(true),
  score: z.number().int(),
  /** The hints, ordered by their gain. The engine rendered and scored the change of each hint. */
  hints: z.array(
    z.object({
      part: z.string(),
      element: elementSchema,
      /** The effect of the change, as one sentence. */
      message: z.string(),
      recipe: recipeSchema,
      score: z.number().int(),
    }),
  ),
});
export type HintsResponse = z.infer<typeof hintsResponseSchema>;

/** Body of `POST /translations`, which writes the words of an ad in another language, from the ad's brief. */
export const translationRequestSchema = z.object({
  recipe: z.unknown(),
  language: adLanguageSchema,
});

export const translationResponseSchema = z.object({
  success: z.literal(true),
  words: adWordsSchema,
});
export type TranslationResponse = z.infer<typeof translationResponseSchema>;

/**
 * Body of `POST /ads/{id}/copies`, which creates a separate ad from the recipe of the latest version. The copy
 * may have its words in another language.
 */
export const copyAdRequestSchema = z.object({ language: adLanguageSchema.optional() });

export const copyAdResponseSchema = z.object({
  success: z.literal(true),
  adId: z.uuid(),
  /** Name of the copy in the gallery. */
  name: z.string(),
  leftOut: z.array(leftOutSchema),
});
export type CopyAdResponse = z.infer<typeof copyAdResponseSchema>;
