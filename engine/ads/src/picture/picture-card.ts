import { insetRect, type Rect } from '@adwright/engine-pixels';
import { paintCard } from '../cards.ts';
import type { PlacedItem } from '../composition.ts';
import { getSurfaceInks } from '../inks.ts';
import { drawPicture } from '../material/ad-picture.ts';
import { stack } from '../stack.ts';
import { makePictureEntries } from './picture-entries.ts';
import { pictureHalf } from './picture-frame.ts';
import type { PictureLayout } from './picture-layout.ts';
import { findAreaBesideWords, findQuietSide } from './quiet-side.ts';

const PADDING_PX = { x: 52, y: 50 };

/**
 * Fills the ad with the picture, and puts the text on a card. The raised card lies on the side of the picture
 * with the least detail.
 */
export const pictureCard: PictureLayout = (stage, picture) => {
  if (picture.isWhole) return pictureHalf(stage, picture);
  const { width, height } = stage;
  const story = stage.stacked;
  const { area, side } = findQuietSide(stage, picture);
  const room = insetRect(area, story ? 0 : -20 * stage.unit);
  const padding = { x: PADDING_PX.x * stage.unit, y: PADDING_PX.y * stage.unit };
  const items = stack(
    insetRect(room, padding.x, padding.y),
    makePictureEntries(stage, getSurfaceInks(stage), story ? 104 : 76),
    {
      align: 'start',
      justify: side === 'top' ? 'top' : side === 'bottom' ? 'bottom' : 'middle',
    },
  );
  const field = around(items, room, padding.y);
  return {
    backdrop: [
      (context) => drawPicture(context, picture, { x: 0, y: 0, width, height }),
      paintCard(stage, field),
    ],
    products: [],
    window: findAreaBesideWords(stage, items),
    fields: [field],
    items,
  };
};

/**
 * Returns the box of the card around the text items. The card is only as high as its text requires, so that the
 * picture stays visible above and below the card.
 */
export function around(items: readonly PlacedItem[], { x, width }: Rect, padding: number): Rect {
  const top = Math.min(...items.map(({ box }) => box.y)) - padding;
  const bottom = Math.max(...items.map(({ box }) => box.y + box.height)) + padding;
  return { x, width, y: top, height: bottom - top };
}
