import { toRaster } from '@adwright/engine-drawing';
import { computeContrast, toLab } from '@adwright/engine-pixels';
import { createCanvas } from '@napi-rs/canvas';
import { dressOf } from './dress.ts';
import { sideOf } from './find-place.ts';
import { fade, meltGround } from './melt-ground.ts';
import {
  croppedPhoto,
  MARGIN_PX,
  type OverlayScene,
  photoIn,
  type StyledPicture,
  shownIn,
  windowOf,
} from './overlay-scene.ts';
import { drawBlock, fitBlock, type TextBlock } from './text-block.ts';

/** Maximum width of the photo, as a share of the picture's width. */
const PHOTO_SHARE = 0.61;
/** Width of the strip in which the photo fades towards the words, as a share of the photo's width. */
const MELT_SHARE = 0.24;
/**
 * Part of the fading strip's width in which the photo counts as hidden. The fading strip and the border may hide at
 * most the share `most` of a subject.
 */
const HIDDEN = { share: 0.5, most: 0.06 };
/** Free space between the fading strip and the text, in pixels. */
const GAP_PX = 28;
/** Minimum font size beside the photo, as a share of the font size below the photo. */
const SMALL = 0.5;

/**
 * Places the text beside a photo if the photo's subject is slender. The subject keeps the whole height of the
 * picture, and the photo fades towards the side with the text. If the text lay below the photo, the photo and
 * its subject would be tiny. Returns null if the photo would not fill the picture's height or the text would
 * be small.
 * @param below the text block that would be placed below the photo
 */
export async function asidePhoto(
  scene: OverlayScene,
  below: TextBlock,
): Promise<StyledPicture | null> {
  const { width, height, words, turn } = scene;
  const room = { width: Math.round(width * PHOTO_SHARE), height };
  const shape = shownIn(scene, room);
  if (height > width || shape.height < height) return null;
  const column = width - shape.width - MARGIN_PX - GAP_PX;
  const block = fitBlock(words, dressOf(scene).quiet, column, height - 2 * MARGIN_PX, 128);
  const isBroken = block.title.lines.some((line) => line.endsWith('-') || line.endsWith('…'));
  if (isBroken || block.title.size < SMALL * below.title.size) return null;
  // With the same seed, the panel style places its text on the opposite side, so that the two pictures
  // differ.
  const isLeft = turn % 2 !== 0;
  if (lostAside(scene, shape.width / height, isLeft) > HIDDEN.most) return null;
  const photo = await croppedPhoto(scene, shape.width, height);
  const reach = Math.round(shape.width * MELT_SHARE);
  const left = isLeft ? width - shape.width : 0;
  const inner = isLeft ? left : shape.width;
  const rim = createCanvas(8, 8);
  const mixed = rim.getContext('2d');
  mixed.imageSmoothingQuality = 'high';
  mixed.drawImage(photo, isLeft ? 0 : shape.width - reach, 0, reach, height, 0, 0, 8, 8);
  const { ground, ink, seamless } = meltGround(scene, photo, toLab(toRaster(rim).data), true);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.drawImage(photo, left, 0);
  if (!seamless.has(isLeft ? 'left' : 'right')) {
    context.fillStyle = fade(
      context,
      ground,
      [isLeft ? inner + reach : inner - reach, 0],
      [inner, 0],
    );
    // The fading strip is one pixel wider than the photo, so that no gap is visible.
    context.fillRect(left - 1, 0, shape.width + 2, height);
  }
  const x = (isLeft ? MARGIN_PX : inner + GAP_PX) + (column - block.width) * sideOf('start', block);
  const top = height - MARGIN_PX - block.height;
  const lettering = drawBlock(context, block, x, top, 'start', ink);
  const textBox = { x, y: top, width: block.width, height: block.height };
  return {
    canvas,
    textBox,
    contrast: computeContrast(ink, ground),
    onPhoto: false,
    words: lettering,
    photo: photoIn(scene, { x: left, y: 0, width: shape.width, height }),
    areas: [{ x: 0, y: 0, width, height }],
    taken: [textBox],
  };
}

/**
 * Returns the share of the subject that the fading strip or the photo's border hides at the left or right
 * side.
 */
function lostAside(scene: OverlayScene, aspect: number, isLeft: boolean): number {
  const { whole } = scene;
  if (whole === null) return 0;
  const window = windowOf(scene, aspect);
  const hidden = window.width * MELT_SHARE * HIDDEN.share;
  return whole.lostBy({
    ...window,
    x: window.x + (isLeft ? hidden : 0),
    width: window.width - hidden,
  });
}
