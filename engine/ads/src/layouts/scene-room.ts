import { splitIntoColumns, splitIntoRows } from '@adwright/engine-pixels';
import { paintFilmGrain, paintVignette } from '../backdrops/ground.ts';
import { paintRoom } from '../backdrops/room.ts';
import { makeEyebrow, makeHeadline, makeSubline } from '../entries.ts';
import { hasFacts, makeFlatClosing, measureFactsHeight } from '../offer-entries.ts';
import { placeProduct } from '../place-product.ts';
import { stack } from '../stack.ts';
import type { Layout } from './layout.ts';

/** Height in pixels of the area for the button on the front of the table. */
const FOOT_PX = 138;
/** Height in pixels of the button's area if facts lie above the button, in scripts with tall letters. */
const FOOT_WITH_FACTS_PX = 188;

/** Shows the product on a table at a window, with light and words on the wall. */
export const sceneRoom: Layout = (stage) => {
  const story = stage.stacked;
  const end = stage.content.y + stage.content.height;
  const facts = measureFactsHeight(stage, stage.content);
  const table = story
    ? stage.content.y + stage.content.height * 0.86 - facts
    : Math.min(
        stage.height * 0.8,
        end - (facts > 0 ? FOOT_WITH_FACTS_PX : FOOT_PX) * stage.unit - facts,
      );
  // Above a wide product, the wall is free for words.
  const above = story || (stage.wide && !stage.broad);
  const wallAndTable = {
    ...stage.content,
    height: table + (story ? 46 : 50) * stage.unit - stage.content.y,
  };
  const [words, stand] = above
    ? splitIntoRows(wallAndTable, story ? [46, 54] : [40, 60], 30 * stage.unit)
    : splitIntoColumns(wallAndTable, [52, 48], 30 * stage.unit);
  if (!words || !stand) throw new Error('the layout scene-room needs two areas');
  const wall = above ? words : { ...words, height: table - 40 * stage.unit - words.y };
  const standing = above
    ? { ...stand, x: stand.x + stand.width * 0.24, width: stand.width * 0.76 }
    : stand;
  const copy = [makeEyebrow(stage), makeHeadline(stage, story ? 128 : 104), makeSubline(stage)];
  // An offer beside the button must not make the row higher, so the row is wider.
  const isWide = stage.style.keepsOffers ? hasFacts(stage) : facts > 0;
  const foot = {
    ...stage.content,
    y: table + 60 * stage.unit,
    width: stage.content.width * (isWide ? 1 : 0.55),
    height: stage.content.y + stage.content.height - table - 60 * stage.unit,
  };
  return {
    backdrop: [paintRoom(stage, table), paintVignette(stage, 0.18), paintFilmGrain(stage)],
    products: [placeProduct(stage, standing, { turn: 0.18 })],
    items: [
      ...stack(wall, copy, { align: 'start', justify: above ? 'top' : 'middle' }),
      ...stack(foot, makeFlatClosing(stage), { align: 'start', justify: 'bottom' }),
    ],
  };
};
