import * as z from 'zod';
import { brandSnapshotSchema } from './brand.ts';
import { customerQuoteSchema, filledQuote } from './customer-quote.ts';
import { filledOffer, offerSchema, typedFieldsSchema } from './offer.ts';
import { shownAsSchema } from './shown-as.ts';
import { imageUrlSchema } from './uploads.ts';

/** How an own product photo is shown: without its ground, filling the ad, or whole in a frame. */
export const PHOTO_SHOWINGS = ['cutout', 'full', 'framed'] as const;
export const photoShowingSchema = z.enum(PHOTO_SHOWINGS);
export type PhotoShowing = z.infer<typeof photoShowingSchema>;

/** How much closer than the whole photo an ad may go. */
const MAX_PHOTO_ZOOM = 3;

/** The part of a photo that fills an ad, as its user chose it. */
export const photoFocusSchema = z.object({
  /** The point that comes to the middle as far as the photo reaches, in shares of the photo. */
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  /** 1 shows as much of the photo as the format can. */
  zoom: z.number().min(1).max(MAX_PHOTO_ZOOM),
});
export type PhotoFocus = z.infer<typeof photoFocusSchema>;

/** The user's own product in a request. Addresses are of the caller's own storage. */
export const productPhotoSchema = z.object({
  /** `image_url` of an asset, or any upload of the caller's. */
  imageUrl: imageUrlSchema,
  /** `cutout_url` of the asset. Without it the engine cuts; what it is unsure of fills the ad. */
  cutoutUrl: imageUrlSchema.nullish(),
  show: photoShowingSchema,
});
export type ProductPhoto = z.infer<typeof productPhotoSchema>;

/** What Create Ad and Creative Boost take beyond the spec's fields; a client that sends none of it gets what it ever got. */
export const OWN_FIELDS = {
  productPhoto: productPhotoSchema.optional(),
  brand: brandSnapshotSchema.optional(),
  /** Shown in place of the object that the words name; a product photo goes before it. */
  shownAs: shownAsSchema.optional(),
  offer: offerSchema.optional(),
  /** Shown by a testimonial ad alone. */
  quote: customerQuoteSchema.optional(),
  /** A convenience that must never cost a generation: what can't be read is as good as absent. */
  typed: typedFieldsSchema.optional().catch(undefined),
} as const;
export type OwnFields = z.infer<z.ZodObject<typeof OWN_FIELDS>>;

/** The fields of {@link OWN_FIELDS} that are there, to be spread into a request. */
export function ownFieldsOf({
  productPhoto,
  brand,
  shownAs,
  offer,
  quote,
  typed,
}: OwnFields): OwnFields {
  const filled = filledOffer(offer);
  const quoted = filledQuote(quote);
  return {
    ...(productPhoto ? { productPhoto } : {}),
    ...(brand ? { brand } : {}),
    ...(shownAs ? { shownAs } : {}),
    ...(filled ? { offer: filled } : {}),
    ...(quoted ? { quote: quoted } : {}),
    ...(typed ? { typed } : {}),
  };
}
