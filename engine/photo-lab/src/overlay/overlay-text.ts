import { FORMAT_SIZES } from '@adwright/contracts/values';
import { saliencyOfPhoto, WholeSubject, withStandingOut } from '@adwright/engine-cutout';
import { canvasJpeg } from '@adwright/engine-drawing';
import { type Rect, toRaster } from '@adwright/engine-pixels';
import { openPhoto, type SubjectMap } from '@adwright/engine-uploads';
import { isDrawn } from '../drawn-picture.ts';
import { dominantHue } from '../photo-colours.ts';
import { cardStyle } from './card-style.ts';
import { frameStyle } from './frame-style.ts';
import type { OverlayScene, OverlayStyle } from './overlay-scene.ts';
import { panelStyle } from './panel-style.ts';
import { quietStyle } from './quiet-style.ts';
import type { OverlayWords } from './text-block.ts';
import { tintOf } from './tints.ts';

export interface OverlayPicture {
  jpeg: Buffer;
  style: keyof typeof STYLES;
  width: number;
  height: number;
  /** Box of the lettering, pixels. */
  textBox: Rect;
  /** Contrast of the lettering with the worst pixel behind it (WCAG 2.2), at least 4.5. */
  contrast: number;
  /** Whether the lettering stands on the photo rather than beside it. */
  onPhoto: boolean;
}

const STYLES = {
  quiet: quietStyle,
  card: cardStyle,
  panel: panelStyle,
  frame: frameStyle,
} as const satisfies Record<string, OverlayStyle>;
const STYLE_NAMES = ['quiet', 'card', 'panel', 'frame'] as const;
const MAX_WORK_PIXELS = 4_000_000;
/** Photos taller than this many widths become stories. */
const STORY_RATIO = 1.5;

/**
 * Sets a title and an optional subtitle on a photo, in four clearly different styles. Text keeps clear of faces and the
 * subject, or stands beside the photo where it has no quiet place. Same photo, words and seed, same bytes.
 * @param subject where the photo's subject is
 * @throws {AppError} as `openPhoto`
 */
export async function overlayText(
  bytes: Uint8Array,
  words: OverlayWords,
  seed: number,
  subject: SubjectMap | Promise<SubjectMap>,
): Promise<OverlayPicture[]> {
  const photo = await openPhoto(bytes);
  const raster = await toRaster(photo.pixels(MAX_WORK_PIXELS).flatten({ background: '#ffffff' }));
  const { width, height } =
    raster.height / raster.width >= STORY_RATIO ? FORMAT_SIZES.story : FORMAT_SIZES.square;
  const tint = tintOf(await dominantHue(raster));
  const known = await withStandingOut(raster, await subject);
  const saliency = await saliencyOfPhoto(raster, known);
  let scene: OverlayScene = {
    raster,
    subject: known,
    whole: isDrawn(raster) ? WholeSubject.everything() : WholeSubject.of(known),
    saliency,
    ...tint,
    words,
    width,
    height,
    turn: Math.abs(seed),
    panelAbove: seed % 2 === 0,
  };
  const pictures: OverlayPicture[] = [];
  for (const style of STYLE_NAMES) {
    const { canvas, textBox, contrast, onPhoto } = await STYLES[style](scene);
    const jpeg = await canvasJpeg(canvas);
    // A photo that melts into the dark has its words at the foot: the panel then takes the head.
    if (style === 'quiet' && !onPhoto) scene = { ...scene, panelAbove: true };
    pictures.push({ jpeg, style, width, height, textBox, contrast, onPhoto });
  }
  return pictures;
}
