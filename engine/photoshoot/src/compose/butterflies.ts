import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { SIDE } from '../kit/frame.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/** Lightness, chroma and hue (OKLCH) of the wings of three butterflies: monarch, blue and brimstone. */
const WINGS = [
  [0.72, 0.17, 55],
  [0.62, 0.14, 250],
  [0.9, 0.13, 102],
] as const;

/**
 * Positions of the butterflies behind the product, as shares of the picture's side. At the positions in the
 * list, butterflies do not overlap the product.
 */
const BEHIND = [
  [0.12, 0.3],
  [0.24, 0.56],
  [0.82, 0.24],
  [0.91, 0.5],
  [0.74, 0.1],
] as const;
/** Positions of the butterflies near the lens, as shares of the picture's side. */
const BEFORE = [
  [0.05, 0.84],
  [0.95, 0.14],
] as const;

/** Paints butterflies in the air behind the product. */
export function paintButterfliesBehind(painter: SetPainter): void {
  painter.blurred(1.3, (context) => {
    for (const [index, place] of BEHIND.entries())
      flutter(painter, context, place, painter.between(56, 92), index);
  });
}

/** Paints butterflies near the lens, at the sides of the picture, where they do not hide the product. */
export function paintButterfliesBefore(painter: SetPainter): void {
  painter.blurred(6, (context) => {
    for (const [index, place] of BEFORE.entries())
      flutter(painter, context, place, painter.between(130, 170), index);
  });
}

function flutter(
  painter: SetPainter,
  context: SKRSContext2D,
  [x, y]: readonly [x: number, y: number],
  size: number,
  index: number,
): void {
  context.save();
  context.translate(
    SIDE * (x + painter.between(-0.05, 0.05)),
    SIDE * (y + painter.between(-0.05, 0.05)),
  );
  context.rotate(painter.between(-0.7, 0.7));
  const { butterflies: named } = painter.view;
  const paint = named[index % Math.max(1, named.length)];
  const wings = paint
    ? ([paint.lightness, paint.chroma, paint.hue] as const)
    : (WINGS[index % WINGS.length] ?? WINGS[0]);
  // A butterfly is seen partly from the side, so one of its pairs of wings is foreshortened.
  const turn = painter.random() < 0.5 ? -1 : 1;
  wing(context, size, wings, turn);
  wing(context, size, wings, -turn * painter.between(0.3, 0.6));
  context.fillStyle = oklch(0.2, 0.02, 60);
  context.beginPath();
  context.ellipse(0, size * 0.06, size * 0.055, size * 0.36, 0, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

/**
 * Paints the wings on one side of a butterfly's body, spread to the given degree. Wings have dark rims with
 * pale spots, and veins from the body outwards.
 */
function wing(
  context: SKRSContext2D,
  size: number,
  [lightness, chroma, hue]: readonly [number, number, number],
  spread: number,
): void {
  context.save();
  context.scale(spread, 1);
  for (const [out, up, low, share] of [
    [0.66, 0.78, 0.1, 1],
    [0.5, 0.06, -0.66, 0.92],
  ] as const) {
    const outline = (grown: number) => {
      context.beginPath();
      context.moveTo(0, -size * 0.06);
      context.bezierCurveTo(
        size * 0.16 * grown,
        -size * up * grown,
        size * 1.5 * out * grown,
        -size * up * 1.15 * grown,
        size * 1.34 * out * grown,
        -size * ((up + low) / 2) * grown,
      );
      context.bezierCurveTo(
        size * 1.2 * out * grown,
        -size * low * 1.2 * grown,
        size * 0.3 * grown,
        -size * low * 1.15 * grown,
        0,
        size * 0.1,
      );
    };
    context.fillStyle = oklch(0.22, 0.03, hue);
    outline(1);
    context.fill();
    const light = context.createRadialGradient(0, 0, 0, 0, 0, size);
    light.addColorStop(0, oklch(lightness - 0.1, chroma, hue - 10));
    light.addColorStop(1, oklch(Math.min(0.96, lightness + 0.08), chroma, hue + 8));
    context.fillStyle = light;
    outline(0.84 * share);
    context.fill();
    context.strokeStyle = oklch(0.22, 0.03, hue);
    context.lineWidth = size * 0.02;
    for (const slope of [0.24, 0.5, 0.78]) {
      context.beginPath();
      context.moveTo(0, 0);
      context.lineTo(size * out * 1.1, -size * (low + (up - low) * slope));
      context.stroke();
    }
  }
  context.restore();
}
