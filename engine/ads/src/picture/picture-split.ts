import type { Rect } from '@adwright/engine-pixels';
import { paintFlatGround } from '../backdrops/ground.ts';
import type { Composition, PlacedItem } from '../composition.ts';
import { getGroundInks, getSurfaceInks } from '../inks.ts';
import { type AdPicture, cropOfPhoto, drawPicture } from '../material/ad-picture.ts';
import { findSalientCrop } from '../material/salient-crop.ts';
import { stack } from '../stack.ts';
import type { Stage } from '../stage.ts';
import { measureSubjectShare } from './hidden-subject.ts';
import { makePictureEntries } from './picture-entries.ts';
import { findStandArea } from './quiet-side.ts';

/** The palette colour that fills the text's area. */
export type FieldColour = 'ground' | 'surface';

/**
 * A division of the ad into an opaque area for the text, which ends at three edges of the ad, and an area for
 * the photo.
 */
export interface Split {
  composition: Composition;
  /** Share of the photo's subject (0–1) that stays visible in the photo's area. */
  kept: number;
}

interface Parts {
  field: Rect;
  shown: Rect;
  items: PlacedItem[];
}

/** Share of the ad's width that a text area beside the photo fills. */
const WIDTH_SHARE = { square: 0.46, broad: 0.44 };
/** Maximum share of the content's height for the text of an area above or below the photo. */
const HEIGHT_SHARE = 0.46;
/** Padding in the text's area, as a multiple of the running text's size. */
const PADDING = 1.5;
/** Width of the line between the text's area and the photo, in pixels of a square ad. */
const LINE_PX = 8;

/** Returns all possible divisions of the ad into an area for the text and an area for the photo. */
export function listSplits(
  stage: Stage,
  picture: AdPicture,
  colour: FieldColour,
): [Split, ...Split[]] {
  const upright = (isFirst: boolean) =>
    split(stage, picture, colour, besidePhoto(stage, colour, isFirst));
  const flat = (isFirst: boolean) =>
    split(stage, picture, colour, belowPhoto(stage, colour, isFirst));
  if (stage.broad) return [upright(true), upright(false)];
  if (stage.stacked) {
    const [below, above] = [flat(false), flat(true)];
    // At the bottom of a story, controls cover the ad, so a text area there has an empty half.
    const isAbove = stage.style.prefersWordsAbove && above.kept > below.kept - LITTLE;
    return isAbove ? [above] : [below, above];
  }
  return [upright(true), flat(false), upright(false), flat(true)];
}

/** Share of the subject that a story may cut off so that its text is above the photo. */
const LITTLE = 0.1;

function arrangeWordsOn(stage: Stage, colour: FieldColour, maxSize: number) {
  const inks = colour === 'ground' ? getGroundInks(stage) : getSurfaceInks(stage);
  return makePictureEntries(stage, inks, maxSize);
}

/** Returns the division with the text's area at the left or right side of the ad. */
function besidePhoto(stage: Stage, colour: FieldColour, isLeft: boolean): Parts {
  const { content, width, height, base } = stage;
  const across = width * WIDTH_SHARE[stage.broad ? 'broad' : 'square'];
  const padding = base * PADDING;
  const field = { x: isLeft ? 0 : width - across, y: 0, width: across, height };
  const margin = isLeft ? content.x : width - content.x - content.width;
  const words = {
    ...content,
    x: field.x + (isLeft ? margin : padding),
    width: across - margin - padding,
  };
  const items = stack(words, arrangeWordsOn(stage, colour, stage.broad ? 92 : 84), {
    align: 'start',
    justify: 'middle',
  });
  const shown = { ...field, x: isLeft ? across : 0, width: width - across };
  return { field, shown, items };
}

/**
 * Returns the division with the text's area above or below the photo; the area is as high as the text requires.
 */
function belowPhoto(stage: Stage, colour: FieldColour, isAbove: boolean): Parts {
  const { content, width, height, base, stacked } = stage;
  const padding = base * PADDING;
  const most = content.height * HEIGHT_SHARE;
  const bottom = content.y + content.height;
  const region = { ...content, y: isAbove ? content.y : bottom - most, height: most };
  const items = stack(region, arrangeWordsOn(stage, colour, stacked ? 104 : 76), {
    align: 'start',
    justify: isAbove ? 'top' : 'bottom',
  });
  const top = Math.min(...items.map(({ box }) => box.y)) - padding;
  const end = Math.max(...items.map(({ box }) => box.y + box.height)) + padding;
  return isAbove
    ? {
        field: { x: 0, y: 0, width, height: end },
        shown: { x: 0, y: end, width, height: height - end },
        items,
      }
    : {
        field: { x: 0, y: top, width, height: height - top },
        shown: { x: 0, y: 0, width, height: top },
        items,
      };
}

function split(
  stage: Stage,
  picture: AdPicture,
  colour: FieldColour,
  { field, shown, items }: Parts,
): Split {
  const { palette } = stage.style;
  const { canvas, cover } = picture.photo ?? picture;
  const aspect = shown.width / shown.height;
  const crop = picture.photo?.centresSubject
    ? cropOfPhoto(picture.photo, aspect)
    : findSalientCrop(cover, canvas, aspect);
  return {
    composition: {
      backdrop: [
        paintFlatGround(stage, colour === 'ground' ? palette.grounds[0] : palette.surface, field),
        (context) => drawPicture(context, picture, shown),
        paintFlatGround(stage, palette.accent, findLineBetween(field, shown, LINE_PX * stage.unit)),
      ],
      products: [],
      window: findStandArea(shown),
      fields: [field],
      items,
    },
    kept: measureSubjectShare(cover, [crop], canvas),
  };
}

/**
 * Returns the box of a line along the border between the two areas, which lies inside the text's area; `size`
 * is the line's width.
 */
function findLineBetween(field: Rect, shown: Rect, size: number): Rect {
  const isBeside = field.height === shown.height;
  if (isBeside) return { ...field, x: field.x < shown.x ? shown.x - size : field.x, width: size };
  return { ...field, y: field.y < shown.y ? shown.y - size : field.y, height: size };
}
