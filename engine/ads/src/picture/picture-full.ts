import { drawPicture } from '../material/ad-picture.ts';
import { stack } from '../stack.ts';
import { applyChosenColours } from './full-bleed.ts';
import { pictureCard } from './picture-card.ts';
import { makePictureEntries } from './picture-entries.ts';
import { pictureTile } from './picture-frame.ts';
import type { PictureLayout } from './picture-layout.ts';
import { findAreaBesideWords, findQuietSide } from './quiet-side.ts';
import { chooseShade } from './shade.ts';

/**
 * Maximum cost of text over the picture's side with the least detail. With a higher cost, text over the picture
 * would be hard to read, so the text gets a card.
 */
export const MAX_COVER_COST = 0.5;

/**
 * Fills the ad with the picture, and puts the text directly on the picture. The text lies where the picture has
 * little detail, with only as much shade as the text needs to be readable.
 */
export const pictureFull: PictureLayout = (stage, picture) => {
  if (picture.isWhole) return pictureTile(stage, picture);
  const { side, area, cost } = findQuietSide(stage, picture);
  if (cost > MAX_COVER_COST) return pictureCard(stage, picture);
  const { inks: shaded, paint } = chooseShade(stage, picture, area, side);
  const inks = applyChosenColours(stage, shaded);
  const story = stage.stacked;
  const wide = side === 'top' || side === 'bottom';
  const items = stack(area, makePictureEntries(stage, inks, story ? 132 : wide ? 92 : 100), {
    align: 'start',
    justify: side === 'top' ? 'top' : side === 'bottom' ? 'bottom' : 'middle',
  });
  return {
    backdrop: [
      (context) =>
        drawPicture(context, picture, { x: 0, y: 0, width: stage.width, height: stage.height }),
      paint,
    ],
    products: [],
    window: findAreaBesideWords(stage, items),
    items,
  };
};
