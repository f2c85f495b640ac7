import { clampByte, guidedFilter, norm, type Raster } from '@adwright/engine-pixels';
import type { SubjectMap } from '@adwright/engine-uploads';

/** Light that falls on a photo. Colours are factors for red, green and blue. */
interface Light {
  lit: readonly [number, number, number];
  shaded: readonly [number, number, number];
  /** Position of the light source, in shares of the picture. */
  from: readonly [x: number, y: number];
}

/** Light by time of day and season, as colours in light and shade. */
export const LIGHTS = {
  morning: { lit: [1.12, 1.05, 0.94], shaded: [0.86, 0.92, 1.04], from: [0.05, 0.1] },
  evening: { lit: [1.2, 1.02, 0.78], shaded: [0.72, 0.66, 0.78], from: [0.95, 0.2] },
  winter: { lit: [1.02, 1.07, 1.14], shaded: [0.78, 0.88, 1.06], from: [0.2, 0] },
  autumn: { lit: [1.15, 1.03, 0.84], shaded: [0.84, 0.72, 0.62], from: [0.85, 0.05] },
  spring: { lit: [1.07, 1.1, 1], shaded: [0.92, 1, 0.93], from: [0.4, 0] },
} as const satisfies Record<string, Light>;
export type LightName = keyof typeof LIGHTS;

/** Changes the light on a photo, in place. */
export function relight({ width, height, data }: Raster, { lit, shaded, from }: Light): void {
  const [fromX, fromY] = from;
  const reach = norm(Math.max(fromX, 1 - fromX), Math.max(fromY, 1 - fromY));
  for (let at = 0; at < width * height; at++) {
    const away = norm((at % width) / width - fromX, Math.floor(at / width) / height - fromY);
    const dim = Math.min(1, away / reach);
    const eased = dim * dim * (3 - 2 * dim);
    for (let channel = 0; channel < 3; channel++) {
      const factor = (lit[channel] ?? 1) * (1 - eased) + (shaded[channel] ?? 1) * eased;
      data[3 * at + channel] = lighter(data[3 * at + channel] ?? 0, factor);
    }
  }
}

/**
 * Returns the value of a channel under more or less light. Values near white are brightened less, so that none
 * clips.
 */
function lighter(value: number, factor: number): number {
  if (factor <= 1) return clampByte(value * factor);
  const share = value / 255;
  return clampByte(255 * (share * factor - (factor - 1) * share ** 3));
}

/** Maximum longer side of the copy on which the subject's mask is aligned, in pixels. */
const SIDE = 480;

/** Scales a photo's saliency map (0–1) to the photo's size and aligns it with the photo's contours. */
export function softSubject(photo: Raster, { side, values }: SubjectMap): Float32Array {
  const scale = Math.min(1, SIDE / Math.max(photo.width, photo.height));
  const [width, height] = [Math.round(photo.width * scale), Math.round(photo.height * scale)];
  const guide = new Float32Array(width * height);
  const rough = new Float32Array(width * height);
  for (let at = 0; at < rough.length; at++) {
    const [u, v] = [((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height];
    const pixel = Math.floor(v * photo.height) * photo.width + Math.floor(u * photo.width);
    guide[at] = (photo.data[3 * pixel + 1] ?? 0) / 255;
    rough[at] = (values[Math.floor(v * side) * side + Math.floor(u * side)] ?? 0) / 255;
  }
  const soft = guidedFilter(guide, rough, width, height, 8, 1e-3);
  return enlargeBilinear(soft, width, height, photo);
}

/** Bilinear. */
function enlargeBilinear(
  values: Float32Array,
  width: number,
  height: number,
  to: { width: number; height: number },
): Float32Array {
  const large = new Float32Array(to.width * to.height);
  for (let y = 0; y < to.height; y++) {
    const v = Math.min(height - 1.001, (y / to.height) * height);
    const row = Math.floor(v);
    for (let x = 0; x < to.width; x++) {
      const u = Math.min(width - 1.001, (x / to.width) * width);
      const column = Math.floor(u);
      const at = row * width + column;
      const mix = (from: number) =>
        (values[from] ?? 0) * (1 - u + column) + (values[from + 1] ?? 0) * (u - column);
      const value = mix(at) * (1 - v + row) + mix(at + width) * (v - row);
      large[y * to.width + x] = Math.min(1, Math.max(0, value));
    }
  }
  return large;
}

/** Factor for the saturation of a colour whose hue is rotated, because screens cannot show all hues equally vivid. */
const DULLER = 0.88;
/** Chroma of the tint that grey pixels get, and chroma from which a pixel keeps its own colour. */
const TINT = { chroma: 11, own: 14 };

/**
 * Gives a picture another background colour of the same lightness, so that text on it stays readable. `kept`
 * doesn't change.
 */
export function inOtherColours(
  { width, height, data }: Raster,
  kept: Float32Array,
  degrees: number,
): Raster {
  const turned = new Uint8Array(data.length);
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [DULLER * Math.cos(angle), DULLER * Math.sin(angle)];
  for (let at = 0; at < width * height; at++) {
    const [r = 0, g = 0, b = 0] = data.subarray(3 * at, 3 * at + 3);
    const luma = 0.299 * r + 0.587 * g + 0.114 * b;
    const [blue, red] = [(b - luma) / 1.772, (r - luma) / 1.402];
    const grey = Math.max(0, 1 - norm(blue, red) / TINT.own);
    // Dark pixels get less tint, so black ink stays black.
    const tint = TINT.chroma * grey * Math.min(1, luma / 128);
    const cb = blue * cos - red * sin + tint * Math.cos(angle);
    const cr = blue * sin + red * cos + tint * Math.sin(angle);
    const y = luma - 0.7 * tint;
    const other = [y + 1.402 * cr, y - 0.344 * cb - 0.714 * cr, y + 1.772 * cb];
    const share = kept[at] ?? 0;
    for (let channel = 0; channel < 3; channel++) {
      const own = data[3 * at + channel] ?? 0;
      turned[3 * at + channel] = clampByte(share * own + (1 - share) * (other[channel] ?? 0));
    }
  }
  return { width, height, data: turned };
}
