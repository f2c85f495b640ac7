import { oklch } from '@adwright/engine-pixels';
import { paintReachingBranches } from './reaching-in.ts';
import type { SetPainter } from './set-painter.ts';

/** Hue of cherry blossoms, in degrees of OKLCH. */
const CHERRY_HUE = 355;
/** Number of flower clusters on each branch. */
const CLUSTERS = 11;
/** Number of flowers in each cluster. */
const FLOWERS = 6;
/** Radius of a flower, in pixels. */
const FLOWER_PX = 17;

/**
 * Paints flowering branches that extend into the picture from both sides at given heights (shares of the
 * picture's side), in the brief's colour.
 */
export function paintBlossoms(
  painter: SetPainter,
  heights: readonly number[],
  { blur, reach }: { blur: number; reach: number },
): void {
  const { bloom, time } = painter.view;
  const dim = time === 'night' ? 0.5 : 1;
  const petal = (lightness: number) =>
    bloom === 'white'
      ? oklch((lightness + 0.05) * dim, 0.014, 5)
      : oklch(lightness * dim, 0.075 * (2.4 - 1.6 * lightness), bloom ?? CHERRY_HUE);
  painter.blurred(blur, (context) => {
    context.lineCap = 'round';
    paintReachingBranches(
      painter,
      heights,
      { reach, leans: [0.1, 0.36] },
      ({ x, y, inward, long, lean }) => {
        const along = (share: number) =>
          [
            x + inward * long * share * Math.cos(lean),
            y + long * share * Math.sin(lean) - 60 * share * (1 - share),
          ] as const;
        context.strokeStyle = oklch(0.32 * dim, 0.03, 40);
        for (let share = 0; share < 1; share += 0.05) {
          context.lineWidth = 11 - 8 * share;
          context.beginPath();
          context.moveTo(...along(share));
          context.lineTo(...along(share + 0.05));
          context.stroke();
        }
        for (let cluster = 0; cluster < CLUSTERS; cluster++) {
          const [atX, atY] = along((cluster + painter.random()) / CLUSTERS);
          const [midX, midY] = [atX + painter.between(-14, 14), atY + painter.between(-20, 30)];
          for (let flower = 0; flower < FLOWERS; flower++)
            painter.blossom(
              context,
              midX + painter.between(-34, 34),
              midY + painter.between(-28, 28),
              FLOWER_PX * painter.between(0.75, 1.25),
              petal(painter.between(0.82, 0.95)),
            );
        }
      },
    );
  });
}
