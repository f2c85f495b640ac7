import type { PhotoshootForm } from '@adwright/contracts/photoshoot';
import type { CutOut } from '@adwright/engine-cutout';
import { norm, oklch, type Random } from '@adwright/engine-pixels';
import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import { chooseCompanion, chooseField, chooseWall } from './ground-colours.ts';

export interface Size {
  width: number;
  height: number;
}

/** Creates an empty picture of the given size. */
export function sheet({ width, height }: Size): { canvas: Canvas; context: SKRSContext2D } {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** A photoshoot set that suits any product, with the light of a time of day or a season. */
type SetForm = Omit<PhotoshootForm, 'productType'>;
export const SET_FORMS: readonly [SetForm, ...SetForm[]] = [
  { environment: 'custom', customEnvironment: 'pastel podium' },
  { environment: 'custom', customEnvironment: 'sunny window' },
  { environment: 'custom', customEnvironment: 'velvet curtain', extraInstructions: 'spotlight' },
  { environment: 'custom', customEnvironment: 'autumn forest floor' },
  { environment: 'minimalist' },
  { environment: 'custom', customEnvironment: 'beach at sunset' },
  { environment: 'luxury' },
  { environment: 'custom', customEnvironment: 'snowy window' },
];

/** The input of a composition that shows a cut-out product. */
interface ProductInput extends Size {
  cut: CutOut;
  /** The photo's dominant hue, in degrees of OKLCH. */
  hue: number;
  /** An integer that selects the colours of the background. */
  turn: number;
  random: Random;
}

/** Maximum size of a cut-out, as shares of the picture's width and height. */
const ROOM = { width: 0.74, height: 0.7 };
/** Maximum factor by which a small cut-out is enlarged. */
const LARGEST = 2.2;

/**
 * Shows the product on areas of colour. Behind the product is a disc, an arch or a slope; below it is a
 * shadow.
 */
export function drawOnField({ cut, width, height, hue, turn, random }: ProductInput): Canvas {
  const { canvas, context } = sheet({ width, height });
  const product = drawProduct(cut);
  const scale = Math.min(
    LARGEST,
    (width * ROOM.width) / product.width,
    (height * ROOM.height) / product.height,
  );
  const [w, h] = [product.width * scale, product.height * scale];
  const x = (width - w) / 2 + (random() - 0.5) * Math.min(0.12 * width, (width - w) / 2);
  const foot = (height + h) / 2 + 0.04 * height;
  paintFigure(context, { width, height, hue, turn, x: x + w / 2, foot, radius: 0.54 * norm(w, h) });
  paintShadow(context, { cut, x, foot, width: w, height: h });
  context.drawImage(product, x, foot - h, w, h);
  return canvas;
}

/** Draws a cut-out on a canvas of the cut-out's size. */
function drawProduct({ rgba, width, height }: CutOut): Canvas {
  const canvas = createCanvas(width, height);
  canvas
    .getContext('2d')
    .putImageData(new ImageData(new Uint8ClampedArray(rgba), width, height), 0, 0);
  return canvas;
}

interface Figure extends Size {
  hue: number;
  turn: number;
  /** Horizontal centre and bottom of the product, in pixels. */
  x: number;
  foot: number;
  radius: number;
}

function paintFigure(
  context: SKRSContext2D,
  { width, height, hue, turn, x, foot, radius }: Figure,
): void {
  const [light, deep] = chooseField(hue, turn);
  const [lit, dim] = chooseWall(hue, turn);
  context.fillStyle = turn % 3 === 1 ? deep : light;
  context.fillRect(0, 0, width, height);
  const floor = foot - 0.035 * height;
  if (turn % 3 === 0) {
    context.fillStyle = oklch(0.72, 0.11, chooseCompanion(hue));
    context.beginPath();
    context.arc(
      x,
      Math.min(floor - 0.2 * radius, 0.48 * height),
      Math.min(radius, 0.46 * width),
      0,
      2 * Math.PI,
    );
    context.fill();
  } else if (turn % 3 === 1) {
    context.fillStyle = light;
    const half = Math.min(radius * 0.95, 0.42 * width);
    context.beginPath();
    context.roundRect(x - half, 0.1 * height, 2 * half, height, [half, half, 0, 0]);
    context.fill();
  } else {
    context.fillStyle = deep;
    context.beginPath();
    context.moveTo(0, 0.62 * height);
    context.lineTo(width, 0.3 * height);
    context.lineTo(width, height);
    context.lineTo(0, height);
    context.fill();
  }
  if (turn % 3 === 2) return;
  const ground = context.createLinearGradient(0, floor, 0, height);
  ground.addColorStop(0, lit);
  ground.addColorStop(1, dim);
  context.fillStyle = ground;
  context.fillRect(0, floor, width, height - floor);
}

/** Minimum alpha (0–255) of a pixel that counts as part of the product. */
const SOLID = 128;
/**
 * Layers of a shadow, from the broadest to the narrowest. `band` is the lower part of the product that casts this layer
 * of the shadow, as a share of the product's height. Only the product's foot casts a shadow close to the ground. `blur`
 * is the blur of the shadow's layer, as a share of the shadow's depth.
 */
const SHADOW_LAYERS = [
  { band: 0.3, blur: 0.5, alpha: 0.2, shift: 0.06 },
  { band: 0.1, blur: 0.22, alpha: 0.3, shift: 0.015 },
  { band: 0.03, blur: 0.1, alpha: 0.42, shift: 0 },
] as const;

/**
 * Paints a dark contact line as wide as the product's foot, and soft shadows of the product's parts above the
 * foot.
 */
function paintShadow(
  context: SKRSContext2D,
  { cut, x, foot, width, height }: Size & { cut: CutOut; x: number; foot: number },
): void {
  const depth = Math.min(0.09 * height, 0.16 * width);
  for (const { band, blur, alpha, shift } of SHADOW_LAYERS) {
    const { left, right } = findFootExtent(cut, band);
    context.save();
    context.filter = `blur(${Math.max(2, blur * depth)}px)`;
    context.fillStyle = `rgba(18,14,12,${alpha})`;
    context.beginPath();
    context.ellipse(
      x + width * ((left + right) / 2 + shift),
      foot - 0.12 * depth,
      (width * (right - left)) / 2,
      depth * (0.16 + 0.6 * blur),
      0,
      0,
      2 * Math.PI,
    );
    context.fill();
    context.restore();
  }
}

/** Returns the left and right side of the product's foot, as shares of the product's width. */
function findFootExtent(
  { rgba, width, height }: CutOut,
  band: number,
): { left: number; right: number } {
  let [left, right] = [width, 0];
  for (let y = Math.min(height - 2, Math.floor(height * (1 - band))); y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((rgba[(y * width + x) * 4 + 3] ?? 0) < SOLID) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
    }
  return left < right ? { left: left / width, right: right / width } : { left: 0, right: 1 };
}
