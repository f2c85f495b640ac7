import { cropTo } from '@adwright/engine-cutout';
import { toCanvas } from '@adwright/engine-drawing';
import { type Raster, type Rect, toRaster } from '@adwright/engine-pixels';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Size } from './compositions.ts';
import { repaintPanel } from './vary-page.ts';

/**
 * Definition of a seam: on at least the share `share` of its length, its sides differ by more than `step`
 * levels (0–255).
 */
const SEAM = { step: 16, share: 0.86 };
/** Range of positions of a seam, as shares of the picture's width or height. */
const BETWEEN = { from: 0.18, to: 0.82 };
/**
 * Width of the strip along a seam, as a share of the longer side. The strip contains the seam's line and JPEG
 * ringing.
 */
const LINE = 0.008;

type Axis = 'x' | 'y';
interface Sides {
  axis: Axis;
  first: Rect;
  second: Rect;
}

/**
 * Recomposes an ad in which a straight seam separates a picture from an even panel with the words. Picture and
 * panel change places, and the panel gets another colour. All words stay on their panel. Returns null for an ad
 * without such a seam.
 */
export async function exchangeSides(
  raster: Raster,
  size: Size,
  seed: number,
): Promise<Canvas | null> {
  const scale = size.width / raster.width;
  for (const sides of [...findSidesAlong(raster, 'y'), ...findSidesAlong(raster, 'x')]) {
    const parts = [sides.first, sides.second] as const;
    const panels = await Promise.all(
      parts.map(async (part) => {
        const own = {
          width: Math.round(part.width * scale),
          height: Math.round(part.height * scale),
        };
        return repaintPanel(await toRaster(cropTo(raster, part, own.width, own.height)), seed);
      }),
    );
    // If both sides are panels, the ad is a page. If neither side is a panel, the seam belongs to the photo.
    if ((panels[0] === null) === (panels[1] === null)) continue;
    const [first, second] = await Promise.all(
      parts.map(async (part, at) => panels[at] ?? findPictureSide(raster, part, scale)),
    );
    if (!first || !second) continue;
    return joinAlongAxis(sides.axis, second, first, size);
  }
  return null;
}

function findPictureSide(raster: Raster, part: Rect, scale: number): Promise<Canvas> {
  const [width, height] = [Math.round(part.width * scale), Math.round(part.height * scale)];
  return toCanvas(cropTo(raster, part, width, height));
}

/**
 * Joins two parts, either one below the other or side by side. The second part is stretched to cover the
 * strip that was cut out at the seam.
 */
function joinAlongAxis(axis: Axis, first: Canvas, second: Canvas, size: Size): Canvas {
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  const share =
    axis === 'y'
      ? first.height / (first.height + second.height)
      : first.width / (first.width + second.width);
  const [at, end] =
    axis === 'y' ? [share * size.height, size.height] : [share * size.width, size.width];
  const cut = Math.round(at);
  if (axis === 'y') {
    context.drawImage(first, 0, 0, size.width, cut);
    context.drawImage(second, 0, cut, size.width, end - cut);
  } else {
    context.drawImage(first, 0, 0, cut, size.height);
    context.drawImage(second, cut, 0, end - cut, size.height);
  }
  return canvas;
}

/** Returns the areas on both sides of each straight seam that crosses the picture. */
function findSidesAlong(raster: Raster, axis: Axis): Sides[] {
  const { width, height } = raster;
  const long = axis === 'y' ? height : width;
  const across = axis === 'y' ? width : height;
  const line = Math.ceil(LINE * Math.max(width, height));
  const seams: { from: number; to: number }[] = [];
  for (let at = Math.ceil(BETWEEN.from * long); at < BETWEEN.to * long; at++) {
    if (measureStepShare(raster, axis, at, across) < SEAM.share) continue;
    const last = seams.at(-1);
    if (last && at - last.to <= line) last.to = at;
    else seams.push({ from: at, to: at });
  }
  return seams.map(({ from, to }) => {
    const [end, start] = [from - 2, to + 3];
    return axis === 'y'
      ? {
          axis,
          first: { x: 0, y: 0, width, height: end },
          second: { x: 0, y: start, width, height: height - start },
        }
      : {
          axis,
          first: { x: 0, y: 0, width: end, height },
          second: { x: start, y: 0, width: width - start, height },
        };
  });
}

/**
 * Returns the share of a row's or column's pixels at which the level changes abruptly to the next row or
 * column.
 */
function measureStepShare({ width, data }: Raster, axis: Axis, at: number, across: number): number {
  let steps = 0;
  const next = axis === 'y' ? width : 1;
  for (let place = 0; place < across; place++) {
    const index = axis === 'y' ? at * width + place : place * width + at;
    const [before, after] = [3 * (index - next), 3 * (index + next)];
    const most = Math.max(
      Math.abs((data[before] ?? 0) - (data[after] ?? 0)),
      Math.abs((data[before + 1] ?? 0) - (data[after + 1] ?? 0)),
      Math.abs((data[before + 2] ?? 0) - (data[after + 2] ?? 0)),
    );
    if (most > SEAM.step) steps++;
  }
  return steps / across;
}
