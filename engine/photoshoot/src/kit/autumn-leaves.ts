import type { HueRule } from './define-set.ts';

/** Plants that are green in summer turn in autumn. Woods have an autumn set of their own. */
export const AUTUMN_LEAVES = {
  hue: 62,
  concept: 'autumn-wish',
} as const satisfies HueRule;
