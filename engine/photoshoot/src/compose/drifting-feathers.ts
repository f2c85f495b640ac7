import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { SIDE } from '../kit/frame.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/** Number of barbs on each side of a quill. */
const BARBS = 13;

/** Paints feathers that float down in the air behind the product. */
export function paintFeathersBehind(painter: SetPainter): void {
  painter.blurred(1.4, (context) => {
    // One feather falls in each seventh of the picture's width, because feathers at random columns would
    // cluster.
    for (let part = 0; part < 7; part++)
      drift(painter, context, (part + painter.between(0.1, 0.9)) / 7, [0.05, 0.5], [90, 150]);
  });
}

/** Paints feathers near the lens, at the sides of the picture, where they do not hide the product. */
export function paintFeathersBefore(painter: SetPainter): void {
  painter.blurred(8, (context) => {
    for (const x of [0.06, 0.95, 0.88])
      drift(painter, context, x + painter.between(-0.08, 0.06), [0.04, 0.96], [190, 260]);
  });
}

/**
 * Paints a floating feather near a column of the picture. The feather's vertical position (a share of the
 * picture's side) and its length (in pixels) are random within the given ranges.
 */
function drift(
  painter: SetPainter,
  context: SKRSContext2D,
  x: number,
  [low, high]: readonly [number, number],
  [short, long]: readonly [number, number],
): void {
  context.save();
  context.translate(SIDE * x, SIDE * painter.between(low, high));
  context.rotate(painter.between(0, 6.3));
  feather(context, painter.between(short, long), painter.between(-0.24, 0.24));
  context.restore();
}

/**
 * Paints a white feather centred on the origin; `bend` is the bend of the quill as a share of the feather's
 * length.
 */
function feather(context: SKRSContext2D, length: number, bend: number): void {
  const half = length / 2;
  const quillAt = (share: number) =>
    [half * (2 * share - 1), bend * length * 4 * share * (1 - share)] as const;
  const side = (sign: 1 | -1, wide: number, colour: string) => {
    const [tipX, tipY] = quillAt(1);
    const [footX, footY] = quillAt(0.12);
    const out = sign * wide * length;
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(footX, footY);
    context.bezierCurveTo(
      -half * 0.5,
      bend * length + out * 1.2,
      half * 0.5,
      bend * length + out,
      tipX,
      tipY,
    );
    context.quadraticCurveTo(0, bend * length * 2, footX, footY);
    context.fill();
    context.strokeStyle = oklch(0.72, 0.012, 70);
    context.lineWidth = Math.max(1, length * 0.006);
    context.globalAlpha = 0.5;
    context.beginPath();
    for (let barb = 1; barb < BARBS; barb++) {
      const [x, y] = quillAt(0.12 + (0.8 * barb) / BARBS);
      context.moveTo(x, y);
      context.lineTo(x + length * 0.09, y + out * 0.72 * Math.sin((Math.PI * barb) / BARBS));
    }
    context.stroke();
    context.globalAlpha = 1;
  };
  side(-1, 0.17, oklch(0.985, 0.006, 80));
  side(1, 0.14, oklch(0.9, 0.012, 70));
  context.strokeStyle = oklch(0.84, 0.03, 75);
  context.lineWidth = Math.max(1.2, length * 0.014);
  context.beginPath();
  context.moveTo(...quillAt(0));
  context.quadraticCurveTo(0, bend * length * 2, ...quillAt(1));
  context.stroke();
}
