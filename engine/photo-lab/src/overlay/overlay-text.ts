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
  /** Whether the panel is above the photo. */
  panelAbove: boolean;
  width: number;
  height: number;
  /** Box of the lettering, in pixels of the picture. */
  textBox: Rect;
  /** Contrast ratio of the lettering with the worst pixel behind it (WCAG 2.2), at least 4.5. */
  contrast: number;
  /** Whether the text lies on the photo rather than beside it. */
  onPhoto: boolean;
  /** What must be visible in the finished picture: the text and the photo's subject. */
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
/** Ratio of height to width above which a photo is made into a story. */
const STORY_RATIO = 1.5;

/** A photo prepared for text. The photo is decoded once, however often the text changes. */
export interface OverlayPhoto extends PhotoTint {
  raster: Raster;
  subject: SubjectMap;
  whole: WholeSubject | null;
  saliency: SaliencyMap;
  /** The format that suits the photo's aspect ratio. */
  format: 'square' | 'story';
}

/**
 * Opens a photo for text overlays.
 * @param subject map of the photo
 * @throws {AppError} as `openPhoto`
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

/** All choices that determine one overlay picture, besides the photo and the text. */
export interface OverlayChoice {
  style: OverlayPicture['style'];
  seed: number;
  panelAbove: boolean;
  brand?: OverlayBrand | null;
  /** The crop that the user chose; by default the one with the highest saliency. */
  focus?: PhotoFocus | undefined;
  /** Text of the AI note to print; absent if no model made a part of the photo. */
  note?: string | undefined;
  /** Width of the picture, in pixels. */
  width: number;
  height: number;
}

/** Sets text on a photo in one style. The same photo, text and choice give the same bytes. */
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
 * Sets a title and an optional subtitle on a photo, in four clearly different styles. Text avoids faces and the
 * subject. If the photo has no low-detail area, the text is placed beside it. The same photo, text and seed
 * give the same bytes.
 * @param subject map of the photo
 * @throws {AppError} as `openPhoto`
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
    // If the photo fades into a dark background, its text is at the bottom, so the panel style places its
    // panel at the top.
    if (style === 'quiet' && !picture.onPhoto) panelAbove = true;
    pictures.push(picture);
  }
  return pictures;
}
