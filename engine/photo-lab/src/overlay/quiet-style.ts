import { dressOf } from './dress.ts';
import { findPlace } from './find-place.ts';
import { meltingPhoto } from './melting-photo.ts';
import {
  croppedPhoto,
  isCutIn,
  MARGIN_PX,
  MAX_COVER,
  MAX_TOUCHED,
  type OverlayScene,
  photoIn,
  type StyledPicture,
} from './overlay-scene.ts';
import { shadeFor } from './shade.ts';
import { drawBlock, fitBlock, isPoorerThan, type TextBlock } from './text-block.ts';

/**
 * Maximum visible damage (0–1) to the photo by the shade behind a text. A stronger shade behind the text
 * looks like a bar across the photo.
 */
const MAX_DAMAGE = 0.4;

/**
 * Paints bold sans-serif text directly on the photo's area with the least detail. The shade behind the text
 * is only as strong as the contrast needs.
 */
export async function quietStyle(scene: OverlayScene): Promise<StyledPicture> {
  const below = blockBelow(scene);
  if (isCutIn(scene, scene)) return meltingPhoto(scene, below);
  const canvas = await croppedPhoto(scene, scene.width, scene.height);
  const { block, box, align, cover, touched } = findPlace(scene, canvas, dressOf(scene).quiet, 0);
  const isCaption = isPoorerThan(below, block);
  const isCovering = cover > MAX_COVER || (scene.whole !== null && touched > MAX_TOUCHED);
  if (isCaption || isCovering) return meltingPhoto(scene, below);
  const context = canvas.getContext('2d');
  const { ink, contrast, damage } = shadeFor(context, canvas, box, scene.hue);
  if (damage > MAX_DAMAGE) return meltingPhoto(scene, below);
  const words = drawBlock(context, block, box.x, box.y, align, ink);
  const whole = { x: 0, y: 0, width: scene.width, height: scene.height };
  const photo = photoIn(scene, whole);
  return {
    canvas,
    textBox: box,
    contrast,
    onPhoto: true,
    words,
    photo,
    areas: [whole],
    taken: [box],
  };
}

/** Fits the text into the full width at the bottom of the picture. */
function blockBelow(scene: OverlayScene): TextBlock {
  const { width, height, words } = scene;
  return fitBlock(words, dressOf(scene).quiet, width - 2 * MARGIN_PX, height * 0.3, 128);
}
