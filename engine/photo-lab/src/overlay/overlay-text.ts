import type { PhotoFocus } from '@adwright/contracts';
import { FORMAT_SIZES } from '@adwright/contracts/values';
import { computePhotoSaliency, WholeSubject, withStandingOut } from '@adwright/engine-cutout';
import { type DrawnText, encodeCanvasAsJpeg, paintNoteOnCanvas } from '@adwright/engine-drawing';
import {
  type Look,
  type Raster,
  type Rect,
  type SaliencyMap,
  toRaster,
} from '@adwright/engine-pixels';
import { openPhoto, type SubjectMap } from '@adwright/engine-uploads';
import { isDrawn } from '../drawn-picture.ts';
import { dominantHue } from '../photo-colours.ts';
import { cardStyle } from './card-style.ts';
import { frameStyle } from './frame-style.ts';
import type { OverlayBrand } from './overlay-brand.ts';
import type { OverlayScene, OverlayStyle } from './overlay-scene.ts';
import { panelStyle } from './panel-style.ts';
import { quietStyle } from './quiet-style.ts';
import { setLogo } from './set-logo.ts';
import { subjectLook } from './subject-look.ts';
import type { OverlayWords } from './text-block.ts';
import { type PhotoTint, tintOf } from './tints.ts';

export interface OverlayPicture {
  jpeg: Buffer;
  style: keyof typeof STYLES;
  /** Whether the panel of the panel style lies above the photo. */
  panelAbove: boolean;
  width: number;
  height: number;
  /** Box of the overlay's text, in pixels of the picture. */
  textBox: Rect;
  /**
   * Contrast ratio (WCAG 2.2) between the text colour and the pixel behind the text with the least contrast; at
   * least 4.5.
   */
  contrast: number;
  /** Whether the text lies on the photo rather than beside it. */
  onPhoto: boolean;
  /**
   * Properties that the check of the finished picture must find: the texts (`words`) and the photo's subject
   * (`subject`).
   */
  words: DrawnText[];
  subject: Look;
}

const STYLES = {
  quiet: quietStyle,
  card: cardStyle,
  panel: panelStyle,
  frame: frameStyle,
} as const satisfies Record<string, OverlayStyle>;
const STYLE_NAMES = ['quiet', 'card', 'panel', 'frame'] as const;
/** Maximum number of pixels at which a photo is processed. */
const MAX_WORK_PIXELS = 4_000_000;
/** Ratio of height to width above which a photo gets the story format (a full-screen vertical ad). */
const STORY_RATIO = 1.5;

/**
 * A photo that is decoded and analysed for text overlays. Keeping it avoids decoding the photo again when the
 * text changes.
 */
export interface OverlayPhoto extends PhotoTint {
  raster: Raster;
  subject: SubjectMap;
  whole: WholeSubject | null;
  saliency: SaliencyMap;
  /** The ad format that suits the photo's aspect ratio. */
  format: 'square' | 'story';
}

/**
 * Decodes a photo for text overlays.
 * @param subject saliency map of the photo
 * @throws {AppError} the errors of `openPhoto`
 */
export async function openOverlayPhoto(
  bytes: Uint8Array,
  subject: SubjectMap | Promise<SubjectMap>,
): Promise<OverlayPhoto> {
  const photo = await openPhoto(bytes);
  const raster = await toRaster(
    photo.pixels(MAX_WORK_PIXELS).flatten({ background: photo.ground }),
  );
  const tint = tintOf(await dominantHue(raster));
  const known = await withStandingOut(raster, await subject);
  return {
    raster,
    subject: known,
    whole: isDrawn(raster) ? WholeSubject.everything() : WholeSubject.of(known),
    saliency: await computePhotoSaliency(raster, known),
    ...tint,
    format: raster.height / raster.width >= STORY_RATIO ? 'story' : 'square',
  };
}

/** The choices that determine one overlay picture, together with the photo and the text. */
export interface OverlayChoice {
  style: OverlayPicture['style'];
  seed: number;
  panelAbove: boolean;
  brand?: OverlayBrand | null;
  /** The crop that the user chose; by default the crop with the highest saliency. */
  focus?: PhotoFocus | undefined;
  /** Text of the AI disclosure note to print; absent if no AI model made a part of the photo. */
  note?: string | undefined;
  /** Width of the overlay picture, in pixels. */
  width: number;
  height: number;
}

/** Sets text on a photo in one overlay style. The same photo, text and choice always give the same bytes. */
export async function letterPhoto(
  photo: OverlayPhoto,
  words: OverlayWords,
  { style, seed, panelAbove, brand = null, focus, note, width, height }: OverlayChoice,
): Promise<OverlayPicture> {
  const turn = Math.abs(seed);
  const place = { width, height, turn, panelAbove, focus: focus ?? null };
  const scene: OverlayScene = { ...photo, words, brand, ...place };
  const picture = await STYLES[style](scene);
  const logo = brand?.logo ? setLogo(picture, brand.logo, photo.saliency) : null;
  const { canvas, textBox, contrast, onPhoto, words: lettering } = picture;
  const subject = subjectLook(scene, picture.photo);
  if (note) {
    const taken = [...picture.taken, ...(logo ? [logo] : [])];
    paintNoteOnCanvas(canvas, { text: note, taken, subjects: [subject] });
  }
  const jpeg = await encodeCanvasAsJpeg(canvas);
  const shown = { words: lettering, subject };
  return { jpeg, style, panelAbove, width, height, textBox, contrast, onPhoto, ...shown };
}

/**
 * Sets a title and an optional subtitle on a photo in each of the four overlay styles. The text does not cover faces or
 * the subject. If every area of the photo has much detail, the text is placed beside the photo. The same photo, text
 * and seed always give the same bytes.
 * @param subject saliency map of the photo
 * @throws {AppError} the errors of `openPhoto`
 */
export async function overlayText(
  bytes: Uint8Array,
  words: OverlayWords,
  seed: number,
  subject: SubjectMap | Promise<SubjectMap>,
  { brand = null, note }: Pick<OverlayChoice, 'brand' | 'note'> = {},
): Promise<OverlayPicture[]> {
  const photo = await openOverlayPhoto(bytes, subject);
  const size = FORMAT_SIZES[photo.format];
  let panelAbove = seed % 2 === 0;
  const pictures: OverlayPicture[] = [];
  for (const style of STYLE_NAMES) {
    const choice = { style, seed, panelAbove, brand, note, ...size };
    const picture = await letterPhoto(photo, words, choice);
    // A photo that fades into a background has its text at the bottom. The panel style then places its panel at
    // the top, so that the two pictures differ.
    if (style === 'quiet' && !picture.onPhoto) panelAbove = true;
    pictures.push(picture);
  }
  return pictures;
}
