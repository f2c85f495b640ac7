/**
 * Composes the photos of `cut-out-photos.ts`: a subject with known alpha over a backdrop, with shadow, lens
 * blur, grain and JPEG compression.
 */
import path from 'node:path';
import type { ProductKind } from '@adwright/engine-objects';
import { type SceneName, SETS, SetPainter } from '@adwright/engine-photoshoot';
import { createSeededRandom, type Random } from '@adwright/engine-pixels';
import { type ProductView, renderSampleProduct } from '@adwright/engine-testing';
import { type Canvas, createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';

/** A photo with its true mask: the opacity that a perfect cut-out would have. */
export interface KnownPhoto {
  name: string;
  /** Type of difficulty, by which the printed table groups the photos. */
  kind: string;
  jpeg: Buffer;
  width: number;
  height: number;
  alpha: Uint8Array;
}

export interface Subject {
  name: string;
  image: Canvas;
  /** Soft shadow of the subject on the floor, positioned relative to the subject's picture. */
  shadow: { canvas: Canvas; x: number; y: number; width: number; height: number } | null;
}

export type Backdrop = (context: SKRSContext2D, random: Random) => void | Promise<void>;

const SIDE = 900;

export function drawProduct(kind: ProductKind, body: string, view: ProductView): Subject {
  const render = renderSampleProduct(kind, body, view, {
    maxWidth: SIDE * 0.66,
    maxHeight: SIDE * 0.66,
  });
  const image = createCanvas(Math.round(render.width), Math.round(render.height));
  image.getContext('2d').drawImage(render.image, 0, 0, image.width, image.height);
  return { name: `${kind} ${body}`, image, shadow: { canvas: render.shadow, ...render.shadowBox } };
}

export async function stamp(folder: string, name: string): Promise<Subject> {
  const { data, info } = await sharp(path.join(folder, `${name}.png`))
    .ensureAlpha()
    .trim({ threshold: 1 })
    .resize(Math.round(SIDE * 0.66), Math.round(SIDE * 0.66), { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const image = createCanvas(info.width, info.height);
  image.getContext('2d').drawImage(await loadImage(data), 0, 0);
  return { name: path.basename(name), image, shadow: null };
}

export const drawStudio =
  (light: string, dark: string): Backdrop =>
  (context, random) => {
    const x = SIDE * (0.3 + random() * 0.4);
    const glow = context.createRadialGradient(
      x,
      SIDE * 0.35,
      SIDE * 0.1,
      SIDE / 2,
      SIDE / 2,
      SIDE * 0.85,
    );
    glow.addColorStop(0, light);
    glow.addColorStop(1, dark);
    context.fillStyle = glow;
    context.fillRect(0, 0, SIDE, SIDE);
  };

/** Returns a backdrop that shows a wall and a table in two tones, with a soft edge between them. */
export const drawTable =
  (wall: string, far: string, near: string): Backdrop =>
  (context) => {
    const fall = context.createLinearGradient(0, 0, 0, SIDE);
    fall.addColorStop(0, wall);
    fall.addColorStop(0.6, wall);
    fall.addColorStop(0.66, far);
    fall.addColorStop(1, near);
    context.fillStyle = fall;
    context.fillRect(0, 0, SIDE, SIDE);
  };

/**
 * Draws a backdrop that imitates a customer's phone photo: off-white paper on a table, warm lamp light from one
 * side, dark corners, and the table's edge.
 */
export const drawPhoneBackdrop: Backdrop = (context, random) => {
  const tableEdge = SIDE * (0.58 + random() * 0.1);
  const lean = (random() - 0.5) * 30;
  context.fillStyle = '#ece5da';
  context.fillRect(0, 0, SIDE, SIDE);
  context.filter = 'blur(2px)';
  context.fillStyle = '#e3d9ca';
  context.beginPath();
  context.moveTo(-9, tableEdge - lean);
  context.lineTo(SIDE + 9, tableEdge + lean);
  context.lineTo(SIDE + 9, SIDE + 9);
  context.lineTo(-9, SIDE + 9);
  context.fill();
  context.filter = 'none';
  const lamp = random() < 0.5 ? 0 : SIDE;
  const warm = context.createRadialGradient(lamp, SIDE * 0.2, 0, lamp, SIDE * 0.2, SIDE * 1.3);
  warm.addColorStop(0, 'rgba(255,240,208,0.5)');
  warm.addColorStop(1, 'rgba(120,104,92,0.3)');
  context.fillStyle = warm;
  context.fillRect(0, 0, SIDE, SIDE);
  const middle = [SIDE / 2, SIDE / 2] as const;
  const vignette = context.createRadialGradient(...middle, SIDE * 0.35, ...middle, SIDE * 0.75);
  vignette.addColorStop(0, 'rgba(40,32,26,0)');
  vignette.addColorStop(1, 'rgba(40,32,26,0.3)');
  context.fillStyle = vignette;
  context.fillRect(0, 0, SIDE, SIDE);
};

export const readBackdrop =
  (file: string, blur: number): Backdrop =>
  async (context) => {
    const pipeline = sharp(file).resize(SIDE, SIDE, { fit: 'cover' });
    const png = await (blur > 0 ? pipeline.blur(blur) : pipeline).png().toBuffer();
    context.drawImage(await loadImage(png), 0, 0, SIDE, SIDE);
  };

export const paintBackdrop =
  (scene: SceneName, seed: number): Backdrop =>
  (context) => {
    const painter = new SetPainter(createSeededRandom(seed));
    SETS[scene].paint(painter, null, seed);
    context.drawImage(painter.canvas, 0, 0, SIDE, SIDE);
  };

/**
 * Returns the position of a product in a photo: its left and upper edges as shares of the photo's size. With
 * values beyond 0 and 1, the photo's border cuts the product.
 */
export type Standing = (width: number, height: number) => { x: number; y: number };

/** Position near the photo's left border; a large product extends beyond the left or lower border. */
export const BESIDE_BORDER: Standing = (_, height) => ({ x: 0.025, y: 0.9 - height });
/** Position of a large product in the photo's lower right corner, as in a phone photo taken from close by. */
export const IN_CORNER: Standing = (width, height) => ({ x: 0.988 - width, y: 0.985 - height });
export const CUT_BELOW: Standing = (width, height) => ({
  x: (1 - width) / 2,
  y: 1 - 0.85 * height,
});
export const CUT_AT_LEFT: Standing = (width, height) => ({ x: -0.15 * width, y: 0.88 - height });

/** @param standing returns the product's position; by default a random position near the middle */
export async function takeShot(
  kind: string,
  subject: Subject,
  backdrop: Backdrop,
  seed: number,
  standing?: Standing,
): Promise<KnownPhoto> {
  const random = createSeededRandom(seed);
  const canvas = createCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d');
  await backdrop(context, random);
  const { image, shadow } = subject;
  const place = standing?.(image.width / SIDE, image.height / SIDE) ?? {
    x: (1 - image.width / SIDE) * (0.42 + random() * 0.16),
    y: 0.8 + random() * 0.08 - image.height / SIDE,
  };
  const x = Math.round(SIDE * place.x);
  const y = Math.round(SIDE * place.y);
  if (shadow)
    context.drawImage(shadow.canvas, x + shadow.x, y + shadow.y, shadow.width, shadow.height);
  else paintShadow(context, x, y, image, random);
  context.drawImage(image, x, y);
  const truth = createCanvas(SIDE, SIDE);
  truth.getContext('2d').drawImage(image, x, y);
  const opacity = truth.getContext('2d').getImageData(0, 0, SIDE, SIDE).data;
  const grain = random() * 4 + 1;
  const pixels = context.getImageData(0, 0, SIDE, SIDE);
  for (let at = 0; at < pixels.data.length; at += 4) {
    const shift = (random() + random() + random() - 1.5) * grain * 1.6;
    for (let channel = 0; channel < 3; channel++)
      pixels.data[at + channel] =
        (pixels.data[at + channel] ?? 0) + shift + (random() + random() - 1) * grain;
  }
  context.putImageData(pixels, 0, 0);
  const softness = 0.3 + random() * 0.5;
  const jpeg = await sharp(canvas.data(), { raw: { width: SIDE, height: SIDE, channels: 4 } })
    .removeAlpha()
    .blur(softness)
    .jpeg({ quality: Math.round(78 + random() * 15) })
    .toBuffer();
  return {
    name: subject.name,
    kind,
    jpeg,
    width: SIDE,
    height: SIDE,
    alpha: Uint8Array.from({ length: SIDE * SIDE }, (_, at) => opacity[at * 4 + 3] ?? 0),
  };
}

/** Paints contact shadow and cast shadow for a photographed object that has no shadow. */
function paintShadow(
  context: SKRSContext2D,
  x: number,
  y: number,
  image: Canvas,
  random: Random,
): void {
  const dark = createCanvas(image.width, image.height);
  const inside = dark.getContext('2d');
  inside.drawImage(image, 0, 0);
  inside.globalCompositeOperation = 'source-in';
  inside.fillStyle = '#14110e';
  inside.fillRect(0, 0, dark.width, dark.height);
  context.save();
  context.globalAlpha = 0.28;
  context.filter = 'blur(22px)';
  context.transform(1, 0, random() - 0.5, 0.2, x, y + image.height);
  context.drawImage(dark, 0, -image.height);
  context.restore();
  context.save();
  context.globalAlpha = 0.5;
  context.filter = 'blur(7px)';
  const foot = image.height * 0.06;
  context.drawImage(
    dark,
    0,
    image.height - foot,
    image.width,
    foot,
    x,
    y + image.height - foot * 0.6,
    image.width,
    foot * 0.9,
  );
  context.restore();
}
