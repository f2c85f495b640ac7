import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { contrastOf, readableOn } from '../../colour/contrast.ts';
import { oklch, withAlpha } from '../../colour/oklch.ts';
import { toLab } from '../lab.ts';
import { rasterOf } from '../photo-canvas.ts';
import { dressOf } from './dress.ts';
import { findPlace, sideOf } from './find-place.ts';
import {
  croppedPhoto,
  MARGIN_PX,
  MAX_COVER,
  type OverlayScene,
  type StyledPicture,
} from './overlay-scene.ts';
import { shadeFor } from './shade.ts';
import { drawBlock, fitBlock } from './text-block.ts';

/** Shade that does more than this is a bar across the photo. */
const MAX_DAMAGE = 0.4;

/** Bold sans straight on the photo, in its quietest place, with just as much shade as the contrast needs. */
export async function quietStyle(scene: OverlayScene): Promise<StyledPicture> {
  const canvas = await croppedPhoto(scene, scene.width, scene.height);
  const { block, box, align, cover } = findPlace(scene, canvas, dressOf(scene).quiet, 0);
  if (cover > MAX_COVER) return meltingPhoto(scene);
  const context = canvas.getContext('2d');
  const { ink, contrast, damage } = shadeFor(context, canvas, box, scene.hue);
  if (damage > MAX_DAMAGE) return meltingPhoto(scene);
  drawBlock(context, block, box.x, box.y, align, ink);
  return { canvas, textBox: box, contrast, onPhoto: true };
}

/** How far the photo fades, as a share of the picture's height. */
const MELT_SHARE = 0.2;
/** Free ground above the lettering once the photo is gone. */
const CLEAR_PX = 26;

/** Mean lightness, 0–1, from which a photo melts into the light. */
const LIGHT_FOOT = 0.66;

/** Mean lightness of the foot that is to melt: a white wall that turns black looks burnt. */
function lightnessAtFoot(photo: Canvas, melt: number): number {
  const small = createCanvas(16, 4);
  const context = small.getContext('2d');
  context.drawImage(photo, 0, photo.height - melt, photo.width, melt, 0, 0, 16, 4);
  const { data } = rasterOf(small);
  return toLab(data).reduce((sum, value, at) => sum + (at % 3 === 0 ? value / 100 : 0), 0) / 64;
}

/** A busy photo keeps its upper part and melts into the dark, or the light, at the foot, where the lettering stands. */
async function meltingPhoto(scene: OverlayScene): Promise<StyledPicture> {
  const { width, height, hue, words } = scene;
  const block = fitBlock(words, dressOf(scene).quiet, width - 2 * MARGIN_PX, height * 0.3, 128);
  const top = height - MARGIN_PX - block.height;
  const photoHeight = Math.round(top - CLEAR_PX);
  const melt = Math.round(Math.min(height * MELT_SHARE, photoHeight * 0.4));
  const photo = await croppedPhoto(scene, width, photoHeight);
  const isLight = lightnessAtFoot(photo, melt) > LIGHT_FOOT;
  const ground = isLight ? oklch(0.965, 0.012, hue) : oklch(0.17, 0.035, hue);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.drawImage(photo, 0, 0);
  const fade = context.createLinearGradient(0, photoHeight - melt, 0, photoHeight);
  // Eased, so that the eye finds no line where the fade begins.
  for (const at of [0, 0.25, 0.5, 0.75, 1])
    fade.addColorStop(at, withAlpha(ground, at * at * (3 - 2 * at)));
  context.fillStyle = fade;
  context.fillRect(0, photoHeight - melt, width, melt);
  const ink = readableOn(isLight ? oklch(0.24, 0.05, hue) : '#ffffff', ground, 7);
  const x = MARGIN_PX + (width - 2 * MARGIN_PX - block.width) * sideOf('start', block);
  drawBlock(context, block, x, top, 'start', ink);
  const textBox = { x, y: top, width: block.width, height: block.height };
  return { canvas, textBox, contrast: contrastOf(ink, ground), onPhoto: false };
}
