import type { Format } from '@adwright/contracts';
import type { ComposedAd, ShownObject } from '@adwright/engine-ads';
import type { CopyBrief } from '@adwright/engine-lexicon';
import type { RenderContext } from '../creative-provider.ts';

/** A picture that an ad is to be set on. */
export interface AdPictureOrder {
  brief: CopyBrief;
  format: Format;
  /** How the words will stand on it. */
  layout: ComposedAd['layout'];
  /** Number of the ad, seed included; neighbours differ. */
  number: number;
  /** Position of the ad in the reply. */
  position: number;
  /** The object that a user chose to show the product. */
  shownAs?: ShownObject;
  /** Photo of the user's product, which the composer sets over the picture; the picture leaves room for it. */
  reference?: Uint8Array;
}

/** Makes the picture of an ad, encoded, in the exact size of its format. @throws {AppError} when a service fails or declines */
export type PaintAdPicture = (
  order: AdPictureOrder,
  context: Pick<RenderContext, 'seed' | 'signal' | 'note' | 'once'>,
) => Promise<Uint8Array>;
