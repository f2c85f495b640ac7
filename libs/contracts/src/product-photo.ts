import * as z from 'zod';
import { brandSnapshotSchema } from './brand.ts';
import { customerQuoteSchema, keepFilledQuote } from './customer-quote.ts';
import { keepFilledOffer } from './filled-offer.ts';
import { offerSchema, typedFieldsSchema } from './offer.ts';
import { shownAsSchema } from './shown-as.ts';
import { imageUrlSchema } from './uploads.ts';

/** How an own product photo is shown: without its background, filling the ad, or whole in a frame. */
export const PHOTO_SHOWINGS = ['cutout', 'full', 'framed'] as const;
export const photoShowingSchema = z.enum(PHOTO_SHOWINGS);
export type PhotoShowing = z.infer<typeof photoShowingSchema>;

/** Maximum factor by which a user can zoom into a photo. */
export const MAX_PHOTO_ZOOM = 3;

/** The part of a photo that fills an ad, chosen by the user. */
export const photoFocusSchema = z.object({
  /** The point to centre as far as the photo's edges allow, in shares of the photo. */
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  /** Zoom factor; 1 shows as much of the photo as the format allows. */
  zoom: z.number().min(1).max(MAX_PHOTO_ZOOM),
});
export type PhotoFocus = z.infer<typeof photoFocusSchema>;

/** The user's own product in a request. Addresses are in the caller's own storage. */
export const productPhotoSchema = z.object({
  /** `image_url` of an asset, or of any upload of the caller. */
  imageUrl: imageUrlSchema,
  /**
   * `cutout_url` of the asset. Without this URL, the engine makes a cut-out. If the cut-out is uncertain, the
   * photo fills the ad.
   */
  cutoutUrl: imageUrlSchema.nullish(),
  show: photoShowingSchema,
});
export type ProductPhoto = z.infer<typeof productPhotoSchema>;

/**
 * Optional fields of Create Ad and Creative Boost beyond the spec. Clients that omit these fields get the
 * spec's behaviour.
 */
export const OWN_FIELDS = {
  productPhoto: productPhotoSchema.optional(),
  brand: brandSnapshotSchema.optional(),
  /**
   * The drawn object that the ad shows instead of the object that the words name. A product photo has priority.
   */
  shownAs: shownAsSchema.optional(),
  offer: offerSchema.optional(),
  /** A customer's quotation, which only a testimonial ad shows. */
  quote: customerQuoteSchema.optional(),
  /**
   * The typed texts are optional. An unreadable value counts as absent, so that it never makes a generation
   * fail.
   */
  typed: typedFieldsSchema.optional().catch(undefined),
} as const;
export type OwnFields = z.infer<z.ZodObject<typeof OWN_FIELDS>>;

/** Returns those of {@link OWN_FIELDS} that are present, for spreading into a request. */
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
