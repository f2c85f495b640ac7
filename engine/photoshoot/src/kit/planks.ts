import { oklch } from '@adwright/engine-pixels';
import { paintOutdoorLight } from './outdoor-light.ts';
import type { SetLook } from './set-look.ts';
import type { SetPainter } from './set-painter.ts';

/** Light and dark colour of oak planks. */
export const OAK = { light: oklch(0.7, 0.06, 66), dark: oklch(0.36, 0.05, 56) };

/**
 * Paints a floor of pale outdoor planks at the end of a field of flowers. Returns how the surfaces of the finished
 * scene reflect light.
 */
export function paintPalePlanks(painter: SetPainter): SetLook {
  painter.floor({
    material: 'wood',
    light: oklch(0.84, 0.03, 76),
    dark: oklch(0.54, 0.04, 64),
    sheen: 0.1,
  });
  paintOutdoorLight(painter, painter.horizon);
  return { gloss: 0.06, shadowSide: 1, shadow: 0.4 };
}
