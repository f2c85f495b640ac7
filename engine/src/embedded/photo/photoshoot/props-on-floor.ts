import type { SKRSContext2D } from '@napi-rs/canvas';
import { oklch } from '../../colour/oklch.ts';
import { leaf } from './sets/leaf.ts';
import type { SetPainter } from './sets/set-painter.ts';

/** A place on the floor beside the product, in pixels of the picture. */
export interface Spot {
  x: number;
  y: number;
  /** Nearness: 1 is as near as the product. */
  size: number;
  /** How much the floor is foreshortened: 1 is seen from straight above. */
  flat: number;
}

export type PaintBeside = (painter: SetPainter, spots: readonly Spot[]) => void;

/** The dimness under a thing that lies on the floor. */
export function contact(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  flat: number,
  darkness = 0.5,
): void {
  context.save();
  context.translate(x + radius * 0.16, y + radius * 0.06);
  context.scale(1, Math.max(0.2, flat * 0.6));
  const shade = context.createRadialGradient(0, 0, radius * 0.3, 0, 0, radius * 1.35);
  shade.addColorStop(0, `rgba(8,6,4,${darkness})`);
  shade.addColorStop(1, 'rgba(8,6,4,0)');
  context.fillStyle = shade;
  context.fillRect(-radius * 1.4, -radius * 1.4, radius * 2.8, radius * 2.8);
  context.restore();
}

export const candles: PaintBeside = ({ context }, spots) => {
  for (const [index, { x, y, size }] of spots.entries())
    for (const [shift, tall] of index % 2 === 0
      ? ([
          [-30, 150],
          [52, 96],
        ] as const)
      : ([[0, 120]] as const)) {
      const [width, height] = [66 * size, tall * size];
      const left = x + shift * size - width / 2;
      contact(context, left + width / 2, y, width * 0.7, 0.4);
      const wax = context.createLinearGradient(left, 0, left + width, 0);
      wax.addColorStop(0, '#d9c7a6');
      wax.addColorStop(0.35, '#fff6e2');
      wax.addColorStop(1, '#b79f78');
      context.fillStyle = wax;
      context.beginPath();
      context.roundRect(left, y - height, width, height, 9);
      context.fill();
      const melt = context.createLinearGradient(0, y - height, 0, y - height * 0.4);
      melt.addColorStop(0, 'rgba(255,196,100,0.85)');
      melt.addColorStop(1, 'rgba(255,196,100,0)');
      context.fillStyle = melt;
      context.fill();
      const [fx, fy] = [left + width / 2, y - height - 22 * size];
      const glow = context.createRadialGradient(fx, fy, 0, fx, fy, 150 * size);
      glow.addColorStop(0, 'rgba(255,206,120,0.7)');
      glow.addColorStop(0.3, 'rgba(255,170,80,0.22)');
      glow.addColorStop(1, 'rgba(255,150,60,0)');
      context.save();
      context.globalCompositeOperation = 'screen';
      context.fillStyle = glow;
      context.fillRect(fx - 160, fy - 160, 320, 320);
      context.restore();
      const flame = context.createRadialGradient(fx, fy + 8 * size, 0, fx, fy, 26 * size);
      flame.addColorStop(0, '#fffbe8');
      flame.addColorStop(0.5, '#ffdf80');
      flame.addColorStop(1, '#ff9a30');
      context.fillStyle = flame;
      context.beginPath();
      context.moveTo(fx, fy - 30 * size);
      context.bezierCurveTo(
        fx + 16 * size,
        fy - 4 * size,
        fx + 11 * size,
        fy + 20 * size,
        fx,
        fy + 20 * size,
      );
      context.bezierCurveTo(
        fx - 11 * size,
        fy + 20 * size,
        fx - 16 * size,
        fy - 4 * size,
        fx,
        fy - 30 * size,
      );
      context.fill();
    }
};

/** Roses among their leaves. */
export const flowers: PaintBeside = (painter, spots) => {
  const { context, random } = painter;
  for (const { x, y, size, flat } of spots) {
    const { bloom } = painter.view;
    const white = bloom === 'white';
    const hue = white ? 85 : (bloom ?? 8);
    for (const [dx, dy, share] of [
      [-0.7, -0.3, 0.82],
      [0.62, 0.1, 1],
    ] as const) {
      const radius = 84 * size * share;
      const [atX, atY] = [x + dx * 78 * size, y + dy * 60 * size];
      contact(context, atX, atY, radius, flat, 0.55);
      for (const turn of [-2.1, -1.2, 1.3, 2.2])
        leaf(
          context,
          atX,
          atY - radius * 0.3,
          radius * 1.35,
          turn + (random() - 0.5) * 0.5,
          oklch(0.4 + random() * 0.12, 0.08, 142),
        );
      rose(painter, atX, atY - radius * 0.5, radius, hue, random() * 6.3, white);
    }
  }
};

/** Rings of petals from the rim to the heart: petals of a ring, its distance and width as shares of the rose's radius. */
const PETALS = [
  [6, 0.6, 0.5],
  [6, 0.46, 0.44],
  [5, 0.32, 0.36],
  [4, 0.19, 0.27],
  [3, 0.09, 0.18],
] as const;

/** An open rose: each petal is dark where it grows from, light on its rolled rim, and shades the ones below. */
function rose(
  { context, random }: SetPainter,
  x: number,
  y: number,
  radius: number,
  hue: number,
  turn: number,
  white: boolean,
): void {
  const [lift, chroma] = white ? [0.3, 0.12] : [0, 1];
  context.save();
  context.translate(x, y);
  context.scale(1, 0.8);
  for (const [ring, [count, away, wide]] of PETALS.entries())
    for (let petal = 0; petal < count; petal++) {
      const angle = turn + ring * 0.7 + (petal * Math.PI * 2) / count;
      const grown = 0.86 + 0.28 * random();
      const [half, reach] = [radius * wide * grown, radius * (away + wide * 0.72) * grown];
      context.save();
      context.rotate(angle + (random() - 0.5) * 0.34);
      const shade = context.createLinearGradient(0, 0, reach, 0);
      shade.addColorStop(0, oklch(0.34 + lift * 1.1 + 0.03 * ring, 0.15 * chroma, hue + 6));
      shade.addColorStop(0.62, oklch(0.56 + lift * 1.1 + 0.02 * ring, 0.17 * chroma, hue));
      shade.addColorStop(0.92, oklch(0.64 + lift, 0.15 * chroma, hue - 4));
      shade.addColorStop(1, oklch(0.7 + lift * 0.92, 0.12 * chroma, hue - 6));
      context.fillStyle = shade;
      context.shadowColor = white ? 'rgba(60,50,40,0.45)' : 'rgba(40,0,8,0.5)';
      context.shadowBlur = radius * 0.2;
      context.beginPath();
      context.moveTo(radius * away * 0.2, 0);
      context.bezierCurveTo(reach * 0.3, -half * 1.25, reach * 1.02, -half * 1.1, reach, 0);
      context.bezierCurveTo(
        reach * 1.02,
        half * 1.1,
        reach * 0.3,
        half * 1.25,
        radius * away * 0.2,
        0,
      );
      context.fill();
      context.restore();
    }
  const lit = context.createRadialGradient(-radius * 0.4, -radius * 0.5, 0, 0, 0, radius * 1.1);
  lit.addColorStop(0, 'rgba(255,240,230,0.28)');
  lit.addColorStop(0.5, 'rgba(255,240,230,0)');
  lit.addColorStop(1, 'rgba(30,0,10,0.35)');
  context.globalCompositeOperation = 'soft-light';
  context.fillStyle = lit;
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

export const stones: PaintBeside = (painter, spots) => {
  const { context, random, noise } = painter;
  for (const { x, y, size, flat } of spots)
    for (let stone = 0; stone < 4; stone++) {
      const radius = (34 + random() * 44) * size;
      const [atX, atY] = [x + (random() - 0.5) * 190 * size, y + (stone / 4 - 0.5) * 60 * size];
      contact(context, atX, atY, radius * 1.05, flat, 0.6);
      context.save();
      context.translate(atX, atY - radius * 0.42);
      const rock = context.createRadialGradient(
        -radius * 0.4,
        -radius * 0.45,
        0,
        0,
        0,
        radius * 1.1,
      );
      const tone = 0.62 + random() * 0.2;
      rock.addColorStop(0, oklch(tone + 0.12, 0.012, 80));
      rock.addColorStop(0.5, oklch(tone - 0.12, 0.014, 75));
      rock.addColorStop(1, oklch(0.26, 0.012, 70));
      context.fillStyle = rock;
      context.beginPath();
      for (let step = 0; step < 40; step++) {
        const angle = (step / 40) * Math.PI * 2;
        const bump =
          0.88 + 0.2 * noise(Math.cos(angle) * 1.4 + stone * 9, Math.sin(angle) * 1.4 + atX);
        context.lineTo(Math.cos(angle) * radius * bump, Math.sin(angle) * radius * bump * 0.62);
      }
      context.closePath();
      context.fill();
      context.restore();
    }
};
