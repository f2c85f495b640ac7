import { filmGrain, vignette } from '../backdrops/ground.ts';
import { litWall } from '../backdrops/room.ts';
import { eyebrow, headline, subline } from '../entries.ts';
import type { Layout } from '../layouts/layout.ts';
import { closing } from '../offer-entries.ts';
import { stack } from '../stack.ts';

/** Shows a bare wall in light through a window, with words on the wall. */
export const typeWall: Layout = (stage) => {
  const size = stage.stacked ? 186 : stage.broad ? 140 : 146;
  const { content } = stage;
  const words = stage.broad ? { ...content, width: content.width * 0.72 } : content;
  return {
    backdrop: [litWall(stage), vignette(stage, 0.18), filmGrain(stage)],
    products: [],
    items: stack(
      words,
      [eyebrow(stage), headline(stage, size), subline(stage), ...closing(stage)],
      { align: 'start', justify: 'middle' },
    ),
  };
};
