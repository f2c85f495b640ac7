import type { Format } from '@adwright/contracts';
import type { ComposedAd, ShownObject } from '@adwright/engine-ads';
import type { CopyBrief } from '@adwright/engine-lexicon';
import type { RenderContext } from '../creative-provider.ts';

/** An order for the picture over which an ad's words are drawn. */
export interface AdPictureOrder {
  brief: CopyBrief;
  format: Format;
  /** The layout of the words that are drawn over the picture. */
  layout: ComposedAd['layout'];
  /** Number of the ad, derived from the seed; neighbouring ads have different numbers. */
  number: number;
  /** Position of the ad's picture in the reply, from 0. */
  position: number;
  /** The object that a user chose to show the product. */
  shownAs?: ShownObject;
  /** Photo of the user's product. The composer places the photo over the picture, which leaves room for it. */
  reference?: Uint8Array;
}

/**
 * Makes the picture for an ad, encoded, in the exact size of its format.
 * @throws {AppError} when a service fails or declines
 */
export type PaintAdPicture = (
  order: AdPictureOrder,
  context: Pick<RenderContext, 'seed' | 'signal' | 'note' | 'once'>,
) => Promise<Uint8Array>;
