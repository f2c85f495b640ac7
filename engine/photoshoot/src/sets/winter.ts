import { defineSet } from '../kit/define-set.ts';
import { paintSnowfield } from '../kit/snowfield.ts';

/** Photoshoot scene that shows snow below mountains. */
export const winter = defineSet({
  light: 'hours',
  snowy: true,
  ownProps: ['snow', 'lights', 'ice'],
  within: 'nature',
  paint: (painter, hue, pick) => paintSnowfield(painter, hue, pick, false),
});
