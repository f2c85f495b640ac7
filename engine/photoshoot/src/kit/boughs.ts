import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { paintReachingBranches } from './reaching-in.ts';
import type { StagePainter } from './stage-painter.ts';

/** Number of side twigs of a bough. */
const TWIGS = 9;
/** Number of needles per pixel of twig. */
const NEEDLES_PER_PX = 0.42;

/**
 * Paints boughs of a conifer that extend into the picture from both sides at given heights (shares of the
 * picture's side), with or without snow.
 */
export function paintBoughs(
  painter: StagePainter,
  heights: readonly number[],
  { blur, reach, snowy }: { blur: number; reach: number; snowy: boolean },
): void {
  painter.blurred(blur, (context) => {
    context.lineCap = 'round';
    paintReachingBranches(
      painter,
      heights,
      { reach, leans: [0.08, 0.4] },
      ({ x, y, inward, long, lean }) => {
        const [tipX, tipY] = [x + inward * long * Math.cos(lean), y + long * Math.sin(lean)];
        context.strokeStyle = oklch(0.3, 0.04, 55);
        context.lineWidth = 9;
        context.beginPath();
        context.moveTo(x, y);
        context.quadraticCurveTo((x + tipX) / 2, y - 12, tipX, tipY);
        context.stroke();
        for (let twig = TWIGS; twig >= 0; twig--) {
          const share = twig / TWIGS;
          const [atX, atY] = [
            x + (tipX - x) * share,
            y + (tipY - y) * share - 24 * share * (1 - share),
          ];
          const side = twig % 2 === 0 ? -1 : 1;
          const turn = lean + side * (twig === TWIGS ? 0.1 : 0.75 - 0.3 * share);
          needles(painter, context, [atX, atY], [inward * Math.cos(turn), Math.sin(turn)], {
            long: long * (0.4 - 0.2 * share),
            snowy,
          });
        }
      },
    );
  });
}

/** Paints a conifer twig from a point in a direction, with needles on both sides and snow on the upper side. */
function needles(
  painter: StagePainter,
  context: SKRSContext2D,
  [x, y]: readonly [number, number],
  [dx, dy]: readonly [number, number],
  { long, snowy }: { long: number; snowy: boolean },
): void {
  const count = Math.round(long * NEEDLES_PER_PX) * 2;
  for (let needle = 0; needle < count; needle++) {
    const along = (needle / count) * long;
    const side = needle % 2 === 0 ? 1 : -1;
    const spread = painter.between(0.45, 0.95) * side;
    const length = painter.between(26, 40) * (1 - 0.35 * (needle / count));
    const [nx, ny] = [
      dx * Math.cos(spread) - dy * Math.sin(spread),
      dy * Math.cos(spread) + dx * Math.sin(spread),
    ];
    const [rootX, rootY] = [x + dx * along, y + dy * along];
    const white = snowy && ny < 0.35 && painter.random() < 0.5;
    context.strokeStyle = white
      ? oklch(painter.between(0.88, 0.98), 0.012, 235)
      : oklch(painter.between(0.3, 0.54), 0.075, painter.between(140, 165));
    context.lineWidth = white ? 5 : 3.4;
    context.beginPath();
    context.moveTo(rootX, rootY);
    context.lineTo(rootX + nx * length, rootY + ny * length);
    context.stroke();
  }
}
