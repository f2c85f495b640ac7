import { oklch, parseChannels, ramp } from '@adwright/engine-pixels';
import { createCanvas, ImageData } from '@napi-rs/canvas';
import { mixColours, type Rgb } from '../kit/backdrop.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/** Pixels of the picture per pixel of the smoke layer. */
const SMOKE_COARSENESS = 6;

/** Colour of smoke if the brief names none, as red, green and blue (0–1). */
const WHITE: Rgb = [0.965, 0.97, 0.98];

/**
 * Returns the colour at a position in a repeating list of colours. Each colour is constant over most of its
 * interval and blends into the next colour at the interval's end.
 */
function interpolateColour(colours: readonly Rgb[], along: number): Rgb {
  const at = Math.floor(along);
  const count = colours.length;
  const one = colours[((at % count) + count) % count] ?? WHITE;
  const next = colours[(((at + 1) % count) + count) % count] ?? WHITE;
  return mixColours(one, next, ramp(along - at, 0.55, 1));
}

/** Paints smoke that drifts up in veils between two heights, given as shares of the picture's side. */
export function paintSmoke(painter: SetPainter, low: number, high: number, opacity: number): void {
  const { noise, view } = painter;
  const colours = view.smoke.map((hue) => parseChannels(oklch(0.66, 0.18, hue)));
  // Coloured powder has several colours and is thicker than smoke. Smoke has few colours and is thin, so the scene
  // stays visible.
  const thickness = colours.length > 2 ? 1.7 : 1;
  const side = Math.ceil(SIDE / SMOKE_COARSENESS);
  const veil = new ImageData(side, side);
  const { data } = veil;
  const drift = painter.between(0, 90);
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const [x, y] = [column / side, row / side];
      const warp = sumOctaves(noise, x * 2.4 + drift, y * 2 + 7, 3) - 0.5;
      const curl = sumOctaves(noise, x * 3.2 + warp * 2.6 + drift, y * 2.1 - warp * 1.6, 4);
      const thread =
        1 - Math.abs(2 * sumOctaves(noise, x * 2.2 + warp * 3 + 40, y * 1.5 + warp, 3) - 1);
      const height = ramp(y, low, low + 0.28) * (1 - ramp(y, high - 0.12, high));
      const thick = ramp(curl, 0.4, 0.78) * 0.75 + ramp(thread, 0.82, 1) * 0.35;
      // Across the picture, smoke of one colour blends into smoke of the next colour.
      const along = colours.length * (x + 0.9 * warp + 0.4 * (y - 0.5));
      const [red, green, blue] = colours.length === 0 ? WHITE : interpolateColour(colours, along);
      data.set(
        [
          255 * red,
          255 * green,
          255 * blue,
          255 * Math.min(1, opacity * thickness) * height * Math.min(1, thick * thickness),
        ],
        (row * side + column) * 4,
      );
    }
  const layer = createCanvas(side, side);
  layer.getContext('2d').putImageData(veil, 0, 0);
  painter.context.save();
  painter.context.imageSmoothingQuality = 'high';
  painter.context.drawImage(layer, 0, 0, SIDE, SIDE);
  painter.context.restore();
}
