import type { HueRule } from './define-set.ts';

/**
 * Autumn colours of leaves, for plants that are green in summer. Woods are missing in this list, because woods have a
 * separate scene for autumn.
 */
export const AUTUMN_LEAVES = {
  hue: 62,
  concept: 'autumn-wish',
} as const satisfies HueRule;
