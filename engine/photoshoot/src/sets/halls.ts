import { norm, oklch, ramp } from '@adwright/engine-pixels';
import { lay, rgb, shine } from '../kit/backdrop.ts';
import { SIDE } from '../kit/frame.ts';
import { cloudy } from '../kit/noise-field.ts';
import type { PaintSet } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { standThing } from '../kit/things.ts';

/** Bare concrete with the holes of its formwork, and tall windows' light on it. */
export const loft: PaintSet = (painter, hue, pick) => {
  const { noise } = painter;
  const base = hue ?? 75;
  const chroma = hue === null ? 0.008 : 0.05;
  const [light, dark] = [rgb(0.8, chroma, base), rgb(0.52, chroma, base)];
  // Who names concrete wants no bricks.
  const brick = pick % 2 === 1 && painter.view.surface !== 'concrete';
  const [clay, mortar] = [rgb(0.5, 0.085, 38), rgb(0.74, 0.02, 60)];
  painter.backdrop(5, (x, y, out) => {
    const fall = norm(x - 0.25, y - 0.2);
    const stain = cloudy(noise, x * 3, y * 4, 5);
    out.set(light);
    lay(out, dark, fall * 0.7 + (stain - 0.5) * 0.9);
    if (!brick) {
      const [panelX, panelY] = [(x + 0.08) % 0.42, (y + 0.1) % 0.36];
      lay(out, dark, 0.6 * ramp(0.004 - Math.min(panelX, panelY), 0, 0.002));
      const hole = norm((panelX % 0.21) - 0.1, (panelY % 0.18) - 0.09);
      lay(out, [0.2, 0.19, 0.18], 0.6 * ramp(0.009 - hole, 0, 0.003));
      return;
    }
    const row = Math.floor(y / 0.036);
    const along = (x + (row % 2) * 0.055) / 0.11;
    const edge = Math.min((y / 0.036 - row) * 0.036, (along - Math.floor(along)) * 0.11);
    const tone = noise(Math.floor(along) * 3.7 + 0.5, row * 5.3 + 0.5);
    lay(out, clay, 0.86);
    lay(out, [0.18, 0.1, 0.08], (tone - 0.3) * 0.5 + (stain - 0.5) * 0.6 + fall * 0.35);
    lay(out, mortar, 0.75 * ramp(0.006 - edge, 0, 0.002));
  });
  painter.windowLight(0.4);
  painter.floor({
    material: 'concrete',
    light: oklch(0.74, chroma, base),
    dark: oklch(0.4, chroma, base),
    sheen: 0.16,
  });
  return { gloss: 0.12, shadowSide: 1, shadow: 0.36 };
};

/** A gym: a wall of mirrors under tubes of light, racks of iron, kettlebells on the floor. */
export const gym: PaintSet = (painter, hue) => {
  const { noise, horizon } = painter;
  const base = hue ?? 40;
  const bottom = horizon / SIDE;
  const key = painter.view.key === 'low' ? 0.6 : 1;
  const [wall, mirror, floor] = [
    rgb(0.42 * key, 0.012, 250),
    rgb(0.68 * key, 0.022, 235),
    rgb(0.34 * key, 0.012, 250),
  ];
  painter.backdrop(4, (x, y, out) => {
    const down = y / bottom;
    out.set(wall);
    const pane = (x / 0.31 + 0.2) % 1;
    const glass = ramp(0.49 - Math.abs(pane - 0.5), 0, 0.012) * ramp(down - 0.2, 0, 0.01);
    lay(out, mirror, glass);
    // What the mirrors show: lamps above, the hall behind, its floor.
    const seen = cloudy(noise, x * 5, y * 3 + 8, 3);
    shine(out, [1, 1, 1], glass * 0.22 * key * Math.exp(-Math.abs(down - 0.3) * 9));
    lay(out, floor, glass * (0.75 * ramp(down, 0.74, 0.86) + 0.5 * ramp(seen, 0.5, 0.72)));
    shine(out, [1, 1, 1], glass * 0.07 * ramp(Math.sin((x + y * 0.7) * 21), 0.6, 1));
    shine(out, [1, 0.97, 0.9], 0.2 * key * Math.exp(-(down ** 2) * 30));
  });
  painter.soften(6);
  const accent = oklch(0.72, 0.19, base);
  for (const [blur, opacity] of [
    [30, 0.8],
    [4, 1],
  ] as const)
    painter.blurred(
      blur,
      (context) => {
        context.fillStyle = '#fbfdff';
        for (const [x, tilt] of [
          [0.1, 0.1],
          [0.4, 0.03],
          [0.7, -0.05],
        ] as const) {
          context.save();
          context.translate(SIDE * x, horizon * 0.09);
          context.rotate(tilt);
          context.fillRect(0, 0, SIDE * 0.22, 13);
          context.restore();
        }
        context.fillStyle = accent;
        context.fillRect(-60, horizon * 0.185, SIDE + 120, 8);
      },
      opacity,
    );
  const iron = { body: oklch(0.34, hue === null ? 0.008 : 0.1, base), light: 0.9 * key };
  painter.blurred(6, (context) => {
    context.fillStyle = '#1d1f23';
    for (const shelf of [0.66, 0.96]) {
      context.fillRect(SIDE * 0.36, horizon * shelf, SIDE, 14);
      context.fillStyle = 'rgba(255,255,255,0.3)';
      context.fillRect(SIDE * 0.36, horizon * shelf, SIDE, 3);
      context.fillStyle = '#1d1f23';
    }
    for (const post of [0.37, 0.68, 0.985])
      context.fillRect(SIDE * post, horizon * 0.56, 15, horizon * 0.5);
  });
  for (const [shelf, height] of [
    [0.665, 74],
    [0.965, 92],
  ] as const)
    for (const x of [0.45, 0.6, 0.76, 0.91])
      standThing(painter, {
        ...iron,
        kind: 'dumbbells',
        x: SIDE * x,
        base: horizon * shelf + 4,
        height,
        blur: 6,
      });
  for (const [x, height, body] of [
    [0.1, 165, accent],
    [0.24, 132, iron.body],
  ] as const)
    standThing(painter, {
      kind: 'kettlebell',
      x: SIDE * x,
      base: horizon + 40,
      height,
      blur: 7,
      body,
      light: 0.9 * key,
    });
  painter.floor({
    material: 'rubber',
    light: oklch(0.46 * key, 0.01, 250),
    dark: oklch(0.2 * key, 0.01, 250),
    vein: oklch(0.62, 0.1, hue ?? 240),
    sheen: 0.16,
  });
  return { gloss: 0.1, shadowSide: 1, shadow: 0.42 };
};

/** A hall for ball games: the basket before tiers of seats, lamps in rows, the lines of the court on the planks. */
export const court: PaintSet = (painter, hue) => {
  const { noise } = painter;
  const bottom = painter.horizon / SIDE;
  const base = hue ?? 255;
  const [wall, seats] = [rgb(0.66, 0.02, 80), rgb(0.42, 0.1, base)];
  painter.backdrop(4, (x, y, out) => {
    const down = y / bottom;
    out.set(wall);
    shine(out, [1, 1, 0.96], 0.3 * Math.exp(-((down - 0.16) ** 2) * 40));
    lay(out, [0.24, 0.25, 0.28], 0.8 * ramp(0.2 - down, 0, 0.14));
    if (down > 0.52) {
      const row = (down - 0.52) * 15;
      const seat = noise(Math.floor(x * 62) * 3.7, Math.floor(row) * 5.1);
      out.set(seats);
      lay(out, [0.08, 0.09, 0.12], 0.75 * ramp(Math.abs((row % 1) - 0.5), 0.24, 0.42));
      lay(out, [0.8, 0.7, 0.62], 0.55 * ramp(seat, 0.5, 0.9));
    }
    lay(out, rgb(0.34, 0.09, base), ramp(down, 0.94, 0.95));
  });
  painter.soften(7);
  painter.blurred(8, (context) => {
    for (const [row, scale] of [
      [0.06, 1],
      [0.17, 0.7],
    ] as const)
      for (let lamp = -2; lamp <= 2; lamp++) {
        context.fillStyle = '#fffdf4';
        context.fillRect(
          SIDE / 2 + lamp * 240 * scale - 60 * scale,
          painter.horizon * row,
          120 * scale,
          22 * scale,
        );
      }
  });
  basket(painter, SIDE * 0.5, painter.horizon * 0.26);
  painter.floor({
    material: 'wood',
    light: oklch(0.78, 0.095, 68),
    dark: oklch(0.56, 0.1, 60),
    sheen: 0.34,
  });
  painter.courtLines(oklch(0.94, 0.02, 80), 'basketball');
  standThing(painter, {
    kind: 'basketball',
    x: SIDE * 0.86,
    base: painter.horizon + 96,
    height: 150,
    blur: 5,
    body: '#d9682a',
    turn: 0.6,
  });
  return { gloss: 0.16, shadowSide: 1, shadow: 0.34 };
};

/** Backboard, ring and net, out of focus. */
export function basket(painter: SetPainter, x: number, top: number): void {
  painter.blurred(5, (context) => {
    context.fillStyle = '#33363c';
    context.fillRect(x - 14, top + 150, 28, painter.horizon - top - 140);
    context.fillStyle = 'rgba(244,247,250,0.92)';
    context.fillRect(x - 190, top, 380, 226);
    context.lineWidth = 9;
    context.strokeStyle = '#d8452c';
    context.strokeRect(x - 186, top + 4, 372, 218);
    context.lineWidth = 7;
    context.strokeRect(x - 66, top + 96, 132, 96);
    context.strokeStyle = '#f08238';
    context.lineWidth = 11;
    context.beginPath();
    context.ellipse(x, top + 214, 92, 24, 0, 0, Math.PI * 2);
    context.stroke();
    context.strokeStyle = 'rgba(255,255,255,0.85)';
    context.lineWidth = 4;
    for (let cord = -4; cord <= 4; cord++)
      for (const lean of [-1, 1]) {
        context.beginPath();
        context.moveTo(x + cord * 22, top + 226);
        context.quadraticCurveTo(
          x + cord * 17 + lean * 16,
          top + 290,
          x + cord * 13 + lean * 20,
          top + 346,
        );
        context.stroke();
      }
  });
}
