import type { HueRule } from './define-set.ts';

/**
 * Autumn colours for leaves of plants that are green in summer. Woods are missing here, because
 * they have their own set for autumn.
 */
export const AUTUMN_LEAVES = {
  hue: 62,
  concept: 'autumn-wish',
} as const satisfies HueRule;
