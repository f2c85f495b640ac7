import { norm, ramp } from '@adwright/engine-pixels';
import { estimateBackdrop } from './backdrop.ts';
import { computeRimQuantile, type RimStrips } from './calm-rim.ts';
import { detectContours } from './contours.ts';
import { passFromRimClosed } from './flood.ts';
import type { Lab } from './grain.ts';
import { dilatePlane, erodePlane } from './mask.ts';
import { selectBelow, sum } from './pixel-sets.ts';

/**
 * The evidence that each pixel belongs to the product (from contours and colours), and the measurements behind it. All
 * planes of the evidence have the picture's size.
 */
export interface Evidence {
  /** Evidence for each pixel: positive values suggest product, negative values background; about ±1 is certain. */
  pull: Float32Array;
  /**
   * Contour strength at each pixel, as a multiple of the contour strength in an even background; values up to 1
   * mean no contour.
   */
  contours: Float32Array;
  /**
   * Colour difference from the extrapolated background, in Lab units. Darkening, as by a shadow, is given
   * little weight.
   */
  difference: Float32Array;
  /** Lightness difference from the extrapolated background, in Lab units; negative for darker pixels. */
  lighter: Float32Array;
  /** Contour strength of the background itself, in Lab units over two pixels. */
  calm: number;
}

/** Minimum strength of a contour at any grain level, in Lab units over two pixels. */
const FAINTEST_CONTOUR = 0.12;
/**
 * Soft changes of lightness are subtracted from the contours. The constant is the share of a soft change that may
 * remain after the subtraction.
 */
const SOFT_REMAINDER = 0.3;
/** Contour gaps are closed in three passes, up to these widths in pixels to each side. */
const LEAKS_PX = [1, 3, 7] as const;
/** Evidence (contribution to the pixel's value) for the background at a pixel that no contour encloses. */
const OUTSIDE = 1.6;
/** Evidence for the product at a pixel that a contour encloses, for each pass of closing gaps. */
const ENCLOSED = [0.7, 0.6, 1.9] as const;
/** Evidence for the background at a pixel in the shadow at the product's foot. */
const SHADOW_DOUBT = 2.6;
/**
 * Limits of a pixel's barrier height: up to the first limit, the pixel may be a shadow; from the second on, it may be a
 * grey object. A pixel's barrier height is the strongest contour on the easiest path to the photo's border, relative to
 * an even background's contours.
 */
const SHUT = [6, 11] as const;
/**
 * Half of the maximum width, in pixels, of a single line of contour that encloses no area.
 */
const RIDGE_PX = 3;
/**
 * Barrier height below which a pixel certainly connects to the photo's border, as a multiple of an even background's
 * contour strength.
 */
const OPEN = 1.3;
/** Amount by which the barrier height of a certainly enclosed pixel exceeds `OPEN`. */
const CLOSED = 1.3;
/**
 * Maximum barrier height that is distinguished, as a multiple of an even background's contour strength.
 */
const HIGHEST = 12;

/**
 * Computes for each pixel the evidence that it belongs to the product, without knowing the product's colours.
 * An area is background, or the product's shadow, if no sharp contour separates it from the photo's border.
 * The background is extrapolated behind the product; pixels that differ from the extrapolation belong to the
 * product. A contour encloses a white object on white paper. An object with a gap in its contour is
 * recognised by its colour.
 *
 * @param margin number of added pixels on each side that are not part of the photo
 * @param rim strips of pixels along the photo's border in which only background is visible
 */
export function collectEvidence(
  planes: Lab,
  width: number,
  height: number,
  margin: number,
  rim: RimStrips,
): Evidence {
  const { relief, contours, calm } = measureRelief(planes, width, height, rim);
  const passes = LEAKS_PX.map((leak) => {
    const pass = passFromRimClosed(relief, width, height, HIGHEST, leak);
    return dilatePlane(erodePlane(pass, width, height, RIDGE_PX), width, height, RIDGE_PX);
  });
  const [tight, close, loose] = passes;
  if (!tight || !close || !loose) throw new Error('the contours have no barrier heights');
  const known = selectBelow(loose, OPEN);
  const behind = estimateBackdrop(planes, known, width, height, margin);
  const [lightness, redGreen, yellowBlue] = planes;
  const [lightnessBehind, redGreenBehind, yellowBlueBehind] = behind;
  const noise = planes.map((plane, index) => spreadOf(plane, behind[index] ?? plane, known));
  const difference = new Float32Array(contours.length);
  const lighter = sum(lightness, lightnessBehind, -1);
  const foot = weighFootRows(tight, width);
  const pull = new Float32Array(contours.length);
  for (let at = 0; at < contours.length; at++) {
    const light = lightness[at] ?? 0;
    const ground = lightnessBehind[at] ?? 0;
    const shade = Math.min(1, (light + 16) / (ground + 16));
    // A shadow lowers saturation and lightness together. A pixel that has less saturation than the background
    // but the same lightness is therefore not a shadow.
    const chroma = norm(
      measureBeyondShade(redGreen[at] ?? 0, redGreenBehind[at] ?? 0, shade),
      measureBeyondShade(yellowBlue[at] ?? 0, yellowBlueBehind[at] ?? 0, shade),
    );
    const brighter = Math.max(0, light - ground);
    const darker = Math.max(0, ground - light);
    const byColour = chroma / (3 * Math.max(noise[1] ?? 0, noise[2] ?? 0) + 1.4);
    const byLight = brighter / (3 * (noise[0] ?? 0) + 1);
    const depth = 1 - shade;
    const tinge =
      ramp(darker, 2 * (noise[0] ?? 0), 6 * (noise[0] ?? 0) + 2) * (1 - ramp(depth, 0.12, 0.22));
    const byDepth = 0.7 * tinge + 3 * ramp(depth, 0.4, 0.65);
    difference[at] = norm(chroma * 1.6, brighter, darker);
    const coloured = Math.min(3, norm(byColour, byLight) + byDepth) - 0.6;
    const shadowy =
      ramp(depth, 0.03, 0.09) * (1 - ramp(depth, 0.5, 0.7)) * (1 - ramp(byColour, 1, 2));
    const shut = ramp(tight[at] ?? 0, ...SHUT);
    const byItself =
      coloured -
      OUTSIDE -
      SHADOW_DOUBT * shadowy * (1 - shut) * (foot[Math.floor(at / width)] ?? 0);
    let enclosed = 0;
    for (let index = 0; index < ENCLOSED.length; index++)
      enclosed += (ENCLOSED[index] ?? 0) * ramp(passes[index]?.[at] ?? 0, OPEN, OPEN + CLOSED);
    pull[at] = byItself + enclosed;
  }
  return { pull, contours, difference, lighter, calm };
}

/**
 * Returns the picture's contours relative to an even background, the same contours as a height map, and the
 * background's own contour strength in Lab units.
 */
function measureRelief(
  planes: Lab,
  width: number,
  height: number,
  rim: RimStrips,
): { relief: Float32Array; contours: Float32Array; calm: number } {
  const nearRim = (plane: Float32Array, share: number) => computeRimQuantile(plane, rim, share);
  // Averaging lightness along lines reveals faint contours. Contours of colour are clear without averaging.
  const sharp = detectContours(planes, width, height);
  // Even an unfocused background has a small measured sharpness where its lightness changes. The threshold
  // for contours is therefore higher where the lightness changes more.
  const faintest = Math.max(FAINTEST_CONTOUR, SOFT_REMAINDER * nearRim(sharp.soft, 0.9));
  const calm = Math.max(faintest, nearRim(sharp.faint, 0.95));
  const calmLocal = Math.max(faintest, nearRim(sharp.local, 0.95));
  const count = width * height;
  const rough = new Float32Array(count);
  for (let at = 0; at < count; at++)
    rough[at] = Math.max((sharp.faint[at] ?? 0) / calm, (sharp.local[at] ?? 0) / (2 * calmLocal));
  const relief = thinContours(rough, width, height);
  const contours = new Float32Array(count);
  for (let at = 0; at < count; at++)
    contours[at] = Math.max(
      (sharp.local[at] ?? 0) / calmLocal,
      Math.min(1.5, (relief[at] ?? 0) * 0.7),
    );
  return { relief, contours, calm: Math.max(calm, calmLocal / 3) };
}

/**
 * Returns the distance of a colour value from the range between the lit and the shaded background's values,
 * on one Lab axis.
 */
export function measureBeyondShade(own: number, paper: number, shade: number): number {
  const low = Math.min(paper, paper * shade);
  return own < low ? low - own : Math.max(0, own - Math.max(paper, paper * shade));
}

/** Thins a strong contour to its ridge, because a contour slopes on both sides. */
function thinContours(relief: Float32Array, width: number, height: number): Float32Array {
  const highest = dilatePlane(relief, width, height, 2);
  const thin = new Float32Array(relief.length);
  for (let at = 0; at < thin.length; at++) {
    const value = relief[at] ?? 0;
    const ridge = highest[at] ?? 0;
    thin[at] = value * (value / Math.max(1e-3, ridge)) ** (3 * ramp(ridge, 3, 9));
  }
  return thin;
}

/**
 * Returns how near each row is to the floor, where shadows fall: 0 above the foot of the enclosed area, 1 at
 * the floor.
 */
function weighFootRows(pass: Float32Array, width: number): Float32Array {
  const rows: number[] = [];
  for (let at = 0; at < pass.length; at++)
    if ((pass[at] ?? 0) > OPEN + CLOSED) rows.push(Math.floor(at / width));
  const top = rows[Math.floor(rows.length * 0.005)] ?? 0;
  const bottom = rows[Math.floor(rows.length * 0.995)] ?? 0;
  return Float32Array.from({ length: pass.length / width }, (_, y) =>
    ramp((y - top) / Math.max(1, bottom - top), 0.75, 0.9),
  );
}

/** Typical difference between known background pixels and the extrapolated background. */
function spreadOf(plane: Float32Array, behind: Float32Array, known: Uint8Array): number {
  const distances: number[] = [];
  for (let at = 0; at < plane.length; at += 13)
    if (known[at]) distances.push(Math.abs((plane[at] ?? 0) - (behind[at] ?? 0)));
  distances.sort((a, b) => a - b);
  return Math.max(0.3, 1.48 * (distances[distances.length >> 1] ?? 0));
}
