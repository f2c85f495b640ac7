import { computeContrast, makeReadable, oklch, withAlpha } from '@adwright/engine-pixels';
import { createCanvas } from '@napi-rs/canvas';
import { dressOf } from './dress.ts';
import { inkOn, paperOf } from './overlay-brand.ts';
import {
  croppedPhoto,
  type OverlayScene,
  photoIn,
  type StyledPicture,
  shownIn,
} from './overlay-scene.ts';
import { drawBlock, fitBlock } from './text-block.ts';
import { deep, pale } from './tints.ts';

/** Width of the mount (border) around the photo, in pixels. */
const RIM_PX = 58;

/**
 * Returns the size of the printed photo in the frame. Its aspect ratio is the mean of the photo's ratio and
 * the available area's ratio. A tall photo is cropped less; instead the mount (border) is wider.
 */
function printSize(scene: OverlayScene, room: { width: number; height: number }) {
  const own = scene.raster.width / scene.raster.height;
  const inRoom = room.width / room.height;
  return shownIn(scene, room, { wished: Math.min(inRoom, Math.sqrt(inRoom * own)) });
}

/** Shows the photo like a print in a wide tinted mount (border), with a centred serif text below the photo. */
export async function frameStyle(scene: OverlayScene): Promise<StyledPicture> {
  const { width, height, hue, words, brand } = scene;
  const { type, ground: tone } = dressOf(scene).frame;
  const isDeep = tone === 'deep';
  const ground = isDeep
    ? paperOf(brand, 'deep', deep(scene, 0.23, 0.035))
    : paperOf(brand, 'light', pale(scene, 0.945, 0.022));
  const own = makeReadable(isDeep ? oklch(0.95, 0.02, hue) : oklch(0.28, 0.05, hue), ground, 7);
  const ink = brand ? inkOn(ground, brand, own) : own;
  const block = fitBlock(words, type, width - 4 * RIM_PX, height * 0.28, 104);
  const below = Math.round(block.height + 1.75 * RIM_PX);
  const room = { width: width - 2 * RIM_PX, height: height - RIM_PX - below };
  const size = printSize(scene, room);
  const shown = {
    x: Math.round((width - size.width) / 2),
    y: RIM_PX + Math.round((room.height - size.height) / 2),
    ...size,
  };
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.drawImage(await croppedPhoto(scene, shown.width, shown.height), shown.x, shown.y);
  context.strokeStyle = withAlpha(ink, 0.25);
  context.lineWidth = 2;
  context.strokeRect(RIM_PX / 2, RIM_PX / 2, width - RIM_PX, height - RIM_PX);
  const textBox = {
    x: (width - block.width) / 2,
    y: RIM_PX + room.height + (below - RIM_PX / 2 - block.height) / 2,
    width: block.width,
    height: block.height,
  };
  const lettering = drawBlock(context, block, textBox.x, textBox.y, 'center', ink);
  return {
    canvas,
    textBox,
    contrast: computeContrast(ink, ground),
    onPhoto: false,
    words: lettering,
    photo: photoIn(scene, shown),
    areas: [shown],
    taken: [textBox],
  };
}
