import type { HueRule } from './define-set.ts';

/** Leaves of plants that are green in summer, in their autumn colours. Woods have a separate autumn set. */
export const AUTUMN_LEAVES = {
  hue: 62,
  concept: 'autumn-wish',
} as const satisfies HueRule;
