import type { CutOut } from '@adwright/engine-cutout';
import { ramp } from '@adwright/engine-pixels';
import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import { SIDE } from '../kit/frame.ts';
import type { Placement } from './placement.ts';

/** Light in the photoshoot scene that falls on the product. */
export interface HeroLight {
  lightSide: -1 | 1;
  /** Side from which the product is lit in its own photo: −1 left, 1 right, 0 if unclear. */
  ownSide: -1 | 0 | 1;
  /** Whether the product lies on the floor, seen from above. */
  lies: boolean;
  /** Whether a lamp is behind the product, which makes the product's front darker. */
  backlit: boolean;
  /** Brightness of the light around the product's edges, relative to the brightness in an evenly lit scene. */
  rim: number;
  /**
   * Whether the brief requests hard or dramatic light, which leaves the product's side away from the lamp in
   * shade.
   */
  hard: boolean;
  /** Whether the light has a visible colour, as from a low sun, the moon or a candle. */
  tinged: boolean;
}

/**
 * Maximum colour cast that a scene gives the product, as a share of the product's lightness. The cast is limited,
 * because buyers must recognise the product's colour.
 */
const MAX_CAST = 0.36;
/** Share of the scene's colour cast that is applied to the product in neutral light (0–1). */
const TINT = 0.14;
/** Share of the scene's colour cast that is applied to the product in coloured light (0–1). */
const TINGED = 0.3;
/**
 * Share of light that the product's bottom loses, because the floor blocks half of the light from the
 * surroundings there.
 */
const FOOT_SHADE = 0.16;
/**
 * Share by which white parts of the product are darkened in a dark scene. White parts as bright as in daylight would
 * look pasted into a dark scene.
 */
const DIM_WHITE = 0.16;
/** Brightness factor of the product's side near the lamp, under a single lamp in a dark scene. */
const LAMP_NEAR = 1.24;
/** Difference between the brightness factors of the product's near side and far side. */
const LAMP_FALL = 0.8;
/** Position across the product (0 is the lamp's side, 1 the far side) at which the light starts to decrease. */
const LAMP_FROM = 0.12;
/**
 * Maximum value (0–255) of the brightest channel of a black surface, which absorbs coloured light.
 */
const BLACK = 30;
/** Minimum value (0–255) of the brightest channel of a surface that shows the light's full colour. */
const COLOURED = 150;
/**
 * Share of the light's colour that a black surface shows. With a larger share of coloured light, a black
 * surface would look brown.
 */
const BLACK_TINT = 0.25;
/**
 * Maximum ratio of green to the mean of red and blue in the light that falls on a product. With more green,
 * white products under leaves would look mint.
 */
const MOST_GREEN = 1.06;
/** Share (0–1) of the remaining colour that is removed from light which leaves or grass reflect. */
const LEAFY = 0.75;
/** Level (0–255) above which bright tones are compressed, so that white paper and glaze keep their details. */
const SHOULDER = 232;

/**
 * Lights the product in the same way as the scene. The product gets brighter towards the lamp, darker away from the
 * lamp and towards the floor, and takes on a little of the scene's colour. All operations multiply the existing values,
 * so black stays black and white stays white.
 */
export function harmoniseProduct(
  cut: CutOut,
  set: Canvas,
  place: Placement,
  { lightSide, ownSide, lies, backlit, rim, hard, tinged }: HeroLight,
): Canvas {
  const { box } = cut;
  const about = computeMeanColour(set, SIDE * 0.2, SIDE * 0.25, SIDE * 0.6, SIDE * 0.6);
  const level = Math.max(1, (about[0] + about[1] + about[2]) / 3);
  const ambient = removeGreen(about);
  const mean = Math.max(1, (ambient[0] + ambient[1] + ambient[2]) / 3);
  // A low sun is recognised by the scene's mean colour, which has more red than green, and little blue. Grass has as
  // little blue as a low sun, but has more green than red; red walls have hardly any green.
  const [red, green, blue] = about;
  const golden = ramp((red - green) / level, 0, 0.1) * ramp((green - blue) / level, 0.05, 0.2);
  const warm = ramp((red - blue) / level, 0.4, 0.9) * golden;
  const share = tinged ? TINGED : TINT + (TINGED - TINT) * warm;
  const tint = ambient.map((channel) => {
    const cast = channel / mean - 1;
    // A nearly black scene reflects no coloured light onto the product.
    return 1 + Math.min(MAX_CAST, Math.max(-MAX_CAST, cast)) * share * Math.min(1, level / 90);
  });
  const dark = Math.max(0, 1 - level / 115);
  const exposure = (1.04 - 0.12 * dark) * (backlit ? 0.82 : 1);
  // If the product's photo was lit from the opposite side, a stronger gradient is needed to change the
  // direction of the light.
  const turn = (ownSide === -lightSide ? 1.5 : 1) * (hard ? 1.7 : 1);
  const across = Float64Array.from({ length: box.width }, (_, x) => {
    const away = lightSide < 0 ? x / box.width : 1 - x / box.width;
    const near = Math.max(0, 1 - away / 0.42);
    const far = Math.max(0, (away - 0.5) / 0.5);
    const soft = 1 + turn * (0.1 * near - 0.24 * far ** 1.2);
    return soft + (LAMP_NEAR - LAMP_FALL * ramp(away, LAMP_FROM, 1) - soft) * dark;
  });
  const pixels = new ImageData(box.width, box.height);
  fillLit(pixels.data, cut, {
    across,
    tint,
    dim: DIM_WHITE * dark,
    at: (down) => exposure * (lies ? 1 : 1.03 - 0.1 * down - FOOT_SHADE * ramp(down, 0.8, 1) ** 2),
  });
  const canvas = createCanvas(box.width, box.height);
  canvas.getContext('2d').putImageData(pixels, 0, 0);
  const sized = place.width < box.width * 0.5 ? halveSize(canvas) : canvas;
  if (!lies)
    bounce(sized, computeMeanColour(set, place.left, place.base, place.width, SIDE * 0.06));
  wrapLight(sized, set, place, rim);
  return sized;
}

/**
 * Removes excess green from a scene's reflected light, because the colours of sun and lamps range only from orange to
 * blue.
 */
export function removeGreen([red, green, blue]: Rgb): Rgb {
  const cut = Math.min(green, ((red + blue) / 2) * MOST_GREEN);
  const mean = (red + cut + blue) / 3;
  const leafy = LEAFY * ramp((green - Math.max(red, blue)) / Math.max(1, green), 0.04, 0.3);
  const paled = (channel: number) => channel + (mean - channel) * leafy;
  return [paled(red), paled(cut), paled(blue)];
}

type Rgb = readonly [red: number, green: number, blue: number];

/**
 * The factors by which the scene's light multiplies a product's colours. A scene that was painted in a low sun already
 * contains that light in its colours.
 */
interface CastLight {
  /** Brightness factor for each column of the product. */
  across: Float64Array;
  /** Brightness factor at a height of the product, from 0 (top) to 1 (bottom). */
  at: (down: number) => number;
  /** Factors for the red, green and blue of the product. */
  tint: readonly number[];
  /** Share by which white parts of the product are darkened. */
  dim: number;
}

/**
 * Multiplies a cut-out by light and tint, row by row, in RGBA. The multiplication runs on plain arrays, because
 * a canvas is slower.
 */
function fillLit(
  data: Uint8ClampedArray,
  { rgba, width, box }: CutOut,
  { across, tint, dim, at }: CastLight,
): void {
  for (let y = 0; y < box.height; y++) {
    const light = at(y / box.height);
    for (let x = 0; x < box.width; x++) {
      const from = ((box.y + y) * width + box.x + x) * 4;
      const to = (y * box.width + x) * 4;
      const brightest = Math.max(rgba[from] ?? 0, rgba[from + 1] ?? 0, rgba[from + 2] ?? 0);
      const lit = light * (across[x] ?? 1) * (1 - dim * (brightest / 255) ** 2);
      const tinged = BLACK_TINT + (1 - BLACK_TINT) * ramp(brightest, BLACK, COLOURED);
      for (let channel = 0; channel < 3; channel++)
        data[to + channel] = shouldered(
          (rgba[from + channel] ?? 0) * lit * (1 + ((tint[channel] ?? 1) - 1) * tinged),
        );
      data[to + 3] = rgba[from + 3] ?? 0;
    }
  }
}

function shouldered(value: number): number {
  if (value <= SHOULDER) return value;
  const room = 254 - SHOULDER;
  return SHOULDER + room * (1 - Math.exp(-(value - SHOULDER) / room));
}

/**
 * Adds light reflected by the floor to the lowest part of the product. A black floor reflects no light.
 */
function bounce(product: Canvas, floor: Rgb): void {
  const context = product.getContext('2d');
  // The blend mode `soft-light` with a dark floor's colour would darken the product. A dark floor therefore
  // adds no light.
  const level = (floor[0] + floor[1] + floor[2]) / 3;
  const colour = removeGreen(floor).map(Math.round).join(',');
  const rise = context.createLinearGradient(0, product.height, 0, product.height * 0.72);
  rise.addColorStop(0, `rgba(${colour},${0.55 * Math.min(1, Math.max(0, level - 50) / 110)})`);
  rise.addColorStop(1, `rgba(${colour},0)`);
  const layer = createCanvas(product.width, product.height);
  const over = layer.getContext('2d');
  over.fillStyle = rise;
  over.fillRect(0, 0, layer.width, layer.height);
  over.globalCompositeOperation = 'destination-in';
  over.drawImage(product, 0, 0);
  context.save();
  context.globalCompositeOperation = 'soft-light';
  context.drawImage(layer, 0, 0);
  context.restore();
}

/** Scale of the layer with wrapped light, relative to the picture. */
const WRAP_SCALE = 0.25;
/** Distance over which the scene's light wraps around the product's edge, in pixels of the picture. */
const WRAP_PX = 11;

/**
 * Product and background begin to count as white at the first level (0–255), and fully count as white at the
 * second.
 */
const PALE = [150, 215] as const;
/**
 * Level differences between a white product and a white background: at the first the edge is invisible, at the
 * second clearly visible.
 */
const APART = [16, 62] as const;
/**
 * Product and background fully count as black up to the first level (0–255), and no longer count as black
 * from the second.
 */
const DARK = [34, 78] as const;
/**
 * Level differences between a black product and a black background: at the first the edge is invisible, at the
 * second clearly visible.
 */
const DARK_APART = [14, 40] as const;
/**
 * Red, green and blue (0–255) of the strip light that a black product gets along its edge on a black
 * background.
 */
const STRIP = [206, 214, 226] as const;
/** Opacity (0–1) of the strip light at a black product's edges. */
const STRIP_POWER = 0.34;
/**
 * The strip light fades towards the product's bottom below this height (share of the product's height, from
 * the top).
 */
const STRIP_FOOT = 0.72;
/**
 * Red, green and blue (0–255) of a white product's edge on a white background, where black boards beside the
 * product are reflected.
 */
const BOARDED = [148, 151, 158] as const;

/**
 * Paints light from behind that wraps around the product's edges. Without light from behind, the product would look
 * pasted into the scene. On a white background, the edge of a white product is darkened, as between a photographer's
 * black boards; otherwise it would be invisible. On a black background, a black product gets a strip light along its
 * edge.
 */
function wrapLight(
  product: Canvas,
  set: Canvas,
  { left, top, width, height }: Placement,
  strength: number,
): void {
  const wide = Math.max(1, Math.round(width * WRAP_SCALE));
  const high = Math.max(1, Math.round(height * WRAP_SCALE));
  const inside = createCanvas(wide, high);
  const inner = inside.getContext('2d');
  inner.filter = `blur(${WRAP_PX * WRAP_SCALE}px)`;
  inner.drawImage(product, 0, 0, wide, high);
  const rim = createCanvas(wide, high);
  const light = rim.getContext('2d');
  light.filter = `blur(${WRAP_PX * WRAP_SCALE}px)`;
  light.drawImage(set, left, top, width, height, 0, 0, wide, high);
  light.filter = 'none';
  const edges = edgesKept(product, inside, rim);
  light.globalCompositeOperation = 'destination-out';
  light.drawImage(inside, 0, 0);
  light.drawImage(inside, 0, 0);
  if (edges !== null) light.drawImage(edges, 0, 0);
  const context: SKRSContext2D = product.getContext('2d');
  const layer = createCanvas(product.width, product.height);
  const over = layer.getContext('2d');
  over.imageSmoothingQuality = 'high';
  over.drawImage(rim, 0, 0, product.width, product.height);
  over.globalCompositeOperation = 'destination-in';
  over.drawImage(product, 0, 0);
  context.save();
  context.globalCompositeOperation = 'screen';
  context.globalAlpha = Math.min(1, 0.62 * strength);
  for (let layerNumber = 0; layerNumber < strength; layerNumber++) context.drawImage(layer, 0, 0);
  if (edges !== null) {
    // On white or black backgrounds, no light wraps around the product, because grey light would darken a
    // white product.
    context.globalCompositeOperation = 'source-atop';
    context.globalAlpha = 1;
    context.imageSmoothingQuality = 'high';
    context.drawImage(edges, 0, 0, product.width, product.height);
  }
  context.restore();
}

/**
 * Paints the reflection of black boards, or a strip light, on the edges of a product; the effect fades inwards. The
 * effect is painted only where product and background are both white or both black, so that the outline stays visible.
 * Returns null if no edge of the product needs light from behind.
 * @param inside blurred mask of the product, which is 0.5 at the product's edge
 */
function edgesKept(product: Canvas, inside: Canvas, set: Canvas): Canvas | null {
  const { width, height } = inside;
  const sharp = createCanvas(width, height);
  sharp.getContext('2d').drawImage(product, 0, 0, width, height);
  const [{ data: own }, { data: blurred }, { data: behind }] = [sharp, inside, set].map((canvas) =>
    canvas.getContext('2d').getImageData(0, 0, width, height),
  ) as [ImageData, ImageData, ImageData];
  const edges = new ImageData(width, height);
  let most = 0;
  for (let at = 0; at < own.length; at += 4) {
    if ((own[at + 3] ?? 0) === 0) continue;
    const front = darkest(own, at);
    const back = darkest(behind, at);
    const pale =
      ramp(Math.min(front, back), ...PALE) * (1 - ramp(Math.abs(front - back), ...APART));
    const edge = Math.min(1, 2 * (1 - (blurred[at + 3] ?? 0) / 255));
    const [frontLight, backLight] = [brightest(own, at), brightest(behind, at)];
    const black =
      pale > 0
        ? 0
        : (1 - ramp(Math.max(frontLight, backLight), ...DARK)) *
          (1 - ramp(Math.abs(frontLight - backLight), ...DARK_APART));
    // The floor blocks the strip light, so the light fades out towards the product's bottom.
    const strip = STRIP_POWER * (1 - ramp(at / own.length, STRIP_FOOT, 0.98));
    const cover = Math.round(255 * (pale * edge + strip * black * edge ** 2));
    edges.data.set(pale > 0 ? BOARDED : STRIP, at);
    edges.data[at + 3] = cover;
    most = Math.max(most, cover);
  }
  if (most === 0) return null;
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(edges, 0, 0);
  return canvas;
}

const brightest = (data: Uint8ClampedArray, at: number) =>
  Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);

/** Returns the lowest of the three channels at a position (0–255), which is high only in white pixels. */
const darkest = (data: Uint8ClampedArray, at: number) =>
  Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);

/** Halves the size of a large cut-out before it is drawn small, so that fine print stays legible. */
function halveSize(canvas: Canvas): Canvas {
  const half = createCanvas(Math.ceil(canvas.width / 2), Math.ceil(canvas.height / 2));
  const context = half.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, half.width, half.height);
  return half;
}

/** Returns the mean red, green and blue (0–255) inside a window of a canvas. */
export function computeMeanColour(
  canvas: Canvas,
  left: number,
  top: number,
  width: number,
  height: number,
): [number, number, number] {
  const tiny = createCanvas(8, 8);
  tiny.getContext('2d').drawImage(canvas, left, top, width, height, 0, 0, 8, 8);
  const { data } = tiny.getContext('2d').getImageData(0, 0, 8, 8);
  const sum: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    sum[0] += (data[at] ?? 0) / 64;
    sum[1] += (data[at + 1] ?? 0) / 64;
    sum[2] += (data[at + 2] ?? 0) / 64;
  }
  return sum;
}
