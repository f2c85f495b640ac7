import * as z from 'zod';
import { brandSnapshotSchema } from './brand.ts';
import { customerQuoteSchema, keepFilledQuote } from './customer-quote.ts';
import { keepFilledOffer } from './filled-offer.ts';
import { offerSchema, typedFieldsSchema } from './offer.ts';
import { shownAsSchema } from './shown-as.ts';
import { imageUrlSchema } from './uploads.ts';

/**
 * How an ad shows the user's product photo: without its background, filling the ad, or whole in a frame.
 */
export const PHOTO_SHOWINGS = ['cutout', 'full', 'framed'] as const;
export const photoShowingSchema = z.enum(PHOTO_SHOWINGS);
export type PhotoShowing = z.infer<typeof photoShowingSchema>;

/** Maximum factor by which a user can zoom into a photo. */
export const MAX_PHOTO_ZOOM = 3;

/** The part of a photo that fills an ad, as the user chose it. */
export const photoFocusSchema = z.object({
  /**
   * The point in the middle of the ad, relative to the photo's size. Near an edge of the photo, the point may
   * be off the middle.
   */
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  /** Zoom factor; at 1, the ad shows as much of the photo as the format allows. */
  zoom: z.number().min(1).max(MAX_PHOTO_ZOOM),
});
export type PhotoFocus = z.infer<typeof photoFocusSchema>;

/** The user's product photo in a request. The URLs are in the caller's storage folder. */
export const productPhotoSchema = z.object({
  /** URL of an asset's photo (`image_url`), or of any upload of the caller. */
  imageUrl: imageUrlSchema,
  /**
   * URL of the asset's cut-out (`cutout_url`). Without this URL, the engine makes a cut-out; if the cut-out
   * is uncertain, the photo fills the ad.
   */
  cutoutUrl: imageUrlSchema.nullish(),
  show: photoShowingSchema,
});
export type ProductPhoto = z.infer<typeof productPhotoSchema>;

/**
 * Optional fields of Create Ad and Creative Boost that the spec does not have. If a client omits these
 * fields, the engine behaves as in the spec.
 */
export const OWN_FIELDS = {
  productPhoto: productPhotoSchema.optional(),
  brand: brandSnapshotSchema.optional(),
  /**
   * The drawn object that the ad shows. Without it, the ad shows the object that the brief's words name. A
   * product photo in the request has priority over the drawn object.
   */
  shownAs: shownAsSchema.optional(),
  offer: offerSchema.optional(),
  /** A customer's quotation; only a testimonial ad shows the quotation. */
  quote: customerQuoteSchema.optional(),
  /**
   * The texts as the user typed them. An unreadable value counts as absent, so that it never makes a
   * generation fail.
   */
  typed: typedFieldsSchema.optional().catch(undefined),
} as const;
export type OwnFields = z.infer<z.ZodObject<typeof OWN_FIELDS>>;

/** Returns the fields of {@link OWN_FIELDS} that are present, to be spread into a request. */
export function pickOwnFields({
  productPhoto,
  brand,
  shownAs,
  offer,
  quote,
  typed,
}: OwnFields): OwnFields {
  const filled = keepFilledOffer(offer);
  const quoted = keepFilledQuote(quote);
  return {
    ...(productPhoto ? { productPhoto } : {}),
    ...(brand ? { brand } : {}),
    ...(shownAs ? { shownAs } : {}),
    ...(filled ? { offer: filled } : {}),
    ...(quoted ? { quote: quoted } : {}),
    ...(typed ? { typed } : {}),
  };
}
