import type { SetPainter } from './set-painter.ts';
import { standObject } from './standing-objects.ts';

/** Paints a potted plant out of focus. The argument `size` is the size of the plant without the pot. */
export function pottedPlant(
  painter: SetPainter,
  x: number,
  base: number,
  size: number,
  blur: number,
): void {
  standObject(painter, { kind: 'plant', x, base, height: size * 1.75, blur, body: '#e9e3d8' });
}
