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

/** The input of every overlay style: the photo, the words, the brand and the user's choices. */
export interface OverlayScene extends PhotoTint {
  raster: Raster;
  subject: SubjectMap;
  /** The subject of the photo, which must stay visible; null if no subject is known. */
  whole: WholeSubject | null;
  saliency: SaliencyMap;
  words: OverlayWords;
  width: number;
  height: number;
  /** Number derived from the seed, by which a style chooses between several sides and colours. */
  turn: number;
  brand: OverlayBrand | null;
  /** Whether the panel of the panel style lies above the photo. */
  panelAbove: boolean;
  /** The crop that the user chose; null if the crop with the highest saliency is used. */
  focus: PhotoFocus | null;
}

export interface StyledPicture {
  canvas: Canvas;
  /** Box of the overlay's text, in pixels of the picture. */
  textBox: Rect;
  /**
   * Contrast ratio (WCAG 2.2) between the text colour and the pixel behind the text with the least contrast.
   */
  contrast: number;
  /** Whether the text lies on the photo rather than beside it. */
  onPhoto: boolean;
  words: DrawnText[];
  photo: ShownPhoto;
  /**
   * Areas of the picture without any edge of a photo, mount or panel. A logo can lie inside one of them.
   */
  areas: readonly Rect[];
  /** Boxes of the text and of all shapes painted around the text. */
  taken: readonly Rect[];
}

/**
 * Position of the photo in the picture, in pixels, and the visible part of the photo, in shares of the photo.
 */
export interface ShownPhoto {
  box: Rect;
  window: Rect;
}

export type OverlayStyle = (scene: OverlayScene) => Promise<StyledPicture>;

/** Free margin between text and the picture's edge, in pixels. */
export const MARGIN_PX = 76;
/** Maximum cost of the content under a text at which the text may lie on the photo (see `CoverCost`). */
export const MAX_COVER = 0.3;
/**
 * Maximum share of the box behind a text that may overlap the photo's subject. A card over the rim of a mug, or a word
 * on a tree, looks like a mistake.
 */
export const MAX_TOUCHED = 0.03;

/**
 * Crops the photo around its subject and scales the crop to the given size. A strip of `coveredPx` pixels at
 * the bottom is covered by other elements. The subject stays above this strip.
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

/** Returns the position of the photo that {@link croppedPhoto} crops, and the visible part of the photo. */
export function photoIn(scene: OverlayScene, box: Rect, coveredPx = 0): ShownPhoto {
  return { box, window: windowOf(scene, box.width / box.height, coveredPx / box.height) };
}

/**
 * Returns the part of the photo, in shares of the photo, that is visible in a box with the given aspect ratio.
 */
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

/**
 * Returns the size at which the photo's whole subject is visible in a room (free area); see {@link shapeIn}.
 */
export function shownIn(
  { raster, whole }: OverlayScene,
  room: Size,
  options?: Parameters<typeof shapeIn>[3],
): Size {
  return shapeIn(whole, raster.width / raster.height, room, options);
}

/** Tells whether a photo that fills a room (free area) loses a part of the subject. */
export function isCutIn(
  { raster, whole, focus }: OverlayScene,
  { width, height }: Size,
  coveredPx = 0,
): boolean {
  // A crop that the user chose counts as the whole subject, so it cannot cut the subject.
  if (whole === null || focus) return false;
  const covered = coveredPx / height;
  return whole.lostAt(width / height, raster.width / raster.height, { covered }) > MAX_LOST;
}

/** Size of the picture in pixels. */
export interface Size {
  width: number;
  height: number;
}
