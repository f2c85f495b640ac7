import { defineSet } from '../kit/define-set.ts';
import { paintSnowfield } from '../kit/snowfield.ts';

/** Photoshoot scene that shows a snow landscape at night, under northern lights. */
export const northernLights = defineSet({
  light: 'hours',
  ownProps: ['snow', 'lights', 'ice'],
  within: 'nature',
  paint: (painter, hue, pick) => paintSnowfield(painter, hue, pick, true),
});
