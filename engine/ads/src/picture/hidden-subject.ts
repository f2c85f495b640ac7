import { type CoverCost, insetRect, type Rect } from '@adwright/engine-pixels';
import { type Composition, findLetters } from '../composition.ts';

type Size = Pick<Rect, 'width' | 'height'>;

/**
 * Minimum distance between a known subject and text with its background areas, as a share of the ad's shorter
 * side.
 */
const DISTANCE = 0.012;

const WHOLE: Rect = { x: 0, y: 0, width: 1, height: 1 };

/**
 * How much of the photo's subject an ad's text covers, and how much of the text lies on the subject, as shares
 * from 0 to 1.
 */
export interface HiddenSubject {
  /** Share of the subject that text or the text's background areas hide. */
  hidden: number;
  /** Share of the ad's area in which text hides the subject. */
  area: number;
  /** Largest share of a text without a background area that lies on the subject. */
  onSubject: number;
  /** Largest share of a text without a background area that lies on hard edges of the photo. */
  onDetail: number;
}

/**
 * Measures how much of a picture's subject is covered by the text of a composition and by the text's background
 * areas. The picture must have the size of the ad.
 */
export function measureHiddenSubject(
  { fields, items }: Composition,
  cover: CoverCost,
  ad: Size,
): HiddenSubject {
  const boxes = items.map(findLetters);
  // Text keeps a distance from an exact outline. An estimated outline is already too wide, so it needs no
  // distance.
  const distance = cover.isKnown ? DISTANCE * Math.min(ad.width, ad.height) : 0;
  const around = (box: Rect) => insetRect(box, -distance);
  const onPicture = fields ? [] : boxes.map((box) => convertToShares(around(box), ad));
  const hidden = measureSubjectShare(cover, (fields ?? boxes).map(around), ad);
  return {
    hidden,
    area: hidden * measureSpared(cover, WHOLE),
    onSubject: Math.max(0, ...onPicture.map((box) => measureSpared(cover, box))),
    onDetail: Math.max(0, ...onPicture.map((box) => cover.hardEdgesIn(box))),
  };
}

/**
 * Returns the share of the subject that lies inside areas of a picture of the given size. The areas must not
 * overlap one another.
 */
export function measureSubjectShare(cover: CoverCost, areas: readonly Rect[], size: Size): number {
  const whole = measureSpared(cover, WHOLE);
  if (whole === 0) return 0;
  const inside = areas
    .map((area) => convertToShares(area, size))
    .reduce((sum, box) => sum + measureSpared(cover, box) * box.width * box.height, 0);
  return Math.min(1, inside / whole);
}

/**
 * Returns the share of a box that lies on a part of the subject that text must not cover. For a model's map,
 * this part is the whole subject; for an estimate, it is the subject's core.
 */
function measureSpared(cover: CoverCost, box: Rect): number {
  return cover.isKnown ? cover.subjectIn(box) : cover.coreIn(box);
}

function convertToShares({ x, y, width, height }: Rect, size: Size): Rect {
  return {
    x: x / size.width,
    y: y / size.height,
    width: width / size.width,
    height: height / size.height,
  };
}
