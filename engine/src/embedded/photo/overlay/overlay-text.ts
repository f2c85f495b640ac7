import { FORMAT_SIZES } from '@adwright/contracts';
import type { Rect } from '../../ad/rect.ts';
import { saliencyOfPhoto } from '../crop.ts';
import { dominantHue } from '../dominant-hue.ts';
import { openPhoto } from '../open-photo.ts';
import { canvasJpeg } from '../photo-canvas.ts';
import { toRaster } from '../raster.ts';
import {
  cardStyle,
  frameStyle,
  type OverlayScene,
  panelStyle,
  quietStyle,
} from './overlay-styles.ts';
import type { OverlayWords } from './text-block.ts';

export type OverlayStyle = 'quiet' | 'card' | 'panel' | 'frame';

export interface OverlayPicture {
  jpeg: Buffer;
  style: OverlayStyle;
  width: number;
  height: number;
  /** Box of the lettering, pixels. */
  textBox: Rect;
  /** Contrast of the lettering with the worst pixel behind it (WCAG 2.2), at least 4.5. */
  contrast: number;
}

const STYLES = [
  ['quiet', quietStyle],
  ['card', cardStyle],
  ['panel', panelStyle],
  ['frame', frameStyle],
] as const;
const MAX_WORK_PIXELS = 4_000_000;
/** Photos taller than this many widths become stories. */
const STORY_RATIO = 1.5;

/**
 * Sets a title and an optional subtitle on a photo, in four clearly different styles. Text keeps clear of faces and the
 * subject, or stands beside the photo where it has no quiet place. Same photo, words and seed, same bytes.
 * @throws {AppError} as `openPhoto`
 */
export async function overlayText(
  bytes: Uint8Array,
  words: OverlayWords,
  seed: number,
): Promise<OverlayPicture[]> {
  const photo = await openPhoto(bytes);
  const raster = await toRaster(photo.pixels(MAX_WORK_PIXELS).flatten({ background: '#ffffff' }));
  const { width, height } =
    raster.height / raster.width >= STORY_RATIO ? FORMAT_SIZES.story : FORMAT_SIZES.square;
  const saliency = await saliencyOfPhoto(raster);
  const { hue, chroma } = await dominantHue(raster);
  const scene: OverlayScene = {
    raster,
    saliency,
    hue,
    chroma,
    words,
    width,
    height,
    turn: Math.abs(seed),
  };
  const pictures: OverlayPicture[] = [];
  for (const [style, paint] of STYLES) {
    const { canvas, textBox, contrast } = await paint(scene);
    pictures.push({ jpeg: await canvasJpeg(canvas), style, width, height, textBox, contrast });
  }
  return pictures;
}
