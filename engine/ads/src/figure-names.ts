import { cycle } from '@adwright/engine-pixels';

/** Figures in the order in which ads use them; neighbours look most different. */
export const FIGURE_NAMES = [
  'tiles',
  'rings',
  'waves',
  'discs',
  'facets',
  'arches',
  'stripes',
  'dots',
] as const;

export type FigureName = (typeof FIGURE_NAMES)[number];

/** The figure of the ad with this variation number. */
export function figureOf(number: number): FigureName {
  return cycle(FIGURE_NAMES, number);
}
