import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { SIDE } from './frame.ts';
import type { StagePainter } from './stage-painter.ts';

export type Sprig = 'lavender' | 'pampas' | 'ears';

/**
 * The shape of a sprig: its relative length, its stalk, and a function that paints each flower or leaf along
 * its head (upper part).
 */
interface Growth {
  long: number;
  stalk: string;
  /**
   * Number of flowers or leaves along the sprig's head, and the share of the stalk that the head
   * covers.
   */
  count: number;
  head: number;
  paint(painter: StagePainter, context: SKRSContext2D, along: number, side: -1 | 1): void;
}

const GROWTHS: Readonly<Record<Sprig, Growth>> = {
  lavender: {
    long: 1,
    stalk: oklch(0.5, 0.06, 135),
    count: 34,
    head: 0.42,
    paint(painter, context, along, side) {
      context.fillStyle = oklch(painter.between(0.46, 0.68), 0.14, painter.between(290, 308));
      const size = 9.5 - 4.5 * along;
      context.beginPath();
      context.ellipse(side * size * 0.9, 0, size * 0.75, size * 1.3, side * 0.5, 0, Math.PI * 2);
      context.fill();
    },
  },
  pampas: {
    long: 1.35,
    stalk: oklch(0.74, 0.05, 80),
    count: 190,
    head: 0.56,
    paint(painter, context, along, side) {
      // Paints fine hairs that hang to one side of the plume and are longest in its middle.
      const long = 78 * Math.sin(Math.PI * (0.12 + 0.84 * along)) * painter.between(0.6, 1.1);
      context.strokeStyle = oklch(painter.between(0.76, 0.95), 0.035, painter.between(70, 86));
      context.lineWidth = 2.4;
      context.beginPath();
      context.moveTo(0, 0);
      context.quadraticCurveTo(side * long * 0.5, -long * 0.75, side * long * 0.8, -long * 0.3);
      context.stroke();
    },
  },
  ears: {
    long: 0.95,
    stalk: oklch(0.76, 0.09, 88),
    count: 26,
    head: 0.3,
    paint(painter, context, _along, side) {
      context.fillStyle = oklch(painter.between(0.7, 0.86), 0.11, painter.between(74, 88));
      context.beginPath();
      context.ellipse(side * 7, 0, 5.5, 12, side * 0.45, 0, Math.PI * 2);
      context.fill();
      context.strokeStyle = context.fillStyle;
      context.lineWidth = 1.4;
      context.beginPath();
      context.moveTo(side * 8, -6);
      context.lineTo(side * 22, -64);
      context.stroke();
    },
  },
};

/**
 * Paints loose bunches of sprigs that lean into the picture from both sides, behind or in front of the product.
 */
export function paintSprigs(
  painter: StagePainter,
  sprig: Sprig,
  { blur, count, foot, height }: { blur: number; count: number; foot: number; height: number },
): void {
  const { long, stalk, count: things, head, paint } = GROWTHS[sprig];
  painter.blurred(blur, (context) => {
    context.lineCap = 'round';
    for (let stem = 0; stem < count; stem++) {
      const inward = stem % 2 === 0 ? 1 : -1;
      const lean = inward * painter.between(-0.1, 0.42);
      const reach = SIDE * height * long * painter.between(0.75, 1.1);
      context.save();
      context.translate(
        SIDE * (inward > 0 ? painter.between(-0.04, 0.17) : painter.between(0.83, 1.04)),
        SIDE * foot,
      );
      context.rotate(lean);
      context.strokeStyle = stalk;
      context.lineWidth = 4;
      context.beginPath();
      context.moveTo(0, 0);
      context.lineTo(0, -reach);
      context.stroke();
      for (let thing = 0; thing < things; thing++) {
        const along = thing / things;
        context.save();
        context.translate(0, -reach * (1 - head + head * along));
        paint(painter, context, along, thing % 2 === 0 ? 1 : -1);
        context.restore();
      }
      context.restore();
    }
  });
}
