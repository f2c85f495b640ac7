import { columns, type Rect, rows } from '@adwright/engine-pixels';
import { filmGrain, meshGround } from '../backdrops/ground.ts';
import { shapeBehind } from '../backdrops/shapes.ts';
import { gapBesideLogo, logoEntry, plateShare } from '../brand/logo-entry.ts';
import type { Composition, PlacedItem } from '../composition.ts';
import { callToAction, eyebrow, headline, subline } from '../entries.ts';
import { placeProduct } from '../place-product.ts';
import { readingRow } from '../reading-row.ts';
import { stack } from '../stack.ts';
import { overreach, type Stage } from '../stage.ts';
import type { Layout } from './layout.ts';

/** What a logo adds to the row at the foot, in hundredths of the height: the subline stands under it. */
const LOGO_SHARE = 5;

/** The headline as big as it goes across the whole width, the product above it, the rest in a row below. */
export const heroType: Layout = (stage) => {
  const { behind, stand, items } = stage.broad ? besideTitle(stage) : aboveTitle(stage);
  return compose(stage, behind, stand, items);
};

interface Arranged {
  /** What a shape stands behind. */
  behind: Rect;
  stand: Rect;
  items: PlacedItem[];
}

function compose(stage: Stage, behind: Rect, stand: Rect, items: PlacedItem[]): Composition {
  return {
    backdrop: [meshGround(stage), shapeBehind(stage, behind, items), filmGrain(stage)],
    products: [placeProduct(stage, stand, { align: stage.ownAlign, turn: 0.22 })],
    items,
  };
}

function aboveTitle(stage: Stage): Arranged {
  const story = stage.stacked;
  const plate = plateShare(stage, stage.content.height);
  const [high, middle, low] = story ? [44, 38, 18] : [43, 37, 20];
  const room = plate + (logoEntry(stage) ? LOGO_SHARE : 0);
  const shares = [high - room * 0.6, middle - room * 0.4, low + room];
  const gap = gapBesideLogo(stage, (story ? 30 : 38) * stage.unit);
  const [stand, words, foot] = rows(stage.content, shares, gap);
  if (!stand || !words || !foot) throw new Error('hero-type needs three areas');
  // A tall product needs height more than the headline needs size.
  const maxSize = story ? 230 : stage.tall ? 136 : 168;
  const title = stack(words, [headline(stage, maxSize, { maxLines: 3 })], {
    align: 'start',
    justify: 'bottom',
  });
  // A short headline leaves its room to the product, which stands right above it.
  const unused = Math.max(0, (title[0]?.box.y ?? words.y) - words.y);
  const lift = overreach(stage, story ? 60 : 26);
  const raised = { ...stand, y: stand.y - lift, height: stand.height + lift + unused };
  // A shape reaches a little beyond what it stands behind; its outline stays off the words.
  const behind = { ...raised, height: raised.height * 0.9 };
  return { behind, stand: raised, items: [...title, ...footRow(stage, foot)] };
}

/** The headline over two thirds of a broad ad, the product in the rest, the row under the headline. */
function besideTitle(stage: Stage): Arranged {
  const [left, stand] = columns(stage.content, [66, 34], 30 * stage.unit);
  if (!left || !stand) throw new Error('hero-type needs two columns');
  const plate = plateShare(stage, left.height);
  const [words, foot] = rows(left, [67 - plate, 33 + plate], gapBesideLogo(stage, 26 * stage.unit));
  if (!words || !foot) throw new Error('hero-type needs two rows');
  const title = stack(words, [headline(stage, 190, { maxLines: 3 })], {
    align: 'start',
    justify: 'middle',
  });
  return { behind: stand, stand, items: [...title, ...footRow(stage, foot)] };
}

function footRow(stage: Stage, foot: Rect): PlacedItem[] {
  const [line, button] = readingRow(stage, foot, [56, 44], 28 * stage.unit);
  return [
    ...stack(
      line,
      [
        eyebrow(stage),
        subline(stage, undefined, { maxLines: 5, maxSize: stage.base * 0.94, grows: true }),
      ],
      { align: 'start', justify: 'bottom' },
    ),
    ...stack(button, [callToAction(stage)], { align: 'end', justify: 'bottom' }),
  ];
}
