import { norm, oklch, ramp } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { LAMPLIGHT, paintPool } from '../kit/light-pool.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows a vaulted stone cellar: barrels on their sides in two tiers, and lamps along the walls.
 */
export const wineCellar = defineSet({
  indoors: true,
  light: 'hours',
  paint,
});

/** Radius of a barrel's end, in pixels. */
const HEAD = 118;

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const { noise, horizon, context } = painter;
  const bottom = Math.max(1, horizon) / SIDE;
  const [stone, mortar, dark] = [
    rgb(0.6, 0.05, hue ?? 68),
    rgb(0.3, 0.035, hue ?? 60),
    rgb(0.1, 0.02, 55),
  ];
  painter.backdrop(4, (x, y, out) => {
    const down = y / bottom;
    // Rows of stones follow the curve of the cellar's vault.
    const rise = norm((x - 0.5) * 1.15, (down - 1.05) * 0.74);
    const row = rise * 15;
    const along = Math.atan2(down - 1.05, x - 0.5) * 9 + (Math.floor(row) % 2) * 0.5;
    const joint = Math.min(Math.abs((row % 1) - 0.5), Math.abs((((along % 1) + 1) % 1) - 0.5));
    const own = noise(Math.floor(row) * 3.7 + 0.5, Math.floor(along) * 5.1 + 90.5);
    out.set(stone);
    lay(out, mortar, 0.5 * own + 0.5 * sumOctaves(noise, x * 14, y * 14, 3) - 0.12);
    lay(out, mortar, 0.8 * ramp(0.5 - joint, 0.44, 0.49));
    lay(out, dark, 0.75 * ramp(rise, 0.5, 0.9));
    // The passage at the end of the cellar continues into the dark.
    lay(out, dark, 0.9 * ramp(0.33 - rise, 0, 0.05));
  });
  painter.soften(6);
  const left = pick % 2 === 0;
  const x = (share: number) => SIDE * (left ? share : 1 - share);
  painter.blurred(6, (layer) => {
    for (const [share, tier] of TIERS)
      barrel(painter, layer, x(share), horizon + 18 - HEAD - tier * HEAD * 1.72);
  });
  for (const [share, y] of [
    [0.5, 0.3],
    [0.1, 0.14],
    [0.9, 0.14],
  ] as const) {
    const lamp = { x: SIDE * share, y: horizon * y };
    paintPool(context, 'screen', { ...lamp, reach: 360, stops: LAMPLIGHT });
    painter.blurred(5, (layer) => {
      layer.fillStyle = '#17110c';
      layer.fillRect(lamp.x - 3, -60, 6, lamp.y + 60);
      layer.fillStyle = '#fff1cf';
      layer.beginPath();
      layer.ellipse(lamp.x, lamp.y, 15, 24, 0, 0, Math.PI * 2);
      layer.fill();
    });
  }
  painter.floor({
    material: 'cobble',
    light: oklch(0.5, 0.035, 65),
    dark: oklch(0.2, 0.03, 55),
    sheen: 0.12,
  });
  return { gloss: 0.08, shadowSide: 1, shadow: 0.34 };
}

/**
 * Horizontal position of each barrel as a share of the picture's side, and the tier in which the barrel lies.
 */
const TIERS = [
  [0.02, 0],
  [0.245, 0],
  [0.755, 0],
  [0.98, 0],
  [0.132, 1],
  [0.868, 1],
] as const;

/** Paints a barrel from its end: the staves, the hoops around the staves, and the bung. */
function barrel(painter: SetPainter, context: SKRSContext2D, x: number, y: number): void {
  const disc = (radius: number, fill: string | CanvasGradient) => {
    context.fillStyle = fill;
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fill();
  };
  const tone = painter.between(-0.04, 0.04);
  disc(HEAD, oklch(0.24 + tone, 0.02, 60));
  disc(HEAD - 9, oklch(0.42 + tone, 0.015, 70));
  disc(HEAD - 17, oklch(0.36 + tone, 0.06, 55));
  context.save();
  context.beginPath();
  context.arc(x, y, HEAD - 27, 0, Math.PI * 2);
  context.clip();
  for (let stave = -4; stave < 4; stave++) {
    context.fillStyle = oklch(0.52 + tone + painter.between(-0.05, 0.05), 0.085, 60);
    context.fillRect(x + stave * 27, y - HEAD, 25, 2 * HEAD);
  }
  const light = context.createLinearGradient(x - HEAD, y - HEAD, x + HEAD, y + HEAD);
  light.addColorStop(0, 'rgba(255,220,160,0.3)');
  light.addColorStop(0.5, 'rgba(0,0,0,0.06)');
  light.addColorStop(1, 'rgba(0,0,0,0.55)');
  context.fillStyle = light;
  context.fillRect(x - HEAD, y - HEAD, 2 * HEAD, 2 * HEAD);
  context.restore();
  disc(9, '#20150d');
}
