import { findCentre, splitIntoColumns, splitIntoRows } from '@adwright/engine-pixels';
import { paintFilmGrain, paintMeshGround, paintSpotlight } from '../backdrops/ground.ts';
import { paintShapeBehind } from '../backdrops/shapes.ts';
import { markPart } from '../composition.ts';
import { makeEyebrow, makeHeadline, makeSubline } from '../entries.ts';
import { makeClosing } from '../offer-entries.ts';
import { placeProduct } from '../place-product.ts';
import { stack } from '../stack.ts';
import { computeOverhang } from '../stage.ts';
import type { Layout } from './layout.ts';

/**
 * Places the words on one side and a tall product on the opposite side; in a story, the words lie above the
 * product.
 */
export const heroSide: Layout = (stage) => {
  const story = stage.stacked;
  const [words, stand] = story
    ? splitIntoRows(
        { ...stage.content, height: stage.content.height + computeOverhang(stage, 100) },
        [50, 50],
        30 * stage.unit,
      )
    : splitIntoColumns(
        { ...stage.content, width: stage.content.width + (stage.wide ? 52 : 34) * stage.unit },
        stage.wide ? [46, 54] : [54, 46],
        (stage.wide ? 20 : 34) * stage.unit,
      );
  if (!words || !stand) throw new Error('the layout hero-side needs two areas');
  const focus = story
    ? { ...stand, x: stand.x + stand.width * 0.24, width: stand.width * 0.76 }
    : stand;
  const middle = findCentre(focus);
  const items = stack(
    words,
    [
      makeEyebrow(stage),
      makeHeadline(stage, story ? 164 : 128),
      makeSubline(stage),
      ...makeClosing(stage),
    ],
    {
      align: 'start',
      justify: story ? 'top' : 'middle',
    },
  );
  return {
    backdrop: [
      paintMeshGround(stage),
      paintShapeBehind(stage, focus, items),
      markPart(
        'light',
        paintSpotlight(
          middle.x,
          middle.y,
          focus.height * 0.62,
          stage.style.palette.grounds[2],
          0.5,
        ),
      ),
      paintFilmGrain(stage),
    ],
    products: [
      placeProduct(stage, focus, { align: story ? stage.ownAlign : 'middle', turn: -0.12 }),
    ],
    items,
  };
};
