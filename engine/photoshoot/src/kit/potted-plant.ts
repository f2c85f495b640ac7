import type { SetPainter } from './set-painter.ts';
import { paintStandingObject } from './standing-objects.ts';

/** Paints a potted plant out of focus. The argument `size` is the size of the plant without the pot. */
export function paintPottedPlant(
  painter: SetPainter,
  x: number,
  base: number,
  size: number,
  blur: number,
): void {
  paintStandingObject(painter, {
    kind: 'plant',
    x,
    base,
    height: size * 1.75,
    blur,
    body: '#e9e3d8',
  });
}
