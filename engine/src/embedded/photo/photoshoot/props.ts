import { createCanvas, ImageData } from '@napi-rs/canvas';
import { oklch } from '../../colour/oklch.ts';
import { ramp } from '../ramp.ts';
import { citrus } from './props-citrus.ts';
import { baubles, books } from './props-of-occasions.ts';
import { candles, flowers, type PaintBeside, type Spot, stones } from './props-on-floor.ts';
import { beans, berries, ice, strawberries } from './props-to-eat.ts';
import { SIDE } from './sets/frame.ts';
import { leaf } from './sets/leaf.ts';
import { cloudy } from './sets/noise-field.ts';
import type { SetPainter } from './sets/set-painter.ts';
import type { PropName } from './shoot-direction.ts';

type PaintProp = (painter: SetPainter) => void;

/** Paint in the air, behind the product. */
const BEHIND: Partial<Record<PropName, PaintProp>> = {
  leaves: (painter) => painter.leaves(12, 142, 0.44, 6, SIDE * 0.05, SIDE * 0.75),
  lights: (painter) =>
    painter.bokeh(['#fff3d0', '#ffdf9a', '#ffffff'], 46, 0, SIDE * 0.62, 8, 34, 1.5),
  smoke: (painter) => smoke(painter, 0.02, 0.95, 0.85),
  drops: (painter) => droplets(painter, 40, 0, 0.6),
  fallen: (painter) => painter.fallen(44, [30, 78], 0),
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
            petalColour(painter),
          );
        }
      });
    }
  },
  drops: (painter) => droplets(painter, 70, 0.72, 1),
  smoke: (painter) => smoke(painter, 0.6, 1.2, 0.6),
  snow: (painter) => painter.bokeh(['#ffffff'], 110, 0, SIDE, 2, 12, 2),
};

function petalColour(painter: SetPainter): string {
  const { bloom } = painter.view;
  if (bloom === 'white') return oklch(painter.between(0.93, 0.99), 0.012, 80);
  const hue = bloom ?? 362;
  return oklch(
    painter.between(0.68, 0.86),
    bloom === null ? 0.11 : 0.15,
    hue + painter.between(-12, 13),
  );
}

/** Things that stand or lie beside the product. */
const BESIDE: Partial<Record<PropName, PaintBeside>> = {
  stones,
  citrus,
  berries,
  strawberries,
  beans,
  ice,
  candles,
  flowers,
  baubles,
  books,
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

/** What lies beside the product keeps clear of the picture's lower rim. */
const LOWEST = SIDE * 0.925;

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
    const y =
      depth === 'far'
        ? base - painter.between(34, 62)
        : Math.min(LOWEST, base + painter.between(10, 44));
    if (depth === 'far' && side === (index % 2 === 0 ? 1 : -1)) return [];
    return [{ x, y, size: depth === 'far' ? 0.86 : 1, flat: 0.42 }];
  });
}

/** Pixels of the picture to one of the smoke's. */
const SMOKE_COARSENESS = 6;

/** Smoke that drifts up in veils between two heights, shares of the side. */
function smoke(painter: SetPainter, low: number, high: number, opacity: number): void {
  const { noise } = painter;
  const side = Math.ceil(SIDE / SMOKE_COARSENESS);
  const veil = new ImageData(side, side);
  const { data } = veil;
  const drift = painter.between(0, 90);
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const [x, y] = [column / side, row / side];
      const warp = cloudy(noise, x * 2.4 + drift, y * 2 + 7, 3) - 0.5;
      const curl = cloudy(noise, x * 3.2 + warp * 2.6 + drift, y * 2.1 - warp * 1.6, 4);
      const thread =
        1 - Math.abs(2 * cloudy(noise, x * 2.2 + warp * 3 + 40, y * 1.5 + warp, 3) - 1);
      const height = ramp(y, low, low + 0.28) * (1 - ramp(y, high - 0.12, high));
      const thick = ramp(curl, 0.4, 0.78) * 0.75 + ramp(thread, 0.82, 1) * 0.35;
      data.set(
        [246, 247, 250, 255 * opacity * height * Math.min(1, thick)],
        (row * side + column) * 4,
      );
    }
  const layer = createCanvas(side, side);
  layer.getContext('2d').putImageData(veil, 0, 0);
  painter.context.save();
  painter.context.imageSmoothingQuality = 'high';
  painter.context.drawImage(layer, 0, 0, SIDE, SIDE);
  painter.context.restore();
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
