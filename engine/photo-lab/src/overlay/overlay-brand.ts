import {
  CoverCost,
  contrastOf,
  groundLuminance,
  inset,
  type LuminanceRange,
  MIN_TEXT_CONTRAST,
  type Rect,
  type SaliencyMap,
} from '@adwright/engine-pixels';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { TypePair } from './text-block.ts';

/** What a brand brings to words over a photo. Its colours are printed exactly or not at all. */
export interface OverlayBrand {
  type: TypePair | null;
  main: string | null;
  accent: string | null;
  ink: string | null;
  ground: string | null;
  logo: OverlayLogo | null;
}

/** A brand's logo, which knows its files and when it needs a plate. */
export interface OverlayLogo {
  /** Width to height. */
  ratio: number;
  paint(context: SKRSContext2D, box: Rect, ground: LuminanceRange): void;
}

/** The brand's ink where it can be read on a ground, or else the style's own, or black or white. */
export function inkOn(ground: string, brand: OverlayBrand | null, own: string): string {
  const ink = brand?.ink;
  if (ink && contrastOf(ink, ground) >= MIN_TEXT_CONTRAST) return ink;
  if (contrastOf(own, ground) >= MIN_TEXT_CONTRAST) return own;
  return contrastOf('#ffffff', ground) >= contrastOf('#000000', ground) ? '#ffffff' : '#000000';
}

/** Side of a square with the logo's area, its greatest height, and its distance to the edge; pixels of 1080 across. */
const AREA_SIDE_PX = 118;
const MAX_HEIGHT_PX = 92;
const MIN_HEIGHT_PX = 24;
const MARGIN_PX = 58;
/** Clear space and plate, of the logo's height. */
const CLEAR_SPACE = 0.5;
/** Band at the top of a story that the platforms cover, of its height, and at the foot. */
const COVERED = { top: 0.135, bottom: 0.175 };

/** Sets the logo into the corner where it hides least, clear of the words. */
export function setLogo(
  canvas: Canvas,
  { ratio, paint }: OverlayLogo,
  text: Rect,
  saliency: SaliencyMap,
): Rect | null {
  const { width, height } = canvas;
  const logoHeight = Math.min(
    MAX_HEIGHT_PX,
    AREA_SIDE_PX / Math.sqrt(ratio),
    (width * 0.5) / ratio,
  );
  if (logoHeight < MIN_HEIGHT_PX) return null;
  const size = { width: logoHeight * ratio, height: logoHeight };
  const isStory = height > 1.6 * width;
  const top = isStory ? height * COVERED.top : MARGIN_PX;
  const bottom = height - size.height - (isStory ? height * COVERED.bottom : MARGIN_PX);
  const right = width - MARGIN_PX - size.width;
  const corners = [
    { x: right, y: top },
    { x: MARGIN_PX, y: top },
    { x: right, y: bottom },
    { x: MARGIN_PX, y: bottom },
  ].map((corner) => ({ ...corner, ...size }));
  const clear = corners.filter((box) => !meets(inset(box, -CLEAR_SPACE * size.height), text));
  const cover = new CoverCost(saliency);
  const cost = ({ x, y, width: wide, height: tall }: Rect) =>
    cover.of({ x: x / width, y: y / height, width: wide / width, height: tall / height });
  const [first, ...others] = clear;
  if (!first) return null;
  const box = others.reduce(
    (best, other) => (cost(other) < cost(best) - 0.05 ? other : best),
    first,
  );
  const context = canvas.getContext('2d');
  const area = inset(box, -4);
  const pixels = context.getImageData(
    Math.round(area.x),
    Math.round(area.y),
    Math.round(area.width),
    Math.round(area.height),
  );
  const whole = { x: 0, y: 0, width: pixels.width, height: pixels.height };
  paint(context, box, groundLuminance(pixels, whole));
  return box;
}

function meets(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
