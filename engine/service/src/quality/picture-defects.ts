import { FORMAT_SIZES } from '@adwright/contracts';
import {
  hasEmojiPixel,
  hasLetters,
  insetRect,
  MIN_TEXT_CONTRAST,
  measureHiddenShare,
  measureTextContrast,
  type Pixels,
  type Rect,
} from '@adwright/engine-pixels';
import sharp from 'sharp';
import type { MarkedText, MarkedWords, RenderedImage } from '../creative-provider.ts';
import type { Defect } from './defect.ts';
import { describeWordRefusal } from './refusal-of-words.ts';
import { findWordDefects } from './word-defects.ts';

/**
 * Maximum number of pixels of a picture that is decoded for the check. Rendered pictures have two megapixels,
 * and enhanced uploads at most five.
 */
const MAX_PIXELS = 40_000_000;
/** Number of pixels that are sampled to detect a blank picture. */
const SAMPLES = 4096;
/** Maximum range between the 2nd and the 98th percentile of each channel (0–255) in a blank picture. */
const BLANK_SPAN = 4;
const TAIL = 0.02;
/**
 * Minimum share of the upload's content that a picture must show so that it isn't blank. A small object may be
 * drawn slightly smaller; below the minimum share, the object is lost.
 */
const LEAST_KEPT = 0.25;
/**
 * Maximum share of a product that something may hide, such as a leaf in the foreground, a splash, or the fade
 * of a photo.
 */
const MOST_HIDDEN = 0.12;
const HIDDEN = {
  code: 'unreadable_image',
  message:
    'The product can’t be shown whole in this picture. Please choose a photo that shows it with some room around it.',
} as const;
const INVISIBLE = {
  code: 'unreadable_image',
  message:
    'This picture is white on a transparent background, so nothing of it can be seen. Please upload one with a background of its own.',
} as const;

/**
 * Finds the defects of a finished picture; a picture that may be delivered has none.
 * @param sources the uploads from which the picture was made
 */
export type FindDefects = (
  image: RenderedImage,
  sources?: readonly Uint8Array[],
) => Promise<Defect[]>;

/**
 * Checks the pixels of a finished picture, whichever code or service made the picture. The picture must be
 * decodable, have the size of its format, and not be blank. Every text in the picture needs a contrast of at
 * least 4.5 and its exact words, and nothing may cover the product.
 */
export const findPictureDefects: FindDefects = async ({ bytes, format, marks }, sources = []) => {
  const pixels = await decode(bytes);
  if (!pixels) return [{ found: 'cannot be decoded' }];
  const size = format && FORMAT_SIZES[format === 'post' ? 'square' : format];
  const defects: Defect[] = [];
  if (size && (pixels.width !== size.width || pixels.height !== size.height)) {
    // A picture of a wrong size is not checked further, because the expected boxes of the texts fit only the
    // right size.
    return [{ found: `has ${pixels.width} × ${pixels.height} pixels` }];
  }
  if (isBlank(pixels) && !(await hasPlainSource(sources, pixels))) {
    const isInvisible = await hasPlainSource(await onWhite(sources), pixels);
    defects.push({ found: 'is blank', ...(isInvisible && { refusal: INVISIBLE }) });
  }
  const withEmoji = marks?.words.filter(({ map }) => map.pictures) ?? [];
  for (const text of marks?.texts ?? []) {
    if (isOnlyEmoji(text, marks?.words ?? [])) continue;
    const isEmoji = (x: number, y: number) => withEmoji.some(({ map }) => hasEmojiPixel(map, x, y));
    const contrast = measureTextContrast(pixels, findInside(text), isEmoji);
    if (contrast < MIN_TEXT_CONTRAST) {
      defects.push({
        found: `shows its ${text.role} at a contrast of ${contrast.toFixed(2)}`,
        refusal: describeWordRefusal(text.role),
      });
    }
  }
  for (const role of marks?.overProduct ?? [])
    defects.push({ found: `has its ${role} over the product`, refusal: describeWordRefusal(role) });
  if (marks) defects.push(...findWordDefects(pixels, marks));
  const hidden = Math.max(
    0,
    ...(marks?.products ?? []).map((look) => measureHiddenShare(pixels, look)),
  );
  if (hidden > MOST_HIDDEN)
    defects.push({ found: `hides ${Math.round(hidden * 100)} % of its product`, refusal: HIDDEN });
  return defects;
};

/** Tells whether a text consists of emoji only; emoji are pictures, so they need no contrast. */
function isOnlyEmoji({ role }: MarkedText, words: readonly MarkedWords[]): boolean {
  const own = words.filter((drawn) => role === 'words' || drawn.role === role);
  return own.length > 0 && own.every(({ map }) => map.pictures && !hasLetters(map));
}

async function decode(bytes: Uint8Array): Promise<Pixels | null> {
  try {
    const limits = { failOn: 'truncated', limitInputPixels: MAX_PIXELS } as const;
    const raw = sharp(bytes, limits).ensureAlpha().raw();
    const { data, info } = await raw.toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    // A picture that the decoder rejects for any reason counts as broken, because a browser could not show the
    // picture either.
    return null;
  }
}

/**
 * Tells whether one of the uploads has about as little content as the picture. Examples are a small object on
 * white and a white logo on a transparent background.
 */
async function hasPlainSource(sources: readonly Uint8Array[], picture: Pixels): Promise<boolean> {
  const shown = measureShownShare(picture);
  const uploads = await Promise.all(sources.map(decode));
  return uploads.some(
    (upload) => upload && (isBlank(upload) || shown >= LEAST_KEPT * measureShownShare(upload)),
  );
}

/** Draws each upload on a white page, and skips unreadable uploads. */
async function onWhite(sources: readonly Uint8Array[]): Promise<Uint8Array[]> {
  const flat = sources.map((source) =>
    sharp(source, { limitInputPixels: MAX_PIXELS })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer(),
  );
  const outcomes = await Promise.allSettled(flat);
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
}

/**
 * Returns the middle of a button, because a button's rounded corners show the background; returns the whole box
 * for any other text.
 */
function findInside({ role, box }: MarkedText): Rect {
  return role === 'cta' ? insetRect(box, box.height * 0.5, box.height * 0.2) : box;
}

function isBlank(pixels: Pixels): boolean {
  return sampleChannels(pixels).every((values) => {
    const valueAt = (share: number) => values[Math.floor((values.length - 1) * share)] ?? 0;
    return valueAt(1 - TAIL) - valueAt(TAIL) <= BLANK_SPAN;
  });
}

/**
 * Measures the share of a picture that differs from its background, in the colour channel with the highest
 * share.
 */
function measureShownShare(pixels: Pixels): number {
  const shares = sampleChannels(pixels).map((values) => {
    const ground = values[Math.floor(values.length / 2)] ?? 0;
    return values.filter((value) => Math.abs(value - ground) > BLANK_SPAN).length / values.length;
  });
  return Math.max(...shares);
}

/** Returns samples of each colour channel of a picture, in ascending order. */
function sampleChannels({ data, width, height }: Pixels): number[][] {
  const step = Math.max(1, Math.floor((width * height) / SAMPLES));
  return [0, 1, 2, 3].map((channel) => {
    const values: number[] = [];
    for (let at = channel; at < data.length; at += 4 * step) values.push(data[at] ?? 0);
    return values.sort((one, other) => one - other);
  });
}
