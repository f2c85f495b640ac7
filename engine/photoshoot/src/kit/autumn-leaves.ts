import type { HueRule } from './define-set.ts';

/** What is green all summer turns in autumn; woods have a set of their own for it. */
export const AUTUMN_LEAVES = {
  hue: 62,
  concept: 'autumn-wish',
} as const satisfies HueRule;
