import { norm, oklch, ramp } from '@adwright/engine-pixels';
import { lay, rgb, shine } from '../kit/backdrop.ts';
import { SIDE } from '../kit/frame.ts';
import { LAMPLIGHT, paintPool } from '../kit/light-pool.ts';
import { cloudy } from '../kit/noise-field.ts';
import type { PaintSet } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { skyOver } from '../kit/sky.ts';
import { standThing } from '../kit/things.ts';
import { outdoorLight } from './outdoors.ts';

/** Width of an arch with its pier, and half the width of its opening, as shares of the side. */
const BAY = 0.4;
const OPENING = 0.135;

/** The court of a house in Marrakesh: horseshoe arches in plaster, glazed tiles up to the hip, lanterns of brass. */
export const riad: PaintSet = (painter, hue) => {
  const { noise, horizon } = painter;
  const base = hue ?? 48;
  const bottom = Math.max(1, horizon) / SIDE;
  const shift = painter.between(-0.05, 0.05);
  const [plaster, shaded, deep, garden, white] = [
    rgb(0.78, 0.085, base),
    rgb(0.5, 0.085, base - 8),
    rgb(0.24, 0.045, base - 10),
    rgb(0.46, 0.07, 140),
    rgb(0.93, 0.02, 85),
  ];
  const glazes = [rgb(0.5, 0.1, 245), rgb(0.58, 0.1, 190), white, rgb(0.42, 0.09, 160)] as const;
  painter.backdrop(3, (x, y, out) => {
    const down = y / bottom;
    const bay = Math.floor((x + shift + 0.1) / BAY);
    const u = x + shift + 0.1 - (bay + 0.5) * BAY;
    const fall = norm(x - 0.25, y - 0.1);
    out.set(plaster);
    lay(out, shaded, fall * 0.55 + (cloudy(noise, x * 4, y * 4, 4) - 0.5) * 0.5);
    // The arch closes in again below its widest: a horseshoe.
    const round = norm(u, y - bottom * 0.42) - OPENING * 1.16;
    const straight = y > bottom * 0.42 ? Math.abs(u) - OPENING : 1;
    const gap = Math.min(round, straight);
    if (down > 0.66 && gap > 0.02) {
      const [column, row] = [Math.floor(x * 44), Math.floor(y * 44)];
      const [a, b] = [Math.abs(((x * 44) % 1) - 0.5), Math.abs(((y * 44) % 1) - 0.5)];
      const glaze = glazes[(column * 3 + row * 5 + (a + b > 0.5 ? 1 : 0)) & 3] ?? white;
      lay(out, glaze, 0.94);
      lay(out, white, 0.8 * ramp(0.08 - Math.abs(a + b - 0.5), 0, 0.06));
      lay(out, deep, 0.35 * ramp(fall, 0.4, 1));
    }
    lay(out, white, 0.85 * ramp(0.012 - Math.abs(down - 0.66), 0, 0.006));
    // Carved stucco round the arch, then the passage behind it.
    if (gap < 0.034) {
      const carved = Math.sin(Math.atan2(y - bottom * 0.42, u) * 30) * 0.5 + 0.5;
      lay(out, white, 0.86);
      lay(out, shaded, 0.35 * carved * ramp(gap, 0.004, 0.018));
    }
    const inside = ramp(-gap, 0, 0.006);
    lay(out, deep, inside);
    lay(out, garden, inside * 0.75 * ramp(cloudy(noise, x * 9, y * 9, 3), 0.4, 0.66));
    shine(out, white, inside * 0.34 * Math.exp(-norm(u * 3, (down - 0.55) * 1.4) * 2.4));
  });
  painter.soften(5);
  for (const share of [0.1, 0.5, 0.9]) lantern(painter, SIDE * (share - shift), horizon * 0.24);
  for (const [x, height] of [
    [0.04, 300],
    [0.94, 340],
  ] as const)
    standThing(painter, {
      kind: 'plant',
      x: SIDE * x,
      base: horizon + 40,
      height,
      blur: 8,
      body: '#b8623c',
    });
  painter.leaves(5, 134, 0.42, 12, -60, SIDE * 0.2, 0.8);
  painter.floor({
    material: 'checker',
    light: oklch(0.88, 0.04, 75),
    dark: oklch(0.64, 0.05, 65),
    vein: oklch(0.5, 0.09, hue === null ? 205 : base),
    sheen: 0.2,
  });
  return { gloss: 0.14, shadowSide: 1, shadow: 0.4 };
};

/** A lantern of pierced brass on its chain. */
function lantern(painter: SetPainter, x: number, y: number): void {
  const light = { x, y, reach: 170, stops: LAMPLIGHT };
  paintPool(painter.context, 'screen', light);
  painter.blurred(5, (context) => {
    context.fillStyle = '#4a3216';
    context.fillRect(x - 2, -20, 4, y - 30);
    context.fillStyle = '#b98434';
    context.beginPath();
    context.moveTo(x, y - 74);
    context.lineTo(x + 34, y - 26);
    context.lineTo(x + 26, y + 40);
    context.lineTo(x, y + 62);
    context.lineTo(x - 26, y + 40);
    context.lineTo(x - 34, y - 26);
    context.fill();
    context.fillStyle = '#fff0c4';
    for (const [dx, dy] of [
      [-12, -12],
      [12, -12],
      [0, 8],
      [-10, 28],
      [10, 28],
    ] as const)
      context.fillRect(x + dx - 5, y + dy - 7, 10, 14);
  });
}

/** White walls over the sea, a blue dome, bougainvillea: an island in the Aegean. */
export const whiteTown: PaintSet = (painter, hue) => {
  const { horizon, context } = painter;
  const time = painter.view.time ?? 'day';
  const line = (Math.max(1, horizon) / SIDE) * 0.66;
  const blue = hue ?? 252;
  const { shade: sky } = skyOver(painter, time, line, 0.2);
  const [sea, far] = [
    rgb(time === 'night' ? 0.2 : 0.5, 0.11, 240),
    rgb(time === 'night' ? 0.26 : 0.72, 0.07, 225),
  ];
  painter.backdrop(4, (x, y, out) => {
    sky(x, y, out);
    if (y < line) return;
    out.set(sea);
    lay(out, far, ramp(line + 0.1 - y, 0, 0.1) + (painter.noise(x * 30, y * 160) - 0.5) * 0.12);
  });
  const { lit, shade, paint } = {
    day: { lit: '#f5f1ea', shade: '#b9c8e2', paint: oklch(0.5, 0.15, blue) },
    sunset: { lit: '#ffdcc0', shade: '#b79bc0', paint: oklch(0.44, 0.12, blue + 15) },
    night: { lit: '#7482ac', shade: '#39446e', paint: oklch(0.3, 0.09, blue) },
  }[time];
  const block = (left: number, top: number, width: number) => {
    const x = SIDE * left;
    const front = context.createLinearGradient(x, 0, x + SIDE * width, horizon * 0.12);
    front.addColorStop(0, lit);
    front.addColorStop(0.62, lit);
    front.addColorStop(0.7, shade);
    front.addColorStop(1, shade);
    return [front, x, horizon * top, SIDE * width, horizon * (1 - top) + 40] as const;
  };
  painter.blurred(6, (layer) => {
    // The church behind: a dome over its drum.
    layer.fillStyle = lit;
    layer.fillRect(SIDE * 0.64, horizon * 0.46, SIDE * 0.2, horizon);
    const [x, y, radius] = [SIDE * 0.74, horizon * 0.46, SIDE * 0.105];
    const dome = layer.createRadialGradient(
      x - radius * 0.4,
      y - radius * 0.5,
      0,
      x,
      y,
      radius * 1.2,
    );
    dome.addColorStop(0, oklch(time === 'night' ? 0.4 : 0.72, 0.13, blue - 8));
    dome.addColorStop(0.5, paint);
    dome.addColorStop(1, oklch(time === 'night' ? 0.18 : 0.34, 0.12, blue + 6));
    layer.fillStyle = dome;
    layer.beginPath();
    layer.arc(x, y, radius, Math.PI, 0);
    layer.fill();
    layer.fillStyle = lit;
    layer.fillRect(x - 4, y - radius - 44, 8, 46);
    layer.fillRect(x - 15, y - radius - 32, 30, 8);
    for (const [left, top, width] of [
      [0.82, 0.34, 0.3],
      [0.56, 0.72, 0.28],
      [-0.06, 0.24, 0.3],
      [0.12, 0.62, 0.2],
    ] as const) {
      const [front, ...rest] = block(left, top, width);
      layer.fillStyle = front;
      layer.fillRect(...rest);
    }
    layer.fillStyle = paint;
    layer.beginPath();
    layer.roundRect(SIDE * 0.03, horizon * 0.56, 92, horizon * 0.5, [46, 46, 0, 0]);
    layer.fill();
    for (const [left, top] of [
      [0.88, 0.46],
      [0.64, 0.8],
    ] as const)
      layer.fillRect(SIDE * left, horizon * top, 46, 66);
  });
  const dim = { day: 1, sunset: 0.8, night: 0.4 }[time];
  painter.blurred(6, (layer) => {
    for (let flower = 0; flower < 190; flower++) {
      const along = painter.random();
      layer.fillStyle =
        flower % 4 === 0
          ? oklch(0.5 * dim, 0.09, 140)
          : oklch(painter.between(0.56, 0.72) * dim, 0.2, painter.between(345, 362));
      layer.beginPath();
      layer.arc(
        SIDE * (0.27 - along * 0.3) + painter.between(-30, 40),
        horizon * (0.2 + along * 0.1 + painter.random() ** 2 * 0.3 * (1 - along)),
        painter.between(6, 17),
        0,
        Math.PI * 2,
      );
      layer.fill();
    }
  });
  painter.floor({
    material: 'tile',
    light: oklch(0.96, 0.012, 85),
    dark: oklch(0.74, 0.016, 80),
    sheen: 0.08,
  });
  if (time === 'day') painter.dapple(0.1);
  outdoorLight(painter, horizon);
  return { gloss: 0.06, shadowSide: 1, shadow: 0.46 };
};
