import { oklch } from '../../colour/oklch.ts';
import { candles, flowers, type PaintBeside, type Spot, stones } from './props-on-floor.ts';
import { beans, berries, citrus, ice } from './props-to-eat.ts';
import { SIDE } from './sets/frame.ts';
import { leaf } from './sets/leaf.ts';
import type { SetPainter } from './sets/set-painter.ts';
import type { PropName } from './shoot-direction.ts';

type PaintProp = (painter: SetPainter) => void;

/** Paint in the air, behind the product. */
const BEHIND: Partial<Record<PropName, PaintProp>> = {
  leaves: (painter) => painter.leaves(12, 142, 0.44, 6, SIDE * 0.05, SIDE * 0.75),
  lights: (painter) =>
    painter.bokeh(['#fff3d0', '#ffdf9a', '#ffffff'], 46, 0, SIDE * 0.62, 8, 34, 1.5),
  smoke: (painter) => smoke(painter, 16, 0.3, 0.8, 0.2),
  drops: (painter) => droplets(painter, 40, 0, 0.6),
};

/** Paint in the air, before the product. */
const BEFORE: Partial<Record<PropName, PaintProp>> = {
  leaves: (painter) => painter.leaves(6, 142, 0.36, 13, SIDE * 0.8, SIDE * 1.02),
  petals: (painter) => {
    for (const [count, blur, low, high] of [
      [16, 1.2, 0.78, 1],
      [9, 7, 0, 1],
    ] as const) {
      painter.blurred(blur, (context) => {
        for (let petal = 0; petal < count; petal++) {
          leaf(
            context,
            painter.random() * SIDE,
            SIDE * painter.between(low, high),
            painter.between(26, 58),
            painter.between(0, 6.3),
            oklch(painter.between(0.72, 0.88), 0.11, painter.between(350, 375)),
          );
        }
      });
    }
  },
  drops: (painter) => droplets(painter, 70, 0.72, 1),
  smoke: (painter) => smoke(painter, 9, 0.86, 1.05, 0.16),
  snow: (painter) => painter.bokeh(['#ffffff'], 110, 0, SIDE, 2, 12, 2),
};

/** Things that stand or lie beside the product. */
const BESIDE: Partial<Record<PropName, PaintBeside>> = {
  stones,
  citrus,
  berries,
  beans,
  ice,
  candles,
  flowers,
};

/** Room that a product takes, in pixels. */
interface Room {
  left: number;
  width: number;
  base: number;
}

/** Lays what the instructions name behind the product, or beside and before it. */
export function paintProps(
  painter: SetPainter,
  props: ReadonlySet<PropName>,
  depth: 'behind' | 'before',
): void {
  const painters = depth === 'behind' ? BEHIND : BEFORE;
  for (const prop of props) painters[prop]?.(painter);
}

/** Lays what stands on the floor: first what is farther away than the product, later what is nearer. */
export function paintBeside(
  painter: SetPainter,
  props: ReadonlySet<PropName>,
  depth: 'far' | 'near',
  room: Room,
): void {
  const named = [...props].flatMap((prop) => BESIDE[prop] ?? []);
  for (const [index, paint] of named.entries()) paint(painter, spots(painter, depth, room, index));
}

function spots(
  painter: SetPainter,
  depth: 'far' | 'near',
  { left, width, base }: Room,
  index: number,
): Spot[] {
  const lies = painter.horizon === 0;
  return [-1, 1].flatMap((side): Spot[] => {
    const room = side < 0 ? left : SIDE - left - width;
    const edge = side < 0 ? left : left + width;
    // Where the product leaves no room, things stand before its corner or peep out behind it.
    const out = Math.max(46, Math.min(room * 0.55, 190)) * (0.75 + 0.35 * painter.random());
    const x = edge + side * out + index * 26 * side;
    if (lies)
      return [
        {
          x,
          y: depth === 'far' ? SIDE * painter.between(0.1, 0.3) : SIDE * painter.between(0.7, 0.9),
          size: 1,
          flat: 1,
        },
      ];
    const y = depth === 'far' ? base - painter.between(34, 62) : base + painter.between(10, 44);
    if (depth === 'far' && side === (index % 2 === 0 ? 1 : -1)) return [];
    return [{ x, y, size: depth === 'far' ? 0.86 : 1, flat: 0.42 }];
  });
}

function smoke(painter: SetPainter, puffs: number, low: number, high: number, opacity: number) {
  painter.blurred(46, (context) => {
    context.fillStyle = `rgba(255,255,255,${opacity})`;
    for (let puff = 0; puff < puffs; puff++) {
      context.beginPath();
      context.ellipse(
        painter.random() * SIDE,
        SIDE * painter.between(low, high),
        painter.between(90, 240),
        painter.between(40, 110),
        0,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  });
}

/** Beads of water: dark rim, light through the far side, a point of the lamp. */
function droplets(painter: SetPainter, count: number, low: number, high: number): void {
  const { context } = painter;
  for (let drop = 0; drop < count; drop++) {
    const x = painter.random() * SIDE;
    const y = SIDE * painter.between(low, high);
    const size = 2.5 + 12 * painter.random() ** 2.5;
    const flat = low > 0.5 ? 0.6 : 1.15;
    const water = context.createRadialGradient(x + size * 0.3, y + size * 0.3, 0, x, y, size);
    water.addColorStop(0, 'rgba(255,255,255,0.5)');
    water.addColorStop(0.6, 'rgba(255,255,255,0.1)');
    water.addColorStop(0.92, 'rgba(20,40,60,0.34)');
    water.addColorStop(1, 'rgba(20,40,60,0)');
    context.fillStyle = water;
    context.beginPath();
    context.ellipse(x, y, size, size * flat, 0, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = 'rgba(255,255,255,0.9)';
    context.beginPath();
    context.arc(x - size * 0.35, y - size * 0.35 * flat, size * 0.16, 0, Math.PI * 2);
    context.fill();
  }
}
