import * as z from 'zod';
import { OFFER_FIELDS } from './fact-kinds.ts';
import { MAX_TEXT_LENGTH } from './limits.ts';
import { textUpTo } from './plain-text.ts';

/** Longest value of an offer's field, characters; small print is a sentence or two. */
export const MAX_OFFER_LENGTH = 60;
export const MAX_SMALL_PRINT_LENGTH = 200;

const value = textUpTo(MAX_OFFER_LENGTH).optional();

/** What an ad offers, as its user typed it into fields of its own. Each value is printed literally. */
export const offerSchema = z.object({
  price: value,
  was: value,
  discount: value,
  code: value,
  until: value,
  phone: value,
  place: value,
  smallPrint: textUpTo(MAX_SMALL_PRINT_LENGTH).optional(),
});
export type Offer = z.infer<typeof offerSchema>;
/** The offer's fields that hold something, trimmed; undefined where none does. */
export function filledOffer(offer: Offer | undefined): Offer | undefined {
  const filled = OFFER_FIELDS.map((field) => [field, offer?.[field]?.trim()] as const).filter(
    ([, text]) => text,
  );
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

const typed = textUpTo(MAX_TEXT_LENGTH).optional();

/**
 * The spec's text fields as they were typed, with the quotes and apostrophes that spec §5 removes from them. Ads print these; a text
 * that is not the sent field but for those marks is ignored.
 */
export const typedFieldsSchema = z.object({
  product: typed,
  audience: typed,
  goal: typed,
  brandName: typed,
  callToAction: typed,
});
export type TypedFields = z.infer<typeof typedFieldsSchema>;
