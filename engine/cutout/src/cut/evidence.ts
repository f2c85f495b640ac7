import { norm, ramp } from '@adwright/engine-pixels';
import { estimateBackdrop } from './backdrop.ts';
import { computeRimQuantile, type RimStrips } from './calm-rim.ts';
import { detectContours } from './contours.ts';
import { passFromRimClosed } from './flood.ts';
import type { Lab } from './grain.ts';
import { dilatePlane, erodePlane } from './mask.ts';
import { selectBelow, sum } from './pixel-sets.ts';

/** Evidence of each pixel for being product, and the measurements behind it. All planes have the picture's size. */
export interface Evidence {
  /** Evidence that a pixel is product (positive) or background (negative); about ±1 if certain. */
  pull: Float32Array;
  /** Contour strength relative to that of a background without detail; values up to 1 mean no contour. */
  contours: Float32Array;
  /** Difference from the extrapolated background, in Lab units; shadow counts little. */
  difference: Float32Array;
  /** Lightness relative to the extrapolated background, in Lab units; negative for darker pixels. */
  lighter: Float32Array;
  /** Contour strength in the background itself, in Lab units over two pixels. */
  calm: number;
}

/** Contour strength, in Lab units over two pixels, below which contours are ignored, whatever the grain. */
const FAINTEST_CONTOUR = 0.12;
/** Share of a soft change that may be left after it was subtracted. */
const SOFT_REMAINDER = 0.3;
/** Maximum widths of the contour gaps that are closed, one after another, in pixels to each side. */
const LEAKS_PX = [1, 3, 7] as const;
/** Evidence against being product for a pixel that no contour encloses. */
const OUTSIDE = 1.6;
/** Evidence for the product for a pixel that is enclosed after gaps of each width are closed. */
const ENCLOSED = [0.7, 0.6, 1.9] as const;
/** Evidence against being product for a shadow at the product's foot. */
const SHADOW_DOUBT = 2.6;
/**
 * Barrier height up to which a pixel may be a shadow, and from which it is a grey object. A barrier is the
 * weakest contour on the way out, relative to contours without detail.
 */
const SHUT = [6, 11] as const;
/** Half of the maximum width of a ridge (one line of contour) that encloses nothing, in pixels. */
const RIDGE_PX = 3;
/** Barrier height up to which a pixel certainly connects to the photo's border, relative to contours without detail. */
const OPEN = 1.3;
/** Difference in barrier height above `OPEN` from which a pixel is certainly enclosed. */
const CLOSED = 1.3;
/** Barrier height above which all barriers count the same, relative to contours without detail. */
const HIGHEST = 12;

/**
 * Finds the evidence that pixels are product, without knowing the product's colours. Areas reachable from the
 * photo's border without crossing a sharp contour are background or its shadow. The background is extrapolated
 * behind the product, and pixels that differ from it are product. Contours enclose a white object on white
 * paper; an object with a gap in its contour is recognised by colour.
 *
 * @param margin number of pixels on each side that are not part of the photo
 * @param rim pixels along the photo's border that show only background
 */
export function collectEvidence(
  planes: Lab,
  width: number,
  height: number,
  margin: number,
  rim: RimStrips,
): Evidence {
  const { relief, contours, calm } = reliefOf(planes, width, height, rim);
  const passes = LEAKS_PX.map((leak) => {
    const pass = passFromRimClosed(relief, width, height, HIGHEST, leak);
    return dilatePlane(erodePlane(pass, width, height, RIDGE_PX), width, height, RIDGE_PX);
  });
  const [tight, close, loose] = passes;
  if (!tight || !close || !loose) throw new Error('no barrier heights were computed');
  const known = selectBelow(loose, OPEN);
  const behind = estimateBackdrop(planes, known, width, height, margin);
  const [lightness, redGreen, yellowBlue] = planes;
  const [lightnessBehind, redGreenBehind, yellowBlueBehind] = behind;
  const noise = planes.map((plane, index) => spreadOf(plane, behind[index] ?? plane, known));
  const difference = new Float32Array(contours.length);
  const lighter = sum(lightness, lightnessBehind, -1);
  const foot = footOf(tight, width);
  const pull = new Float32Array(contours.length);
  for (let at = 0; at < contours.length; at++) {
    const light = lightness[at] ?? 0;
    const ground = lightnessBehind[at] ?? 0;
    const shade = Math.min(1, (light + 16) / (ground + 16));
    // A shadow reduces saturation along with lightness. A pixel that is less colourful than the background but
    // as light as it is not shadow.
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
 * Returns a picture's contours relative to a background without detail, their relief (strength as height), and
 * the background's own contour strength in Lab units.
 */
function reliefOf(
  planes: Lab,
  width: number,
  height: number,
  rim: RimStrips,
): { relief: Float32Array; contours: Float32Array; calm: number } {
  const nearRim = (plane: Float32Array, share: number) => computeRimQuantile(plane, rim, share);
  // Lightness is averaged along lines to find faint contours; a coloured contour is clear without it.
  const sharp = detectContours(planes, width, height);
  // An unfocused background always has some sharpness: the more it changes, the higher the threshold.
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

/** Distance of a colour on one axis from the range between the background's lit and shaded colours. */
export function measureBeyondShade(own: number, paper: number, shade: number): number {
  const low = Math.min(paper, paper * shade);
  return own < low ? low - own : Math.max(0, own - Math.max(paper, paper * shade));
}

/** Thins a strong contour, which has slopes on both sides, to its ridge. */
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

/** How near each row is to the floor, where shadows fall: 0 above the foot of the enclosed area, 1 at the floor. */
function footOf(pass: Float32Array, width: number): Float32Array {
  const rows: number[] = [];
  for (let at = 0; at < pass.length; at++)
    if ((pass[at] ?? 0) > OPEN + CLOSED) rows.push(Math.floor(at / width));
  const top = rows[Math.floor(rows.length * 0.005)] ?? 0;
  const bottom = rows[Math.floor(rows.length * 0.995)] ?? 0;
  return Float32Array.from({ length: pass.length / width }, (_, y) =>
    ramp((y - top) / Math.max(1, bottom - top), 0.75, 0.9),
  );
}

/** Typical difference between the known background and its extrapolation. */
function spreadOf(plane: Float32Array, behind: Float32Array, known: Uint8Array): number {
  const distances: number[] = [];
  for (let at = 0; at < plane.length; at += 13)
    if (known[at]) distances.push(Math.abs((plane[at] ?? 0) - (behind[at] ?? 0)));
  distances.sort((a, b) => a - b);
  return Math.max(0.3, 1.48 * (distances[distances.length >> 1] ?? 0));
}
