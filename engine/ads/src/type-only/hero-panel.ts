import { insetRect, type Rect } from '@adwright/engine-pixels';
import { paintFlatGround } from '../backdrops/ground.ts';
import { makeEyebrow, makeHeadline, makeSubline } from '../entries.ts';
import { paintFigure } from '../figures/figures.ts';
import { getSurfaceInks } from '../inks.ts';
import type { Layout } from '../layouts/layout.ts';
import { makeClosing } from '../offer-entries.ts';
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
  const inks = getSurfaceInks(stage);
  const size = stage.stacked ? 156 : stage.broad ? 112 : 110;
  const { width, height } = stage;
  return {
    backdrop: [
      paintFigure(stage, { x: 0, y: 0, width, height }),
      paintFlatGround(stage, palette.accent, insetRect(panel, -LINE_PX * stage.unit)),
      paintFlatGround(stage, palette.surface, panel),
    ],
    products: [],
    items: stack(
      insetRect(panel, PADDING_PX * stage.unit),
      [
        makeEyebrow(stage, inks),
        makeHeadline(stage, size, { ink: inks.ink }),
        makeSubline(stage, inks),
        ...makeClosing(stage, inks),
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
