import type { AdType, Format } from '@adwright/contracts';
import { FORMAT_SIZES, STORY_SAFE_AREA_PX } from '@adwright/contracts/values';
import type { AdCopy } from '@adwright/engine-lexicon';
import type { ProductKind } from '@adwright/engine-objects';
import type { Random, Rect } from '@adwright/engine-pixels';
import type { AdStyle } from './ad-style.ts';
import type { AdPicture } from './picture/ad-picture.ts';

/** What a layout works with. All lengths are pixels of the finished ad. */
export interface Stage {
  format: Format;
  width: number;
  height: number;
  /** Where words, buttons and logos may stand: inside the margins and clear of a story's covered bands. */
  content: Rect;
  /** Size of running text from which the others are derived. */
  base: number;
  style: AdStyle;
  copy: AdCopy;
  /** Shown in place of the eyebrow. */
  brandName: string | null;
  product: ProductKind;
  /** Whether the product is much wider than high, and wants a wider place. */
  wide: boolean;
  /** Whether it is higher than wide, and goes beside words as well as above them. */
  tall: boolean;
  /** Shown in the product's place, or all around it; null where the product is drawn. */
  picture: AdPicture | null;
  adType: AdType | null;
  /** Whether the arrangement will be seen in a mirror; words then stand at the other end of their boxes. */
  turned: boolean;
  random: Random;
  /** Number of the variation, for choices that should differ from one to the next. */
  variation: number;
  /** The same, from another start for each seed. */
  number: number;
}

const MARGIN_PX = 76;

/** Frame of a format: its size and the box for content. */
export function frameOf(format: Format): Pick<Stage, 'width' | 'height' | 'content' | 'base'> {
  const { width, height } = FORMAT_SIZES[format];
  const story = format === 'story';
  // A breath inside the story's bands: the platforms' interface ends in gradients, and letters need room.
  const top = story ? STORY_SAFE_AREA_PX.top + 24 : MARGIN_PX;
  const bottom = story ? STORY_SAFE_AREA_PX.bottom + 24 : MARGIN_PX;
  return {
    width,
    height,
    content: { x: MARGIN_PX, y: top, width: width - 2 * MARGIN_PX, height: height - top - bottom },
    base: story ? 40 : 34,
  };
}
