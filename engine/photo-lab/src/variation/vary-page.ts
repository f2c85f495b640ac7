import { fromRaster, type Raster, toRaster } from '@adwright/engine-pixels';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { findEvenGround, findLampGround } from './even-ground.ts';
import { joinBoxes } from './lettering.ts';
import { liftParts } from './lift-parts.ts';
import { paintGround } from './page-ground.ts';
import {
  area,
  areLetters,
  findMainPicture,
  findPageParts,
  MOST_SHARE,
  separateParts,
} from './page-parts.ts';
import {
  AXES,
  LEAST_MOVED,
  leavesAlong,
  MOST_HEIGHT,
  measureMovedShare,
  rearrangeParts,
  spreadParts,
} from './page-places.ts';
import { isTinted, paintMoved } from './tinted-page.ts';

/** Width of the varied page, in pixels. */
const WIDTH = 1080;

/**
 * Recomposes an ad with an even background (a page). The page gets another background colour, and picture and
 * text change places. Text is not recognised by character, so it cannot be misread. All parts keep their
 * pixels. Returns null if the background is uneven or the page has only one part.
 */
export async function varyPage(photo: Raster, seed: number): Promise<Canvas | null> {
  const height = Math.min(MOST_HEIGHT, Math.round((photo.height / photo.width) * WIDTH));
  const width = Math.round((photo.width / photo.height) * height);
  const page = await toRaster(fromRaster(photo).resize(width, height, { fit: 'fill' }));
  const separated =
    separateParts(page, findEvenGround(page)) ?? separateParts(page, findLampGround(page));
  if (separated === null) return null;
  const { ground, parts } = separated;
  const largest = findMainPicture(parts, page);
  // The largest part of a page without a picture is its headline. Texts keep their order.
  const picture = largest && areLetters(page, ground, largest) ? null : largest;
  const moved = rearrangeParts(parts, picture, page);
  const isMoved = measureMovedShare(parts, moved, page) >= LEAST_MOVED;
  const tall = isMoved ? height : MOST_HEIGHT;
  const places = isMoved ? moved : spreadParts(parts, page);
  if (places === null) return null;
  const canvas = createCanvas(width, tall);
  const context = canvas.getContext('2d');
  const at = picture === null ? null : (places[parts.indexOf(picture)] ?? null);
  if (isTinted(page, ground)) {
    paintMoved(context, { page, ground, parts, places });
    return canvas;
  }
  paintGround(context, { page, ground, seed, picture: at });
  const lifted = liftParts(page, ground, picture);
  for (const [index, part] of parts.entries()) {
    const place = places[index] ?? part;
    const { x, y, width: w, height: h } = part;
    context.drawImage(lifted, x, y, w, h, place.x, place.y, w, h);
  }
  return canvas;
}

/**
 * Gives a panel with words and pictures another background colour, and centres the words and pictures on it.
 * Returns null if the panel's background is uneven or the panel is empty.
 */
export function repaintPanel(panel: Raster, seed: number): Canvas | null {
  const ground = findEvenGround(panel);
  if (ground === null) return null;
  const parts = findPageParts(panel, ground);
  const [first, ...others] = parts;
  if (!first || parts.some((part) => area(part) > MOST_SHARE * panel.width * panel.height))
    return null;
  if (parts.some((part) => AXES.some((axis) => leavesAlong(part, axis, panel)))) return null;
  const all = others.reduce(joinBoxes, first);
  const canvas = createCanvas(panel.width, panel.height);
  const context = canvas.getContext('2d');
  paintGround(context, { page: panel, ground, seed, picture: null });
  const [x, y] = [(panel.width - all.width) / 2 - all.x, (panel.height - all.height) / 2 - all.y];
  context.drawImage(liftParts(panel, ground, null), Math.round(x), Math.round(y));
  return canvas;
}
