import { MAX_PHOTO_ZOOM, type PhotoFocus } from '@adwright/contracts';
import { findPhotoWindow, type PhotoWindow } from '@adwright/contracts/photo-window';
import type { Point } from '../canvas/drag-places.ts';

/** The crop of a photo that the user has not cropped: centred, and showing as much of the photo as possible. */
export const WHOLE: PhotoFocus = { x: 0.5, y: 0.5, zoom: 1 };

/** Aspect ratios (width to height) of a photo and of the frame that the photo fills. */
export interface CropShape {
  photoAspect: number;
  aspect: number;
}

/** Returns the part of the photo that the frame shows. */
export function getShownPart({ photoAspect, aspect }: CropShape, focus: PhotoFocus): PhotoWindow {
  return findPhotoWindow(photoAspect, aspect, focus);
}

/**
 * Returns the crop after the photo has moved by shares of the frame's size. The movement stops at the photo's
 * edges. If the whole photo is visible along an axis, the chosen point stays the same on it, because other
 * formats use the point.
 */
export function movePhoto(focus: PhotoFocus, shape: CropShape, by: Point): PhotoFocus {
  const { x, y, width, height } = getShownPart(shape, focus);
  return {
    ...focus,
    x: computeCentre(x - by.x * width, width, focus.x),
    y: computeCentre(y - by.y * height, height, focus.y),
  };
}

/**
 * Returns the crop after a change of the zoom. The point of the photo under the given point of the frame
 * stays there, as far as the photo's edges allow.
 */
export function zoomPhoto(
  focus: PhotoFocus,
  shape: CropShape,
  factor: number,
  at: Point = { x: 0.5, y: 0.5 },
): PhotoFocus {
  const zoom = roundValue(Math.min(MAX_PHOTO_ZOOM, Math.max(1, focus.zoom * factor)));
  const before = getShownPart(shape, focus);
  const { width, height } = getShownPart(shape, { ...focus, zoom });
  return {
    zoom,
    x: computeCentre(before.x + at.x * (before.width - width), width, focus.x),
    y: computeCentre(before.y + at.y * (before.height - height), height, focus.y),
  };
}

/**
 * Returns the centre of a visible part that begins at `start`, limited to the photo. Returns `kept` if the
 * whole side is visible.
 */
function computeCentre(start: number, length: number, kept: number): number {
  if (length >= 1) return kept;
  return roundValue(Math.min(1 - length / 2, Math.max(length / 2, start + length / 2)));
}

/**
 * Rounds a crop value to four decimals. Four decimals are finer than a pixel at the largest zoom, and keep recipes
 * short.
 */
function roundValue(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
