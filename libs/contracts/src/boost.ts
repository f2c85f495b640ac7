import * as z from 'zod';
import { adLanguageSchema } from './ad-languages.ts';
import { requiredTextSchema } from './brief.ts';
import { creativeSchema } from './creative.ts';
import { MAX_TEXT_LENGTH } from './limits.ts';
import { emotionSchema, formatSchema } from './options.ts';
import { createTextSchema } from './plain-text.ts';
import { OWN_FIELDS, pickOwnFields } from './product-photo.ts';
import { pickTypedFields, stripQuotes } from './typed-texts.ts';

const optional = createTextSchema(MAX_TEXT_LENGTH).optional();

/** Fields of the boost form and of the webhook's request body (spec §3 Boost request). */
export const boostRequestSchema = z.object({
  product: requiredTextSchema,
  audience: requiredTextSchema,
  emotion: emotionSchema,
  format: formatSchema,
  brandName: optional,
  callToAction: optional,
  /** Language of the ads' words; when absent, the language of the brief. */
  language: adLanguageSchema.optional(),
  ...OWN_FIELDS,
});
export type BoostRequest = z.infer<typeof boostRequestSchema>;

export const boostResponseSchema = z.object({
  success: z.literal(true),
  creatives: z.array(creativeSchema),
  error: z.string().nullish(),
});
export type BoostResponse = z.infer<typeof boostResponseSchema>;

/**
 * Removes quotes and backslashes from all text fields before sending (spec §5). The request also contains the
 * texts as the user typed them, and omits empty optional fields.
 */
export function toBoostRequest(form: BoostRequest): BoostRequest {
  const clean = (value: string | undefined) =>
    value ? stripQuotes(value) || undefined : undefined;
  return {
    product: stripQuotes(form.product),
    audience: stripQuotes(form.audience),
    emotion: form.emotion,
    format: form.format,
    ...(clean(form.brandName) ? { brandName: clean(form.brandName) } : {}),
    ...(clean(form.callToAction) ? { callToAction: clean(form.callToAction) } : {}),
    ...(form.language ? { language: form.language } : {}),
    ...pickOwnFields({ ...form, typed: form.typed ?? pickTypedFields(form) }),
  };
}
