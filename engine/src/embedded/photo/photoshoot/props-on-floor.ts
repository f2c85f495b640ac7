import type { SKRSContext2D } from '@napi-rs/canvas';
import { oklch } from '../../colour/oklch.ts';
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

/** Roses: petals in a spiral, dark in the heart and light at their rims. */
export const flowers: PaintBeside = (painter, spots) => {
  const { context, random } = painter;
  for (const { x, y, size, flat } of spots) {
    const hue = painter.view.hue ?? 5;
    for (const [dx, dy, share] of [
      [-0.9, -0.34, 0.8],
      [0.85, -0.2, 0.86],
      [0, 0.2, 1],
    ] as const) {
      const radius = 62 * size * share;
      const [atX, atY] = [x + dx * 74 * size, y + dy * 60 * size];
      contact(context, atX, atY, radius, flat, 0.55);
      const middle = atY - radius * 0.5;
      const turn = random() * 6.3;
      for (let petal = 0; petal < 26; petal++) {
        const out = 1 - petal / 27;
        const angle = turn + petal * 2.4;
        const reach = radius * 0.62 * out;
        const [px, py] = [atX + Math.cos(angle) * reach, middle + Math.sin(angle) * reach * 0.74];
        const wide = radius * (0.16 + 0.36 * out);
        const shade = context.createRadialGradient(atX, middle, reach * 0.35, px, py, wide * 1.25);
        shade.addColorStop(0, oklch(0.5 + 0.12 * out, 0.15, hue));
        shade.addColorStop(0.7, oklch(0.7 + 0.1 * out, 0.12, hue));
        shade.addColorStop(1, oklch(0.86, 0.07, hue));
        context.fillStyle = shade;
        context.beginPath();
        context.ellipse(px, py, wide, wide * 0.78, angle + 1.57, 0, Math.PI * 2);
        context.fill();
      }
    }
  }
};

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
