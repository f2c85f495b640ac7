import type { PhotoFocus } from '@adwright/contracts';
import { findPhotoWindow } from '@adwright/contracts/photo-window';
import { cropTo, cropWindow, MAX_LOST, shapeIn, type WholeSubject } from '@adwright/engine-cutout';
import { type DrawnText, toCanvas } from '@adwright/engine-drawing';
import {
  findSparingWindow,
  type Raster,
  type Rect,
  type SaliencyMap,
} from '@adwright/engine-pixels';
import type { SubjectMap } from '@adwright/engine-uploads';
import type { Canvas } from '@napi-rs/canvas';
import type { OverlayBrand } from './overlay-brand.ts';
import type { OverlayWords } from './text-block.ts';
import type { PhotoTint } from './tints.ts';

/** The input of every overlay style. */
export interface OverlayScene extends PhotoTint {
  raster: Raster;
  subject: SubjectMap;
  /** The part of the photo that must stay visible; null if no subject is known. */
  whole: WholeSubject | null;
  saliency: SaliencyMap;
  words: OverlayWords;
  width: number;
  height: number;
  /** Number derived from the seed; it selects sides and colours in styles that have a choice. */
  turn: number;
  brand: OverlayBrand | null;
  /** Whether the panel is above the photo. */
  panelAbove: boolean;
  /** The crop that the user chose; null for the crop with the highest saliency. */
  focus: PhotoFocus | null;
}

export interface StyledPicture {
  canvas: Canvas;
  /** Box of the lettering, in pixels of the picture. */
  textBox: Rect;
  /** Contrast ratio of the text colour with the worst pixel behind the lettering (WCAG 2.2). */
  contrast: number;
  /** Whether the text lies on the photo rather than beside it. */
  onPhoto: boolean;
  words: DrawnText[];
  photo: ShownPhoto;
  /** Areas of the picture that no edge of a photo, mount or panel crosses. */
  areas: readonly Rect[];
  /** Boxes of the text and of everything painted around it. */
  taken: readonly Rect[];
}

/** Position of the photo in the picture, in pixels, and its visible part, in shares of the photo. */
export interface ShownPhoto {
  box: Rect;
  window: Rect;
}

export type OverlayStyle = (scene: OverlayScene) => Promise<StyledPicture>;

/** Free margin between text and the picture's edge, in pixels. */
export const MARGIN_PX = 76;
/** Maximum cost of covered content at which text may lie on the photo (see `CoverCost`). */
export const MAX_COVER = 0.3;
/**
 * Maximum share of a text's background that may overlap the subject. A card over the rim of a mug looks like a
 * mistake, and so does a word on a tree.
 */
export const MAX_TOUCHED = 0.03;

/**
 * Crops the photo to a given size around its subject. The subject stays clear of the area that is covered at
 * the bottom.
 */
export function croppedPhoto(
  scene: OverlayScene,
  width: number,
  height: number,
  coveredPx = 0,
): Promise<Canvas> {
  const { raster } = scene;
  const size = { width: Math.round(width), height: Math.round(height) };
  const shares = windowOf(scene, size.width / size.height, coveredPx / size.height);
  const window = {
    x: Math.round(shares.x * raster.width),
    y: Math.round(shares.y * raster.height),
    width: Math.round(shares.width * raster.width),
    height: Math.round(shares.height * raster.height),
  };
  return toCanvas(cropTo(raster, window, size.width, size.height));
}

/** Returns the position of the photo that {@link croppedPhoto} crops, and its visible part. */
export function photoIn(scene: OverlayScene, box: Rect, coveredPx = 0): ShownPhoto {
  return { box, window: windowOf(scene, box.width / box.height, coveredPx / box.height) };
}

/** Returns the part of the photo that a box of the given aspect ratio shows, in shares of the photo. */
export function windowOf(
  { raster, saliency, whole, focus }: OverlayScene,
  aspect: number,
  covered = 0,
): Rect {
  if (focus) return findPhotoWindow(raster.width / raster.height, aspect, focus);
  const { x, y, width, height } = cropWindow(raster, saliency, aspect);
  const window = {
    x: x / raster.width,
    y: y / raster.height,
    width: width / raster.width,
    height: height / raster.height,
  };
  return whole === null ? findSparingWindow(saliency, window) : whole.keptBy(window, covered);
}

/** Returns the size of the photo in a room (free area) at which its whole subject is visible; see {@link shapeIn}. */
export function shownIn(
  { raster, whole }: OverlayScene,
  room: Size,
  options?: Parameters<typeof shapeIn>[3],
): Size {
  return shapeIn(whole, raster.width / raster.height, room, options);
}

/** Whether a photo that fills a room (free area) loses a part of its subject. */
export function isCutIn(
  { raster, whole, focus }: OverlayScene,
  { width, height }: Size,
  coveredPx = 0,
): boolean {
  // If the user chose the visible part, that part counts as the whole subject, so nothing of it is cut.
  if (whole === null || focus) return false;
  const covered = coveredPx / height;
  return whole.lostAt(width / height, raster.width / raster.height, { covered }) > MAX_LOST;
}

/** Pixels. */
export interface Size {
  width: number;
  height: number;
}
