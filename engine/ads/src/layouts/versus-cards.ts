import { insetRect, type Rect, splitIntoColumns, splitIntoRows } from '@adwright/engine-pixels';
import { makeAccentVeil } from '../ad-style.ts';
import { paintFilmGrain, paintMeshGround } from '../backdrops/ground.ts';
import { computePlateShare } from '../brand/logo-entry.ts';
import { getCardRadius, paintCard } from '../cards.ts';
import type { Composition, Painter, PlacedItem } from '../composition.ts';
import { makeEyebrow, makeHeadline } from '../entries.ts';
import { paintFigure } from '../figures/figures.ts';
import { getSurfaceInks, type Inks } from '../inks.ts';
import { makeClosing, makeFlatClosing, shareOfFacts } from '../offer-entries.ts';
import { placeProduct, placeProducts } from '../place-product.ts';
import { computePair, drawsUsual, showsType } from '../shows-type.ts';
import { stack } from '../stack.ts';
import type { Stage } from '../stage.ts';
import { countPoints, pointRow, USUAL_CARD, USUAL_INKS } from '../versus.ts';
import type { Layout } from './layout.ts';

/** Share of a card's height that the product takes, above the words. */
const PRODUCT_SHARE = 0.37;

/**
 * Shares of the height for headline, cards and button, with and without a line above the headline. `gap` is the
 * distance between these rows, in pixels. The gap between the rows leaves room for descenders and for the
 * raised card of the advertised product.
 */
const ROWS = {
  square: { headed: { shares: [20, 67, 13], gap: 38 }, bare: { shares: [17, 70, 13], gap: 26 } },
  stacked: { headed: { shares: [20, 68, 12], gap: 50 }, bare: { shares: [18, 70, 12], gap: 34 } },
} as const;

interface Places {
  usual: Rect;
  ours: Rect;
  /** The headline, the button and the texts beside or between them. */
  items: PlacedItem[];
}

/** Places the headline above the cards and the button below the cards. */
function placesBelow(stage: Stage): Places {
  const story = stage.stacked;
  const above = makeEyebrow(stage);
  const { shares, gap } = ROWS[story ? 'stacked' : 'square'][above ? 'headed' : 'bare'];
  const plate = computePlateShare(stage, stage.content.height);
  const [high, wide, low] = shares;
  const facts = shareOfFacts(stage, stage.content, 'center');
  const shown = [high + plate, wide - plate - facts, low + facts];
  const [top, middle, foot] = splitIntoRows(stage.content, shown, gap);
  if (!top || !middle || !foot) throw new Error('the layout versus-cards needs three rows');
  const [usual, ours] = splitIntoColumns(middle, [1, 1], 28);
  if (!usual || !ours) throw new Error('the layout versus-cards needs two columns');
  const items = [
    ...stack(top, [above, makeHeadline(stage, story ? 104 : 74, { maxLines: 3 })], {
      align: 'center',
      justify: story ? 'middle' : 'top',
    }),
    ...stack(foot, makeFlatClosing(stage), { align: 'center', justify: 'bottom' }),
  ];
  return { usual, ours, items };
}

/** Returns the places for a wide ad, in which headline and button lie beside the cards. */
function findPlacesBeside(stage: Stage): Places {
  const { content, unit } = stage;
  const [words, usual, ours] = splitIntoColumns(content, [38, 31, 31], 34 * unit);
  if (!words || !usual || !ours) throw new Error('the layout versus-cards needs three columns');
  const items = stack(
    words,
    [makeEyebrow(stage), makeHeadline(stage, 104), ...makeClosing(stage)],
    {
      align: 'start',
      justify: 'middle',
    },
  );
  return { usual, ours, items };
}

/**
 * Shows two cards side by side: the usual alternative in grey, and the advertised product raised and in colour.
 */
export const versusCards: Layout = (stage) => {
  const { usual, ours, items } = stage.broad ? findPlacesBeside(stage) : placesBelow(stage);
  const raised = { ...ours, y: ours.y - 12, height: ours.height + 24 };
  const { palette } = stage.style;
  const isType = showsType(stage);
  if (isType && computePair(stage.number) % 3 > 0) return onBand(stage, { usual, ours, items });
  const figureFoot = ours.y + ours.height * PRODUCT_SHARE + FIGURE_FOOT_PX * stage.unit;
  const isUsualUnknown = stage.product === null && drawsUsual(stage);
  return {
    backdrop: [
      paintMeshGround(stage),
      paintFilmGrain(stage),
      paintCard(stage, usual, USUAL_CARD[palette.mode === 'dark' ? 'dark' : 'light'], 0.35),
      paintCard(stage, raised),
      isType
        ? paintFigureOnCard(stage, raised, figureFoot)
        : makeTintedStand(stage, raised, ours.height),
      ...(isUsualUnknown ? [paintFigureOnCard(stage, usual, figureFoot, true)] : []),
      (context) => {
        context.strokeStyle = palette.accent;
        context.lineWidth = 5;
        context.beginPath();
        context.roundRect(raised.x, raised.y, raised.width, raised.height, getCardRadius(stage));
        context.stroke();
      },
    ],
    products: [
      // The usual alternative must not look like a real product. Abstract shapes represent the usual
      // alternative. If the product's object is unknown, abstract shapes represent both sides.
      ...(isUsualUnknown
        ? []
        : [placeProduct(stage, productBox(stage, usual), { usual: true, turn: -0.12 })]),
      ...placeProducts(stage, productBox(stage, ours), { turn: 0.12 }),
    ],
    items: [
      ...items.slice(0, -1),
      ...cardWords(stage, usual, 'usual'),
      ...cardWords(stage, ours, 'ours'),
      ...items.slice(-1),
    ],
  };
};

/** Padding above the words of a card without a picture, as a share of the card's height. */
const PLAIN_SHARE = 0.04;

/** Returns the text colours for a card in the accent colour. */
function onAccent({ style: { palette } }: Stage): Inks {
  return { ink: palette.onAccent, soft: palette.onAccent, accent: palette.onAccent };
}

/**
 * Arranges cards that contain only words, in front of a band of shapes. In every second variation, the card of
 * the advertised product is filled with the accent colour.
 */
function onBand(stage: Stage, { usual, ours, items }: Places): Composition {
  const { palette } = stage.style;
  const { broad, width, height, unit } = stage;
  const isFilled = computePair(stage.number) % 3 === 2;
  const from = isFilled ? 0.52 : 0.16;
  const share = isFilled ? 0.4 : 0.68;
  const band = broad
    ? { x: usual.x - 20 * unit, y: 0, width: width - usual.x + 20 * unit, height }
    : { x: 0, y: usual.y + usual.height * from, width, height: usual.height * share };
  return {
    backdrop: [
      paintMeshGround(stage),
      paintFilmGrain(stage),
      paintFigure(stage, band),
      paintCard(stage, usual, USUAL_CARD[palette.mode === 'dark' ? 'dark' : 'light'], 0.35),
      paintCard(stage, ours, isFilled ? palette.accent : palette.surface),
    ],
    products: [],
    items: [
      ...items.slice(0, -1),
      ...cardWords(stage, usual, 'usual', PLAIN_SHARE),
      ...cardWords(stage, ours, 'ours', PLAIN_SHARE, isFilled ? onAccent(stage) : undefined),
      ...items.slice(-1),
    ],
  };
}

/** Distance between a card's edge and the card's content, in pixels. */
const CARD_EDGE_PX = 22;
/** Distance in pixels by which a figure of abstract shapes extends below a card's product area. */
const FIGURE_FOOT_PX = 26;

/** Paints a tinted area behind the product, because a pale product would hardly be visible on a pale card. */
function makeTintedStand(stage: Stage, box: Rect, height: number): Painter {
  const edge = CARD_EDGE_PX * stage.unit;
  const stand = { ...insetRect(box, edge), height: height * PRODUCT_SHARE + edge };
  return (context) => {
    context.fillStyle = makeAccentVeil(stage.style, 0.16);
    context.beginPath();
    context.roundRect(stand.x, stand.y, stand.width, stand.height, getCardRadius(stage) * 0.7);
    context.fill();
  };
}

/** Paints the figure of the ad (abstract shapes) in the upper part of a card. */
function paintFigureOnCard(stage: Stage, card: Rect, foot: number, usual = false): Painter {
  const inside = insetRect(card, CARD_EDGE_PX * stage.unit);
  const box = { ...inside, height: foot - inside.y };
  const radius = getCardRadius(stage) * 0.7;
  return paintFigure(stage, box, {
    outline: (context) => context.roundRect(box.x, box.y, box.width, box.height, radius),
    usual,
  });
}

function productBox({ unit }: Stage, box: Rect): Rect {
  return { ...insetRect(box, 60 * unit, 26 * unit), height: box.height * PRODUCT_SHARE };
}

function cardWords(
  stage: Stage,
  box: Rect,
  side: 'usual' | 'ours',
  share = PRODUCT_SHARE,
  ours = getSurfaceInks(stage),
): PlacedItem[] {
  const inks =
    side === 'ours' ? ours : USUAL_INKS[stage.style.palette.mode === 'dark' ? 'dark' : 'light'];
  const inside = insetRect(box, 34 * stage.unit, 26 * stage.unit);
  const words = {
    ...inside,
    y: box.y + box.height * share + 50 * stage.unit,
    height: box.height * (1 - share) - 72 * stage.unit,
  };
  const shares = [1.4, ...Array.from({ length: countPoints(stage) }, () => 1)];
  const [title, ...points] = splitIntoRows(words, shares, 12 * stage.unit);
  if (!title) return [];
  const name = side === 'ours' ? stage.copy.productName : stage.copy.labels.usual;
  return [
    ...stack(
      title,
      [
        {
          kind: 'text',
          role: 'label',
          text: name,
          face: stage.style.strong,
          ink: inks.ink,
          maxSize: stage.base * 1.1,
          minSize: 22 * stage.legible,
          maxLines: 2,
          grows: true,
          gap: 0,
        },
      ],
      {
        align: 'start',
        justify: 'top',
      },
    ),
    ...points.flatMap((row, index) =>
      pointRow(stage, row, stage.copy.comparison[side][index] ?? '', side, inks),
    ),
  ];
}
