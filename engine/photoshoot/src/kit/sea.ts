import { oklch, ramp } from '@adwright/engine-pixels';
import { addLight, lay, type Rgb, rgb } from './backdrop.ts';
import { SIDE, type TimeOfDay } from './frame.ts';
import { sumOctaves } from './noise-field.ts';
import type { SetPainter } from './set-painter.ts';
import type { Sky } from './sky.ts';

/** Returns the colours of deep water, shallow water and foam, by time of day and in a storm. */
function seaColours(time: TimeOfDay, storm: boolean, water: number): readonly [Rgb, Rgb, Rgb] {
  if (storm && time !== 'night')
    return [rgb(0.3, 0.03, 225), rgb(0.5, 0.035, 200), rgb(0.88, 0.01, 220)];
  switch (time) {
    case 'day':
      return [rgb(0.5, 0.11, water + 20), rgb(0.82, 0.1, water - 20), [1, 1, 1]];
    case 'sunset':
      return [rgb(0.4, 0.08, 290), rgb(0.74, 0.11, 45), rgb(0.93, 0.06, 65)];
    case 'night':
      return [rgb(0.14, 0.04, 262), rgb(0.3, 0.05, 245), rgb(0.55, 0.04, 250)];
  }
}

/** Paints the sea from its horizon (a share of the picture's side) to the sand or rocks in front of it. */
export function paintSea(
  painter: SetPainter,
  line: number,
  { shade: sky, sunX, sun }: Sky,
  water: number,
): void {
  const { noise, view } = painter;
  const time = view.time ?? 'day';
  const bottom = painter.horizon / SIDE;
  const [deep, shallow, foam] = seaColours(time, view.storm, water);
  const drift = painter.between(0, 80);
  const crests = view.storm ? ([0.56, 0.7, 0.85] as const) : ([0.68, 0.78, 0.5] as const);
  painter.backdrop(3, (x, y, out) => {
    if (y < line) {
      sky(x, y, out);
      return;
    }
    const near = (y - line) / (bottom - line);
    const depth = 1 / (near + 0.06);
    const wave = sumOctaves(noise, x * 4 * depth ** 0.6 + drift, depth * 9 + near * 30, 3);
    out.set(deep);
    lay(out, shallow, ramp(near, 0, 0.95) * 0.85 + (wave - 0.5) * 0.5);
    lay(out, foam, ramp(wave, crests[0], crests[1]) * crests[2] * ramp(near, 0.05, 0.4));
    // The edge of the surf is irregular, because waves run up the sand.
    const surf = near + (sumOctaves(noise, x * 5 + drift, 3, 3) - 0.5) * 0.3;
    const froth = sumOctaves(noise, x * 26, near * 40, 2);
    lay(out, foam, ramp(surf, 0.78, 0.9) * (0.45 + froth * 0.7));
    if (time === 'day') return;
    const path = Math.exp(-Math.abs(x - sunX) * (16 - near * 9));
    addLight(out, sun, path * (0.15 + ramp(wave, 0.46, 0.6)) * 0.75);
  });
  painter.blurred(3, (context) => {
    context.fillStyle = time === 'night' ? oklch(0.2, 0.03, 262) : oklch(0.5, 0.05, 250);
    context.globalAlpha = 0.5;
    context.fillRect(-60, line * SIDE - 1.5, SIDE + 120, 3);
  });
}
