import { toRaster } from '@adwright/engine-drawing';
import { computeContrast, toLab } from '@adwright/engine-pixels';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { asidePhoto } from './aside-photo.ts';
import { sideOf } from './find-place.ts';
import { fade, meltGround } from './melt-ground.ts';
import {
  croppedPhoto,
  MARGIN_PX,
  type OverlayScene,
  photoIn,
  type Size,
  type StyledPicture,
  shownIn,
  windowOf,
} from './overlay-scene.ts';
import { drawBlock, type TextBlock } from './text-block.ts';

/** Height of the strip in which the photo fades at its bottom, as a share of the picture's height. */
const MELT_SHARE = 0.2;
/** Width of the strips in which the photo fades at its sides, as a share of the photo's width. */
const SIDE_MELT_SHARE = 0.14;
/** Free space between the end of the fading strip and the text, in pixels. */
const CLEAR_PX = 26;

/**
 * Share of the fading strip's height in which content counts as hidden, because the background covers more than
 * half of it.
 */
const HIDDEN = 0.5;
/** Height in pixels of the fading strip if the subject must stay visible down to its bottom. */
const SHORT_MELT_PX = 90;

/**
 * Minimum width of a photo (share of the picture's width) that is enlarged to the full width if its sides
 * cannot fade. The enlargement may cut the photo's subject.
 */
const NEARLY_WIDE = 0.8;
/**
 * Width (share of the picture's width) below which a photo is shown at the picture's full height instead.
 */
const SLIM = 0.74;
/**
 * Maximum difference of lightness (Lab) along a photo's sides at which the sides can fade into one colour
 * without a visible edge.
 */
const MAX_SIDE_SPAN = 40;

/**
 * Returns the Lab colours of the strips in which the photo fades: at the bottom, or at the sides if the sides
 * fade too.
 */
function rimOf(photo: Canvas, melt: number, side: number): Float32Array {
  const small = createCanvas(16, 4);
  const context = small.getContext('2d');
  // Without smoothing, the small copy would show only a few pixels of the strip.
  context.imageSmoothingQuality = 'high';
  const { width, height } = photo;
  if (side > 0) {
    context.drawImage(photo, 0, 0, side, height, 0, 0, 8, 4);
    context.drawImage(photo, width - side, 0, side, height, 8, 0, 8, 4);
  } else context.drawImage(photo, 0, height - melt, width, melt, 0, 0, 16, 4);
  return toLab(toRaster(small).data);
}

/**
 * Tells whether the lightness along the photo's sides differs too much for a fade into one colour, as with
 * bright sky over dark trees.
 */
function isTorn(sides: Float32Array): boolean {
  const lightness = sides.filter((_, at) => at % 3 === 0);
  return Math.max(...lightness) - Math.min(...lightness) > MAX_SIDE_SPAN;
}

/**
 * Shows a photo with much detail in the upper part of the picture, with the text below. At its bottom, behind
 * the text, the photo fades into a dark or light background, or into the photo's own plain background. If the
 * photo is narrower than the picture because its whole subject is shown, the photo also fades at its sides.
 */
export async function meltingPhoto(scene: OverlayScene, block: TextBlock): Promise<StyledPicture> {
  const { width, height } = scene;
  const room = { width, height: Math.round(height - MARGIN_PX - block.height - CLEAR_PX) };
  const coveredPx = HIDDEN * SHORT_MELT_PX;
  const isSlim = shownIn(scene, room, { coveredPx }).width < SLIM * width;
  const aside = isSlim ? await asidePhoto(scene, block) : null;
  if (aside !== null) return aside;
  const { shape, photo, left, reach } = await positionPhoto(scene, room, coveredPx);
  const melt = Math.round(
    Math.min(height * MELT_SHARE, shape.height * 0.4, meltBelow(scene, shape, coveredPx)),
  );
  const rim = rimOf(photo, melt, reach);
  const { ground, ink, seamless } = meltGround(scene, photo, rim, reach > 0);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.drawImage(photo, left, 0);
  const right = left + shape.width;
  const fades = {
    foot: [melt, [0, shape.height - melt], [0, shape.height]],
    left: [reach, [left + reach, 0], [left, 0]],
    right: [reach, [right - reach, 0], [right, 0]],
  } as const;
  for (const side of ['foot', 'left', 'right'] as const) {
    const [depth, from, to] = fades[side];
    if (depth === 0 || seamless.has(side)) continue;
    context.fillStyle = fade(context, ground, from, to);
    // The fading strip is one pixel wider than the photo, so that no gap is visible.
    context.fillRect(left - 1, 0, shape.width + 2, shape.height + 1);
  }
  // A wide and low photo leaves more height than the text needs, so the text is centred in the free height.
  const top = height - MARGIN_PX - block.height - (room.height - shape.height) / 2;
  const x = MARGIN_PX + (width - 2 * MARGIN_PX - block.width) * sideOf('start', block);
  const words = drawBlock(context, block, x, top, 'start', ink);
  const textBox = { x, y: top, width: block.width, height: block.height };
  return {
    canvas,
    textBox,
    contrast: computeContrast(ink, ground),
    onPhoto: false,
    words,
    photo: photoIn(scene, { x: left, y: 0, ...shape }, coveredPx),
    // The photo fades into the background, so no edge crosses the picture.
    areas: [{ x: 0, y: 0, width, height }],
    taken: [textBox],
  };
}

/**
 * Returns the photo's size, its left offset and the width of its fading sides. The width of the fading sides is 0 if
 * the photo fills the picture's width.
 */
async function positionPhoto(scene: OverlayScene, room: Size, coveredPx: number) {
  const placed = async (shape: Size) => ({
    shape,
    photo: await croppedPhoto(scene, shape.width, shape.height, coveredPx),
    left: Math.round((room.width - shape.width) / 2),
    reach: shape.width < room.width - 1 ? Math.round(shape.width * SIDE_MELT_SHARE) : 0,
  });
  const whole = await placed(shownIn(scene, room, { coveredPx }));
  const { reach, shape, photo } = whole;
  const isNearlyWide = reach > 0 && shape.width >= room.width * NEARLY_WIDE;
  return isNearlyWide && isTorn(rimOf(photo, 0, reach)) ? placed(room) : whole;
}

/** Returns the maximum height of the fading strip at which the whole subject stays visible. */
function meltBelow(scene: OverlayScene, { width, height }: Size, coveredPx: number): number {
  if (scene.whole === null || scene.whole.foot === 1) return height;
  const window = windowOf(scene, width / height, coveredPx / height);
  const foot = (scene.whole.foot - window.y) / window.height;
  return Math.max(SHORT_MELT_PX, (1 - foot) * height);
}
