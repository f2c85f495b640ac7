import { oklch, withAlpha } from '@adwright/engine-pixels';
import { lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { paintPool } from '../kit/light-pool.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintSkyline } from '../kit/skyline.ts';

/** Photoshoot scene that shows a city at night from a terrace, with fireworks above the city's roofs. */
export const fireworks = defineSet({
  light: 'hours',
  ownProps: ['lights'],
  paint,
});

/**
 * Bursts of the fireworks: centre as shares of the picture's side and of the sky's height, and radius as a
 * share of the picture's side.
 */
const BURSTS = [
  [0.2, 0.42, 0.23],
  [0.77, 0.36, 0.26],
  [0.5, 0.1, 0.15],
  [0.94, 0.74, 0.13],
  [0.05, 0.78, 0.11],
] as const;
/** Number of sparks in a burst of fireworks. */
const SPARKS = 54;
/** Hues of the bursts of fireworks, in degrees of OKLCH. */
const HUES = [78, 20, 250, 330, 150] as const;

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const { horizon, context } = painter;
  const [zenith, low] = [rgb(0.13, 0.04, 268), rgb(0.3, 0.07, 262)];
  painter.backdrop(6, (_x, y, out) => {
    out.set(zenith);
    lay(out, low, (y * SIDE) / Math.max(1, horizon));
  });
  painter.bokeh(['#ffffff'], 40, 0, horizon * 0.6, 1, 2.6, 1);
  for (const [index, [x, y, reach]] of BURSTS.entries()) {
    const colour = HUES[(index + pick) % HUES.length] ?? 78;
    burst(painter, SIDE * x, horizon * y, SIDE * reach, hue === null ? colour : hue + index * 9);
  }
  const glass = 'rgba(14,16,36,0.6)';
  painter.blurred(
    10,
    paintSkyline(painter, { base: 265, lit: 0.4, glass, lightness: 0.19, height: 0.13 }),
  );
  painter.floor({
    material: 'concrete',
    light: oklch(0.3, 0.03, 270),
    dark: oklch(0.14, 0.03, 268),
    sheen: 0.5,
  });
  // The wet floor reflects the fireworks.
  for (const [index, [x]] of BURSTS.entries())
    paintPool(context, 'screen', {
      x: SIDE * x,
      y: horizon + (SIDE - horizon) * 0.3,
      reach: SIDE * 0.24,
      stops: [
        [0, withAlpha(oklch(0.6, 0.17, HUES[(index + pick) % HUES.length] ?? 78), 0.28)],
        [1, 'rgba(0,0,0,0)'],
      ],
    });
  return { gloss: 0.3, shadowSide: 1, shadow: 0.3 };
}

/**
 * Paints a burst of fireworks: its glow, and sparks that fly outwards, fade towards the centre and sink
 * slightly.
 */
function burst(painter: SetPainter, x: number, y: number, reach: number, hue: number): void {
  paintPool(painter.context, 'screen', {
    x,
    y,
    reach: reach * 1.5,
    stops: [
      [0, withAlpha(oklch(0.66, 0.18, hue), 0.6)],
      [0.4, withAlpha(oklch(0.5, 0.17, hue), 0.22)],
      [1, 'rgba(0,0,0,0)'],
    ],
  });
  const sparks = Array.from({ length: SPARKS }, () => ({
    turn: painter.between(0, Math.PI * 2),
    // The square root spreads the sparks evenly over the area of the burst.
    far: reach * Math.sqrt(painter.between(0.12, 1)),
  }));
  for (const [blur, width, lightness] of [
    [7, 9, 0.66],
    [1.6, 3.2, 0.88],
  ] as const)
    painter.blurred(blur, (context) => {
      context.lineCap = 'round';
      for (const { turn, far } of sparks) {
        const [endX, endY] = [
          x + Math.cos(turn) * far,
          y + Math.sin(turn) * far + far * far * 0.0006,
        ];
        const trail = context.createLinearGradient(x, y, endX, endY);
        trail.addColorStop(0.25, withAlpha(oklch(lightness, 0.17, hue), 0));
        trail.addColorStop(1, oklch(lightness, lightness > 0.8 ? 0.1 : 0.2, hue));
        context.strokeStyle = trail;
        context.lineWidth = width;
        context.beginPath();
        context.moveTo(x + Math.cos(turn) * far * 0.3, y + Math.sin(turn) * far * 0.3);
        context.quadraticCurveTo(
          x + Math.cos(turn) * far * 0.75,
          y + Math.sin(turn) * far * 0.75,
          endX,
          endY,
        );
        context.stroke();
      }
    });
}
