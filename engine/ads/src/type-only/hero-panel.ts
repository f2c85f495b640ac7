import { insetRect, type Rect } from '@adwright/engine-pixels';
import { flatGround } from '../backdrops/ground.ts';
import { eyebrow, headline, subline } from '../entries.ts';
import { paintFigure } from '../figures/figures.ts';
import { surfaceInks } from '../inks.ts';
import type { Layout } from '../layouts/layout.ts';
import { closing } from '../offer-entries.ts';
import { stack } from '../stack.ts';
import type { Stage } from '../stage.ts';

/** Width of the line around the panel, in pixels. */
const LINE_PX = 10;
/** Distance between the panel's edge and the words on the panel, in pixels. */
const PADDING_PX = 58;

/**
 * Shows abstract shapes over the whole ad, and a panel with the words that leaves the shapes visible on three
 * sides.
 */
export const typePanel: Layout = (stage) => {
  const { palette } = stage.style;
  const panel = placePanel(stage);
  const inks = surfaceInks(stage);
  const size = stage.stacked ? 156 : stage.broad ? 112 : 110;
  const { width, height } = stage;
  return {
    backdrop: [
      paintFigure(stage, { x: 0, y: 0, width, height }),
      flatGround(stage, palette.accent, insetRect(panel, -LINE_PX * stage.unit)),
      flatGround(stage, palette.surface, panel),
    ],
    products: [],
    items: stack(
      insetRect(panel, PADDING_PX * stage.unit),
      [
        eyebrow(stage, inks),
        headline(stage, size, { ink: inks.ink }),
        subline(stage, inks),
        ...closing(stage, inks),
      ],
      { align: 'start', justify: 'middle' },
    ),
  };
};

function placePanel({ content, width, height, broad, stacked }: Stage): Rect {
  if (broad) {
    const x = width * 0.3;
    return { x, y: height * 0.12, width: content.x + content.width - x, height: height * 0.76 };
  }
  if (stacked) {
    const y = content.y + content.height * 0.26;
    return { ...content, y, height: content.y + content.height - y };
  }
  const y = height * 0.27;
  return { ...content, y, height: content.y + content.height - y };
}
