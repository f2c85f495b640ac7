import type { Rect } from '@adwright/engine-pixels';
import { components, type Mask } from './mask.ts';

/** A part of a photo that is decoded larger than the whole of it was. */
export interface CloseUp {
  /** The window, in pixels of the mask in which the product was found. */
  window: Rect;
  /** The same window in pixels of the photo. */
  source: { left: number; top: number; width: number; height: number };
  /** Size that it is decoded to. */
  width: number;
  height: number;
}

/** Around a product, as a share of its longer side and in pixels of its mask at least: shade and ground tell its edge. */
const MARGIN = { share: 0.08, least: 20 };
/** A close-up shows at least so many times as much, or the whole will do; an outline found so small bears no more. */
const GAIN = { least: 1.25, most: 3 };

/**
 * Where a product that takes little of a large photo is worth a closer look: what is enlarged from the whole would be soft.
 * Null where that shows no more.
 * @param mask the product in the whole photo, at a smaller size
 * @param workPixels how many pixels the whole is worked on with, and a close-up too
 */
export function closeUpOf(
  mask: Mask,
  photo: { width: number; height: number },
  workPixels: number,
): CloseUp | null {
  const { list } = components(mask);
  if (list.length === 0) return null;
  const left = Math.min(...list.map((part) => part.left));
  const top = Math.min(...list.map((part) => part.top));
  const right = Math.max(...list.map((part) => part.right));
  const bottom = Math.max(...list.map((part) => part.bottom));
  const margin = Math.max(
    MARGIN.least,
    Math.round(MARGIN.share * Math.max(right - left, bottom - top)),
  );
  const x = Math.max(0, left - margin);
  const y = Math.max(0, top - margin);
  const window = {
    x,
    y,
    width: Math.min(mask.width, right + margin + 1) - x,
    height: Math.min(mask.height, bottom + margin + 1) - y,
  };
  const [across, down] = [photo.width / mask.width, photo.height / mask.height];
  const pixels = photo.width * photo.height;
  const share = (window.width * window.height) / (mask.width * mask.height);
  // To one of the pixels that the whole is worked on with.
  const whole = Math.sqrt(pixels / Math.min(pixels, workPixels));
  const gain = Math.min(GAIN.most, whole, Math.sqrt(1 / share));
  if (gain < GAIN.least) return null;
  const source = {
    left: Math.floor(window.x * across),
    top: Math.floor(window.y * down),
    width: Math.max(1, Math.floor(window.width * across)),
    height: Math.max(1, Math.floor(window.height * down)),
  };
  return {
    window,
    source,
    width: Math.max(1, Math.round((source.width * gain) / whole)),
    height: Math.max(1, Math.round((source.height * gain) / whole)),
  };
}
