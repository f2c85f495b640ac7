import type { PhotoFocus } from '@adwright/contracts';
import { findPhotoWindow } from '@adwright/contracts/photo-window';
import type { CoverCost, Rect } from '@adwright/engine-pixels';
import type { SubjectMap } from '@adwright/engine-uploads';
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import { type AdPicture, measureCoverCost, measurePicture } from './ad-picture.ts';
import { onOwnGround } from './own-ground.ts';
import { leavesRoom, makeRoomOnGround } from './room-on-ground.ts';
import { findSalientCrop, includeHead, includeRoom } from './salient-crop.ts';
import { makeRoomOnSoftGround } from './soft-ground.ts';

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

/**
 * Longer side in pixels to which photos are scaled down: twice the longer side of the widest format, so that a
 * user can zoom in.
 */
const MAX_SIDE_PX = 3000;

interface Size {
  width: number;
  height: number;
}

/** How a photo that fills an ad is cropped, and what must stay visible. */
interface Filling {
  /** The crop that the user chose; by default the most salient crop. */
  focus?: PhotoFocus | undefined;
  /**
   * Whether the uncropped photo is kept for layouts that show more of the photo, and heads stay inside the
   * crop.
   */
  sparesSubject?: boolean;
  /** Whether a photo without room for text is extended by a blur of its own colours. */
  continuesSoftly?: boolean;
  /** Saliency map of the photo's subject; without a map, the subject is estimated. */
  subject?: SubjectMap | undefined;
}

/**
 * Decodes a photo, and crops it so that the photo fills an ad of the given size. The photo is scaled down here,
 * because the canvas would make fine print unreadable when scaling.
 */
export async function openFillingPicture(
  bytes: Uint8Array,
  ad: Size,
  { focus, sparesSubject = true, continuesSoftly = true, subject }: Filling = {},
): Promise<AdPicture> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const photo = sharp(data, {
    raw: { width: info.width, height: info.height, channels: info.channels },
  });
  const subjectIn = (part: Rect) => subject && { map: subject, part };
  if (focus) {
    const crop = cropAround(info, ad, focus);
    return measurePicture(
      await cropped(photo, info, crop, ad),
      subjectIn(convertToShares(crop, info)),
    );
  }
  const cover = await measureCoverCost(photo, subjectIn(WHOLE));
  const { canvas: filling, shown } = await cropToFill(photo, info, ad, cover, {
    keepsHeads: sparesSubject,
    continuesSoftly,
  });
  if (!sparesSubject) return measurePicture(filling);
  const [picture, canvas] = await Promise.all([
    measurePicture(filling, undefined, cover.within(shown)),
    wholePhoto(photo, info, ad),
  ]);
  return { ...picture, photo: { canvas, cover, shown, centresSubject: continuesSoftly } };
}

/** Returns the whole photo, large enough for the width and the height of the ad. */
function wholePhoto(photo: Sharp, of: Size, ad: Size): Promise<Canvas> {
  const scale = Math.min(1, Math.max(ad.width / of.width, ad.height / of.height));
  const size = { width: Math.round(of.width * scale), height: Math.round(of.height * scale) };
  return cropped(photo, of, { x: 0, y: 0, ...of }, size);
}

/** Returns the crop that the user chose, in pixels of the photo. */
function cropAround(of: Size, ad: Size, focus: PhotoFocus): Rect {
  const { x, y, width, height } = findPhotoWindow(
    of.width / of.height,
    ad.width / ad.height,
    focus,
  );
  return {
    x: x * of.width,
    y: y * of.height,
    width: width * of.width,
    height: height * of.height,
  };
}

/**
 * Minimum share of the salient content that a crop must contain. If every crop would contain less, the whole
 * photo is shown with its background extended.
 */
const LEAST_KEPT = 0.88;

/**
 * Returns the most salient crop. If it would lose much content and the photo's background can be extended,
 * returns the whole photo instead. `shown` in the result is the ad's area in shares of the photo.
 */
async function cropToFill(
  photo: Sharp,
  of: Size,
  ad: Size,
  cover: CoverCost,
  { keepsHeads, continuesSoftly }: { keepsHeads: boolean; continuesSoftly: boolean },
): Promise<{ canvas: Canvas; shown: Rect }> {
  const salient = findSalientCrop(cover, of, ad.width / ad.height);
  const share = (salient.width * salient.height) / (of.width * of.height);
  const isKept =
    cover.subjectIn(convertToShares(salient, of)) * share >= LEAST_KEPT * cover.subjectIn(WHOLE);
  const extended = isKept ? null : await onOwnGround(photo, of, ad);
  if (extended) return extended;
  const roomy = cover.isKnown ? includeRoom(cover, salient, of) : salient;
  const crop = keepsHeads ? includeHead(cover, roomy, of) : roomy;
  if (cover.isKnown && !leavesRoom(cover, convertToShares(crop, of), ad)) {
    const roomier = await makeRoomOnGround(photo, of, ad, cover);
    if (roomier) return roomier;
  }
  const isTight = !isKept || !leavesRoom(cover, convertToShares(crop, of), ad);
  const softer =
    continuesSoftly && cover.isKnown && isTight
      ? await makeRoomOnSoftGround(photo, of, ad, cover)
      : null;
  if (softer) return softer;
  return { canvas: await cropped(photo, of, crop, ad), shown: convertToShares(crop, of) };
}

function convertToShares({ x, y, width, height }: Rect, of: Size): Rect {
  return {
    x: x / of.width,
    y: y / of.height,
    width: width / of.width,
    height: height / of.height,
  };
}

async function cropped(
  photo: Sharp,
  of: Size,
  crop: Rect,
  { width, height }: Size,
): Promise<Canvas> {
  const shown = await photo
    .clone()
    .extract(convertToPixels(crop, of))
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const canvas = createCanvas(width, height);
  const pixels = new ImageData(new Uint8ClampedArray(shown), width, height);
  canvas.getContext('2d').putImageData(pixels, 0, 0);
  return canvas;
}

/** Returns a crop in whole pixels that lies completely inside the photo. */
function convertToPixels({ x, y, width, height }: Rect, photo: Size) {
  const left = Math.min(photo.width - 1, Math.max(0, Math.round(x)));
  const top = Math.min(photo.height - 1, Math.max(0, Math.round(y)));
  return {
    left,
    top,
    width: Math.max(1, Math.min(photo.width - left, Math.round(width))),
    height: Math.max(1, Math.min(photo.height - top, Math.round(height))),
  };
}
