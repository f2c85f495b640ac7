import type { AdFormat, ComposedRecipe, WordField } from '@adwright/contracts';
import { AppError } from '@adwright/contracts/values';
import type { ProductImage, ProductImageRequest } from '@adwright/engine-objects';
import {
  contrastRatio,
  insetRect,
  MIN_TEXT_CONTRAST,
  measureTextContrast,
  type Pixels,
  type Rect,
  toLinearChannel,
  touchesSilhouette,
} from '@adwright/engine-pixels';
import type { Canvas } from '@napi-rs/canvas';
import { composeAd } from '../compose-ad.ts';
import type { BoxRole, PlacedItem } from '../composition.ts';
import { composeToFit } from '../fit-format.ts';
import { makeRecipeInput } from '../recipe/ad-recipe.ts';
import { ProductLayers } from '../recipe/product-layers.ts';
import { type PaintedRecipe, paintRecipe } from '../recipe/render-recipe.ts';
import { FIELD_OF_ROLE } from '../recipe/text-limit.ts';
import type { AdBox } from '../render-ad.ts';

const layers = new ProductLayers();

/** Result of checking one picture of an edited ad, with a list of the faults. */
export interface Inspection {
  /** Whether there is no picture because the words do not fit the format. */
  leftOut: boolean;
  /** Lowest contrast ratio of a text, measured on the picture's pixels. */
  contrast: number;
  /**
   * Whether a word was replaced by another word of the same width and the pixels of both pictures were
   * compared.
   */
  swapped: boolean;
  faults: string[];
}

/**
 * Renders an edited ad in a format and checks the picture's pixels.
 * @param start the ad before its edits; if given, the picture of `start` must be the same before the edits and
 * after the edits are undone
 * @param background the cropped photo of a recipe that has a photo as its background
 */
export function inspectEdit(
  recipe: ComposedRecipe,
  format: AdFormat,
  start?: ComposedRecipe,
  background: Canvas | null = null,
): Inspection {
  const before = start && paint(start, format);
  const inspection = inspectAlone(recipe, format, background);
  const after = start && paint(start, format);
  const isUndone = !before || !after ? before === after : before.pixels.equals(after.pixels);
  return isUndone
    ? inspection
    : { ...inspection, faults: [...inspection.faults, 'undo gives another picture'] };
}

function inspectAlone(
  recipe: ComposedRecipe,
  format: AdFormat,
  background: Canvas | null,
): Inspection {
  const silhouettes: ProductImage[] = [];
  const painted = paint(recipe, format, background, silhouettes);
  if (!painted) return { leftOut: true, contrast: Infinity, swapped: false, faults: [] };
  const pixels = pixelsOf(painted);
  const contrasts = contrastsOf(recipe, painted, pixels);
  const swap = swapFaults(recipe, format, background, painted);
  return {
    leftOut: false,
    contrast: Math.min(...contrasts.map(({ contrast }) => contrast)),
    swapped: swap !== null,
    faults: [
      ...contrasts
        .filter(({ contrast }) => contrast < MIN_TEXT_CONTRAST)
        .map(({ role, contrast }) => `${role} has a contrast of ${contrast.toFixed(2)}`),
      ...listUnmeasured(painted),
      ...productFaults(painted, silhouettes),
      ...findLiteralFaults(recipe, format, painted),
      ...(swap ?? []),
    ],
  };
}

function paint(
  recipe: ComposedRecipe,
  format: AdFormat,
  background: Canvas | null = null,
  silhouettes: ProductImage[] = [],
): PaintedRecipe | null {
  const render = (request: ProductImageRequest) => {
    const image = layers.render(request);
    silhouettes.push(image);
    return image;
  };
  try {
    return paintRecipe(recipe, format, { render, background });
  } catch (error) {
    // The error contains the number of characters that fit, which the editor shows, so the error is not a
    // fault.
    if (error instanceof AppError && error.code === 'text_does_not_fit') return null;
    throw error;
  }
}

/** Lists measurements of a picture that should be numbers but are not. */
function listUnmeasured({ boxes, own, minContrast, places = {} }: PaintedRecipe): string[] {
  const measured = { minContrast, own, places: Object.values(places) };
  const named = [...boxes.map(({ role, ...box }) => [role, box]), ...Object.entries(measured)];
  return named.filter(([, value]) => !isMeasured(value)).map(([name]) => `${name} is no number`);
}

function isMeasured(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isMeasured);
}

function pixelsOf({ pixels, width, height }: PaintedRecipe): Pixels {
  return { data: new Uint8ClampedArray(pixels), width, height };
}

/**
 * Measures the contrast ratio of each text in the finished picture, without using the intended text colour.
 * Emoji have fixed colours, so for a text with emoji only the background is checked.
 */
function contrastsOf({ words }: ComposedRecipe, { boxes }: PaintedRecipe, pixels: Pixels) {
  return boxes.flatMap(({ role, contrast: onGround, ...box }) => {
    // A badge has a box for its shape in addition to the boxes of its texts.
    if (!isText(role) || (FIELD_OF_ROLE[role] === 'badges' && onGround === undefined)) return [];
    const isPictured = textsIn(words[FIELD_OF_ROLE[role]]).some((text) => EMOJI.test(text));
    const area = role === 'cta' ? insetRect(box, box.height * 0.5, box.height * 0.2) : box;
    const measured = measureTextContrast(pixels, area);
    const contrast = isPictured
      ? (onGround ?? 0)
      : Math.max(measured, Math.min(onGround ?? 0, strokeContrast(pixels, area)));
    return [{ role, contrast }];
  });
}

/** Minimum share of a text's box that the centres of the letters' strokes fill. */
const STROKES = 0.02;

/**
 * Returns the contrast ratio between the centres of a text's strokes and the background. The other pixels of
 * small letters are mostly soft edges without the text's colour (WCAG 2.2, note 3 on contrast ratio).
 */
function strokeContrast({ data, width }: Pixels, area: Rect): number {
  const levels: number[] = [];
  for (let y = Math.round(area.y); y < Math.round(area.y + area.height); y++) {
    for (let x = Math.round(area.x); x < Math.round(area.x + area.width); x++) {
      const at = (y * width + x) * 4;
      const channel = (offset: number) => toLinearChannel((data[at + offset] ?? 0) / 255);
      levels.push(0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2));
    }
  }
  levels.sort((a, b) => a - b);
  const levelAt = (share: number) => levels[Math.floor(share * (levels.length - 1))] ?? 0;
  const ground = levelAt(0.5);
  return Math.max(
    contrastRatio(levelAt(STROKES), ground),
    contrastRatio(levelAt(1 - STROKES), ground),
  );
}

function isText(role: AdBox['role']): role is BoxRole {
  return role in FIELD_OF_ROLE;
}

const EMOJI = /\p{Extended_Pictographic}/u;

function productFaults({ boxes }: PaintedRecipe, silhouettes: readonly ProductImage[]): string[] {
  const products = boxes.filter(({ role }) => role === 'product');
  // Moved elements are placed around the products before the products are painted, so the painted silhouettes
  // are at the end of the list.
  const drawn = silhouettes.slice(silhouettes.length - products.length);
  const texts = boxes.filter(({ role }) => isText(role));
  return products.flatMap((place, index) => {
    const image = drawn[index]?.image;
    if (!image) return ['a product without its silhouette'];
    const mask = image.getContext('2d').getImageData(0, 0, image.width, image.height);
    return texts
      .filter((text) => touchesSilhouette(mask, place, text))
      .map(({ role }) => `${role} stands on the product`);
  });
}

function itemsIn(recipe: ComposedRecipe, format: AdFormat): readonly PlacedItem[] {
  const input = makeRecipeInput(recipe, format);
  const isOrdered = format === 'square' || format === 'story';
  const composed = isOrdered ? composeAd(input) : composeToFit(input).composed;
  return composed.composition.items;
}

/** Lists typed words that the picture shows in a different form. */
function findLiteralFaults(
  recipe: ComposedRecipe,
  format: AdFormat,
  { dropped }: PaintedRecipe,
): string[] {
  const items = itemsIn(recipe, format);
  return recipe.typed
    .filter((field) => !(field === 'subline' && dropped.includes('subline')))
    .flatMap((field) => {
      const shown = items.flatMap((item) =>
        (item.kind === 'text' || item.kind === 'button') && FIELD_OF_ROLE[item.role] === field
          ? [joinBrokenLines(item.fitted.lines)]
          : [],
      );
      const texts = textsIn(recipe.words[field]);
      // Some fonts have only capitals, so a text in capitals counts as equal.
      const typed = new Set([...texts, ...texts.map((text) => text.toUpperCase())].map(bare));
      return shown
        .filter((text) => !typed.has(bare(text)))
        .map((text) => `${field} is shown as "${text}"`);
    });
}

function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return words !== null && typeof words === 'object' ? Object.values(words).flatMap(textsIn) : [];
}

/** Joins lines to one text, without the hyphens that line breaking added. */
function joinBrokenLines(lines: readonly string[]): string {
  return lines.map((line, at) => (at < lines.length - 1 ? line.replace(/-$/, '') : line)).join(' ');
}

/** Removes spaces and hyphens, because line breaks may add or remove them. */
const bare = (text: string) => text.replace(/[\s-]+/g, '');

/** Fields in which a test replaces a word; each field has the name of the role that shows it. */
const SWAPPED: readonly (WordField & ('headline' | 'subline'))[] = ['headline', 'subline'];

/**
 * Returns the number of pixels that change outside the box of a word when the word is replaced by another of
 * the same width. Returns null if no text of the ad contains the word that the test replaces.
 */
function swapFaults(
  recipe: ComposedRecipe,
  format: AdFormat,
  background: Canvas | null,
  before: PaintedRecipe,
): string[] | null {
  const field = SWAPPED.find((each) => /\bnote\b/.test(recipe.words[each]));
  const box = before.boxes.find(({ role }) => role === field);
  if (!field || !box) return null;
  const text = recipe.words[field].replace(/\bnote\b/, 'tone');
  const changed = { ...recipe, words: { ...recipe.words, [field]: text } };
  const after = paint(changed, format, background);
  const moved = after?.boxes.find(({ role }) => role === field);
  // A kerned pair of letters may make the replaced text wider, so a text with a changed width is skipped.
  if (!after || !moved || Math.abs(moved.width - box.width) > 0.01) return null;
  const outside = changedOutside(before, after, box);
  return outside === 0 ? [] : [`${outside} pixels changed outside the ${field}`];
}

function changedOutside(before: PaintedRecipe, after: PaintedRecipe, box: Rect): number {
  const area = insetRect(box, -ANTIALIASED);
  let changed = 0;
  for (let at = 0; at < before.pixels.length; at += 4) {
    if (before.pixels.readUInt32LE(at) === after.pixels.readUInt32LE(at)) continue;
    const x = (at / 4) % before.width;
    const y = Math.floor(at / 4 / before.width);
    const isInside =
      x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;
    if (!isInside) changed += 1;
  }
  return changed;
}

/** Distance in pixels by which the antialiased edges of letters extend beyond their box. */
const ANTIALIASED = 3;
