import * as z from 'zod';
import { MAX_TEXT_LENGTH } from './limits.ts';
import { createTextSchema } from './plain-text.ts';

/** Maximum length of an offer's field in characters; small print is a sentence or two. */
export const MAX_OFFER_LENGTH = 60;
export const MAX_SMALL_PRINT_LENGTH = 200;

const value = createTextSchema(MAX_OFFER_LENGTH).optional();

/** The offer of an ad, in the fields that its user filled in. Each value is printed literally in the ad. */
export const offerSchema = z.object({
  price: value,
  was: value,
  discount: value,
  code: value,
  until: value,
  phone: value,
  place: value,
  smallPrint: createTextSchema(MAX_SMALL_PRINT_LENGTH).optional(),
});
export type Offer = z.infer<typeof offerSchema>;
const typed = createTextSchema(MAX_TEXT_LENGTH).optional();

/**
 * The spec's text fields as typed, including the quotes and apostrophes that spec §5 removes from the sent
 * ones. Ads print these texts. A typed text is ignored if it differs from the sent text in other characters
 * than these.
 */
export const typedFieldsSchema = z.object({
  product: typed,
  audience: typed,
  goal: typed,
  brandName: typed,
  callToAction: typed,
});
export type TypedFields = z.infer<typeof typedFieldsSchema>;
