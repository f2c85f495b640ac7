import { norm, ramp } from '@adwright/engine-pixels';
import type { Floor } from './floor.ts';
import { SIDE } from './frame.ts';
import type { Noise } from './noise-field.ts';
import type { SetPainter } from './set-painter.ts';

/** Writes the colour at a position on a wall to `out`; x and y are shares of the picture's side. */
type Masonry = (x: number, y: number, noise: Noise, out: Float64Array) => void;

/** Paints a wall that is lit from the upper left and darker towards the floor. */
export function paintMasonryWall(
  painter: SetPainter,
  masonry: Masonry,
  floor: Floor,
  blur: number,
): void {
  const { noise } = painter;
  const bottom = painter.horizon / SIDE;
  painter.backdrop(3, (x, y, out) => {
    masonry(x, y, noise, out);
    const fall = 1.12 - 0.5 * norm(x - 0.28, y - 0.16) - 0.16 * ramp(y, bottom * 0.8, bottom);
    for (let channel = 0; channel < 3; channel++) out[channel] = (out[channel] ?? 0) * fall;
  });
  painter.soften(blur);
  painter.floor(floor);
}

/**
 * Returns the distance between a position and the edge of the brick there, and a random number for that brick.
 */
export function findBrick(x: number, y: number, width: number, height: number, noise: Noise) {
  const row = Math.floor(y / height);
  const along = x / width + (row % 2) * 0.5;
  const cell = Math.floor(along);
  const edge = Math.min(
    Math.min(y / height - row, 1 - y / height + row) * height,
    Math.min(along - cell, 1 - along + cell) * width,
  );
  return { edge, own: noise(cell * 3.7 + 0.5, row * 5.3 + 0.5) };
}
