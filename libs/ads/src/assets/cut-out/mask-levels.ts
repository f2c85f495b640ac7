import { MASK_LEVELS } from '@adwright/contracts/cut-out';

/** A mask that a brush can paint: each pixel has one of the `MASK_LEVELS`. */
export interface MaskLevels {
  width: number;
  height: number;
  levels: Uint8Array;
}

/** Coordinates of a point in pixels of the mask. */
export interface Point {
  x: number;
  y: number;
}

export interface Brush {
  mode: 'keep' | 'remove';
  /** Radius of the brush in pixels of the mask. */
  radius: number;
}

/**
 * Share of the brush's radius (0–1) within which painted pixels are certain. Outside this share, the engine
 * searches for the edge of the object.
 */
const CERTAIN_SHARE = 0.5;
/** Mask level (0–255) above which a pixel belongs to the kept area. */
const MIDDLE = 127;

/** Paints a straight brush stroke from one point to another into a mask. */
export function paintStroke(mask: MaskLevels, from: Point, to: Point, brush: Brush): void {
  const { width, height, levels } = mask;
  const { mode, radius } = brush;
  const [certain, likely] =
    mode === 'keep'
      ? [MASK_LEVELS.kept, MASK_LEVELS.likelyKept]
      : [MASK_LEVELS.removed, MASK_LEVELS.likelyRemoved];
  const stronger = mode === 'keep' ? Math.max : Math.min;
  const left = Math.max(0, Math.floor(Math.min(from.x, to.x) - radius));
  const right = Math.min(width - 1, Math.ceil(Math.max(from.x, to.x) + radius));
  const top = Math.max(0, Math.floor(Math.min(from.y, to.y) - radius));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(from.y, to.y) + radius));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const away = measureDistanceToLine({ x, y }, from, to);
      if (away > radius) continue;
      const at = y * width + x;
      const level = away <= radius * CERTAIN_SHARE ? certain : likely;
      levels[at] = stronger(levels[at] ?? 0, level);
    }
  }
}

function measureDistanceToLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - share * dx, point.y - from.y - share * dy);
}

/**
 * Keeps only the object at a point of the mask. Returns null when the mask already removes the pixel at that
 * point.
 */
export function isolateThing(
  { width, height, levels }: MaskLevels,
  point: Point,
): MaskLevels | null {
  const start = Math.floor(point.y) * width + Math.floor(point.x);
  if ((levels[start] ?? 0) <= MIDDLE) return null;
  const kept = new Uint8Array(levels.length);
  const open = [start];
  kept[start] = MASK_LEVELS.kept;
  const visit = (at: number) => {
    if (kept[at] || (levels[at] ?? 0) <= MIDDLE) return;
    kept[at] = MASK_LEVELS.kept;
    open.push(at);
  };
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at < width * (height - 1)) visit(at + width);
  }
  return { width, height, levels: kept };
}

/** Tells whether a mask keeps any part of the photo. */
export function hasKeptPixels({ levels }: MaskLevels): boolean {
  return levels.some((level) => level > MIDDLE);
}

/** Converts a mask to the pixels of a picture, with the mask levels as the picture's opacity. */
export function getOpacity({ levels }: MaskLevels): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(levels.length * 4);
  for (let at = 0; at < levels.length; at++)
    pixels[at * 4 + 3] = (levels[at] ?? 0) > MIDDLE ? 255 : 0;
  return pixels;
}
