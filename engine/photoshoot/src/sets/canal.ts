import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { paintBulbs } from '../kit/bulbs.ts';
import { SIDE, type TimeOfDay } from '../kit/frame.ts';
import type { PaintSet } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { riseAt, type StreetEnd, type StreetLook, street } from '../kit/street.ts';
import { standThing } from '../kit/things.ts';
import { outdoorLight } from './outdoors.ts';

const VENICE: StreetLook = {
  hue: 48,
  stray: 34,
  lightness: 0.8,
  chroma: 0.075,
  storeys: [3.2, 4.8],
  window: 0.34,
  roofs: false,
  trees: false,
  traffic: false,
  canal: true,
};

const AMSTERDAM: StreetLook = {
  ...VENICE,
  hue: 36,
  stray: 18,
  lightness: 0.56,
  chroma: 0.06,
  storeys: [4.2, 5.4],
  window: 0.5,
  roofs: true,
};

/** Share of the daylight that falls on what stands by the water. */
const DIM = { day: 1, sunset: 0.66, night: 0.34 } as const;

/** How far away the bridge is and how high its deck, in storeys, and half of the canal's width there. */
const BRIDGE = { away: 5.4, deck: 2.1, half: 3.4 } as const;

/** A canal in Venice: houses that stand in the water, a bridge, a gondola between striped poles. */
export const venice: PaintSet = (painter, hue) => {
  const time = painter.view.time ?? 'day';
  const look = hue === null ? VENICE : { ...VENICE, hue };
  const end = street(painter, time, look);
  bridge(painter, time, look, end);
  const left = end.middle > 0.5;
  gondola(painter, left ? 0.2 : 0.8, DIM[time]);
  poles(painter, left ? [0.05, 0.14, 0.95] : [0.05, 0.86, 0.95], DIM[time]);
  glow(painter, time, end);
  painter.floor({
    material: 'paving',
    light: oklch(0.86, 0.022, 76),
    dark: oklch(0.5, 0.02, 66),
    sheen: 0.12,
  });
  outdoorLight(painter, painter.horizon);
  return { gloss: 0.08, shadowSide: 1, shadow: 0.42 };
};

/** A canal in Amsterdam: brick houses, a bridge, a boat at its mooring, a bicycle at the rail. */
export const amsterdam: PaintSet = (painter, hue, pick) => {
  const time = painter.view.time ?? 'day';
  const look = hue === null ? AMSTERDAM : { ...AMSTERDAM, hue };
  const end = street(painter, time, look);
  bridge(painter, time, look, end);
  const light = DIM[time];
  const side = end.middle > 0.5 ? -1 : 1;
  standThing(painter, {
    kind: 'boat',
    x: SIDE * (0.5 + side * 0.3),
    base: painter.horizon * 0.93,
    height: 96,
    blur: 8,
    body: '#2f5a4c',
    light,
  });
  glow(painter, time, end);
  rail(painter, light);
  standThing(painter, {
    kind: 'bicycle',
    x: SIDE * (pick % 2 === 0 ? 0.16 : 0.84),
    base: painter.horizon + 16,
    height: 250,
    blur: 6,
    body: '#2b2f36',
    light,
  });
  painter.floor({
    material: 'cobble',
    light: oklch(0.64, 0.05, 40),
    dark: oklch(0.26, 0.03, 36),
    sheen: 0.1,
  });
  outdoorLight(painter, painter.horizon);
  return { gloss: 0.06, shadowSide: 1, shadow: 0.42, holds: ['bicycle', 'boat'] };
};

/** A bridge of one arch from bank to bank, and its image in the water. */
function bridge(
  painter: SetPainter,
  time: TimeOfDay,
  look: StreetLook,
  { middle, level }: StreetEnd,
): void {
  const x = SIDE * middle;
  const half = (SIDE * BRIDGE.half * 0.3 * 1.06) / BRIDGE.away;
  const row = (height: number) => SIDE * (level - riseAt(look, BRIDGE.away, height));
  const [deck, water] = [row(BRIDGE.deck), row(0)];
  const arch = (context: SKRSContext2D, towards: 1 | -1) => {
    const from = (y: number) => (towards === 1 ? y : 2 * water - y);
    context.beginPath();
    context.moveTo(x - half, from(water));
    context.lineTo(x - half, from(deck + 14));
    context.quadraticCurveTo(x, from(deck - 22), x + half, from(deck + 14));
    context.lineTo(x + half, from(water));
    context.lineTo(x + half * 0.62, from(water));
    context.bezierCurveTo(
      x + half * 0.6,
      from(deck + 20),
      x - half * 0.6,
      from(deck + 20),
      x - half * 0.62,
      from(water),
    );
    context.closePath();
    context.fill();
  };
  const stone = oklch(0.74 * DIM[time], 0.03, look.hue + 20);
  painter.blurred(6, (context) => {
    context.fillStyle = stone;
    arch(context, 1);
  });
  painter.blurred(
    10,
    (context) => {
      context.fillStyle = stone;
      arch(context, -1);
    },
    0.4,
  );
}

/** Seen from its side: a slim black hull, its bow and stern raised, the iron of the bow. */
function gondola(painter: SetPainter, share: number, dim: number): void {
  const [x, y, long] = [SIDE * share, painter.horizon * 0.9, SIDE * 0.2];
  const towards = share < 0.5 ? 1 : -1;
  const at = (along: number) => x + towards * along * long;
  painter.blurred(7, (context) => {
    context.fillStyle = 'rgba(10,26,28,0.5)';
    context.beginPath();
    context.ellipse(x, y + 20, long * 0.9, 16, 0, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = oklch(0.2 * dim + 0.05, 0.012, 260);
    context.beginPath();
    context.moveTo(at(-1.08), y - 62);
    context.quadraticCurveTo(at(-0.7), y - 2, at(0), y - 10);
    context.quadraticCurveTo(at(0.72), y - 6, at(1.04), y - 96);
    context.lineTo(at(1.09), y - 92);
    context.quadraticCurveTo(at(0.86), y + 24, at(0), y + 24);
    context.quadraticCurveTo(at(-0.86), y + 24, at(-1.08), y - 62);
    context.fill();
    context.fillStyle = oklch(0.46 * dim, 0.16, 24);
    context.fillRect(Math.min(at(-0.26), at(0.16)), y - 34, long * 0.42, 26);
    context.fillStyle = oklch(0.84 * dim, 0.02, 240);
    context.fillRect(Math.min(at(1.02), at(1.07)), y - 118, long * 0.05, 40);
  });
}

/** Mooring poles with a stripe that winds round them. */
function poles(painter: SetPainter, shares: readonly number[], dim: number): void {
  painter.blurred(6, (context) => {
    for (const [index, share] of shares.entries()) {
      const [x, wide] = [SIDE * share, 26];
      const [top, foot] = [painter.horizon * (0.36 + 0.1 * (index % 2)), painter.horizon + 20];
      context.save();
      context.beginPath();
      context.roundRect(x - wide / 2, top, wide, foot - top, 12);
      context.clip();
      context.fillStyle = oklch(0.93 * dim, 0.012, 85);
      context.fillRect(x - wide, top, 2 * wide, foot - top);
      context.strokeStyle =
        index % 2 === 0 ? oklch(0.44 * dim, 0.14, 262) : oklch(0.5 * dim, 0.17, 26);
      context.lineWidth = 30;
      for (let y = top - 20; y < foot + 40; y += 74) {
        context.beginPath();
        context.moveTo(x - wide, y + 26);
        context.lineTo(x + wide, y - 26);
        context.stroke();
      }
      const round = context.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0);
      round.addColorStop(0, 'rgba(255,255,255,0.1)');
      round.addColorStop(1, 'rgba(0,0,0,0.42)');
      context.fillStyle = round;
      context.fillRect(x - wide, top, 2 * wide, foot - top);
      context.restore();
    }
  });
}

/** The rail of a quay. */
function rail(painter: SetPainter, dim: number): void {
  painter.blurred(6, (context) => {
    context.fillStyle = oklch(0.3 * dim, 0.02, 250);
    for (const [above, thick] of [
      [112, 11],
      [58, 7],
    ] as const)
      context.fillRect(-60, painter.horizon - above, SIDE + 120, thick);
    for (let post = 0; post < 6; post++)
      context.fillRect(post * 216 - 10, painter.horizon - 118, 13, 136);
  });
}

/** Lanterns along both banks, once it gets dark. */
function glow(painter: SetPainter, time: TimeOfDay, { middle, level }: StreetEnd): void {
  if (time === 'day') return;
  const places = [-0.42, -0.24, -0.13, 0.12, 0.22, 0.4].map(
    (aside) => [SIDE * (middle + aside), SIDE * (level - 0.02 - 0.1 * Math.abs(aside))] as const,
  );
  paintBulbs(painter, places, [
    { blur: 20, radius: 30, colour: 'rgba(255,180,80,0.7)' },
    { blur: 4, radius: 9, colour: '#fff2cf' },
  ]);
}
