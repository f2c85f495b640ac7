import type { Rect } from '@adwright/engine-pixels';
import type { Stage } from '../stage.ts';

/**
 * A division of the ad: the side with the figure (abstract shapes), and the figure's share of the ad's width or
 * height.
 */
export type Cut = readonly [side: 'left' | 'right' | 'top' | 'bottom', share: number];

/** The division of the ad for each arrangement (square, stacked, wide) of a format. */
export interface Cuts {
  square: Cut;
  stacked: Cut;
  broad: Cut;
}

export interface Halves {
  /** Area of the figure (abstract shapes), which extends beyond the edges of the ad. */
  figure: Rect;
  /** Area of the words: the part of the content area outside the figure. */
  words: Rect;
}

/** Distance between the figure and the words, in pixels. */
const GAP_PX = 60;

/** Divides an ad into a figure that extends to the ad's edges, and an area for the words beside the figure. */
export function cutInTwo(stage: Stage, cuts: Cuts): Halves {
  const { content, width, height, unit } = stage;
  const [side, share] = stage.broad ? cuts.broad : stage.stacked ? cuts.stacked : cuts.square;
  const gap = GAP_PX * unit;
  const across = Math.round(width * share);
  const down = Math.round(height * share);
  const right = content.x + content.width;
  const bottom = content.y + content.height;
  switch (side) {
    case 'left':
      return {
        figure: { x: 0, y: 0, width: across, height },
        words: { ...content, x: across + gap, width: right - across - gap },
      };
    case 'right':
      return {
        figure: { x: width - across, y: 0, width: across, height },
        words: { ...content, width: width - across - gap - content.x },
      };
    case 'top': {
      const top = Math.max(content.y, down + gap);
      return {
        figure: { x: 0, y: 0, width, height: down },
        words: { ...content, y: top, height: bottom - top },
      };
    }
    case 'bottom': {
      const end = Math.min(bottom, height - down - gap);
      return {
        figure: { x: 0, y: height - down, width, height: down },
        words: { ...content, height: end - content.y },
      };
    }
  }
}
