import * as z from 'zod';
import { type AdLanguage, adLanguageSchema } from './ad-languages.ts';
import { creativeSchema } from './creative.ts';
import { MAX_TEXT_LENGTH } from './limits.ts';
import { adTypeSchema, emotionSchema } from './options.ts';
import { createTextSchema } from './plain-text.ts';
import { OWN_FIELDS, type OwnFields, pickOwnFields } from './product-photo.ts';
import { pickTypedFields, stripQuotes } from './typed-texts.ts';
import { viralScoreSchema } from './viral-score.ts';

/**
 * A required text that the user types freely. A text of only quotation marks counts as empty, because the
 * request omits quotation marks.
 */
export const requiredTextSchema = createTextSchema(MAX_TEXT_LENGTH).refine(
  (text) => stripQuotes(text) !== '',
  'Required',
);

/** The brief form: all five fields required (spec §5). */
export const briefSchema = z.object({
  product: requiredTextSchema,
  audience: requiredTextSchema,
  goal: requiredTextSchema,
  emotion: emotionSchema,
  adType: adTypeSchema,
});
export type Brief = z.infer<typeof briefSchema>;

/** Request body of the create-ad webhook (spec §7). */
export const createAdRequestSchema = briefSchema.extend({
  prompt: createTextSchema(4 * MAX_TEXT_LENGTH).min(1),
  /** Language of the ad's words; when absent, the language of the brief. */
  language: adLanguageSchema.optional(),
  ...OWN_FIELDS,
});
export type CreateAdRequest = z.infer<typeof createAdRequestSchema>;

/** Response of the create-ad webhook (spec §3 Generation response), extended by the score. */
export const createAdResponseSchema = z.object({
  success: z.literal(true),
  error: z.string().nullish(),
  /**
   * The brief as the webhook parsed the request. If the brief in the response is incomplete, the client uses
   * its own copy of the brief.
   */
  formData: briefSchema.optional().catch(undefined),
  creatives: z.array(creativeSchema),
  adText: z.union([z.array(z.string()), z.string()]).optional(),
  viralScore: viralScoreSchema.optional(),
});
export type CreateAdResponse = z.infer<typeof createAdResponseSchema>;

/**
 * Returns the request body that generates an ad from a brief. The body omits the quotation marks of product,
 * audience and goal, and contains a prompt that is derived from all five fields. If texts were typed
 * differently from the sent texts, the body also contains the typed texts. The request also contains the
 * other choices for the ad.
 */
export function toCreateAdRequest({
  productPhoto,
  brand,
  shownAs,
  offer,
  quote,
  typed,
  language,
  ...brief
}: Brief & OwnFields & { language?: AdLanguage | undefined }): CreateAdRequest {
  const sent = {
    ...brief,
    product: stripQuotes(brief.product),
    audience: stripQuotes(brief.audience),
    goal: stripQuotes(brief.goal),
  };
  return {
    ...sent,
    prompt: briefPrompt(sent),
    ...(language ? { language } : {}),
    ...pickOwnFields({
      productPhoto,
      brand,
      shownAs,
      offer,
      quote,
      typed: typed ?? pickTypedFields(brief),
    }),
  };
}

/** Returns a prompt with every field of the brief, one sentence per line. */
function briefPrompt(brief: Brief): string {
  return [
    `Create a ${brief.adType} ad for ${brief.product}.`,
    `Target audience: ${brief.audience}.`,
    `Goal of the campaign: ${brief.goal}.`,
    `Dominant emotion: ${brief.emotion}.`,
  ].join('\n');
}

/**
 * Splits an ad's text into its paragraphs. The generation service sends the text as a list or as a string.
 */
export function splitAdText(adText: string | readonly string[] | undefined | null): string[] {
  if (adText === undefined || adText === null) return [];
  const pieces = typeof adText === 'string' ? adText.split(/\n\s*\n/) : adText;
  return pieces.map((piece) => piece.trim()).filter((piece) => piece.length > 0);
}

/** Joins the paragraphs of an ad's text by a blank line, as in `ads.ad_text` (spec §3). */
export function joinAdText(pieces: readonly string[]): string {
  return pieces.join('\n\n');
}
