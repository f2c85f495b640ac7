import { oklch, ramp } from '@adwright/engine-pixels';
import { addLight, lay, mixColours, type Rgb, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintSky } from '../kit/sky.ts';

/**
 * Photoshoot scene that shows a straight road through a desert to the mountains on the horizon.
 */
export const desertRoad = defineSet({
  light: 'hours',
  within: 'nature',
  paint,
});

/** Half the width of the road at the far edge of the floor, as a share of the picture's side. */
const ROAD = 0.46;
/** Half the width of the road's lines, as a share of the picture's side. */
const LINE = 0.008;
/** Number of dashes of the centre line per unit of depth. */
const DASHES = 1.3;
/**
 * Table mountains on the horizon: horizontal centre, half the width and height, as shares of the picture's
 * side.
 */
const MESAS = [
  [0.1, 0.16, 0.075],
  [0.36, 0.07, 0.045],
  [0.76, 0.13, 0.085],
  [0.97, 0.09, 0.05],
] as const;

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { noise } = painter;
  const time = painter.view.time ?? 'day';
  const bottom = painter.horizon / SIDE;
  const line = bottom * 0.6;
  const { shade: sky, sun } = paintSky(painter, time, line, 0.35);
  const dim = { day: 1, sunset: 0.8, night: 0.34 }[time];
  const [faint, base] = time === 'night' ? [0.35, 265] : [1, hue ?? 56];
  const tone = (lightness: number, chroma: number, turn = 0): Rgb =>
    rgb(lightness * dim, chroma * faint, base + turn);
  const [sand, scrub, rock, shade] = [
    tone(0.78, 0.075, 10),
    tone(0.52, 0.06, 50),
    tone(0.6, 0.1, -12),
    tone(0.42, 0.08, -18),
  ];
  const asphalt = rgb(0.46 * Math.max(dim, 0.62), 0.012 * faint, base);
  const [yellow, white] = [rgb(0.82 * dim, 0.15, 88), rgb(0.92 * dim, 0.012, 85)];
  const air: Rgb = time === 'day' ? [0.86, 0.89, 0.92] : mixColours(sun, rock, 0.5);
  const middle = painter.between(0.42, 0.58);
  const drift = painter.between(0, 60);
  painter.backdrop(3, (x, y, out) => {
    sky(x, y, out);
    for (const [at, half, tall] of MESAS) {
      const away = Math.abs(x - at) + (sumOctaves(noise, x * 22 + drift, at * 9, 3) - 0.5) * 0.02;
      const top = line - tall + Math.max(0, away - half) * 0.9;
      const inside = ramp(y - top, 0, 0.004) * (y < line ? 1 : 0);
      const flutes = sumOctaves(noise, x * 60 + drift, y * 9, 3);
      lay(out, mixColours(rock, air, 0.34), inside);
      lay(out, mixColours(shade, air, 0.34), inside * 0.7 * ramp(flutes + (x - at), 0.45, 0.7));
    }
    if (y < line) return;
    const near = (y - line) / (bottom - line);
    const depth = 1 / (near + 0.03);
    const across = (x - middle) * depth;
    const tuft = sumOctaves(noise, across * 9 + drift, depth * 7, 3);
    out.set(sand);
    lay(out, scrub, 0.85 * ramp(tuft, 0.58, 0.68));
    lay(out, air, 0.55 * (1 - ramp(near, 0, 0.25)));
    const side = Math.abs(across);
    lay(out, asphalt, ramp(ROAD - side, 0, 0.012));
    lay(out, white, 0.9 * ramp(LINE - Math.abs(side - ROAD * 0.93), 0, 0.006));
    const dash = (depth * DASHES) % 1 < 0.55 ? 1 : 0;
    lay(out, yellow, dash * ramp(LINE * 1.2 - side, 0, 0.006));
    if (time === 'sunset') addLight(out, sun, 0.08 * (1 - near));
  });
  painter.soften(4);
  const grey = oklch(0.5, 0.01, 70);
  painter.floor({
    material: 'asphalt',
    light: oklch(0.66, 0.012, 72),
    dark: oklch(0.36, 0.01, 70),
    vein: grey,
    sheen: 0.04,
  });
  middleLine(painter, middle);
  paintOutdoorLight(painter, painter.horizon);
  return { gloss: 0.02, shadowSide: 1, shadow: 0.5 };
}

/** Paints the part of the road's centre line next to the camera, beside the product. */
function middleLine({ context, horizon, view }: SetPainter, middle: number): void {
  if (horizon === 0) return;
  const x = SIDE * middle;
  const spread = (SIDE - view.vanishing) / Math.max(60, horizon - view.vanishing);
  const wide = SIDE * LINE * 1.2;
  context.save();
  context.filter = 'blur(2px)';
  context.globalAlpha = 0.85;
  context.fillStyle = oklch(0.8, 0.15, 86);
  context.beginPath();
  context.moveTo(x - wide, horizon);
  context.lineTo(x + wide, horizon);
  context.lineTo(x + wide * spread, SIDE);
  context.lineTo(x - wide * spread, SIDE);
  context.fill();
  context.restore();
}
