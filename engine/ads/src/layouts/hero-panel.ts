import { insetRect, type Rect } from '@adwright/engine-pixels';
import { paintFilmGrain, paintFlatGround, paintMeshGround } from '../backdrops/ground.ts';
import { paintShapeBehind } from '../backdrops/shapes.ts';
import type { PlacedItem } from '../composition.ts';
import { makeEyebrow, makeHeadline, makeSubline } from '../entries.ts';
import { getSurfaceInks } from '../inks.ts';
import { hasFacts, makeClosing } from '../offer-entries.ts';
import { placeProduct } from '../place-product.ts';
import { splitReadingRow } from '../reading-row.ts';
import { stack } from '../stack.ts';
import { computeOverreach, type Stage } from '../stage.ts';
import type { Layout } from './layout.ts';

/** Width of the line between the two areas, in pixels. */
const SEAM_PX = 10;

/** Additional height of the panel if it contains facts, as a share of the ad's height. */
const FACTS_LIFT = 0.055;

interface Blocks {
  /** The area of the panel, the panel's edge and the place for the product. */
  panel: Rect;
  seam: Rect;
  stand: Rect;
  items: PlacedItem[];
}

/**
 * Divides the ad into two coloured areas. The product's area lies above, and a panel with the words lies
 * below. In a wide ad, the two areas are side by side.
 */
export const heroPanel: Layout = (stage) => {
  const { palette } = stage.style;
  const { panel, seam, stand, items } = stage.broad ? sideBySide(stage) : oneAbove(stage);
  return {
    backdrop: [
      paintMeshGround(stage),
      paintShapeBehind(stage, stand, items),
      paintFilmGrain(stage),
      paintFlatGround(stage, palette.surface, panel),
      paintFlatGround(stage, palette.accent, seam),
    ],
    products: [placeProduct(stage, stand, { align: stage.ownAlign, turn: -0.2 })],
    items,
  };
};

function oneAbove(stage: Stage): Blocks {
  const story = stage.stacked;
  const { content, width, height } = stage;
  const share = (story ? 0.5 : 0.555) - (hasFacts(stage) ? FACTS_LIFT : 0);
  const y = Math.round(height * share);
  const room = {
    ...content,
    y: y + (story ? 64 : 54),
    height: content.y + content.height - y - (story ? 64 : 40),
  };
  const top = story ? content.y - computeOverreach(stage, 60) : 44;
  const stand = { ...insetRect(content, story ? 40 : 120, 0), y: top, height: y - top - 26 };
  return {
    panel: { x: 0, y, width, height: height - y },
    seam: { x: 0, y, width, height: SEAM_PX },
    stand,
    // A separate column beside the headline would be too narrow for facts, so facts are placed below the
    // headline.
    items: story || hasFacts(stage) ? wordsBelow(stage, room) : wordsInRow(stage, room),
  };
}

function wordsBelow(stage: Stage, room: Rect): PlacedItem[] {
  const inks = getSurfaceInks(stage);
  const title = makeHeadline(stage, 150, { ink: inks.ink, maxLines: 4 });
  const entries = [
    makeEyebrow(stage, inks),
    title,
    makeSubline(stage, inks),
    ...makeClosing(stage, inks),
  ];
  return stack(room, entries, { align: 'start', justify: 'middle' });
}

function wordsInRow(stage: Stage, room: Rect): PlacedItem[] {
  const inks = getSurfaceInks(stage);
  const [left, right] = splitReadingRow(stage, room, [58, 42], 36);
  const title = makeHeadline(stage, 84, { ink: inks.ink, maxLines: 3 });
  return [
    ...stack(left, [makeEyebrow(stage, inks), title], { align: 'start', justify: 'middle' }),
    ...stack(
      right,
      [
        makeSubline(stage, inks, { grows: true, maxLines: 6, maxSize: stage.base * 0.88 }),
        ...makeClosing(stage, inks),
      ],
      { align: 'start', justify: 'middle' },
    ),
  ];
}

function sideBySide(stage: Stage): Blocks {
  const { content, width, height, unit } = stage;
  const x = Math.round(width * 0.54);
  const gap = 44 * unit;
  // The words have the same distance from the panel's edge as from the ad's edge.
  const left = { ...content, width: x - 2 * content.x };
  const right = { ...content, x: x + gap, width: content.x + content.width - x - gap };
  return {
    panel: { x: 0, y: 0, width: x, height },
    seam: { x: x - SEAM_PX / 2, y: 0, width: SEAM_PX, height },
    stand: right,
    items: wordsBelow(stage, left),
  };
}
