import { oklch, ramp } from '@adwright/engine-pixels';
import { addLight, lay, type Rgb, rgb } from './backdrop.ts';
import { paintFirs } from './firs.ts';
import { SIDE } from './frame.ts';
import { LAMPLIGHT, paintPool } from './light-pool.ts';
import { type Noise, sumOctaves } from './noise-field.ts';
import { paintOutdoorLight } from './outdoor-light.ts';
import { chooseByPick, type SetLook } from './set-look.ts';
import type { SetPainter } from './set-painter.ts';
import { paintSky } from './sky.ts';

/** Paints a snowfield below mountains or, with `aurora`, below low hills and northern lights. */
export function paintSnowfield(
  painter: SetPainter,
  hue: number | null,
  pick: number,
  aurora: boolean,
): SetLook {
  const { noise } = painter;
  const time = aurora ? 'night' : (painter.view.time ?? 'day');
  const base = hue ?? 238;
  const bottom = painter.horizon / SIDE;
  const { shade: sky } = paintSky(painter, time, bottom, 0.35);
  const [snow, blue, rock]: readonly Rgb[] = {
    day: [[0.98, 0.985, 1] as const, rgb(0.74, 0.06, base), rgb(0.5, 0.035, base)],
    sunset: [rgb(0.88, 0.08, 40), rgb(0.6, 0.08, 300), rgb(0.42, 0.05, 290)],
    night: [rgb(0.5, 0.04, 255), rgb(0.3, 0.05, 262), rgb(0.2, 0.03, 265)],
  }[time];
  const drift = painter.between(0, 60);
  // The hills are low, so that they hide no part of the northern lights that the camera shows.
  const height = aurora ? 0.42 : 1;
  const ridge = (x: number) => {
    const peak = 1 - Math.abs(2 * noise(x * 2.6 + drift, 3.7) - 1);
    const tooth = 1 - Math.abs(2 * noise(x * 7 + drift, 8.3) - 1);
    const crag = 0.05 * sumOctaves(noise, x * 22 + drift, 1, 2);
    return bottom * (1 - height * (0.14 + 0.5 * peak + 0.12 * tooth + crag));
  };
  painter.backdrop(4, (x, y, out) => {
    sky(x, y, out);
    if (aurora) curtains(x / bottom, y / bottom, drift, noise, out);
    const top = ridge(x);
    const inside = ramp(y - top, 0, 0.006);
    if (inside === 0) return;
    // Gullies in the mountains run down at an angle.
    const slant = x + (y - top) * 0.55 + (noise(x * 9, y * 9) - 0.5) * 0.05;
    const turned = ridge(slant + 0.012) - ridge(slant);
    const rough = sumOctaves(noise, x * 9 + y * 5, y * 13 - x * 5, 5);
    lay(out, snow ?? [1, 1, 1], inside);
    lay(out, blue ?? [0, 0, 0], inside * ramp(rough * 0.05 - turned, 0.016, 0.04) * 0.8);
    lay(
      out,
      rock ?? [0, 0, 0],
      inside * ramp(rough + (turned > 0 ? 0 : 0.05), 0.56, 0.68) * 0.45 * ramp(y - top, 0.02, 0.1),
    );
    lay(out, snow ?? [1, 1, 1], 0.75 * ramp(y / bottom, 0.62, 1));
  });
  const dim = { day: 1, sunset: 0.8, night: 0.45 }[time];
  if (pick % 2 === 0) cabin(painter, SIDE * painter.between(0.76, 0.82), dim);
  paintFirs(painter, dim);
  painter.floor({
    material: 'snow',
    // At sunset, the sun tints the upper side of the snow, which is `light`. The hollows get light only from
    // the sky, so `dark` is violet.
    light: time === 'sunset' ? oklch(0.93, 0.025, 340) : oklch(0.985, 0.008, base),
    dark: {
      day: oklch(0.76, 0.045, base),
      sunset: oklch(0.6, 0.09, 295),
      night: oklch(0.44, 0.06, base),
    }[time],
    vein: '#ffffff',
    sheen: 0.08,
  });
  painter.bokeh(['#ffffff'], 70, 0, SIDE, 2, 10, 2.4);
  if (time !== 'sunset') paintOutdoorLight(painter, painter.horizon);
  // The snow reflects the colour of northern lights.
  if (aurora) paintPool(painter.context, 'screen', SHIMMER);
  return { gloss: 0.05, shadowSide: 1, shadow: chooseByPick([0.22, 0.26], pick) };
}

const SHIMMER = {
  x: SIDE * 0.42,
  y: SIDE * 0.72,
  reach: SIDE * 0.75,
  stops: [
    [0, 'rgba(40,150,110,0.42)'],
    [1, 'rgba(40,150,110,0)'],
  ],
} as const;

const [GREEN, VIOLET] = [rgb(0.82, 0.2, 155), rgb(0.55, 0.17, 310)];

/**
 * Paints northern lights: folded curtains with a sharp lower edge, and rays above it that fade from green to
 * violet.
 */
function curtains(x: number, y: number, drift: number, noise: Noise, out: Float64Array): void {
  for (const [low, bend] of [
    [0.57, 3],
    [0.4, 19],
  ] as const) {
    const hem = low + (sumOctaves(noise, x * 1.3 + drift, bend, 3) - 0.5) * 0.5;
    const up = hem - y;
    const ray = 0.45 + 0.75 * sumOctaves(noise, x * 20 + drift, bend + y * 0.4, 2);
    const light = ray * ramp(up, -0.035, 0.02) * Math.exp(-Math.max(0, up) * 4.2);
    addLight(out, GREEN, 0.72 * light);
    addLight(out, VIOLET, 0.55 * light * ramp(up, 0.08, 0.4));
  }
}

/** Paints a log cabin with lit windows. The argument `dim` is the amount of light, which is 1 by day. */
function cabin(painter: SetPainter, x: number, dim: number): void {
  painter.blurred(7, (context) => {
    const base = painter.horizon + 10;
    context.fillStyle = oklch(0.34, 0.045, 50);
    context.fillRect(x - 120, base - 120, 240, 120);
    context.fillStyle = oklch(0.24, 0.035, 50);
    for (let log = 0; log < 6; log++) context.fillRect(x - 120, base - 120 + log * 20, 240, 4);
    context.fillStyle = oklch(0.28, 0.03, 50);
    context.fillRect(x + 50, base - 270, 30, 80);
    context.fillStyle = oklch(0.3 + 0.66 * dim, 0.01 + 0.04 * (1 - dim), 250);
    context.beginPath();
    context.moveTo(x - 165, base - 108);
    context.lineTo(x, base - 232);
    context.lineTo(x + 165, base - 108);
    context.fill();
    context.fillStyle = '#ffcf7a';
    for (const left of [-88, 30]) context.fillRect(x + left, base - 88, 54, 50);
  });
  paintPool(painter.context, 'screen', {
    x,
    y: painter.horizon - 60,
    reach: 210,
    stops: LAMPLIGHT,
  });
}
