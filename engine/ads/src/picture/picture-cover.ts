import { insetRect, type Rect } from '@adwright/engine-pixels';
import type { Painter } from '../composition.ts';
import { makeEyebrow, makeHeadline, makeSubline } from '../entries.ts';
import type { Inks } from '../inks.ts';
import type { AdPicture } from '../material/ad-picture.ts';
import { hasFacts, makeClosing } from '../offer-entries.ts';
import { stack } from '../stack.ts';
import type { Stage } from '../stage.ts';
import {
  findAreaBetween,
  findCalmest,
  measureHidden,
  paintOverAll,
  placeWordsOnPicture,
} from './full-bleed.ts';
import { pictureBand } from './picture-band.ts';
import { pictureTile } from './picture-frame.ts';
import type { PictureLayout } from './picture-layout.ts';
import { MAX_EDGE_SHADE } from './picture-poster.ts';

/** Share of the content's height for the brand at the top. */
const MASTHEAD_SHARE = 0.2;
/** Share of the content's height for the text below the brand. */
const WORDS_SHARE = 0.46;
/** Share of the content's height for the text below the brand if the ad also shows facts. */
const WORDS_SHARE_WITH_FACTS = 0.6;
/** Share of the content's height for the text below the brand in a wide ad. */
const BROAD_WORDS_SHARE = 0.66;
/** Share of a wide ad's width for the text, which lies beside the subject. */
const BROAD_WIDTH = 0.5;
/** The text stays in the lower part if it costs at most this much more there than in the upper part. */
const LEAN = 0.12;

/**
 * Fills the ad with the picture like a magazine cover: the brand at the top, centred text below, and a fine
 * line along all edges.
 */
export const pictureCover: PictureLayout = (stage, picture) => {
  if (picture.isWhole) return pictureTile(stage, picture);
  // A wide ad is too low for an offer between centred words, and a quotation does not suit a cover. In both
  // cases, the text gets a card.
  if (stage.adType === 'testimonial' || (stage.broad && hasFacts(stage)))
    return pictureBand(stage, picture);
  const { masthead, below, above } = divideAreas(stage, picture);
  const isBelow =
    measureHidden(below, picture, stage) <= measureHidden(above, picture, stage) + LEAN;
  const [head, foot] = stage.broad ? [null, null] : (['top', 'bottom'] as const);
  const top = { align: 'center', justify: 'top' } as const;
  const bottom = { align: 'center', justify: 'bottom' } as const;
  const open = placeWordsOnPicture(stage, picture, (inks) => {
    const [brand, words] = [[makeEyebrow(stage, inks)], wordsBelow(stage, inks)];
    return isBelow
      ? [
          { items: stack(masthead, brand, top), edge: head },
          { items: stack(below, words, bottom), edge: foot },
        ]
      : [{ items: stack(above, [...brand, ...words], top), edge: head }];
  });
  if (open.strength > MAX_EDGE_SHADE) return pictureBand(stage, picture);
  const [first = [], second = []] = open.groups;
  return {
    backdrop: [paintOverAll(stage, picture), ...open.shade, fineLine(stage, open.inks.ink)],
    products: [],
    window: findAreaBetween(stage, first, second),
    items: [...first, ...second],
  };
};

function wordsBelow(stage: Stage, inks: Inks) {
  return [
    makeHeadline(stage, stage.stacked ? 118 : 92, { ink: inks.ink, maxLines: 4 }),
    makeSubline(stage, inks, { maxLines: 3 }),
    ...makeClosing(stage, inks),
  ];
}

function divideAreas(
  stage: Stage,
  picture: AdPicture,
): { masthead: Rect; below: Rect; above: Rect } {
  const { content, broad } = stage;
  const { y, height } = content;
  const column = broad ? calmHalf(stage, picture) : content;
  const share = hasFacts(stage) ? WORDS_SHARE_WITH_FACTS : broad ? BROAD_WORDS_SHARE : WORDS_SHARE;
  const words = height * share;
  return {
    masthead: { ...column, height: height * MASTHEAD_SHARE },
    below: { ...column, y: y + height - words, height: words },
    above: { ...column, height: words + height * MASTHEAD_SHARE },
  };
}

/** Returns the half of a wide ad in which text hides less of the picture. */
function calmHalf(stage: Stage, picture: AdPicture): Rect {
  const { content } = stage;
  const width = content.width * BROAD_WIDTH;
  const right = content.x + content.width - width;
  const left = { area: { ...content, width } };
  return findCalmest([left, { area: { ...content, x: right, width } }], picture, stage).area;
}

/** Distance of the cover's fine line from the ad's edge, as a share of the ad's shorter side. */
const LINE_INSET = 0.03;

function fineLine({ width, height, unit }: Stage, ink: string): Painter {
  const box = insetRect({ x: 0, y: 0, width, height }, LINE_INSET * Math.min(width, height));
  return (context) => {
    context.save();
    context.globalAlpha = 0.75;
    context.strokeStyle = ink;
    context.lineWidth = 2.5 * unit;
    context.strokeRect(box.x, box.y, box.width, box.height);
    context.restore();
  };
}
