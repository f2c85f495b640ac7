import { cycle } from '@adwright/engine-pixels';

/** Figures in the order in which ads take turns with them: neighbours look least alike. */
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

/** The figure of the ad with this number. */
export function figureOf(number: number): FigureName {
  return cycle(FIGURE_NAMES, number);
}
