import {
  insetRect,
  type Rect,
  splitIntoColumns,
  splitIntoRows,
  withAlpha,
} from '@adwright/engine-pixels';
import { makeAccentVeil } from '../ad-style.ts';
import { addArchPath } from '../backdrops/arch.ts';
import { paintFilmGrain, paintFlatGround, paintSpotlight } from '../backdrops/ground.ts';
import { markPart, type Painter } from '../composition.ts';
import { makeEyebrow, makeHeadline, makeSubline } from '../entries.ts';
import { makeClosing } from '../offer-entries.ts';
import { placeProduct } from '../place-product.ts';
import { stack } from '../stack.ts';
import { computeOverreach, type Stage } from '../stage.ts';
import type { Layout } from './layout.ts';

/** Distance in pixels by which an arched niche with a visible outline extends above the content area. */
const LINED_LIFT_PX = 24;

/**
 * Places the product in an arched niche in a wall, with the words beside or below the niche as in a magazine.
 */
export const heroWindow: Layout = (stage) => {
  const story = stage.upright;
  const { palette } = stage.style;
  const [first, second] = story
    ? splitIntoRows(stage.content, [55, 45], (stage.stacked ? 44 : 64) * stage.unit)
    : splitIntoColumns(
        stage.content,
        stage.wide ? [51, 49] : stage.broad ? [38, 62] : [46, 54],
        52 * stage.unit,
      );
  if (!first || !second) throw new Error('the layout hero-window needs two areas');
  // A wide product would look lost in a tall niche, so its niche is lower.
  const tall = Math.min(first.height, first.width * (stage.wide ? 1.5 : 1.72));
  // In a story the niche extends into the band above the content; in other formats its outline stays inside the
  // ad.
  const lift = stage.format === 'story' ? computeOverreach(stage, 90) : LINED_LIFT_PX;
  const niche = story
    ? {
        ...first,
        x: first.x + first.width * 0.12,
        width: first.width * 0.76,
        y: first.y - lift,
        height: first.height + lift,
      }
    : {
        ...first,
        y: first.y + (first.height - tall) / 2,
        height: tall,
      };
  return {
    backdrop: [
      paintFlatGround(stage, palette.grounds[0]),
      paintSpotlight(
        stage.width * 0.9,
        stage.height * 0.1,
        stage.width * 0.9,
        palette.grounds[2],
        0.7,
      ),
      paintNiche(stage, niche),
      paintFilmGrain(stage),
    ],
    products: [
      placeProduct(
        stage,
        // The podium stands slightly in front of the niche, which gives the niche depth; otherwise the niche
        // would look like a frame.
        { ...insetRect(niche, story ? 0 : -14, niche.height * 0.12), height: niche.height * 0.85 },
        // A lying product gets no podium: the podium's depth would equal the product's length and make the
        // product small.
        { podium: stage.wide ? 'none' : 'round', turn: 0.1 },
      ),
    ],
    items: stack(
      second,
      [
        makeEyebrow(stage),
        makeHeadline(stage, story ? 122 : 104),
        makeSubline(stage),
        ...makeClosing(stage),
      ],
      {
        align: story ? 'center' : 'start',
        justify: 'middle',
      },
    ),
  };
};

function paintNiche(stage: Stage, box: Rect): Painter {
  const { palette } = stage.style;
  const middle = box.x + box.width / 2;
  return markPart('behind', (context) => {
    context.save();
    addArchPath(context, middle, box.y, box.width, box.y + box.height);
    context.clip();
    const wall = context.createLinearGradient(box.x, box.y, box.x + box.width, box.y + box.height);
    wall.addColorStop(0, palette.grounds[3]);
    wall.addColorStop(0.5, palette.grounds[1]);
    wall.addColorStop(1, palette.grounds[2]);
    context.fillStyle = wall;
    context.fillRect(box.x, box.y, box.width, box.height);
    context.fillStyle = makeAccentVeil(stage.style, 0.2);
    context.beginPath();
    context.arc(middle, box.y + box.height * 0.64, box.width * 0.43, 0, Math.PI * 2);
    context.fill();
    // The width of the line around the niche is the thickness of the wall, in pixels. One inner side of the
    // wall around the niche casts a shadow, and the opposite side is lit.
    context.lineWidth = 36;
    context.strokeStyle = 'rgba(0, 0, 0, 0.16)';
    addArchPath(context, middle + 12, box.y - 6, box.width + 26, box.y + box.height + 40);
    context.stroke();
    context.restore();
    addArchPath(context, middle, box.y - 22, box.width + 44, box.y + box.height + 22);
    context.strokeStyle = withAlpha(palette.accent, 0.75);
    context.lineWidth = 2.5;
    context.stroke();
  });
}
