import { splitIntoColumns, splitIntoRows } from '@adwright/engine-pixels';
import { addArchPath } from '../backdrops/arch.ts';
import { paintFilmGrain, paintFlatGround, paintSpotlight } from '../backdrops/ground.ts';
import { makeEyebrow, makeHeadline, makeSubline } from '../entries.ts';
import { paintFigure } from '../figures/figures.ts';
import type { Layout } from '../layouts/layout.ts';
import { makeClosing } from '../offer-entries.ts';
import { stack } from '../stack.ts';
import { computeOverreach } from '../stage.ts';

/** Shows an arch of abstract shapes, with the words beside or below the arch as in a magazine. */
export const typeArch: Layout = (stage) => {
  const { content, unit, upright: above, style, width, height } = stage;
  const [first, second] = above
    ? splitIntoRows(content, [50, 50], (stage.stacked ? 44 : 56) * unit)
    : splitIntoColumns(content, stage.broad ? [36, 64] : [44, 56], 56 * unit);
  if (!first || !second) throw new Error('the arch layout needs two areas');
  const lift = stage.format === 'story' ? computeOverreach(stage, 90) : 0;
  const arch = above
    ? {
        ...first,
        x: first.x + first.width * 0.14,
        width: first.width * 0.72,
        y: first.y - lift,
        height: first.height + lift,
      }
    : first;
  const middle = arch.x + arch.width / 2;
  const { grounds, accent } = style.palette;
  return {
    backdrop: [
      paintFlatGround(stage, grounds[0]),
      paintSpotlight(width * 0.9, height * 0.1, width * 0.9, grounds[2], 0.7),
      paintFilmGrain(stage),
      paintFigure(stage, arch, {
        outline: (context) =>
          addArchPath(context, middle, arch.y, arch.width, arch.y + arch.height),
      }),
      (context) => {
        context.strokeStyle = accent;
        context.lineWidth = 3 * unit;
        addArchPath(context, middle, arch.y - 16, arch.width + 32, arch.y + arch.height + 16);
        context.stroke();
      },
    ],
    products: [],
    items: stack(
      second,
      [
        makeEyebrow(stage),
        makeHeadline(stage, above ? 128 : 108),
        makeSubline(stage),
        ...makeClosing(stage),
      ],
      { align: above ? 'center' : 'start', justify: 'middle' },
    ),
  };
};
