import { paintFilmGrain, paintVignette } from '../backdrops/ground.ts';
import { paintLitWall } from '../backdrops/room.ts';
import { makeEyebrow, makeHeadline, makeSubline } from '../entries.ts';
import type { Layout } from '../layouts/layout.ts';
import { makeClosing } from '../offer-entries.ts';
import { stack } from '../stack.ts';

/** Shows a bare wall in light through a window, with words on the wall. */
export const typeWall: Layout = (stage) => {
  const size = stage.stacked ? 186 : stage.broad ? 140 : 146;
  const { content } = stage;
  const words = stage.broad ? { ...content, width: content.width * 0.72 } : content;
  return {
    backdrop: [paintLitWall(stage), paintVignette(stage, 0.18), paintFilmGrain(stage)],
    products: [],
    items: stack(
      words,
      [makeEyebrow(stage), makeHeadline(stage, size), makeSubline(stage), ...makeClosing(stage)],
      { align: 'start', justify: 'middle' },
    ),
  };
};
