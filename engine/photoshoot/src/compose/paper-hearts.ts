import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { SIDE } from '../kit/frame.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/** Hues of the paper hearts in degrees of OKLCH, from pink to red. */
const HUES = [5, 14, 22, 358] as const;

/** Paints paper hearts that hang in the air behind the product. */
export function paintHeartsBehind(painter: SetPainter): void {
  painter.blurred(2.2, (context) => {
    for (let part = 0; part < 9; part++) {
      const x = (part + painter.between(0.15, 0.85)) / 9;
      heart(painter, context, x, painter.between(0.05, 0.52), painter.between(22, 46), 1);
    }
  });
}

/**
 * Paints paper hearts on the floor, and a few near the lens at the sides of the picture, where they do not hide
 * the product.
 */
export function paintHeartsBefore(painter: SetPainter): void {
  const { horizon } = painter;
  const flat = horizon === 0 ? 1 : 0.42;
  const nearest = horizon === 0 ? 0.02 : 0.86;
  // In a picture from straight above, hearts in the middle of the picture would cover the product.
  const aside = horizon === 0 ? 0.12 : 0.34;
  painter.blurred(1, (context) => {
    for (let piece = 0; piece < 12; piece++) {
      const x = painter.between(0.01, aside) + (piece % 2) * (0.99 - aside);
      heart(painter, context, x, painter.between(nearest, 0.99), painter.between(20, 34), flat);
    }
  });
  painter.blurred(9, (context) => {
    for (const x of [0.05, 0.93])
      heart(painter, context, x, painter.between(0.3, 0.9), painter.between(64, 84), 1);
  });
}

/**
 * Paints a paper heart whose halves rise and are lighter on the side of the light.
 * @param x horizontal position as a share of the picture's side, and `y` the vertical position
 * @param size half the heart's width, in pixels
 * @param flat ratio of the heart's visible height to its real height. A heart with a ratio below 1 lies on
 * the floor and is therefore darker
 */
function heart(
  painter: SetPainter,
  context: SKRSContext2D,
  x: number,
  y: number,
  size: number,
  flat: number,
): void {
  const hue = HUES[Math.floor(painter.random() * HUES.length)] ?? HUES[0];
  const turn = flat < 1 ? painter.between(0, 6.3) : painter.between(-0.5, 0.5);
  const outline = () => {
    context.beginPath();
    context.moveTo(0, size);
    context.bezierCurveTo(-size * 1.5, -size * 0.1, -size * 0.9, -size * 1.1, 0, -size * 0.42);
    context.bezierCurveTo(size * 0.9, -size * 1.1, size * 1.5, -size * 0.1, 0, size);
  };
  const laid = (drop: number, fill: Parameters<typeof createPaper>[1] | 'shade') => {
    context.save();
    context.translate(SIDE * x + drop * 0.6, SIDE * y + drop);
    context.scale(1, flat);
    context.rotate(turn);
    outline();
    context.fillStyle = fill === 'shade' ? 'rgba(20,4,8,0.34)' : createPaper(context, fill, size);
    context.fill();
    context.restore();
  };
  if (flat < 1) laid(4, 'shade');
  laid(0, hue);
}

function createPaper(context: SKRSContext2D, hue: number, size: number) {
  const paper = context.createLinearGradient(-size, -size, size, size);
  paper.addColorStop(0, oklch(0.74, 0.16, hue));
  paper.addColorStop(0.5, oklch(0.6, 0.21, hue + 6));
  paper.addColorStop(1, oklch(0.46, 0.18, hue + 8));
  return paper;
}
