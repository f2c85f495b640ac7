import { mirrorRect, type Rect, splitIntoColumns } from '@adwright/engine-pixels';
import { paintFlatGround } from '../backdrops/ground.ts';
import type { Composition, PlacedItem } from '../composition.ts';
import { getGroundInks } from '../inks.ts';
import type { AdPicture } from '../material/ad-picture.ts';
import { hasFacts } from '../offer-entries.ts';
import { stack } from '../stack.ts';
import type { Stage } from '../stage.ts';
import { findCalmest, moveItems, paintOverAll } from './full-bleed.ts';
import { around } from './picture-card.ts';
import { makePictureEntries, splitWordGroups } from './picture-entries.ts';
import { pictureHalf } from './picture-frame.ts';
import type { PictureLayout } from './picture-layout.ts';
import { findAreaBesideBoxes } from './quiet-side.ts';

/**
 * Maximum share of the content's height for the text on a band, if the text has one column and if it has two
 * columns.
 */
const MOST = { column: 0.6, columns: 0.36 };
/** Padding above and below the text on a band, as a multiple of the running text's size. */
const PADDING = 1.3;
/** Width of the accent-coloured line along the band, in pixels of a square ad. */
const LINE_PX = 8;

/**
 * Fills the ad with the picture, and puts the text on a band. The band extends across the ad from edge to edge,
 * in the ad's background colour.
 */
export const pictureBand: PictureLayout = (stage, picture) => {
  if (picture.isWhole) return pictureHalf(stage, picture);
  if (stage.broad) return arrangeUprightBand(stage, picture);
  const { content, base, width, unit } = stage;
  const padding = base * PADDING;
  const items = arrangeWords(stage);
  const { y, height } = around(items, content, padding);
  const free = Math.max(0, content.height - height);
  const at = (share: number) => ({
    area: { x: 0, width, y: content.y + free * share, height },
  });
  const band = findCalmest([at(1), at(0), at(0.5)], picture, stage).area;
  const line = { ...band, y: band.y - LINE_PX * unit, height: LINE_PX * unit };
  return onBand(stage, picture, { band, line, items: moveItems(items, { x: 0, y: band.y - y }) });
};

/** Places text on a band across the picture, with a line in the accent colour along the band. */
function onBand(
  stage: Stage,
  picture: AdPicture,
  { band, line, items }: { band: Rect; line: Rect; items: PlacedItem[] },
): Composition {
  const { grounds, accent } = stage.style.palette;
  return {
    backdrop: [
      paintOverAll(stage, picture),
      paintFlatGround(stage, grounds[0], band),
      paintFlatGround(stage, accent, line),
    ],
    products: [],
    window: findAreaBesideBoxes(stage, [band]),
    fields: [band],
    items,
  };
}

/** Arranges the text of a band, in two columns if the band is wide and the text is short. */
function arrangeWords(stage: Stage): PlacedItem[] {
  const { content, stacked, adType, base } = stage;
  const start = { align: 'start', justify: 'top' } as const;
  const inks = getGroundInks(stage);
  if (stacked || hasFacts(stage) || adType === 'testimonial') {
    const area = { ...content, height: content.height * MOST.column };
    return stack(area, makePictureEntries(stage, inks, stacked ? 100 : 76), start);
  }
  const area = { ...content, height: content.height * MOST.columns };
  const [first, second] = splitIntoColumns(area, [58, 42], base * 1.4);
  if (!first || !second) throw new Error('the picture with a band needs two columns');
  const { lead, rest } = splitWordGroups(stage, inks, 76);
  // For right-to-left text, the two columns change sides.
  const across = 2 * content.x + content.width;
  const [head, tail] = stage.turned
    ? [mirrorRect(first, across), mirrorRect(second, across)]
    : [first, second];
  const middle = { align: 'start', justify: 'middle' } as const;
  return [...stack(head, lead, middle), ...stack(tail, rest, middle)];
}

/** Width of the vertical band in a wide ad, as a share of the ad's width. */
const UPRIGHT_SHARE = 0.42;
/** Share of a wide ad's width in which the picture is visible beyond the band. */
const BEYOND_SHARE = 0.05;

/** Arranges a wide ad, in which the band extends from top to bottom. */
function arrangeUprightBand(stage: Stage, picture: AdPicture): Composition {
  const { content, width, height, base, unit } = stage;
  const padding = base * PADDING;
  const across = width * UPRIGHT_SHARE + 2 * padding;
  const left = width * BEYOND_SHARE;
  const { area: band } = findCalmest(
    [
      { area: { x: left, y: 0, width: across, height } },
      { area: { x: width - left - across, y: 0, width: across, height } },
    ],
    picture,
    stage,
  );
  const words = { ...content, x: band.x + padding, width: across - 2 * padding };
  const items = stack(words, makePictureEntries(stage, getGroundInks(stage), 92), {
    align: 'start',
    justify: 'middle',
  });
  const line = { ...band, x: band.x - LINE_PX * unit, width: LINE_PX * unit };
  return onBand(stage, picture, { band, line, items });
}
