import { insetRect, splitIntoColumns, splitIntoRows } from '@adwright/engine-pixels';
import { paintFilmGrain, paintMeshGround } from '../backdrops/ground.ts';
import { paintShapeBehind } from '../backdrops/shapes.ts';
import { chooseOrnamentColour, isQuotation, paintCard, paintQuotationMarks } from '../cards.ts';
import { getSurfaceInks } from '../inks.ts';
import { makeFlatClosing, measureFactsHeight, shareForOffer } from '../offer-entries.ts';
import { placeProduct } from '../place-product.ts';
import { quoteEntries } from '../quote-entries.ts';
import { findBottom, stack } from '../stack.ts';
import { computeOverhang } from '../stage.ts';
import type { Layout } from './layout.ts';

/** Distance between the card's edge and the card's words, in pixels of a square ad. */
const PADDING_PX = 52;
/** Height of the row with the button below the card, in pixels. */
const BUTTON_ROW_PX = 110;
/** Minimum distance between the product and the button below it, in pixels. */
const CLOSING_GAP_PX = 12;

/** Shows a quotation on a card, with the product beside the card. */
export const quoteCard: Layout = (stage) => {
  const story = stage.upright;
  const inks = getSurfaceInks(stage);
  const ornament = chooseOrnamentColour(stage.style.palette.surface, inks);
  const [paper, stand] = story
    ? splitIntoRows(stage.content, [52, 48], 34 * stage.unit)
    : splitIntoColumns(
        { ...stage.content, width: stage.content.width + 40 * stage.unit },
        stage.wide ? [53, 47] : [60, 40],
        30 * stage.unit,
      );
  if (!paper || !stand) throw new Error('the layout quote-card needs two areas');
  const facts = measureFactsHeight(stage, story ? stage.content : paper);
  const buttonRow = BUTTON_ROW_PX * stage.unit + facts;
  const most = story ? paper : { ...paper, height: paper.height - buttonRow };
  const padding = PADDING_PX * stage.unit;
  const room = insetRect(most, padding);
  const mark = isQuotation(stage) ? (story ? 124 : 92) * stage.unit : 0;
  const quotation = stack(
    { ...room, y: room.y + mark, height: room.height - mark },
    quoteEntries(stage, inks, story ? 116 : 78),
    { align: 'start', justify: 'top' },
  );
  // The card is as high as its words require, and vertically centred beside the product.
  const height = findBottom(quotation, most) + padding - most.y;
  const shift = story ? 0 : (most.height - height) / 2;
  const cardBox = { ...most, y: most.y + shift, height };
  const below = cardBox.y + height + (story ? 34 : 0);
  const rest = { ...stand, y: below, height: stand.y + stand.height - below };
  const share = shareForOffer(stage, rest.width, 46) / 100;
  // In a story, the product stands beside the button if it is tall or the ad has facts.
  const isAbove = !stage.tall && facts === 0;
  const foot = story
    ? { ...rest, width: rest.width * share }
    : { ...paper, y: below, height: buttonRow };
  const closing = stack(foot, makeFlatClosing(stage), { align: 'start', justify: 'bottom' });
  // The reserved height fits a button with one line of text, so a button with two lines extends upwards.
  const top = Math.min(...closing.map(({ box }) => box.y)) - CLOSING_GAP_PX * stage.unit;
  const aboveClosing = Math.min(rest.height - stage.base * 3.2, top - rest.y);
  const product = story
    ? isAbove
      ? { ...rest, x: rest.x + 60, height: aboveClosing }
      : {
          ...rest,
          x: rest.x + rest.width * (share - 0.02),
          width: rest.width * (1.02 - share),
          height: rest.height + computeOverhang(stage, 110),
        }
    : { ...stand, y: stand.y + (stage.broad ? 0 : 40) };
  const items = [
    ...quotation.map((item) => ({ ...item, box: { ...item.box, y: item.box.y + shift } })),
    ...closing,
  ];
  return {
    backdrop: [
      paintMeshGround(stage),
      paintShapeBehind(stage, product, items),
      paintFilmGrain(stage),
      paintCard(stage, cardBox),
      ...paintQuotationMarks(stage, insetRect(cardBox, padding), ornament),
    ],
    products: [placeProduct(stage, product, { align: stage.ownAlign, turn: 0.12 })],
    items,
  };
};
