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

/** Returns the path below the engine's origin for saving new versions of an ad. */
export function buildAdVersionsPath(adId: string): string {
  return EDITOR_PATHS.versions.replace(':id', encodeURIComponent(adId));
}

/** Returns the path below the engine's origin for copying an ad. */
export function buildAdCopiesPath(adId: string): string {
  return EDITOR_PATHS.copies.replace(':id', encodeURIComponent(adId));
}

const LARGEST_PX = Math.max(...Object.values(AD_FORMATS).map(({ width }) => width));

/** Request body of `POST /preview`. */
export const previewRequestSchema = z.object({
  recipe: z.unknown(),
  formats: formatsSchema,
  /** Width of each picture in pixels; at most the width of the format. */
  width: z.number().int().min(80).max(LARGEST_PX).default(540),
  /** Layouts in which the engine renders the ad instead of the ad's layout, for thumbnails. */
  layouts: z.array(adLayoutSchema).max(24).optional(),
  /** True to compute the score of the pictures; thumbnails need no score. */
  score: z.boolean().default(true),
});
export type PreviewRequest = z.input<typeof previewRequestSchema>;

/**
 * The font, size and position with which a text is drawn in a picture. All lengths are pixels of the finished
 * format.
 */
const textSettingSchema = z.object({
  lines: z.array(z.string()),
  size: z.number(),
  /** Distance between the baselines of two lines. */
  leading: z.number(),
  tracking: z.number(),
  /** Distance from the top of the letters in the first line to the baseline of this line. */
  ascent: z.number(),
  /** CSS list of font names; `GET /editor-faces` returns the file of each font, except uploaded fonts. */
  families: z.string(),
  align: z.enum(['start', 'center', 'end']),
  direction: z.enum(['ltr', 'rtl']),
});
export type TextSetting = z.infer<typeof textSettingSchema>;

/** Response of `GET /editor-faces?name=…`: the file of the font with this name. */
export const faceResponseSchema = z.object({
  success: z.literal(true),
  /** The picture's bytes in base64. */ woff2: z.string(),
});
export type FaceResponse = z.infer<typeof faceResponseSchema>;

/** Box and role of an element in a picture, in pixels of the finished format. */
const boxSchema = z.object({
  role: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  contrast: z.number().optional(),
  ink: z.string().optional(),
  /** Font, size and position of a text; absent for other elements. */
  setting: textSettingSchema.optional(),
});
export type PictureBox = z.infer<typeof boxSchema>;

const renderedSchema = z.object({
  format: adFormatSchema,
  width: z.number().int(),
  height: z.number().int(),
  boxes: z.array(boxSchema),
  /** Lowest contrast ratio among all texts of the picture; the ratio is at least 4.5. */
  minContrast: z.number(),
  gaveWay: z.array(gaveWaySchema),
  /** Texts and badges that the format omits because the picture has no space for them. */
  dropped: z.array(z.enum(['subline', ...BADGE_NAMES])),
  /**
   * Letters that the uploaded fonts lack, by the part of the ad. The picture shows these letters in a
   * standard font.
   */
  borrowed: z.partialRecord(z.enum(FONT_PARTS), z.array(z.string())).optional(),
  /**
   * Final positions of elements that the user moved. A moved element stops before it would collide with
   * another element or leave the picture.
   */
  places: elementPlacesSchema.optional(),
  /** The part of the user's background photo that this format shows. */
  backgroundFocus: photoFocusSchema.optional(),
  viralScore: viralScoreSchema.optional(),
});

/** Response of `POST /preview`. */
export const previewResponseSchema = z.object({
  success: z.literal(true),
  /**
   * Renderer version of the recipe, and renderer version of the engine. When the two versions differ, the
   * editor shows the old and the new picture before saving.
   */
  renderer: z.object({ recipe: z.number().int(), current: z.number().int() }),
  /**
   * The rendered pictures in the order of the requested formats or layouts; The value `imageUrl` is a data
   * URL.
   */
  pictures: z.array(
    renderedSchema.extend({ imageUrl: z.string(), layout: adLayoutSchema.optional() }),
  ),
  leftOut: z.array(leftOutSchema),
  /** Colours in the first picture, by their role. */
  colours: z.record(z.string(), hexColourSchema).optional(),
});
export type PreviewResponse = z.infer<typeof previewResponseSchema>;

/**
 * Request body of `POST /ads/{id}/versions`. Restoring an earlier version saves the recipe of that version
 * again.
 */
export const saveVersionRequestSchema = z.object({
  /**
   * Number of the version that the user edited. The request fails with 409 `stale_version` when the ad has a
   * newer version.
   */
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

/**
 * Request body of `POST /roll`, which replaces the headline, the layout or another element by an alternative.
 */
export const rollRequestSchema = z.object({
  recipe: z.unknown(),
  elements: z.array(elementSchema).min(1),
  /** Elements that this request must not change. */
  locks: z.array(elementSchema).default([]),
  /** Number of this request in the current editing session. Different numbers give different results. */
  roll: z.number().int().min(0).max(100_000),
});

export const rollResponseSchema = z.object({
  success: z.literal(true),
  recipe: recipeSchema,
  /**
   * Elements that the engine changed; an element without an alternative remains unchanged.
   */
  changed: z.array(elementSchema),
});
export type RollResponse = z.infer<typeof rollResponseSchema>;

/** Request body of `POST /hints`, which returns changes that raise the score of the given format. */
export const hintsRequestSchema = z.object({ recipe: z.unknown(), format: adFormatSchema });

export const hintsResponseSchema = z.object({
  success: z.literal(true),
  score: z.number().int(),
  /**
   * The hints, ordered by the increase in score. The engine has rendered and scored the ad with the change of
   * each hint.
   */
  hints: z.array(
    z.object({
      part: z.string(),
      element: elementSchema,
      /** Effect of the change on the ad, as one sentence for the user. */
      message: z.string(),
      recipe: recipeSchema,
      score: z.number().int(),
    }),
  ),
});
export type HintsResponse = z.infer<typeof hintsResponseSchema>;

/**
 * Request body of `POST /translations`, which writes the texts of an ad in another language, from the ad's
 * brief.
 */
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
 * Request body of `POST /ads/{id}/copies`, which creates a separate ad from the recipe of the latest version.
 * If the request names a language, the copy is in that language.
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
