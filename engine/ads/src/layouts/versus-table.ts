import {
  cycle,
  insetRect,
  type Rect,
  splitIntoColumns,
  splitIntoRows,
} from '@adwright/engine-pixels';
import { paintFilmGrain, paintFlatGround, paintSpotlight } from '../backdrops/ground.ts';
import { getCardRadius, paintCard } from '../cards.ts';
import type { PlacedItem } from '../composition.ts';
import { makeEyebrow, makeHeadline } from '../entries.ts';
import { paintFigure } from '../figures/figures.ts';
import { getGroundInks, type Inks } from '../inks.ts';
import { makeClosing, shareOfFacts } from '../offer-entries.ts';
import { placeProducts } from '../place-product.ts';
import { computePair, showsType } from '../shows-type.ts';
import { stack } from '../stack.ts';
import type { Stage } from '../stage.ts';
import { countPoints, pointRow } from '../versus.ts';
import type { Layout } from './layout.ts';

/**
 * Compares the product with the usual alternative in a table with three rows. The column of the advertised
 * product is filled, and is taller than the column of the usual alternative, with the product on top.
 */
export const versusTable: Layout = (stage) => {
  const story = stage.stacked;
  const { palette } = stage.style;
  const isType = showsType(stage);
  const { table, words, stand } = isType ? typeTable(stage) : findPlaces(stage);
  const [usual, ours] = splitIntoColumns(table, [50, 50], 0);
  if (!usual || !ours) throw new Error('the layout versus-table needs two columns');
  const oursInks: Inks = {
    ink: palette.onAccent,
    soft: palette.onAccent,
    accent: palette.onAccent,
  };
  return {
    backdrop: [
      paintFlatGround(stage, palette.grounds[1]),
      paintSpotlight(
        stage.width * 0.8,
        stage.height * 0.3,
        stage.width * 0.8,
        palette.grounds[2],
        0.9,
      ),
      paintFilmGrain(stage),
      ...(isType ? [paintFigure(stage, stand)] : []),
      paintCard(stage, ours, palette.accent),
      (context) => {
        context.fillStyle = palette.ink;
        context.globalAlpha = 0.22;
        for (const line of rowBoxes(stage, table))
          context.fillRect(usual.x, line.y - 8, usual.width - getCardRadius(stage), 2);
        context.globalAlpha = 1;
      },
    ],
    products: placeProducts(stage, stand, { turn: 0.1 }),
    items: [
      ...stack(
        words,
        [
          makeEyebrow(stage),
          makeHeadline(stage, story ? 110 : stage.broad ? 96 : 84, { maxLines: 5 }),
          ...makeClosing(stage),
        ],
        { align: 'start', justify: 'middle' },
      ),
      ...column(stage, usual, stage.copy.labels.usual, 'usual', getGroundInks(stage)),
      ...column(stage, ours, stage.copy.productName, 'ours', oursInks),
    ],
  };
};

interface Places {
  table: Rect;
  words: Rect;
  stand: Rect;
}

function findPlaces(stage: Stage): Places {
  return stage.broad ? besideTable(stage) : aboveTable(stage);
}

/**
 * Places shapes instead of the product, extending to the ad's edges: beside the words, in front of the words,
 * or as a band above the words.
 */
function typeTable(stage: Stage): Places {
  const { broad, width, height, content, unit } = stage;
  const { table, words, stand } = findPlaces(stage);
  const end = stand.x + stand.width;
  const gap = 26 * unit;
  if (broad) {
    const beside = { table, words, stand: { ...stand, y: 0, height } };
    const before = {
      table,
      words: { ...words, x: end - words.width },
      stand: { x: 0, y: 0, width: end - words.width - gap, height },
    };
    return cycle([beside, before], computePair(stage.number));
  }
  const frieze = content.y + (stage.format === 'story' ? 60 : 90) * unit;
  const places: [Places, ...Places[]] = [
    { table, words, stand: { x: stand.x, y: 0, width: width - stand.x, height: table.y } },
    {
      table,
      words: { ...words, x: end - words.width },
      stand: { x: 0, y: 0, width: end - words.width - gap, height: table.y },
    },
    {
      table,
      words: {
        ...content,
        y: frieze + gap,
        width: content.width,
        height: table.y - frieze - 2 * gap,
      },
      stand: { x: 0, y: 0, width, height: frieze },
    },
  ];
  return cycle(places, computePair(stage.number));
}

/** Maximum height that facts may take from the table, as a percentage of the ad's height. */
const MOST_OF_FACTS = 13;

/** Places words and product above the table; the product stands on the table's column. */
function aboveTable(stage: Stage): Places {
  const [high, low] = stage.stacked ? [42, 58] : [41, 59];
  const facts = Math.min(
    MOST_OF_FACTS,
    shareOfFacts(stage, { ...stage.content, width: stage.content.width / 2 }) * 0.6,
  );
  const [top, table] = splitIntoRows(stage.content, [high + facts, low - facts], 20 + 2 * facts);
  if (!top || !table) throw new Error('the layout versus-table needs two rows');
  const [words, stand] = splitIntoColumns(top, [56, 44], 30);
  if (!words || !stand) throw new Error('the layout versus-table needs two columns');
  return { table, words, stand: { ...stand, y: stand.y - 10, height: stand.height + 18 } };
}

/**
 * Returns the places for a wide ad: the words beside the table, and the product between words and table.
 */
function besideTable(stage: Stage): Places {
  const [words, stand, table] = splitIntoColumns(stage.content, [31, 20, 49], 26 * stage.unit);
  if (!words || !stand || !table) throw new Error('the layout versus-table needs three columns');
  return { table, words, stand };
}

/** Returns a box for each point of comparison in a column, below the column's title. */
function rowBoxes(stage: Stage, column: Rect): Rect[] {
  const { unit } = stage;
  const shares = [0.72, ...Array.from({ length: countPoints(stage) }, () => 1)];
  return splitIntoRows(insetRect(column, 0, 26 * unit), shares, 16 * unit).slice(1);
}

function column(
  stage: Stage,
  box: Rect,
  name: string,
  side: 'usual' | 'ours',
  inks: Inks,
): PlacedItem[] {
  const [title] = splitIntoRows(
    insetRect(box, 0, 26 * stage.unit),
    [0.72, 1, 1, 1],
    16 * stage.unit,
  );
  if (!title) return [];
  const padding = (side === 'ours' ? 34 : 0) * stage.unit;
  const narrow = (rect: Rect): Rect => ({
    ...rect,
    x: rect.x + padding,
    width: rect.width - padding - 30 * stage.unit,
  });
  return [
    ...stack(
      narrow(title),
      [
        {
          kind: 'text',
          role: 'label',
          text: name,
          face: stage.style.strong,
          ink: inks.ink,
          maxSize: stage.base * 1.05,
          minSize: 22 * stage.legible,
          maxLines: 2,
          grows: true,
          gap: 0,
        },
      ],
      {
        align: 'start',
        justify: 'middle',
      },
    ),
    ...rowBoxes(stage, box).flatMap((row, index) =>
      pointRow(stage, narrow(row), stage.copy.comparison[side][index] ?? '', side, inks),
    ),
  ];
}
