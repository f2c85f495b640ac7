import type { CoverCost, Rect } from '@adwright/engine-pixels';
import { type Composition, lettersOf } from '../composition.ts';

type Size = Pick<Rect, 'width' | 'height'>;

/** What the words of an ad do to the subject of its photo, in shares from 0 to 1. */
export interface HiddenSubject {
  /** Share of the subject that words or their fields hide. */
  hidden: number;
  /** Share of the ad in which it is hidden. */
  area: number;
  /** Largest share of a text without a field that stands on the subject. */
  onSubject: number;
}

/** Measures how the words of a composition and their fields cover the subject of a picture of the ad's size. */
export function hiddenSubject(
  { fields, items }: Composition,
  cover: CoverCost,
  ad: Size,
): HiddenSubject {
  const boxes = items.map(lettersOf);
  const onPicture = fields ? [] : boxes;
  const hidden = subjectShare(cover, fields ?? boxes, ad);
  return {
    hidden,
    area: hidden * cover.coreIn({ x: 0, y: 0, width: 1, height: 1 }),
    onSubject: Math.max(0, ...onPicture.map((box) => cover.coreIn(inShares(box, ad)))),
  };
}

/** Share of the subject that lies in areas of a picture of the given size. The areas must not overlap. */
export function subjectShare(cover: CoverCost, areas: readonly Rect[], size: Size): number {
  const whole = cover.coreIn({ x: 0, y: 0, width: 1, height: 1 });
  if (whole === 0) return 0;
  const inside = areas
    .map((area) => inShares(area, size))
    .reduce((sum, box) => sum + cover.coreIn(box) * box.width * box.height, 0);
  return Math.min(1, inside / whole);
}

function inShares({ x, y, width, height }: Rect, size: Size): Rect {
  return {
    x: x / size.width,
    y: y / size.height,
    width: width / size.width,
    height: height / size.height,
  };
}
