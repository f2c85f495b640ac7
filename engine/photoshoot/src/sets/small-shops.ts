import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { rgb } from '../kit/backdrop.ts';
import { SIDE } from '../kit/frame.ts';
import { LAMPLIGHT, paintPool } from '../kit/light-pool.ts';
import type { PaintSet } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { standThing } from '../kit/things.ts';
import { plaster } from './interiors.ts';

/** Lightness, chroma and hue of the clothes on a rail. */
const CLOTHES = [
  [0.92, 0.02, 80],
  [0.72, 0.07, 60],
  [0.44, 0.06, 255],
  [0.8, 0.06, 15],
  [0.3, 0.01, 60],
  [0.66, 0.06, 150],
  [0.86, 0.05, 85],
  [0.5, 0.11, 28],
] as const;

/** Clothes on brass rails before a pale wall, bags on a shelf. */
export const boutique: PaintSet = (painter, hue, pick) => {
  const base = hue ?? [40, 75, 355, 150][pick % 4] ?? 40;
  const chroma = hue === null ? 0.6 : 1.4;
  plaster(painter, rgb(0.95, 0.03 * chroma, base), rgb(0.8, 0.045 * chroma, base));
  const { horizon } = painter;
  painter.blurred(9, (context) => {
    context.fillStyle = oklch(0.86, 0.05 * chroma, base);
    context.beginPath();
    context.roundRect(SIDE * 0.42, horizon * 0.08, SIDE * 0.24, horizon, [130, 130, 0, 0]);
    context.fill();
    for (const down of [0.42, 0.7]) {
      context.fillStyle = oklch(0.72, 0.06, 68);
      context.fillRect(SIDE * 0.43, horizon * down, SIDE * 0.22, 13);
    }
  });
  painter.blurred(7, (context) => {
    for (const [left, right] of [
      [-40, SIDE * 0.37],
      [SIDE * 0.71, SIDE + 40],
    ] as const) {
      const rail = horizon * 0.15;
      for (let x = left + 20; x < right - 30; x += painter.between(38, 54))
        garment(painter, context, x, rail, horizon * painter.between(0.5, 0.76));
      const brass = context.createLinearGradient(0, rail - 8, 0, rail + 8);
      brass.addColorStop(0, '#f0d492');
      brass.addColorStop(1, '#8a6526');
      context.fillStyle = brass;
      context.fillRect(left, rail - 7, right - left, 13);
      for (const post of [left + 24, right - 14]) context.fillRect(post, rail, 10, horizon);
    }
  });
  for (const [kind, share, down, height, body] of [
    ['handbag', 0.5, 0.42, 110, '#9a5a34'],
    ['highHeel', 0.6, 0.7, 84, '#b8323f'],
    ['handbag', 0.49, 0.7, 96, '#e6dccb'],
  ] as const)
    standThing(painter, { kind, x: SIDE * share, base: horizon * down + 4, height, blur: 7, body });
  painter.windowLight(0.24);
  painter.floor({
    material: 'wood',
    light: oklch(0.84, 0.045, 76),
    dark: oklch(0.6, 0.055, 64),
    sheen: 0.16,
  });
  return { gloss: 0.12, shadowSide: 1, shadow: 0.34 };
};

/** A shirt or a coat on its hanger, `long` pixels, with folds. */
function garment(
  painter: SetPainter,
  context: SKRSContext2D,
  x: number,
  rail: number,
  long: number,
): void {
  const [lightness, chroma, turn] = CLOTHES[Math.floor(painter.random() * CLOTHES.length)] ?? [
    0.8, 0.03, 60,
  ];
  const half = painter.between(26, 40);
  const top = rail + 26;
  context.strokeStyle = '#5b4a35';
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(x, rail - 8);
  context.lineTo(x, top);
  context.stroke();
  const cloth = context.createLinearGradient(x - half, 0, x + half, 0);
  for (const [at, shift] of [
    [0, -0.04],
    [0.3, 0.05],
    [0.5, -0.06],
    [0.72, 0.02],
    [1, -0.16],
  ] as const)
    cloth.addColorStop(at, oklch(Math.min(0.97, lightness + shift), chroma, turn));
  context.fillStyle = cloth;
  context.beginPath();
  context.moveTo(x - 8, top - 6);
  context.lineTo(x + 8, top - 6);
  context.quadraticCurveTo(x + half, top + 10, x + half, top + 40);
  context.lineTo(x + half * 1.12, rail + long);
  context.lineTo(x - half * 1.12, rail + long);
  context.lineTo(x - half, top + 40);
  context.quadraticCurveTo(x - half, top + 10, x - 8, top - 6);
  context.fill();
}

/** Bottles and jars with paper labels on the shelves of an old cabinet, drawers below, lamps above. */
export const apothecary: PaintSet = (painter, hue) => {
  const base = hue ?? 165;
  const wood = (lightness: number) => oklch(lightness, hue === null ? 0.045 : 0.08, base);
  const { horizon } = painter;
  painter.wall(wood(0.42), wood(0.2));
  painter.blurred(8, (context) => {
    for (let shelf = 0; shelf < 3; shelf++) {
      const y = horizon * (0.25 + shelf * 0.235);
      context.fillStyle = wood(0.16);
      context.fillRect(-60, y - horizon * 0.2, SIDE + 120, horizon * 0.2);
      for (let x = 12; x < SIDE; ) {
        const width = painter.between(44, 74);
        const tall = horizon * painter.between(0.1, 0.165);
        const [lightness, chroma, turn] = (
          [
            [0.5, 0.11, 58],
            [0.62, 0.1, 70],
            [0.38, 0.07, 150],
            [0.88, 0.03, 85],
            [0.42, 0.08, 250],
          ] as const
        )[Math.floor(painter.random() * 5)] ?? [0.5, 0.11, 58];
        const middle = x + width / 2;
        painter.vessel(context, middle, y, width, tall, oklch(lightness, chroma, turn));
        painter.vessel(context, middle, y - tall + 4, width * 0.44, 24, oklch(0.3, 0.03, 55));
        context.fillStyle = '#efe3c8';
        context.fillRect(middle - width * 0.34, y - tall * 0.62, width * 0.68, tall * 0.36);
        x += width + painter.between(6, 20);
      }
      context.fillStyle = wood(0.46);
      context.fillRect(-60, y, SIDE + 120, 16);
    }
    for (let drawer = 0; drawer < 9; drawer++) {
      const x = drawer * 124 - 20;
      context.fillStyle = wood(0.34);
      context.fillRect(x, horizon * 0.77, 112, horizon * 0.22);
      context.fillStyle = '#d8b263';
      context.beginPath();
      context.arc(x + 56, horizon * 0.88, 10, 0, Math.PI * 2);
      context.fill();
    }
  });
  for (const share of [0.22, 0.78])
    paintPool(painter.context, 'screen', {
      x: SIDE * share,
      y: horizon * 0.04,
      reach: 290,
      stops: LAMPLIGHT,
    });
  painter.floor({
    material: 'wood',
    light: oklch(0.5, 0.075, 54),
    dark: oklch(0.22, 0.05, 44),
    sheen: 0.26,
  });
  return { gloss: 0.14, shadowSide: 1, shadow: 0.36 };
};

/** Boards: colour of the deck and of its stripe, as lightness, chroma and hue. */
const BOARDS = [
  [0.9, 0.05, 85, 0.62, 0.17, 30],
  [0.78, 0.11, 195, 0.96, 0.01, 90],
  [0.86, 0.13, 92, 0.5, 0.12, 250],
  [0.72, 0.15, 35, 0.95, 0.02, 90],
  [0.94, 0.01, 90, 0.6, 0.11, 200],
] as const;

/** Surfboards that lean against white planks, palm leaves and sun. */
export const surfShop: PaintSet = (painter, hue) => {
  const { horizon } = painter;
  const base = hue ?? 205;
  painter.wall(oklch(0.95, 0.02, base), oklch(0.8, hue === null ? 0.035 : 0.08, base));
  painter.blurred(5, (context) => {
    for (let plank = 0; plank < 10; plank++) {
      context.fillStyle = `rgba(60,80,90,${painter.between(0.02, 0.09)})`;
      context.fillRect(plank * 112 - 20, 0, 108, horizon + 20);
      context.fillStyle = 'rgba(50,70,80,0.28)';
      context.fillRect(plank * 112 + 88, 0, 4, horizon + 20);
    }
  });
  painter.blurred(7, (context) => {
    for (const [index, share] of [0.08, 0.25, 0.5, 0.73, 0.92].entries()) {
      const [l, c, h, stripeL, stripeC, stripeH] = BOARDS[index] ?? BOARDS[0];
      const [half, tall] = [58, horizon * painter.between(0.84, 0.96)];
      const [x, foot] = [SIDE * share, horizon + 18];
      context.save();
      context.translate(x, foot);
      context.rotate(painter.between(-0.05, 0.05));
      const outline = () => {
        context.beginPath();
        context.moveTo(0, -tall);
        context.bezierCurveTo(half * 1.1, -tall * 0.78, half * 1.25, -tall * 0.22, half * 0.42, 0);
        context.lineTo(-half * 0.42, 0);
        context.bezierCurveTo(-half * 1.25, -tall * 0.22, -half * 1.1, -tall * 0.78, 0, -tall);
      };
      context.shadowColor = 'rgba(20,40,50,0.4)';
      context.shadowBlur = 18;
      context.shadowOffsetX = 14;
      const deck = context.createLinearGradient(-half, 0, half, 0);
      deck.addColorStop(0, oklch(Math.min(0.98, l + 0.04), c, h));
      deck.addColorStop(1, oklch(l - 0.16, c, h));
      context.fillStyle = deck;
      outline();
      context.fill();
      context.shadowColor = 'transparent';
      outline();
      context.clip();
      context.fillStyle = oklch(stripeL, stripeC, stripeH);
      if (index % 2 === 0) context.fillRect(-13, -tall, 26, tall);
      else for (const at of [0.3, 0.38]) context.fillRect(-half * 2, -tall * at, half * 4, 26);
      context.restore();
    }
  });
  painter.leaves(5, 140, 0.5, 8, SIDE * 0.02, SIDE * 0.3);
  painter.windowLight(0.4);
  painter.floor({
    material: 'wood',
    light: oklch(0.86, 0.04, 80),
    dark: oklch(0.62, 0.05, 68),
    sheen: 0.08,
  });
  return { gloss: 0.06, shadowSide: 1, shadow: 0.38 };
};
