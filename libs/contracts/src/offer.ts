import * as z from 'zod';
import { MAX_TEXT_LENGTH } from './limits.ts';
import { createTextSchema } from './plain-text.ts';

/** Maximum length of an offer field in characters; small print consists of one or two sentences. */
export const MAX_OFFER_LENGTH = 60;
export const MAX_SMALL_PRINT_LENGTH = 200;

const value = createTextSchema(MAX_OFFER_LENGTH).optional();

/** The offer fields that the user filled in. The ad prints each value word for word. */
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
 * The spec's text fields as the user typed them, with the quotes and apostrophes that spec §5 removes from
 * the request. Ads print the typed texts instead of the sent texts. A typed text is used only if it differs
 * from the sent text in nothing but quotes and apostrophes.
 */
export const typedFieldsSchema = z.object({
  product: typed,
  audience: typed,
  goal: typed,
  brandName: typed,
  callToAction: typed,
});
export type TypedFields = z.infer<typeof typedFieldsSchema>;
