import { splitIntoColumns, splitIntoRows } from '@adwright/engine-pixels';
import { paintFilmGrain, paintMeshGround } from '../backdrops/ground.ts';
import type { Composition } from '../composition.ts';
import { makeEyebrow, makeHeadline, makeSubline } from '../entries.ts';
import { paintFigure } from '../figures/figures.ts';
import type { Layout } from '../layouts/layout.ts';
import { makeClosing } from '../offer-entries.ts';
import { findBottom, stack } from '../stack.ts';
import type { Stage } from '../stage.ts';

/**
 * Shows a disc of abstract shapes at a corner of the ad, with the headline above the disc and the offer beside
 * it.
 */
export const typeDisc: Layout = (stage) => {
  if (stage.broad) return besideDisc(stage);
  const { content, unit, stacked, width, height } = stage;
  const [top, bottom] = splitIntoRows(content, stacked ? [46, 54] : [50, 50], 36 * unit);
  if (!top || !bottom) throw new Error('the disc layout needs two rows');
  const title = stack(
    top,
    [makeEyebrow(stage), makeHeadline(stage, stacked ? 200 : 156, { maxLines: 4 })],
    {
      align: 'start',
      justify: 'top',
    },
  );
  const free = findBottom(title, top) + 40 * unit;
  const [words] = splitIntoColumns(bottom, stacked ? [46, 54] : [44, 56], 40 * unit);
  if (!words) throw new Error('the disc layout needs a column for the words');
  // The disc is as large as possible below the headline and beside the offer.
  const left = words.x + words.width + 40 * unit;
  const radius = Math.min((height - free) * 0.62, (width - left) * 0.62);
  const middle = { x: left + radius, y: Math.max(free + radius, height - radius * 0.9) };
  const offer = stack(
    words,
    [makeSubline(stage, undefined, { grows: true, maxLines: 8 }), ...makeClosing(stage)],
    { align: 'start', justify: 'bottom' },
  );
  return composed(stage, { ...middle, radius }, [...title, ...offer]);
};

function besideDisc(stage: Stage): Composition {
  const { content, unit, width, height } = stage;
  const [words] = splitIntoColumns(content, [57, 43], 50 * unit);
  if (!words) throw new Error('the disc layout needs a column for the words');
  const left = words.x + words.width + 30 * unit;
  const radius = Math.min(height * 0.6, (width - left) * 0.62);
  const items = stack(
    words,
    [makeEyebrow(stage), makeHeadline(stage, 140), makeSubline(stage), ...makeClosing(stage)],
    { align: 'start', justify: 'middle' },
  );
  return composed(stage, { x: left + radius, y: height * 0.54, radius }, items);
}

function composed(
  stage: Stage,
  { x, y, radius }: { x: number; y: number; radius: number },
  items: Composition['items'],
): Composition {
  const box = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
  return {
    backdrop: [
      paintMeshGround(stage),
      paintFilmGrain(stage),
      paintFigure(stage, box, {
        outline: (context) => context.arc(x, y, radius, 0, Math.PI * 2),
      }),
    ],
    products: [],
    items,
  };
}
