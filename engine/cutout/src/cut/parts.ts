import { type Component, dilate, erode, findComponents, type Mask } from './mask.ts';

/** A connected part of a mask, with the label of each pixel of the mask. */
export interface Part extends Component {
  labels: Int32Array;
}

/**
 * Erodes specks and threads from a mask, and returns its connected parts with at least `leastPixels` pixels.
 */
export function findParts(candidates: Mask, leastPixels: number): Part[] {
  const { labels, list } = findComponents(dilate(erode(candidates, 1), 1));
  return list.filter(({ area }) => area >= leastPixels).map((part) => ({ ...part, labels }));
}

/** Indexes of a part's pixels in a picture of the given width, row by row. */
export function listPixels(
  { labels, label, area, left, right, top, bottom }: Part,
  width: number,
): Int32Array {
  const pixels = new Int32Array(area);
  let count = 0;
  for (let y = top; y <= bottom; y++)
    for (let at = y * width + left; at <= y * width + right; at++)
      if (labels[at] === label) pixels[count++] = at;
  return pixels;
}

/** A part of a mask, cropped to its bounding box with a margin inside the picture. */
export interface CloseUp {
  part: Mask;
  /** Converts a pixel index in the cropped box to the pixel index in the whole picture. */
  wholeAt: (at: number) => number;
}

/** Crops a part with a margin of `margin` pixels, so that fewer pixels are processed. */
export function cropPart(
  { labels, label, ...box }: Part,
  picture: Pick<Mask, 'width' | 'height'>,
  margin: number,
): CloseUp {
  const left = Math.max(0, box.left - margin);
  const top = Math.max(0, box.top - margin);
  const width = Math.min(picture.width, box.right + margin + 1) - left;
  const height = Math.min(picture.height, box.bottom + margin + 1) - top;
  const wholeAt = (at: number) =>
    (top + Math.floor(at / width)) * picture.width + left + (at % width);
  const data = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    const row = (top + y) * picture.width + left;
    for (let x = 0; x < width; x++, at++) if (labels[row + x] === label) data[at] = 1;
  }
  return { part: { width, height, data }, wholeAt };
}

/** Height of a product's foot, around which the product's shadow falls, as a share of the product's height. */
const FOOT_SHARE = 0.3;

/** Returns the uppermost pixel row of the product's foot. */
export function findFoot(product: Mask): number {
  const { list } = findComponents(product);
  const top = Math.min(product.height, ...list.map((part) => part.top));
  const bottom = Math.max(0, ...list.map((part) => part.bottom));
  return Math.round(bottom - FOOT_SHARE * (bottom - top));
}

/**
 * Width of the strip beside a part in which the background is measured, as a share of the picture's longer
 * side.
 */
const BESIDE_SHARE = 0.15;

/** Returns the background pixels around a part. The argument `outside` is a mask of the background. */
export function listBackgroundAround(
  { left, right, top, bottom }: Part,
  { width, height, data }: Mask,
): number[] {
  const reach = Math.round(BESIDE_SHARE * Math.max(width, height));
  const lastRow = Math.min(height - 1, bottom + reach);
  const lastColumn = Math.min(width - 1, right + reach);
  const pixels: number[] = [];
  for (let y = Math.max(0, top - reach); y <= lastRow; y++)
    for (let x = Math.max(0, left - reach); x <= lastColumn; x++)
      if (data[y * width + x]) pixels.push(y * width + x);
  return pixels;
}

/** Returns the quantile `share` (0–1) of a plane's values at the given pixels; 0 without pixels. */
export function computePixelQuantile(
  pixels: ArrayLike<number>,
  plane: Float32Array,
  share: number,
): number {
  const values = new Float32Array(pixels.length);
  for (let index = 0; index < pixels.length; index++)
    values[index] = plane[pixels[index] ?? 0] ?? 0;
  return computeQuantile(values, share);
}

/**
 * Returns the quantile `share` (0–1) of the values; 0 without values. The function sorts the given values in
 * place.
 */
export function computeQuantile(values: Float32Array, share: number): number {
  return values.sort()[Math.floor(values.length * share)] ?? 0;
}

/** Mean of a plane, or of a function's values, over a part's pixels. */
export function computePartMean(
  part: Part,
  width: number,
  plane: Float32Array | ((at: number) => number),
): number {
  let sum = 0;
  for (const at of listPixels(part, width))
    sum += typeof plane === 'function' ? plane(at) : (plane[at] ?? 0);
  return sum / part.area;
}

/** Sets all pixels of a part in a mask of the same size. */
export function fillPart(mask: Mask, part: Part): void {
  for (const at of listPixels(part, mask.width)) mask.data[at] = 1;
}

/**
 * Returns the share of a part's border that touches the product, and the share of the free border that lies on
 * a sharp contour.
 * @param highest maximum contour sharpness near each pixel
 */
export function measurePartRim(
  part: Part,
  width: number,
  isJoined: (at: number) => boolean,
  highest: Float32Array,
  sharp: number,
): { joined: number; outlined: number } {
  let [joint, free, outlined] = [0, 0, 0];
  for (const at of listPixels(part, width)) {
    if ([1, -1, width, -width].every((step) => part.labels[at + step] === part.label)) continue;
    if (isJoined(at)) joint++;
    else {
      free++;
      if ((highest[at] ?? 0) > sharp) outlined++;
    }
  }
  return { joined: joint / (joint + free), outlined: outlined / Math.max(1, free) };
}
