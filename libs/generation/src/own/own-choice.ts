import { chosenPhotoSchema } from '@adwright/ads/assets';
import { DEFAULT_BRAND } from '@adwright/ads/brand';
import { isSameProduct } from '@adwright/ads/shown-as';
import { type FeatureKey, shownAsSchema } from '@adwright/contracts';
import * as z from 'zod';
import { readStored, removeStored, writeStored } from '../stored.ts';

/** The user's choice of photo, brand kit and drawn object for an ad. */
const ownChoiceSchema = z.object({
  photo: chosenPhotoSchema.nullable(),
  brand: z.string(),
  /** The object that the user chose for a product, with the text of the product field at that time. */
  shownAs: z.object({ object: shownAsSchema, product: z.string() }).nullable().default(null),
});
export type OwnChoice = z.infer<typeof ownChoiceSchema>;

const UNTOUCHED: OwnChoice = { photo: null, brand: DEFAULT_BRAND, shownAs: null };

/** Returns the chosen object while the product's text is unchanged; otherwise null. */
export function getShownAs({ shownAs }: OwnChoice, product: string): string | null {
  return shownAs && isSameProduct(shownAs.product, product) ? shownAs.object : null;
}

const buildStorageKey = (userId: string, feature: FeatureKey) =>
  `adwright.own.${userId}.${feature}`;

/** Returns the user's choices from the draft of an unsent form. */
export function readOwnChoice(userId: string, feature: FeatureKey): OwnChoice {
  return readStored(buildStorageKey(userId, feature), ownChoiceSchema) ?? UNTOUCHED;
}

export function keepOwnChoice(userId: string, feature: FeatureKey, choice: OwnChoice): void {
  writeStored(buildStorageKey(userId, feature), choice);
}

export function forgetOwnChoice(userId: string, feature: FeatureKey): void {
  removeStored(buildStorageKey(userId, feature));
}
