import { oklch, withAlpha } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { SIDE } from './frame.ts';
import type { Paint } from './paints.ts';
import type { SetPainter } from './set-painter.ts';

/** Colours of the balloons in a bunch if the brief names no colours. */
const MIXED: readonly Paint[] = [
  { lightness: 0.7, chroma: 0.17, hue: 12 },
  { lightness: 0.86, chroma: 0.13, hue: 92 },
  { lightness: 0.72, chroma: 0.11, hue: 236 },
  { lightness: 0.8, chroma: 0.1, hue: 172 },
  { lightness: 0.74, chroma: 0.13, hue: 312 },
];

/**
 * Positions of the balloons in each bunch. Each bunch has the column at which its strings end, and the offsets
 * of its balloons from that column and from the picture's top. All positions are shares of the picture's side.
 */
const BUNCHES: readonly (readonly [
  tied: number,
  balloons: readonly (readonly [x: number, y: number])[],
])[] = [
  [
    0.15,
    [
      [-0.03, 0.11],
      [0.11, 0.17],
      [-0.13, 0.22],
      [0.02, 0.28],
      [-0.06, 0.38],
    ],
  ],
  [
    0.87,
    [
      [0.04, 0.08],
      [-0.09, 0.13],
      [0.1, 0.22],
      [-0.02, 0.25],
    ],
  ],
];

/**
 * Row at which the strings of a bunch meet, as a share of the picture's side. The row lies below the picture's
 * bottom edge, so the strings' meeting point is invisible.
 */
const TIED = 1.14;

/** Paints bunches of balloons on both sides behind the product, in the colours that the brief names. */
export function paintBalloonsBehind(painter: SetPainter): void {
  // In a picture from above, only the knots of the balloons would be visible, so no balloons are painted.
  if (painter.horizon === 0) return;
  const { balloons } = painter.view;
  const colours = balloons.length > 0 ? balloons : MIXED;
  const dim = painter.view.key === 'low' || painter.view.time === 'night' ? 0.72 : 1;
  let next = Math.floor(painter.random() * colours.length);
  for (const [tied, bunch] of BUNCHES)
    painter.blurred(2.4, (context) => {
      for (const [x, y] of bunch) {
        const paint = colours[next++ % colours.length];
        if (paint === undefined) continue;
        const size = SIDE * painter.between(0.074, 0.086);
        const at = [
          SIDE * (tied + x + painter.between(-0.012, 0.012)),
          SIDE * (y + painter.between(-0.015, 0.015)),
        ] as const;
        paintString(context, at, size, [SIDE * tied, SIDE * TIED]);
        paintBalloon(context, at, size, { ...paint, lightness: paint.lightness * dim });
      }
    });
}

/** Paints the string of a balloon, from the balloon's knot to the string's end. */
export function paintString(
  context: SKRSContext2D,
  [x, y]: readonly [x: number, y: number],
  size: number,
  [endX, endY]: readonly [x: number, y: number],
): void {
  context.strokeStyle = 'rgba(255,255,255,0.5)';
  context.lineWidth = 2.2;
  context.beginPath();
  context.moveTo(x, y + size * 1.3);
  context.quadraticCurveTo(x, (y + endY) / 2, endX, endY);
  context.stroke();
}

/**
 * Paints a balloon that is lit from the upper left.
 * @param size half the balloon's height without its neck, in pixels
 */
export function paintBalloon(
  context: SKRSContext2D,
  [x, y]: readonly [x: number, y: number],
  size: number,
  { lightness, chroma, hue }: Paint,
): void {
  const skin = context.createRadialGradient(
    x - size * 0.32,
    y - size * 0.42,
    size * 0.05,
    x - size * 0.08,
    y - size * 0.05,
    size * 1.3,
  );
  skin.addColorStop(0, oklch(Math.min(0.98, lightness + 0.12), chroma * 0.7, hue));
  skin.addColorStop(0.4, oklch(lightness, chroma, hue));
  skin.addColorStop(0.78, oklch(lightness * 0.78, chroma, hue - 4));
  skin.addColorStop(1, oklch(lightness * 0.62, chroma * 0.9, hue - 8));
  context.fillStyle = skin;
  context.beginPath();
  context.moveTo(x, y - size);
  context.bezierCurveTo(
    x + size * 1.12,
    y - size,
    x + size * 1.02,
    y + size * 0.45,
    x,
    y + size * 1.16,
  );
  context.bezierCurveTo(x - size * 1.02, y + size * 0.45, x - size * 1.12, y - size, x, y - size);
  context.fill();
  // The ellipse is the knot of the balloon.
  context.beginPath();
  context.moveTo(x, y + size * 1.1);
  context.lineTo(x + size * 0.1, y + size * 1.28);
  context.lineTo(x - size * 0.1, y + size * 1.28);
  context.fill();
  const glint = context.createRadialGradient(0, 0, 0, 0, 0, size * 0.3);
  const white = oklch(1, 0, 0);
  glint.addColorStop(0, withAlpha(white, 0.85));
  glint.addColorStop(0.5, withAlpha(white, 0.3));
  glint.addColorStop(1, withAlpha(white, 0));
  context.save();
  context.translate(x - size * 0.34, y - size * 0.48);
  context.rotate(0.6);
  context.scale(0.62, 1);
  context.fillStyle = glint;
  context.fillRect(-size, -size, 2 * size, 2 * size);
  context.restore();
}
