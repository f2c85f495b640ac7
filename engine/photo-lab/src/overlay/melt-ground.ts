import { toRaster } from '@adwright/engine-drawing';
import { luminance, makeReadable, norm, oklch, toLab, withAlpha } from '@adwright/engine-pixels';
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { deep, type PhotoTint } from './tints.ts';

/** The background into which the borders of a photo fade. */
interface MeltGround {
  ground: string;
  ink: string;
  /**
   * Sides of the photo that need no fade, because the photo's own plain background already has the colour of
   * the ad's background.
   */
  seamless: ReadonlySet<Side>;
}

type Side = 'left' | 'right' | 'foot';
const SIDES = ['left', 'right', 'foot'] as const satisfies readonly Side[];

/** Number of samples along each side of the photo. */
const PLACES = 32;
/** Depth of the strip at the photo's border that is sampled, as a share of the photo's size. */
const DEPTH = 0.012;
/** CIELAB distance below which two colours count as the same. */
const SAME = 5;
/**
 * Minimum share (0–1) of the photo's whole border that has one colour, if the photo has a plain background.
 */
const PLAIN = 0.6;
/** Minimum share (0–1) of each side of the photo's border that has the background's colour. */
const BARE = 0.6;
/** Range of lightness (Lab) on which neither white nor dark text is readable. */
const MIDDLE = { from: 32, to: 72 };

/**
 * Mean lightness (0–1) of the photo's border above which the photo fades into a light background. A white
 * wall that fades into black would look burnt.
 */
const LIGHT_RIM = 0.66;
/** Range of a light background's lightness (OKLCH), which follows the lightness of the photo's border. */
const LIGHT = { from: 0.86, to: 0.955 };
/** Range of a dark background's lightness (OKLCH), which follows the lightness of the photo's border. */
const DARK = { from: 0.2, to: 0.36 };
/** Ratio of OKLCH chroma to CIELAB chroma for colours near grey. */
const CHROMA_OF_LAB = 0.0028;

/**
 * Returns the background for a photo that fades at its borders, and the text colour on that background. A
 * plain background of the photo is used, as in a product shot on white. Otherwise, the background is a dark
 * or light tint.
 * @param rim Lab colours of the photo's borders that fade
 * @param isFramed whether the photo also fades at its left and right sides; the background then keeps the hue
 * and lightness of the borders
 */
export function meltGround(
  scene: PhotoTint,
  photo: Canvas,
  rim: Float32Array,
  isFramed: boolean,
): MeltGround {
  const plain = plainGround(photo, scene.hue);
  if (plain !== null) return plain;
  const [lightness = 0, a = 0, b = 0] = meanOf(rim);
  const isLight = lightness / 100 > LIGHT_RIM;
  const hue = isFramed ? (Math.atan2(b, a) * 180) / Math.PI : scene.hue;
  const seamless = new Set<Side>();
  if (!isFramed) {
    const ground = isLight ? deep(scene, 0.955, 0.006) : deep(scene, 0.17, 0.035);
    return { ground, ink: inkOn(ground, hue), seamless };
  }
  const chroma = Math.min(isLight ? 0.06 : 0.09, norm(a, b) * CHROMA_OF_LAB);
  // For greys, lightness in OKLab and in CIELAB is the same root of luminance, except for a constant.
  const own = (lightness + 16) / 116;
  const { from, to } = isLight ? LIGHT : DARK;
  const ground = oklch(Math.min(to, Math.max(from, own)), chroma, hue);
  return { ground, ink: inkOn(ground, hue), seamless };
}

function inkOn(ground: string, hue: number): string {
  return makeReadable(luminance(ground) > 0.3 ? oklch(0.24, 0.05, hue) : '#ffffff', ground, 7);
}

/**
 * Returns the photo's plain background, or null. A plain background has one colour at the bottom and on
 * nearly all sides.
 */
function plainGround(photo: Canvas, hue: number): MeltGround | null {
  const rgb = new Map(SIDES.map((side) => [side, alongSide(photo, side)]));
  const all = Uint8Array.from([...rgb.values()].flatMap((values) => [...values]));
  const lab = toLab(all);
  const middle = [0, 1, 2].map((channel) => medianOf(lab.filter((_, at) => at % 3 === channel)));
  const [lightness = 0] = middle;
  if (lightness > MIDDLE.from && lightness < MIDDLE.to) return null;
  const places = all.length / 3;
  const isGround = Array.from({ length: places }, (_, place) => {
    const off = middle.map((value, channel) => value - (lab[place * 3 + channel] ?? 0));
    return Math.hypot(...off) < SAME;
  });
  if (isGround.filter(Boolean).length < PLAIN * places) return null;
  const mean = [0, 1, 2].map((channel) => {
    const own = all.filter((_, at) => at % 3 === channel && isGround[Math.floor(at / 3)]);
    return Math.round(own.reduce((sum, value) => sum + value, 0) / own.length);
  });
  const ground = `#${Buffer.from(mean).toString('hex')}`;
  const seamless = SIDES.filter((_, index) => {
    const side = isGround.slice(index * PLACES, (index + 1) * PLACES);
    return side.filter(Boolean).length >= BARE * PLACES;
  });
  return { ground, ink: inkOn(ground, hue), seamless: new Set(seamless) };
}

/** Returns the red, green and blue values along one side of a photo. */
function alongSide(photo: Canvas, side: Side): Uint8Array {
  const { width, height } = photo;
  const isFoot = side === 'foot';
  const deepPx = Math.max(1, Math.round(DEPTH * Math.min(width, height)));
  const [columns, rows] = isFoot ? [PLACES, 1] : [1, PLACES];
  const small = createCanvas(columns, rows);
  const context = small.getContext('2d');
  // Without smoothing, the small copy would show only a few pixels of the photo's side.
  context.imageSmoothingQuality = 'high';
  const [left, top] = [side === 'right' ? width - deepPx : 0, isFoot ? height - deepPx : 0];
  const [wide, high] = isFoot ? [width, deepPx] : [deepPx, height];
  context.drawImage(photo, left, top, wide, high, 0, 0, columns, rows);
  return toRaster(small).data;
}

function medianOf(values: Float32Array): number {
  return Float32Array.from(values).sort()[values.length >> 1] ?? 0;
}

function meanOf(lab: Float32Array): readonly number[] {
  const parts = lab.length / 3;
  return [0, 1, 2].map(
    (channel) => lab.reduce((sum, value, at) => sum + (at % 3 === channel ? value : 0), 0) / parts,
  );
}

type Point = readonly [x: number, y: number];

/**
 * Paints a gradient from transparent to a colour. The gradient starts slowly, so that no line is visible
 * there.
 */
export function fade(context: SKRSContext2D, colour: string, from: Point, to: Point) {
  const gradient = context.createLinearGradient(...from, ...to);
  for (const at of [0, 0.25, 0.5, 0.75, 1])
    gradient.addColorStop(at, withAlpha(colour, at * at * (3 - 2 * at)));
  return gradient;
}
