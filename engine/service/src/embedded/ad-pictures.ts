import type { Format } from '@adwright/contracts';
import type { ComposedAd, ShownObject } from '@adwright/engine-ads';
import type { CopyBrief } from '@adwright/engine-lexicon';
import type { RenderContext } from '../creative-provider.ts';

/** An order for a picture over which the words of an ad are drawn. */
export interface AdPictureOrder {
  brief: CopyBrief;
  format: Format;
  /** The layout of the words that are drawn over the picture. */
  layout: ComposedAd['layout'];
  /** Number of the ad, derived from the seed; successive ads have different numbers. */
  number: number;
  /** Position of the ad's picture in the reply, counted from 0. */
  position: number;
  /** The object that the user chose to represent the product. */
  shownAs?: ShownObject;
  /**
   * Photo of the user's product. The composer places the product over the ordered picture, which therefore
   * leaves room for the product.
   */
  reference?: Uint8Array;
}

/**
 * Makes the picture of an ad, encoded, in the exact size of the ad's format.
 * @throws {AppError} if the AI service fails or declines the brief
 */
export type PaintAdPicture = (
  order: AdPictureOrder,
  context: Pick<RenderContext, 'seed' | 'signal' | 'note' | 'once'>,
) => Promise<Uint8Array>;
