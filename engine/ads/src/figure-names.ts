import { BACKGROUND_PATTERNS } from '@adwright/contracts/values';
import { cycle } from '@adwright/engine-pixels';

/**
 * Names of the figures (abstract shapes in place of a product), in the order in which variations use them.
 * Neighbouring figures in the list look very different.
 */
export const FIGURE_NAMES = BACKGROUND_PATTERNS;

export type FigureName = (typeof FIGURE_NAMES)[number];

/** Returns the figure (abstract shapes) for the ad with this variation number. */
export function chooseFigure(number: number): FigureName {
  return cycle(FIGURE_NAMES, number);
}
