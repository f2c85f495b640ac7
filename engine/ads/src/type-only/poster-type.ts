import { splitIntoColumns, splitIntoRows } from '@adwright/engine-pixels';
import { paintFilmGrain, paintFlatGround } from '../backdrops/ground.ts';
import { makeEyebrow, makeHeadline, makeSubline } from '../entries.ts';
import { paintFigure } from '../figures/figures.ts';
import type { Layout } from '../layouts/layout.ts';
import { hasFacts, makeClosing } from '../offer-entries.ts';
import { findBottom, stack } from '../stack.ts';

/**
 * Fills the poster with the headline, and puts a block of abstract shapes into the corner that the headline
 * leaves free.
 */
export const typePoster: Layout = (stage) => {
  const { content, unit, broad, stacked, width, height, style } = stage;
  const backdrop = [paintFlatGround(stage, style.palette.grounds[0]), paintFilmGrain(stage)];
  if (broad) {
    const [words] = splitIntoColumns(content, [72, 28], 40 * unit);
    if (!words) throw new Error('the poster needs a column for the words');
    const side = width - words.x - words.width - 30 * unit;
    const block = { x: width - side, y: height - side, width: side, height: side };
    return {
      backdrop: [...backdrop, paintFigure(stage, block)],
      products: [],
      items: stack(
        words,
        [makeEyebrow(stage), makeHeadline(stage, 210), makeSubline(stage), ...makeClosing(stage)],
        { align: 'start', justify: 'middle' },
      ),
    };
  }
  const [top, foot] = splitIntoRows(content, stacked ? [58, 42] : [64, 36], 30 * unit);
  if (!top || !foot) throw new Error('the poster needs two rows');
  const title = stack(
    top,
    [makeEyebrow(stage), makeHeadline(stage, stacked ? 290 : 236, { maxLines: stacked ? 6 : 5 })],
    { align: 'start', justify: 'top' },
  );
  const free = findBottom(title, top) + 44 * unit;
  // Facts take the room below a short headline.
  const below = hasFacts(stage) ? { ...foot, y: free, height: foot.y + foot.height - free } : foot;
  const [words] = splitIntoColumns(below, [50, 50], 40 * unit);
  if (!words) throw new Error('the poster needs a column for the words');
  const left = words.x + words.width + 40 * unit;
  const side = Math.min(width - left, height - free);
  const block = { x: width - side, y: free, width: side, height: height - free };
  return {
    backdrop: [...backdrop, paintFigure(stage, block)],
    products: [],
    items: [
      ...title,
      ...stack(
        words,
        [makeSubline(stage, undefined, { grows: true, maxLines: 7 }), ...makeClosing(stage)],
        { align: 'start', justify: 'bottom' },
      ),
    ],
  };
};
