import { computePhotoSaliency, cropTo, toShares, WholeSubject } from '@adwright/engine-cutout';
import { toCanvas } from '@adwright/engine-drawing';
import {
  fromRaster,
  oklch,
  parseChannels,
  type Raster,
  type Rect,
  toRaster,
} from '@adwright/engine-pixels';
import type { SubjectMap } from '@adwright/engine-uploads';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { isWordless } from './choose-view.ts';
import { measureLuma } from './colours-of-words.ts';
import type { Size } from './compositions.ts';
import { chooseCompanion } from './ground-colours.ts';
import { joinBoxes } from './lettering.ts';
import { coverBox } from './lift-words.ts';
import { openWindows } from './open-window.ts';

/**
 * Margin above and below the words of a strip, and minimum margin beside them, as shares of the picture's shorter side.
 */
const MARGIN = { above: 0.04, beside: 0.02 };
/** Maximum factor by which strips are enlarged, and their maximum share of the new picture's height. */
const MOST = { zoom: 1.35, height: 0.56 };
/** Maximum share of the subject that the crop beside the strips may cut off. */
const MOST_LOST = 0.5;
/** Width of the gap between the strips and the crop, as a share of the picture's shorter side. */
const GAP = 0.012;

interface StripsInput {
  raster: Raster;
  /** Boxes of all words and badges, in pixels. */
  words: readonly Rect[];
  /** Whether most letters are lighter than the photo below them. */
  isLight: boolean;
  /** Luma (0–255) of the ink of each line that is light, or dark if most letters are dark. */
  inks: readonly number[];
  subject: SubjectMap;
  size: Size;
  /** The photo's dominant hue, in degrees of OKLCH. */
  hue: number;
  seed: number;
}

/**
 * Recomposes an ad whose words cannot be separated from its photo. The words move together with the strips of the photo
 * under them to the other end of the picture, in two tones of a new colour. Beside the strips, a crop without words
 * shows the subject. Returns null if the strips leave no room for such a crop.
 */
export async function varyStrips(input: StripsInput): Promise<Canvas | null> {
  const { raster, words, size } = input;
  const strips = findStrips(words, raster);
  if (strips.length === 0 || isSubjectCut(strips, input)) return null;
  const scale = chooseScale(strips, input);
  if (scale === null) return null;
  const heights = strips.map(({ height }) => Math.round(scale * height));
  const gap = Math.round(GAP * Math.min(size.width, size.height));
  const tall = heights.reduce((sum, height) => sum + height, gap);
  const pane = { width: size.width, height: size.height - tall };
  const crop = await cropBeside(input, pane);
  if (crop === null) return null;
  const isAtFoot = areAtTop(strips, raster);
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  const tones = chooseTones(input);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(crop, 0, isAtFoot ? 0 : tall);
  let top = isAtFoot ? pane.height + gap : 0;
  for (const [at, strip] of strips.entries()) {
    const width = Math.min(raster.width, Math.round(size.width / scale));
    const middle = strip.x + strip.width / 2;
    const x = Math.round(Math.max(0, Math.min(raster.width - width, middle - width / 2)));
    const window = { x, y: strip.y, width, height: strip.height };
    const part = await toRaster(cropTo(raster, window, size.width, heights[at] ?? 1));
    mapTones(part, tones);
    context.drawImage(await toCanvas(fromRaster(part)), 0, top);
    top += heights[at] ?? 0;
  }
  return canvas;
}

/** Returns the strips of a photo that contain its words, from top to bottom. The boxes are as wide as the words. */
function findStrips(words: readonly Rect[], { width, height }: Raster): Rect[] {
  const margin = MARGIN.above * Math.min(width, height);
  const strips: Rect[] = [];
  for (const word of [...words].sort((one, other) => one.y - other.y)) {
    const last = strips.at(-1);
    if (last && word.y < last.y + last.height + 2 * margin)
      strips.splice(-1, 1, joinBoxes(last, word));
    else strips.push(word);
  }
  return strips.map((strip) => {
    const top = Math.max(0, Math.floor(strip.y - margin));
    const foot = Math.min(height, Math.ceil(strip.y + strip.height + margin));
    return { ...strip, y: top, height: foot - top };
  });
}

/** Maximum share of the subject in all strips but one. A subject that is cut into several strips looks broken. */
const MOST_CUT = 0.03;

/** Tells whether several strips show pieces of the subject. */
function isSubjectCut(strips: readonly Rect[], { raster, subject }: StripsInput): boolean {
  const whole = WholeSubject.of(subject);
  if (!whole) return false;
  const shares = strips.map(
    ({ y, height }) => 1 - whole.lostBy(toShares({ x: 0, y, width: raster.width, height }, raster)),
  );
  return shares.filter((share) => share > MOST_CUT).length > 1;
}

/** Returns the factor from pixels of the upload to the new picture, or null if the strips would be too high. */
function chooseScale(strips: readonly Rect[], { raster, size }: StripsInput): number | null {
  const least = size.width / raster.width;
  const beside = MARGIN.beside * Math.min(raster.width, raster.height);
  const wide = Math.max(...strips.map(({ width }) => width)) + 2 * beside;
  const tall = strips.reduce((sum, { height }) => sum + height, 0);
  const most = Math.min(MOST.zoom * least, size.width / wide, (MOST.height * size.height) / tall);
  return most < 0.999 * least ? null : Math.max(most, least);
}

/** Tells whether most words lie in the upper half of the picture. */
function areAtTop(strips: readonly Rect[], { height }: Raster): boolean {
  const area = (strip: Rect) => strip.width * strip.height;
  const all = strips.reduce((sum, strip) => sum + area(strip), 0);
  const middle = strips.reduce((sum, strip) => sum + area(strip) * (strip.y + strip.height / 2), 0);
  return middle < (all * height) / 2;
}

/** Returns the mirror image of the best crop without words, or the crop itself if it may contain lettering. */
async function cropBeside(
  { raster, words, subject }: StripsInput,
  pane: Size,
): Promise<Canvas | null> {
  const covered = new Uint8Array(raster.width * raster.height);
  for (const box of words) coverBox(covered, raster, box);
  const saliency = await computePhotoSaliency(raster, subject);
  const whole = WholeSubject.of(subject);
  const open =
    openWindows({ raster, saliency, subject }, covered).at(pane) ??
    openWindows({ raster, saliency, isAny: true }, covered).at(pane);
  if (open === null) return null;
  if (whole && whole.lostBy(toShares(open.window, raster)) > MOST_LOST) return null;
  const crop = await toRaster(cropTo(raster, open.window, pane.width, pane.height));
  const shown = fromRaster(crop);
  return toCanvas(isWordless(crop) ? shown.flop() : shown);
}

/**
 * Exponent that moves the middle tones away from the ink's tone, so that the words become easier to read. The tones of
 * a strip have a lightness between `dark` and `light`, and most chroma in the middle.
 */
const TONES = { curve: 1.7, dark: 0.2, light: 0.98, chroma: 0.1 };

/**
 * Returns the new colour for each luma of a strip. The weakest ink becomes the lightest or darkest tone, so that no word
 * loses contrast.
 */
function chooseTones({ hue, seed, isLight, inks }: StripsInput): [number, number, number][] {
  const own = seed % 2 === 0 ? hue : chooseCompanion(hue);
  const ink = (isLight ? Math.min(255, ...inks) : Math.max(0, ...inks)) / 255;
  return Array.from({ length: 256 }, (_, level) => {
    const luma = level / 255;
    const from = isLight ? luma / ink : (1 - luma) / (1 - ink);
    const strength = Math.min(1, from) ** TONES.curve;
    const share = isLight ? strength : 1 - strength;
    const lightness = TONES.dark + (TONES.light - TONES.dark) * share;
    const [red, green, blue] = parseChannels(
      oklch(lightness, TONES.chroma * (1 - share ** 2), own),
    );
    return [255 * red, 255 * green, 255 * blue];
  });
}

/** Gives each pixel the new colour for its luma. */
function mapTones({ data }: Raster, tones: readonly (readonly [number, number, number])[]): void {
  for (let at = 0; at < data.length; at += 3) {
    const luma = measureLuma([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
    const tone = tones[Math.min(255, Math.round(luma))];
    if (tone) data.set(tone, at);
  }
}
