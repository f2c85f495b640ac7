import { defineSet } from '../kit/define-set.ts';
import { snowfield } from '../kit/snowfield.ts';

/** Photoshoot scene that shows snow below mountains. */
export const winter = defineSet({
  light: 'hours',
  snowy: true,
  ownProps: ['snow', 'lights', 'ice'],
  within: 'nature',
  paint: (painter, hue, pick) => snowfield(painter, hue, pick, false),
});
