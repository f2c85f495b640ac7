import type { Rect } from '@adwright/engine-pixels';
import { paintFlatGround } from '../backdrops/ground.ts';
import { makeLogoEntry } from '../brand/logo-entry.ts';
import type { Composition, Painter } from '../composition.ts';
import { getSurfaceInks } from '../inks.ts';
import { type AdPicture, drawPicture } from '../material/ad-picture.ts';
import { hasFacts } from '../offer-entries.ts';
import { stack } from '../stack.ts';
import type { Stage } from '../stage.ts';
import { makePictureEntries } from './picture-entries.ts';
import type { PictureLayout } from './picture-layout.ts';
import { findStandArea } from './quiet-side.ts';

/**
 * Share of a story's height that the picture fills, in an ad without a logo and in an ad with a logo. A logo
 * needs room above the text, so the picture of an ad with a logo is smaller.
 */
const STORY_SHARE = { bare: 0.56, withLogo: 0.5 };

/** In an ad with facts, the picture's share of the height is smaller by this value. */
const FACTS_SHARE = 0.08;

/** Shows the picture in the upper or the lower part, and the text on a panel in the ad's background colour. */
export const picturePanel: PictureLayout = (stage, picture) => {
  if (stage.broad) return broadPanel(stage, picture);
  const story = stage.stacked;
  const { content, width, height } = stage;
  const above = story || stage.number % 2 === 0;
  const share = story ? STORY_SHARE[makeLogoEntry(stage) ? 'withLogo' : 'bare'] : 0.54;
  const ofPicture = share - (hasFacts(stage) ? FACTS_SHARE : 0);
  const seam = Math.round(height * (above ? ofPicture : 1 - ofPicture));
  const shown = above ? { y: 0, height: seam } : { y: seam, height: height - seam };
  const panel = above ? { y: seam, height: height - seam } : { y: 0, height: seam };
  const bottom = content.y + content.height;
  const words = above
    ? { ...content, y: seam + 54, height: bottom - seam - 54 }
    : { ...content, y: content.y - 18, height: seam - content.y - 34 };
  return {
    backdrop: [
      pictureOrMat(stage, picture, { x: 0, width, ...shown }),
      paintFlatGround(stage, stage.style.palette.surface, { x: 0, width, ...panel }),
      paintFlatGround(stage, stage.style.palette.accent, { x: 0, y: seam - 5, width, height: 10 }),
    ],
    products: [],
    window: findStandArea({ x: 0, width, ...shown }),
    items: stack(
      words,
      makePictureEntries(stage, getSurfaceInks(stage), story ? 124 : 84, { maxLines: 3 }),
      {
        align: 'start',
        justify: story ? 'top' : 'middle',
      },
    ),
  };
};

/** Paints the picture, or a mat (coloured border) with the uncropped photo as a print on the mat. */
function pictureOrMat(stage: Stage, picture: AdPicture, box: Rect): Painter {
  if (picture.isWhole) return paintFlatGround(stage, stage.style.palette.grounds[2], box);
  return (context) => drawPicture(context, picture, box);
}

/** Share of a wide ad's width that the panel fills. */
const PANEL_SHARE = 0.5;

/** Arranges a wide ad, in which the panel lies beside the picture. */
function broadPanel(stage: Stage, picture: AdPicture): Composition {
  const { content, width, height, unit } = stage;
  const seam = Math.round(width * PANEL_SHARE);
  const first = stage.number % 2 === 0;
  const panel = { x: first ? 0 : width - seam, y: 0, width: seam, height };
  const gap = 46 * unit;
  const words = {
    ...content,
    x: first ? content.x : width - seam + gap,
    width: seam - gap - content.x,
  };
  const shown = { x: first ? seam : 0, y: 0, width: width - seam, height };
  const line = { x: (first ? seam : width - seam) - 5, y: 0, width: 10, height };
  const { palette } = stage.style;
  return {
    backdrop: [
      pictureOrMat(stage, picture, shown),
      paintFlatGround(stage, palette.surface, panel),
      paintFlatGround(stage, palette.accent, line),
    ],
    products: [],
    window: findStandArea(shown),
    items: stack(words, makePictureEntries(stage, getSurfaceInks(stage), 112), {
      align: 'start',
      justify: 'middle',
    }),
  };
}
