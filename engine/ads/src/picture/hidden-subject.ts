import { type CoverCost, insetRect, type Rect } from '@adwright/engine-pixels';
import { type Composition, lettersOf } from '../composition.ts';

type Size = Pick<Rect, 'width' | 'height'>;

/** Distance of text and its background areas from a known subject, as a share of the ad's shorter side. */
const DISTANCE = 0.012;

const WHOLE: Rect = { x: 0, y: 0, width: 1, height: 1 };

/** How the text of an ad covers the subject of its photo, in shares from 0 to 1. */
export interface HiddenSubject {
  /** Share of the subject that text or its background areas hide. */
  hidden: number;
  /** Share of the ad in which the subject is hidden. */
  area: number;
  /** Maximum share of a text without its own background that lies on the subject. */
  onSubject: number;
  /** Maximum share of a text without its own background that lies on hard edges. */
  onDetail: number;
}

/**
 * Measures how much of a picture's subject the text of a composition and its background areas cover. The
 * picture has the ad's size.
 */
export function hiddenSubject(
  { fields, items }: Composition,
  cover: CoverCost,
  ad: Size,
): HiddenSubject {
  const boxes = items.map(lettersOf);
  // Text beside an exact outline needs some distance; the outline of an estimated subject is wider anyway.
  const distance = cover.isKnown ? DISTANCE * Math.min(ad.width, ad.height) : 0;
  const around = (box: Rect) => insetRect(box, -distance);
  const onPicture = fields ? [] : boxes.map((box) => inShares(around(box), ad));
  const hidden = subjectShare(cover, (fields ?? boxes).map(around), ad);
  return {
    hidden,
    area: hidden * sparedIn(cover, WHOLE),
    onSubject: Math.max(0, ...onPicture.map((box) => sparedIn(cover, box))),
    onDetail: Math.max(0, ...onPicture.map((box) => cover.hardEdgesIn(box))),
  };
}

/** Returns the share of the subject that lies in areas of a picture of the given size. The areas must not overlap. */
export function subjectShare(cover: CoverCost, areas: readonly Rect[], size: Size): number {
  const whole = sparedIn(cover, WHOLE);
  if (whole === 0) return 0;
  const inside = areas
    .map((area) => inShares(area, size))
    .reduce((sum, box) => sum + sparedIn(cover, box) * box.width * box.height, 0);
  return Math.min(1, inside / whole);
}

/**
 * Returns the share of a box that text should spare: the whole subject that a model found, or the core of an
 * estimated one.
 */
function sparedIn(cover: CoverCost, box: Rect): number {
  return cover.isKnown ? cover.subjectIn(box) : cover.coreIn(box);
}

function inShares({ x, y, width, height }: Rect, size: Size): Rect {
  return {
    x: x / size.width,
    y: y / size.height,
    width: width / size.width,
    height: height / size.height,
  };
}
