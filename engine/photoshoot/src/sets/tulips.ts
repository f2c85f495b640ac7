import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { LAND_DIM, paintLand } from '../kit/land.ts';
import { paintLeaf } from '../kit/leaf.ts';
import { paintPalePlanks } from '../kit/planks.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import type { Vista } from '../kit/vines.ts';
import { paintWindmill } from '../kit/windmill.ts';

/**
 * Photoshoot scene that shows tulip beds in different colours that meet at the horizon, with a windmill in the
 * distance.
 */
export const tulips = defineSet({
  light: 'hours',
  ownProps: ['flowers'],
  within: 'nature',
  paint,
});

/** Colour of a tulip's petals: lightness, chroma and hue in OKLCH. */
type Petals = readonly [lightness: number, chroma: number, hue: number];

/** Colours of adjacent tulip beds, if the brief names no colour. */
const BEDS: readonly Petals[] = [
  [0.58, 0.21, 25],
  [0.86, 0.16, 92],
  [0.74, 0.15, 355],
  [0.5, 0.15, 320],
  [0.74, 0.17, 55],
  [0.94, 0.025, 90],
];
/** Width of a tulip bed on the ground next to the camera, as a share of the picture's side. */
const BED = 0.42;
/** Distance at which the rows of tulips begin, as a share of the depth. */
const FARTHEST = 0.06;
/** Maximum height of the tulips, in pixels. */
const TALLEST = 170;

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { bloom, time } = painter.view;
  const dim = LAND_DIM[time ?? 'day'];
  const one: Petals | null =
    bloom === 'white'
      ? [0.95, 0.02, 90]
      : bloom !== null || hue !== null
        ? [0.66, 0.18, bloom ?? hue ?? 25]
        : null;
  const crop = {
    lit: rgb(0.6, 0.1, 138),
    shade: rgb(0.42, 0.08, 142),
    ground: rgb(0.5, 0.06, 110),
    rows: 0,
    hills: rgb(0.52, 0.07, 145),
  };
  paintLand(painter, crop, (vista) => {
    paintWindmill(painter, { x: SIDE * 0.79, base: vista.line + 6, tall: SIDE * 0.2 });
    beds(painter, vista, one === null ? BEDS : [one], dim);
  });
  return paintPalePlanks(painter);
}

/** Paints the tulip beds from the horizon to the camera, from back to front. */
function beds(
  painter: SetPainter,
  { line, middle }: Vista,
  colours: readonly Petals[],
  dim: number,
): void {
  const ground = painter.horizon - line;
  painter.blurred(2.2, (context) => {
    for (let near = FARTHEST; near < 1.25; near *= 1.085) {
      const wide = SIDE * BED * near;
      const first = Math.floor((-40 - middle) / wide);
      const last = Math.ceil((SIDE + 40 - middle) / wide);
      for (let bed = first; bed <= last; bed++) {
        const [lightness, chroma, hue] = colours[Math.abs(bed + 60) % colours.length] ??
          BEDS[0] ?? [0.6, 0.2, 25];
        // A strip of leaves separates two tulip beds.
        const flowers = Math.min(7, Math.max(2, Math.round(7 * (0.35 + near))));
        for (let flower = 0; flower < flowers; flower++) {
          const share = (flower + painter.random()) / flowers;
          const x = middle + wide * (bed + 0.04 + 0.8 * share);
          if (x < -60 || x > SIDE + 60) continue;
          const foot = line + ground * near * painter.between(0.97, 1.03);
          const tall = TALLEST * Math.min(1.1, near) * painter.between(0.82, 1.12);
          const light = Math.min(0.98, lightness + painter.between(-0.05, 0.07));
          tulip(context, x, foot, tall, [
            oklch(light * dim, chroma * dim, hue + painter.between(-6, 6)),
            oklch(Math.min(0.99, light + 0.09) * dim, chroma * 0.8 * dim, hue + 5),
            oklch(light * 0.8 * dim, chroma * dim, hue - 4),
            oklch(painter.between(0.46, 0.6) * dim, 0.1 * dim, 138),
          ]);
        }
      }
    }
  });
}

/**
 * Paints a tulip on its stem between two leaves. The outer petals of the tulip's cup overlap the petal behind.
 */
function tulip(
  context: SKRSContext2D,
  x: number,
  foot: number,
  tall: number,
  [petal, lit, within, green]: readonly [string, string, string, string],
): void {
  const [cup, half] = [tall * 0.34, tall * 0.15];
  const neck = foot - tall + cup;
  paintLeaf(context, x, foot, tall * 0.72, -0.34, green);
  paintLeaf(context, x, foot, tall * 0.62, 0.4, green);
  context.strokeStyle = green;
  context.lineWidth = Math.max(1, tall * 0.035);
  context.beginPath();
  context.moveTo(x, foot);
  context.lineTo(x, neck);
  context.stroke();
  const blade = (from: number, to: number, tip: number, fill: string) => {
    context.fillStyle = fill;
    context.beginPath();
    context.moveTo(x, neck);
    context.bezierCurveTo(
      x + from * 1.5,
      neck - cup * 0.1,
      x + from * 1.25,
      neck - cup * 0.7,
      x + tip,
      neck - cup,
    );
    context.bezierCurveTo(x + to * 1.25, neck - cup * 0.7, x + to * 1.3, neck - cup * 0.1, x, neck);
    context.fill();
  };
  blade(-half * 0.7, half * 0.7, 0, within);
  blade(-half, half * 0.25, -half * 0.62, lit);
  blade(-half * 0.25, half, half * 0.62, petal);
}
