import type { HueRule } from './define-set.ts';

/** Autumn colours for leaves of plants that are green in summer. Woods have an autumn set of their own. */
export const AUTUMN_LEAVES = {
  hue: 62,
  concept: 'autumn-wish',
} as const satisfies HueRule;
