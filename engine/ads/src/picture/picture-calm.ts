import type { Rect } from '@adwright/engine-pixels';
import { stack } from '../stack.ts';
import type { Stage } from '../stage.ts';
import { findCalmest, paintOverAll, placeWordsOnPicture } from './full-bleed.ts';
import { pictureBlocks } from './picture-blocks.ts';
import { makePictureEntries } from './picture-entries.ts';
import { pictureTile } from './picture-frame.ts';
import { MAX_COVER_COST } from './picture-full.ts';
import type { PictureLayout } from './picture-layout.ts';
import { coverCost, findAreaBesideWords } from './quiet-side.ts';

/** Maximum strength of a shade (0–1) behind text; a stronger shade would look like a blot. */
const MAX_OPEN_SHADE = 0.55;

interface Place {
  area: Rect;
  justify: 'top' | 'middle' | 'bottom';
}

/**
 * Fills the ad with the picture, and puts the text on the area with the least detail. The text lies directly on
 * the picture if the picture has little enough detail for readable text.
 */
export const pictureCalm: PictureLayout = (stage, picture) => {
  if (picture.isWhole) return pictureTile(stage, picture);
  const place = findCalmest(listPlaces(stage), picture, stage);
  if (coverCost(picture.cover, place.area, stage) > MAX_COVER_COST)
    return pictureBlocks(stage, picture);
  const { groups, shade, strength } = placeWordsOnPicture(stage, picture, (inks) => {
    const entries = makePictureEntries(stage, inks, stage.stacked ? 112 : 84);
    return [
      {
        items: stack(place.area, entries, { align: 'start', justify: place.justify }),
        edge: null,
      },
    ];
  });
  if (strength > MAX_OPEN_SHADE) return pictureBlocks(stage, picture);
  const items = groups.flat();
  return {
    backdrop: [paintOverAll(stage, picture), ...shade],
    products: [],
    window: findAreaBesideWords(stage, items),
    items,
  };
};

/** Height of a text area that extends from edge to edge, as a share of the content's height. */
const ROW_SHARE = 0.42;
/** Size of a text area in a corner, as shares of the content's width and height. */
const CORNER_SHARE = { width: 0.47, height: 0.64 };
/** Width of a text area at a side of a wide ad, as a share of the content's width. */
const SIDE_SHARE = 0.46;

type Places = readonly [Place, ...Place[]];

function listPlaces(stage: Stage): Places {
  if (stage.broad) return listSides(stage);
  return stage.stacked ? listRows(stage) : [...listRows(stage), ...listCorners(stage)];
}

function listRows({ content, stacked }: Stage): Places {
  const { y, height } = content;
  const tall = height * ROW_SHARE;
  const row = (from: number) => ({ ...content, y: from, height: tall });
  const [top, bottom] = [row(y), row(y + height - tall)];
  const ends: Places = [
    { area: top, justify: 'top' },
    { area: bottom, justify: 'bottom' },
  ];
  return stacked ? [...ends, { area: row(y + (height - tall) / 2), justify: 'middle' }] : ends;
}

function listCorners({ content }: Stage): Place[] {
  const { x, y, width, height } = content;
  const [across, down] = [width * CORNER_SHARE.width, height * CORNER_SHARE.height];
  return [x, x + width - across].flatMap((left): Place[] => [
    { area: { x: left, y, width: across, height: down }, justify: 'top' },
    { area: { x: left, y: y + height - down, width: across, height: down }, justify: 'bottom' },
  ]);
}

function listSides({ content }: Stage): Places {
  const width = content.width * SIDE_SHARE;
  const right = content.x + content.width - width;
  return [
    { area: { ...content, width }, justify: 'middle' },
    { area: { ...content, x: right, width }, justify: 'middle' },
  ];
}
