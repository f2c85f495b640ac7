import type { Rect } from '@adwright/engine-pixels';
import { findComponents, type Mask } from './mask.ts';

/** A part of a photo that is decoded at a larger scale than the whole photo. */
export interface CloseUp {
  /** Position of the close-up, in pixels of the mask that was found in the whole photo. */
  window: Rect;
  /** Position of the close-up, in pixels of the original photo. */
  source: { left: number; top: number; width: number; height: number };
  /** Size of the decoded close-up, in pixels. */
  width: number;
  height: number;
}

/**
 * Margin around the product in a close-up: this share of the product's longer side, but at least this number
 * of mask pixels. The margin contains shadow and background, which help to find the product's edge.
 */
const MARGIN = { share: 0.08, least: 20 };
/**
 * Minimum and maximum scale of a close-up relative to the whole photo. Below the minimum, a close-up adds no detail.
 * Above the maximum, the mask of the whole photo is too coarse to start from.
 */
const GAIN = { least: 1.25, most: 3 };

/**
 * Returns a close-up of a product that is small in a large photo. Without a close-up, the enlarged cut-out
 * would be blurred. Returns null if a close-up would show no more detail than the whole photo.
 * @param mask mask of the product in the whole photo, at a smaller size
 * @param workPixels number of pixels at which the whole photo and the close-up are processed
 */
export function planCloseUp(
  mask: Mask,
  photo: { width: number; height: number },
  workPixels: number,
): CloseUp | null {
  const { list } = findComponents(mask);
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
  // Scale at which the whole photo is processed, relative to the photo's original size.
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
