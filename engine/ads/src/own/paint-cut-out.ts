import type { Palette, Rect } from '@adwright/engine-pixels';
import { withAlpha } from '@adwright/engine-pixels';
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { PlacedProduct } from '../composition.ts';
import type { OwnCutOut, OwnPlace } from '../material/own-product.ts';
import type { Stage } from '../stage.ts';
import { fitPodium, type Podium, paintPodium, traceTop } from './podium.ts';
import { resampleCanvas } from './resample.ts';

/** Maximum factor by which a cut-out is enlarged; with a higher factor, the photo's pixels look blurred. */
const MAX_ENLARGED = 2.4;

/** Positions of a cut-out product and its podium in an ad. */
interface StandingCutOut {
  /** Box of the cut-out, in pixels of the ad. */
  box: Rect;
  podium: Podium | null;
  /** Box of the cut-out together with its podium, in pixels of the ad. */
  whole: Rect;
}

/** Returns the largest position of a cut-out that fits into its box, on a podium if the layout has one. */
export function placeCutOut(
  cutOut: OwnCutOut,
  { box: room, align, podium: wanted }: Pick<PlacedProduct, 'box' | 'align' | 'podium'>,
): StandingCutOut {
  const tall = cutOut.height / cutOut.width;
  const stand = wanted === 'none' || cutOut.foot.lies ? null : fitPodium(cutOut.foot, tall, wanted);
  const perWidth = tall + (stand?.height ?? 0);
  const across = Math.max(1, stand?.width ?? 0);
  const width = Math.min(room.width / across, room.height / perWidth, cutOut.width * MAX_ENLARGED);
  const whole = {
    width: width * across,
    height: width * perWidth,
    x: room.x + (room.width - width * across) / 2,
    y: room.y + (room.height - width * perWidth) * (align === 'bottom' ? 1 : 0.5),
  };
  // The middle of the product's contact area lies above the middle of the podium.
  const middle = stand ? (cutOut.foot.left + cutOut.foot.right) / 2 : 0.5;
  const left = whole.x + whole.width / 2 - width * middle;
  const x = Math.min(Math.max(left, room.x), room.x + room.width - width);
  // Positions are whole pixels, because fractions of pixels would blur the finest detail.
  const box = {
    x: Math.round(x),
    y: Math.round(whole.y),
    width: Math.round(width),
    height: Math.round(width * tall),
  };
  const podium = stand && {
    ...stand,
    x: x + width * middle,
    y: box.y + box.height,
    unit: width,
  };
  return { box, podium, whole };
}

/** Returns the opacity of shadows on the ad's background, 0–1. */
function chooseDepth({ mode }: Palette, backlit: boolean): number {
  return mode === 'dark' || backlit ? 1 : 0.78;
}

/**
 * Paints the user's product with its podium and its shadows. Pixels inside the product's silhouette stay
 * unchanged.
 */
export function paintCutOut(
  context: SKRSContext2D,
  stage: Stage,
  product: PlacedProduct,
  cutOut: OwnCutOut,
  podiumColours: { podium: string; step: string },
): { box: Rect; image: Canvas; own: OwnPlace } {
  const { box, podium, whole } = placeCutOut(cutOut, product);
  const depth = chooseDepth(stage.style.palette, product.backlit);
  const away = stage.lightSide === 'left' ? 1 : -1;
  context.save();
  if (podium) paintPodium(context, podium, podiumColours, away);
  context.save();
  if (podium) {
    traceTop(context, podium);
    context.clip();
  }
  if (cutOut.foot.lies) dropShadow(context, cutOut, box, away, depth);
  else standShadow(context, cutOut, box, { away, depth, backlit: product.backlit });
  context.restore();
  rimShadow(context, cutOut, box, depth);
  drawCutOut(context, cutOut, box);
  context.restore();
  const own = { ...box, silhouette: cutOut.silhouette };
  return { box: whole, own, image: drawImage(cutOut, box, podium, whole, podiumColours, away) };
}

/**
 * Paints the cut-out without its podium and shadows. In a finished ad, the cut-out is resampled to its final
 * size; in a preview, the canvas scales it.
 */
function drawCutOut(context: SKRSContext2D, cutOut: OwnCutOut, box: Rect): void {
  const isFinished = context.getTransform().a === 1;
  if (isFinished) {
    context.drawImage(resampleCanvas(cutOut.canvas, box.width, box.height), box.x, box.y);
    return;
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(cutOut.canvas, box.x, box.y, box.width, box.height);
}

/** Returns the silhouette of product and podium, in the form that drawn products have. */
function drawImage(
  cutOut: OwnCutOut,
  box: Rect,
  podium: Podium | null,
  whole: Rect,
  colours: { podium: string; step: string },
  away: 1 | -1,
): Canvas {
  if (!podium) return cutOut.canvas;
  const image = createCanvas(Math.ceil(whole.width), Math.ceil(whole.height));
  const context = image.getContext('2d');
  context.translate(-whole.x, -whole.y);
  paintPodium(context, podium, colours, away);
  context.drawImage(cutOut.canvas, box.x, box.y, box.width, box.height);
  return image;
}

/**
 * Returns the canvas filter that blurs a shadow by the given radius, in pixels of the output. The radius is
 * scaled in this function, because filters of the canvas ignore the context's scale.
 */
function makeBlurFilter(context: SKRSContext2D, radius: number): string {
  return `blur(${Math.max(0.3, radius * context.getTransform().a)}px)`;
}

/**
 * Distance by which the dark contact line extends below a product, as a share of the product's shorter side.
 */
const CONTACT_DROP = 0.014;

/**
 * Paints the shadows of a standing product: a long soft shadow away from the light, and a dark line where the
 * product touches the floor.
 */
function standShadow(
  context: SKRSContext2D,
  { silhouette, underside, foot }: OwnCutOut,
  { x, y, width, height }: Rect,
  { away, depth, backlit }: { away: 1 | -1; depth: number; backlit: boolean },
): void {
  const ground = y + height;
  const footLeft = x + foot.left * width;
  const footWidth = (foot.right - foot.left) * width;
  const size = Math.min(width, height);
  const rise = foot.rise * height;
  context.save();
  context.filter = makeBlurFilter(context, size * 0.05);
  context.globalAlpha = 0.3 * depth;
  // With light from the front, the shadow falls backwards on the floor; with light from behind, it falls
  // towards the viewer.
  const reach = backlit ? -0.13 : 0.17;
  context.save();
  context.translate(x + width / 2, ground);
  context.transform(1, 0, -0.42 * away * Math.sign(reach), reach, 0, 0);
  context.drawImage(silhouette, -width / 2, -height, width, height);
  context.restore();
  context.restore();
  ellipseShadow(
    context,
    footLeft + footWidth / 2 + away * footWidth * 0.03,
    ground - size * 0.012 - rise * 0.6,
    {
      across: footWidth * 0.62,
      down: Math.max(size * 0.04, footWidth * 0.075) + rise * 0.5,
      alpha: 0.42 * depth,
    },
  );
  context.save();
  context.filter = makeBlurFilter(context, size * 0.013);
  context.globalAlpha = 0.72 * depth;
  context.drawImage(underside, x, y + size * CONTACT_DROP, width, height);
  context.restore();
}

/** Paints a soft round shadow on the floor. */
function ellipseShadow(
  context: SKRSContext2D,
  x: number,
  y: number,
  { across, down, alpha }: { across: number; down: number; alpha: number },
): void {
  context.save();
  context.translate(x, y);
  context.scale(across, down);
  const dark = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  dark.addColorStop(0, withAlpha('#000000', alpha));
  dark.addColorStop(0.55, withAlpha('#000000', alpha * 0.5));
  dark.addColorStop(1, withAlpha('#000000', 0));
  context.fillStyle = dark;
  context.beginPath();
  context.arc(0, 0, 1, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

/** Paints the shadow of a product that lies on the floor and is seen from above. */
function dropShadow(
  context: SKRSContext2D,
  { silhouette }: OwnCutOut,
  { x, y, width, height }: Rect,
  away: 1 | -1,
  depth: number,
): void {
  const size = Math.min(width, height);
  for (const [blur, shift, alpha] of [
    [0.045, 0.035, 0.34],
    [0.014, 0.012, 0.3],
  ] as const) {
    context.save();
    context.filter = makeBlurFilter(context, size * blur);
    context.globalAlpha = alpha * depth;
    context.drawImage(silhouette, x + away * size * shift, y + size * shift * 1.2, width, height);
    context.restore();
  }
}

/** Paints a faint shadow around a product, so that a white product is visible on a white background. */
function rimShadow(
  context: SKRSContext2D,
  { silhouette }: OwnCutOut,
  { x, y, width, height }: Rect,
  depth: number,
): void {
  context.save();
  context.filter = makeBlurFilter(context, Math.min(width, height) * 0.016);
  context.globalAlpha = 0.22 * depth;
  context.drawImage(silhouette, x, y, width, height);
  context.restore();
}
