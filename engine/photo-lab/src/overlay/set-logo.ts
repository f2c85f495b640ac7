import {
  CoverCost,
  insetRect,
  measureGroundLuminance,
  overlaps,
  type Rect,
  type SaliencyMap,
} from '@adwright/engine-pixels';
import type { OverlayLogo } from './overlay-brand.ts';
import type { StyledPicture } from './overlay-scene.ts';

/** Side of a square with the logo's area, in pixels of a picture that is 1080 pixels wide. */
const AREA_SIDE_PX = 118;
/** Maximum height of the logo, in pixels of a picture that is 1080 pixels wide. */
const MAX_HEIGHT_PX = 92;
/** Minimum height of the logo, in pixels of a picture that is 1080 pixels wide. */
const MIN_HEIGHT_PX = 24;
/** Distance of the logo from the picture's edge, in pixels of a picture that is 1080 pixels wide. */
const MARGIN_PX = 58;
/**
 * Clear space (empty margin) around a logo, as a share of the logo's height. A plate behind the logo fills
 * this space.
 */
const CLEAR_SPACE = 0.5;
/**
 * Distance between the filled area (plate) behind a logo and the edge of the area in which it lies, as a share of the
 * logo's height.
 */
const BREATH = 0.25;
/**
 * Heights of the areas at the top and the bottom of a story that the platform's controls cover, as shares of
 * the story's height.
 */
const COVERED = { top: 0.135, bottom: 0.175 };
/** Minimum difference of cost for which the logo moves from the default corner to another corner. */
const WORTH_MOVING = 0.05;

/**
 * Places the logo away from the words, in the corner where it hides the least content of the photo. The logo's plate
 * lies entirely within one area, so that no edge of a photo, mount or panel is visible behind it. The function returns
 * null if no corner has room for the logo.
 */
export function setLogo(
  picture: Pick<StyledPicture, 'canvas' | 'photo' | 'areas' | 'taken'>,
  { ratio, paint }: OverlayLogo,
  saliency: SaliencyMap,
): Rect | null {
  const { canvas, taken } = picture;
  const height = Math.min(
    MAX_HEIGHT_PX,
    AREA_SIDE_PX / Math.sqrt(ratio),
    (canvas.width * 0.5) / ratio,
  );
  if (height < MIN_HEIGHT_PX) return null;
  const clear = cornersIn(picture, { width: height * ratio, height }).filter((corner) => {
    const room = insetRect(corner, -CLEAR_SPACE * height);
    return !taken.some((box) => overlaps(room, box));
  });
  const cover = new CoverCost(saliency);
  // A logo's plate hides the same area as the logo with its clear space.
  const cost = (corner: Rect) =>
    measureHidden(insetRect(corner, -CLEAR_SPACE * height), picture, cover);
  const [first, ...others] = clear;
  if (!first) return null;
  const box = others.reduce(
    (best, other) => (cost(other) < cost(best) - WORTH_MOVING ? other : best),
    first,
  );
  const area = insetRect(box, -4);
  const pixels = canvas
    .getContext('2d')
    .getImageData(
      Math.round(area.x),
      Math.round(area.y),
      Math.round(area.width),
      Math.round(area.height),
    );
  const whole = { x: 0, y: 0, width: pixels.width, height: pixels.height };
  paint(canvas.getContext('2d'), box, measureGroundLuminance(pixels, whole));
  return box;
}

/**
 * Returns boxes in the corners of each area that are large enough for a logo of a given size with its plate.
 */
function cornersIn(
  { canvas: { width, height }, areas }: Pick<StyledPicture, 'canvas' | 'areas'>,
  logo: { width: number; height: number },
): Rect[] {
  const isStory = height > 1.6 * width;
  const top = isStory ? height * COVERED.top : MARGIN_PX;
  const bottom = height - (isStory ? height * COVERED.bottom : MARGIN_PX);
  const rim = (CLEAR_SPACE + BREATH) * logo.height;
  return areas.flatMap((area) => {
    const left = Math.max(area.x + rim, MARGIN_PX);
    const right = Math.min(area.x + area.width - rim, width - MARGIN_PX) - logo.width;
    const upper = Math.max(area.y + rim, top);
    const lower = Math.min(area.y + area.height - rim, bottom) - logo.height;
    if (right < left || lower < upper) return [];
    return [upper, lower].flatMap((y) => [right, left].map((x) => ({ ...logo, x, y })));
  });
}

/** Returns how much of the photo's important content a logo hides; 0 for a logo beside the photo. */
function measureHidden(
  { x, y, width, height }: Rect,
  { photo: { box, window } }: Pick<StyledPicture, 'photo'>,
  cover: CoverCost,
): number {
  if (!overlaps({ x, y, width, height }, box)) return 0;
  return cover.of({
    x: window.x + ((x - box.x) / box.width) * window.width,
    y: window.y + ((y - box.y) / box.height) * window.height,
    width: (width / box.width) * window.width,
    height: (height / box.height) * window.height,
  });
}
