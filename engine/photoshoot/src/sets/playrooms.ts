import { oklch, ramp } from '@adwright/engine-pixels';
import { lay, rgb } from '../kit/backdrop.ts';
import { paintBalloon, paintString } from '../kit/balloons.ts';
import { paintBulbs } from '../kit/bulbs.ts';
import { confettiColour } from '../kit/confetti-colour.ts';
import { SIDE } from '../kit/frame.ts';
import type { PaintSet } from '../kit/set-look.ts';
import { standThing } from '../kit/things.ts';
import { plaster } from './interiors.ts';

/** A child's room: clouds on the wall, bunting, a shelf, blocks, a bear and a train. */
export const nursery: PaintSet = (painter, hue, pick) => {
  const base = hue ?? [350, 220, 150, 80][pick % 4] ?? 220;
  plaster(painter, rgb(0.93, 0.05, base), rgb(0.82, 0.065, base));
  const bright = [25, 60, 95, 150, 240, 310].map((turn) => oklch(0.78, 0.12, turn));
  painter.blurred(6, (context) => {
    context.fillStyle = 'rgba(255,255,255,0.8)';
    for (const [share, down, size] of [
      [0.2, 0.42, 40],
      [0.52, 0.3, 50],
      [0.86, 0.36, 36],
      [0.36, 0.62, 30],
    ] as const)
      for (const [x, y, radius] of [
        [-1.1, 0.1, 0.7],
        [-0.3, -0.35, 1],
        [0.7, -0.05, 0.85],
        [1.4, 0.25, 0.55],
        [0.1, 0.35, 0.75],
      ] as const) {
        context.beginPath();
        context.arc(
          SIDE * share + x * size,
          painter.horizon * down + y * size,
          radius * size,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    // White panels along the foot of the wall.
    context.fillStyle = oklch(0.965, 0.008, base);
    context.fillRect(-60, painter.horizon * 0.74, SIDE + 120, painter.horizon * 0.3);
    context.fillStyle = 'rgba(90,80,90,0.16)';
    for (let panel = 0; panel < 8; panel++)
      context.fillRect(panel * 152 - 30, painter.horizon * 0.78, 5, painter.horizon * 0.24);
    context.fillRect(-60, painter.horizon * 0.74, SIDE + 120, 7);
  });
  painter.blurred(6, (context) => {
    for (let flag = 0; flag < 13; flag++) {
      const x = flag * 90 - 30;
      const y = painter.horizon * (0.07 + 0.16 * Math.sin((flag / 12) * Math.PI));
      context.fillStyle = bright[flag % 6] ?? '#ffffff';
      context.beginPath();
      context.moveTo(x - 38, y);
      context.lineTo(x + 38, y);
      context.lineTo(x, y + 82);
      context.fill();
    }
  });
  painter.blurred(9, (context) => {
    const floor = painter.horizon + 14;
    for (const [share, level, colour] of [
      [0.06, 0, 0],
      [0.15, 0, 3],
      [0.105, 1, 2],
      [0.84, 0, 4],
    ] as const) {
      context.fillStyle = bright[colour] ?? '#ffffff';
      context.beginPath();
      context.roundRect(SIDE * share - 46, floor - 92 - level * 92, 92, 92, 10);
      context.fill();
      context.fillStyle = 'rgba(255,255,255,0.5)';
      context.beginPath();
      context.roundRect(SIDE * share - 28, floor - 74 - level * 92, 56, 56, 8);
      context.fill();
    }
    painter.ball(context, SIDE * 0.27, floor - 62, 62, bright[0] ?? '#ffffff');
  });
  standThing(painter, {
    kind: 'teddy',
    x: SIDE * 0.93,
    base: painter.horizon + 30,
    height: 320,
    blur: 8,
    body: '#b98a5e',
    turn: -0.3,
  });
  standThing(painter, {
    kind: 'toyTrain',
    x: SIDE * 0.5,
    base: painter.horizon + 18,
    height: 110,
    blur: 8,
    body: '#d85a4a',
  });
  painter.windowLight(0.3);
  painter.floor({
    material: 'wood',
    light: oklch(0.86, 0.045, 76),
    dark: oklch(0.62, 0.05, 66),
    sheen: 0.12,
  });
  return { gloss: 0.08, shadowSide: 1, shadow: 0.34 };
};

/** Balloons before a curtain of tinsel, strings of lights, presents, a cake and confetti. */
export const party: PaintSet = (painter, hue, pick) => {
  const base = hue ?? [350, 250, 85, 300][pick % 4] ?? 350;
  // A colour that the words name is that of all, in its shades.
  const spread = hue === null ? [0, 40, -50, 150] : [0, 14, -16, 22];
  const own = spread.map((turn) => ({ lightness: 0.72, chroma: 0.15, hue: base + turn }));
  const balloons = painter.view.balloons.length > 0 ? painter.view.balloons : own;
  const dark = painter.view.key === 'low' || painter.view.time === 'night';
  const { noise, horizon } = painter;
  const [deep, foil, spark] = [
    rgb(dark ? 0.22 : 0.72, dark ? 0.09 : 0.1, base + 14),
    rgb(dark ? 0.46 : 0.88, dark ? 0.12 : 0.07, base),
    rgb(dark ? 0.74 : 0.98, 0.05, base - 20),
  ];
  painter.backdrop(6, (x, y, out) => {
    // Strips of foil, each with its own sway, that flash where they turn.
    const strip = x * 74 + noise(x * 9, y * 2.2) * 3.4;
    const turn = noise(Math.floor(strip) * 3.7 + 0.5, y * 5 + Math.floor(strip) * 1.9);
    const across = strip - Math.floor(strip);
    out.set(deep);
    lay(out, foil, 0.35 + 0.75 * turn * (1 - Math.abs(2 * across - 1) ** 2));
    lay(out, spark, 0.55 * ramp(turn, 0.74, 0.98));
    lay(out, deep, 0.4 * ramp(y, 0.2, horizon / SIDE));
  });
  const bulbs = (
    [
      [0.2, 0.02],
      [0.3, 0.12],
    ] as const
  ).flatMap(([sag, top]) =>
    Array.from({ length: 19 }, (_, bulb) => {
      const share = bulb / 18;
      const y = top + sag * Math.sin(Math.PI * ((share * 2) % 1.0001)) * 0.5;
      return [SIDE * share, horizon * y] as const;
    }),
  );
  paintBulbs(
    painter,
    bulbs,
    [
      { blur: 20, radius: 26, colour: 'rgba(255,206,120,0.75)' },
      { blur: 4, radius: 9, colour: '#fff6da' },
    ],
    'lighter',
  );
  // The same colours in all pictures of a shoot: each is traced once.
  for (const [kind, share, height, body] of [
    ['gift', 0.08, 150, '#e0684f'],
    ['gift', 0.2, 104, '#e0684f'],
    ['cake', 0.88, 154, '#f3d9dc'],
  ] as const)
    standThing(painter, {
      kind,
      x: SIDE * share,
      base: horizon + 20,
      height,
      blur: 10,
      body,
      light: dark ? 0.6 : 1,
    });
  for (const [blur, count, size] of [
    [13, 8, 70],
    [8, 7, 104],
  ] as const)
    painter.blurred(blur, (context) => {
      for (let balloon = 0; balloon < count; balloon++) {
        const side = balloon % 2 === 0 ? -1 : 1;
        const x = SIDE * (0.5 + side * painter.between(0.2, 0.52));
        const y = painter.horizon * painter.between(0.04, 0.72);
        const paint = balloons[balloon % balloons.length];
        if (paint === undefined) continue;
        paintString(context, [x, y], size, [x - 8, y + size + 260]);
        paintBalloon(context, [x, y], size, paint);
      }
    });
  painter.floor({
    material: 'wood',
    light: dark ? oklch(0.4, 0.07, 50) : oklch(0.9, 0.03, base),
    dark: dark ? oklch(0.18, 0.05, 42) : oklch(0.74, 0.05, base),
    sheen: 0.34,
  });
  painter.blurred(1, (context) => {
    for (let bit = 0; bit < 120; bit++) {
      const y = painter.between(painter.horizon * 0.1, SIDE);
      const down = y > painter.horizon;
      context.save();
      context.translate(painter.random() * SIDE, y);
      context.rotate(painter.random() * 6.3);
      context.scale(1, down ? 0.5 : painter.between(0.3, 1));
      context.fillStyle = confettiColour(painter, bit, () =>
        oklch(0.8, 0.14, base + (bit % 5) * (hue === null ? 72 : 8)),
      );
      context.fillRect(-8, -4, 16, 8);
      context.restore();
    }
  });
  return { gloss: 0.16, shadowSide: 1, shadow: 0.34 };
};
