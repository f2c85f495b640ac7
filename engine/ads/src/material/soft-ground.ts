import {
  canContinue,
  findBands,
  findCutSides,
  findSoftSides,
  paintSoftly,
  type Sides,
} from '@adwright/engine-drawing';
import type { CoverCost, Rect } from '@adwright/engine-pixels';
import type { Canvas } from '@napi-rs/canvas';
import type { Sharp } from 'sharp';
import { findSubjectBox } from './salient-crop.ts';

interface Size {
  width: number;
  height: number;
}

/** Distance of a whole subject from an edge of the ad, as a share of the ad. */
const MARGIN = 0.05;
/** Share of the ad beside the subject that text needs, by the direction in which the ad is divided. */
const FOR_WORDS = { above: 0.42, below: 0.5, beside: 0.5 };
/**
 * Limits of the ad's aspect ratio (width / height). Text may lie above or below the subject if the aspect ratio is
 * at most `broad`, and beside the subject if the aspect ratio is at least `stacked`.
 */
const SHAPES = { stacked: 0.75, broad: 1.3 };
/** Minimum scale of the photo, as a share of the scale at which it fills the ad; a smaller photo looks lost. */
const LEAST_SCALE = 0.36;

/** Range of positions along one axis that a subject may occupy, in shares of the ad. */
interface Span {
  start: number;
  end: number;
}

/**
 * Scales the photo down until the whole subject and the text have room. A blur of the photo's own colours
 * continues to the ad's edges, like a background that is out of focus. Returns null if the subject leaves no
 * side of the photo free, or if the photo would be too small. `shown` in the result is the ad's area in
 * shares of the photo.
 */
export async function makeRoomOnSoftGround(
  photo: Sharp,
  of: Size,
  ad: Size,
  cover: CoverCost,
): Promise<{ canvas: Canvas; shown: Rect } | null> {
  const subject = findSubjectBox(cover);
  if (!subject) return null;
  const box = placeSoftly(of, ad, subject, await findSoftSides(photo));
  if (!box) return null;
  const canvas = await paintSoftly(photo, ad, box, findBands(box, subject));
  const shown = {
    x: -box.x / box.width,
    y: -box.y / box.height,
    width: ad.width / box.width,
    height: ad.height / box.height,
  };
  return { canvas, shown };
}

/** Returns the areas of the ad in which the subject may stand, in shares of the ad; the text stands beside them. */
function listAreas(ad: Size, cut: Sides): { across: Span; down: Span }[] {
  const aspect = ad.width / ad.height;
  const whole = (start: boolean, end: boolean): Span => ({
    start: start ? 0 : MARGIN,
    end: end ? 1 : 1 - MARGIN,
  });
  const across = whole(cut.left, cut.right);
  const down = whole(cut.top, cut.bottom);
  const areas: { across: Span; down: Span }[] = [];
  if (aspect <= SHAPES.broad) {
    if (!cut.top) areas.push({ across, down: { ...down, start: FOR_WORDS.above } });
    else if (!cut.bottom) areas.push({ across, down: { ...down, end: 1 - FOR_WORDS.below } });
  }
  if (aspect >= SHAPES.stacked) {
    if (!cut.left) areas.push({ across: { ...across, start: FOR_WORDS.beside }, down });
    if (!cut.right) areas.push({ across: { ...across, end: 1 - FOR_WORDS.beside }, down });
  }
  return areas;
}

/** Returns the box of the whole photo, in pixels of the ad; null if no area of the ad suits the subject. */
function placeSoftly(of: Size, ad: Size, subject: Rect, soft: Sides): Rect | null {
  const cut = findCutSides(subject);
  const fill = Math.max(ad.width / of.width, ad.height / of.height);
  const places = listAreas(ad, cut).map(({ across, down }) => {
    const scale = Math.min(
      ((across.end - across.start) * ad.width) / (subject.width * of.width),
      ((down.end - down.start) * ad.height) / (subject.height * of.height),
      fill,
    );
    const width = Math.round(of.width * scale);
    const height = Math.round(of.height * scale);
    const x = placeAlong(width, ad.width, { start: subject.x, length: subject.width }, across);
    const y = placeAlong(height, ad.height, { start: subject.y, length: subject.height }, down);
    return { scale, box: { x, y, width, height } };
  });
  const [best] = places
    .filter(({ box }) => canContinue(box, ad, { soft, cut }))
    .toSorted((one, other) => other.scale - one.scale);
  return best && best.scale >= LEAST_SCALE * fill ? best.box : null;
}

/**
 * Returns the start of the photo along one axis. If possible, the subject is centred in the range where it may lie. A
 * photo that is smaller than the ad is shifted to touch an edge of the ad, if the subject stays in its range.
 */
function placeAlong(
  length: number,
  of: number,
  subject: { start: number; length: number },
  { start, end }: Span,
): number {
  const first = start * of - subject.start * length;
  const last = Math.max(first, end * of - (subject.start + subject.length) * length);
  const middle = (first + last) / 2;
  const wish =
    length >= of ? Math.min(0, Math.max(of - length, middle)) : nearestEdge(length, of, middle);
  // The photo continues beyond the subject, so the subject may be closer to the ad's edge than the margin.
  const give = MARGIN * of;
  const least = start === MARGIN ? first - give : first;
  const most = end === 1 - MARGIN ? last + give : last;
  return Math.round(wish < least || wish > most ? Math.min(last, Math.max(first, wish)) : wish);
}

/** Returns the start at which a photo that is smaller than the ad touches the nearer edge of the ad. */
function nearestEdge(length: number, of: number, middle: number): number {
  return middle + length / 2 > of / 2 ? of - length : 0;
}
