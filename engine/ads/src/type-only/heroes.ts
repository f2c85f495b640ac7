import { paintFilmGrain, paintFlatGround, paintMeshGround } from '../backdrops/ground.ts';
import { makeEyebrow, makeHeadline, makeSubline } from '../entries.ts';
import { paintFigure } from '../figures/figures.ts';
import type { Layout } from '../layouts/layout.ts';
import { makeClosing } from '../offer-entries.ts';
import { type StackOptions, stack } from '../stack.ts';
import { type Cuts, cutInTwo } from './cut-in-two.ts';

interface Hero {
  cuts: Cuts;
  /** Maximum font size of the headline in each arrangement, in pixels of a square or story ad. */
  sizes: { square: number; stacked: number; broad: number };
  words: StackOptions;
  /** Whether the ad's background is a single colour. */
  isFlat?: boolean;
}

/** Returns a layout with words beside a figure (abstract shapes) that extends beyond the ad's edges. */
function hero({ cuts, sizes, words: options, isFlat = false }: Hero): Layout {
  return (stage) => {
    const { figure, words } = cutInTwo(stage, cuts);
    const size = stage.broad ? sizes.broad : stage.stacked ? sizes.stacked : sizes.square;
    const ground = isFlat
      ? paintFlatGround(stage, stage.style.palette.grounds[0])
      : paintMeshGround(stage);
    return {
      backdrop: [ground, paintFilmGrain(stage), paintFigure(stage, figure)],
      products: [],
      items: stack(
        words,
        [makeEyebrow(stage), makeHeadline(stage, size), makeSubline(stage), ...makeClosing(stage)],
        options,
      ),
    };
  };
}

/** Shows a column of abstract shapes beside the words; in a story, the shapes lie below the words. */
export const typeSide = hero({
  cuts: { square: ['right', 0.36], stacked: ['bottom', 0.42], broad: ['right', 0.36] },
  sizes: { square: 132, stacked: 176, broad: 136 },
  words: { align: 'start', justify: 'middle' },
});

/** Shows centred words over a band of abstract shapes; in a wide ad, the words lie beside the shapes. */
export const typeCentred = hero({
  cuts: { square: ['bottom', 0.3], stacked: ['top', 0.4], broad: ['left', 0.4] },
  sizes: { square: 118, stacked: 156, broad: 124 },
  words: { align: 'center', justify: 'middle' },
  isFlat: true,
});

/** Shows the headline as large as possible, under a narrow band of abstract shapes. */
export const typeFrieze = hero({
  cuts: { square: ['top', 0.2], stacked: ['top', 0.27], broad: ['left', 0.2] },
  sizes: { square: 190, stacked: 250, broad: 190 },
  words: { align: 'start', justify: 'bottom' },
});
