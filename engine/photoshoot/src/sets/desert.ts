import { defineSet } from '../kit/define-set.ts';
import { paintSands } from '../kit/sands.ts';

/** Photoshoot scene that shows sand dunes under a wide sky. */
export const desert = defineSet({
  light: 'hours',
  within: 'nature',
  paint: (painter, hue) => paintSands(painter, hue, []),
});
