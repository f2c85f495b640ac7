import { type Rect, splitIntoColumns, splitIntoRows } from '@adwright/engine-pixels';
import { paintFilmGrain, paintFlatGround, paintSpotlight } from '../backdrops/ground.ts';
import { chooseOrnamentColour, isQuotation, paintQuotationMarks } from '../cards.ts';
import type { Composition } from '../composition.ts';
import { getGroundInks } from '../inks.ts';
import { hasFacts, makeClosing, shareForOffer } from '../offer-entries.ts';
import { placeProduct } from '../place-product.ts';
import { addGapBelow, quoteEntries } from '../quote-entries.ts';
import { findBottom, stack } from '../stack.ts';
import { computeOverhang, type Stage } from '../stage.ts';
import type { Layout } from './layout.ts';

/** Shows a large quotation over the whole page, with the product at the place of a signature. */
export const quotePage: Layout = (stage) => {
  if (stage.broad) return broadPage(stage);
  const story = stage.stacked;
  const { palette } = stage.style;
  const inks = getGroundInks(stage);
  const [mark, below, foot] = splitIntoRows(stage.content, story ? [12, 46, 42] : [13, 46, 41], 24);
  if (!mark || !below || !foot) throw new Error('the layout quote-page needs three rows');
  const words = isQuotation(stage) ? below : both(mark, below);
  const quotation = stack(words, quoteEntries(stage, inks, story ? 160 : 132), {
    align: 'start',
    justify: 'top',
  });
  const free = findBottom(quotation, words) + 30;
  // In a story, the product stands beside the button if it is tall or the ad has facts. Any other product
  // stands above the button, in the middle of the page.
  const stacked = story && !stage.tall && !hasFacts(stage);
  const width = foot.width + 40;
  const share = shareForOffer(stage, width - 24, 43);
  const [button, stand] = splitIntoColumns({ ...foot, width }, [share, 100 - share], 24);
  if (!button || !stand) throw new Error('the layout quote-page needs two columns');
  const floor =
    foot.y +
    foot.height +
    (stacked
      ? -stage.base * (stage.format === 'story' ? 3.2 : 4.4)
      : computeOverhang(stage, story ? 110 : 40));
  const place = stacked ? { ...foot, x: foot.x + 60 } : stand;
  return {
    backdrop: [
      paintFlatGround(stage, palette.grounds[0]),
      paintSpotlight(
        stage.width * 0.85,
        stage.height * 0.85,
        stage.width * 0.8,
        palette.grounds[2],
        0.9,
      ),
      ...paintQuotationMarks(stage, mark, chooseOrnamentColour(palette.grounds[0], inks), 1.5),
      paintFilmGrain(stage),
    ],
    products: [placeProduct(stage, { ...place, y: free, height: floor - free }, { turn: -0.1 })],
    items: [
      ...quotation,
      ...stack(button, makeClosing(stage), {
        align: 'start',
        justify: 'bottom',
      }),
    ],
  };
};

/** Arranges a wide ad, with the product beside the quotation and the button. */
function broadPage(stage: Stage): Composition {
  const { palette } = stage.style;
  const inks = getGroundInks(stage);
  const { content, width, height, unit } = stage;
  const [left, stand] = splitIntoColumns(content, [64, 36], 40 * unit);
  if (!left || !stand) throw new Error('the layout quote-page needs two columns');
  const [mark, below] = splitIntoRows(left, [17, 83], 16 * unit);
  if (!mark || !below) throw new Error('the layout quote-page needs two rows');
  const words = isQuotation(stage) ? below : left;
  const quotation = addGapBelow(quoteEntries(stage, inks, 118), stage.base);
  return {
    backdrop: [
      paintFlatGround(stage, palette.grounds[0]),
      paintSpotlight(width * 0.85, height * 0.85, width * 0.5, palette.grounds[2], 0.9),
      ...paintQuotationMarks(stage, mark, chooseOrnamentColour(palette.grounds[0], inks), 1.3),
      paintFilmGrain(stage),
    ],
    products: [placeProduct(stage, stand, { turn: -0.1 })],
    items: stack(words, [...quotation, ...makeClosing(stage)], {
      align: 'start',
      justify: 'middle',
    }),
  };
}

/** Returns the area of two rows, including the gap between the rows. */
function both(upper: Rect, lower: Rect): Rect {
  return { ...upper, height: lower.y + lower.height - upper.y };
}
