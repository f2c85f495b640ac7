import { BACKGROUND_PATTERNS } from '@adwright/contracts/values';
import { cycle } from '@adwright/engine-pixels';

/** Figures in the order in which ads use them; adjacent ones look very different. */
export const FIGURE_NAMES = BACKGROUND_PATTERNS;

export type FigureName = (typeof FIGURE_NAMES)[number];

/** The figure of the ad with this variation number. */
export function figureOf(number: number): FigureName {
  return cycle(FIGURE_NAMES, number);
}
