import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import { type Random, seededRandom } from '../../ad/random.ts';
import { oklch } from '../../colour/oklch.ts';
import { graded } from '../grade.ts';
import { rasterOf } from '../photo-canvas.ts';
import type { Raster } from '../raster.ts';
import type { CutOut } from './cut/cut-out.ts';
import { paintProps } from './props.ts';
import { HORIZON, SIDE } from './sets/frame.ts';
import type { SetLook } from './sets/set-look.ts';
import { SetPainter } from './sets/set-painter.ts';
import { SETS } from './sets/sets.ts';
import type { ShootDirection } from './shoot-direction.ts';

interface Placement {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Where it stands. */
  base: number;
}

/** Sizes, places and stands of the four pictures, so that a shoot has variety. */
const FRAMINGS = [
  { size: 1, x: 0.5, y: 0.865 },
  { size: 1.14, x: 0.5, y: 0.9 },
  { size: 0.9, x: 0.42, y: 0.845 },
  { size: 1.03, x: 0.575, y: 0.88 },
] as const;

/** Puts a cut-out product into a set: harmonised light, contact and cast shadow, reflection, props, grade. */
export function composeShot(
  cut: CutOut,
  direction: ShootDirection,
  pick: number,
  seed: number,
): Raster {
  const painter = new SetPainter(seededRandom(seed * 977 + pick * 131 + 11));
  const look = SETS[direction.scene](painter, direction.hue, pick + Math.abs(seed));
  paintProps(painter, direction.props, 'behind');
  const { context } = painter;
  const place = placeProduct(cut, direction, pick);
  if (direction.props.has('podium')) paintPodium(context, place, direction.hue ?? 70);
  const product = harmonised(cut, painter.canvas, place);
  paintReflection(context, product, place, look);
  paintShadows(context, product, place, look);
  context.imageSmoothingQuality = 'high';
  context.drawImage(product, place.left, place.top, place.width, place.height);
  paintProps(painter, direction.props, 'before');
  paintMood(context, direction);
  const vignette = context.createRadialGradient(
    SIDE / 2,
    SIDE * 0.5,
    SIDE * 0.44,
    SIDE / 2,
    SIDE * 0.5,
    SIDE * 0.86,
  );
  vignette.addColorStop(0, 'rgba(0,0,0,0)');
  vignette.addColorStop(1, `rgba(0,0,0,${direction.brightness > 0 ? 0.1 : 0.26})`);
  context.fillStyle = vignette;
  context.fillRect(0, 0, SIDE, SIDE);
  return grained(graded(rasterOf(painter.canvas), direction.grade), painter.random);
}

/** Bytes of grain: enough to join product and set, and to keep soft gradients from banding. */
const GRAIN = 3;

function grained(shot: Raster, random: Random): Raster {
  const { data } = shot;
  for (let at = 0; at < data.length; at += 3) {
    const shift = (random() + random() - 1) * GRAIN;
    for (let channel = at; channel < at + 3; channel++)
      data[channel] = Math.min(255, Math.max(0, Math.round((data[channel] ?? 0) + shift)));
  }
  return shot;
}

function placeProduct(
  { box }: CutOut,
  { productShare, props }: ShootDirection,
  pick: number,
): Placement {
  const framing = FRAMINGS[pick % FRAMINGS.length] ?? FRAMINGS[0];
  const share = Math.min(0.8, productShare * framing.size);
  const scale = Math.min(
    (SIDE * share) / box.height,
    (SIDE * Math.min(0.78, share * 1.12)) / box.width,
  );
  const width = box.width * scale;
  const height = box.height * scale;
  const base = SIDE * framing.y - (props.has('podium') ? 92 : 0);
  const left = Math.min(SIDE - width - 40, Math.max(40, SIDE * framing.x - width / 2));
  return { left, top: base - height, width, height, base };
}

/** The product at its size, with a little of the set's colour and light, darker towards the floor. */
function harmonised(
  { rgba, width, box }: CutOut,
  set: Canvas,
  { width: targetWidth }: Placement,
): Canvas {
  const ambient = meanColour(set);
  const level = (ambient[0] + ambient[1] + ambient[2]) / 3;
  const tint = ambient.map((channel) => 1 + (channel / Math.max(1, level) - 1) * 0.17);
  const exposure = 0.9 + 0.16 * Math.min(1, level / 190);
  const pixels = new ImageData(box.width, box.height);
  for (let y = 0; y < box.height; y++) {
    const light = exposure * (1.03 - 0.1 * (y / box.height));
    for (let x = 0; x < box.width; x++) {
      const from = ((box.y + y) * width + box.x + x) * 4;
      const to = (y * box.width + x) * 4;
      for (let channel = 0; channel < 3; channel++)
        pixels.data[to + channel] = Math.min(
          255,
          (rgba[from + channel] ?? 0) * light * (tint[channel] ?? 1),
        );
      pixels.data[to + 3] = rgba[from + 3] ?? 0;
    }
  }
  const canvas = createCanvas(box.width, box.height);
  canvas.getContext('2d').putImageData(pixels, 0, 0);
  return targetWidth < box.width * 0.5 ? halved(canvas) : canvas;
}

/** Halving first keeps fine print clean when a large cut is drawn small. */
function halved(canvas: Canvas): Canvas {
  const half = createCanvas(Math.ceil(canvas.width / 2), Math.ceil(canvas.height / 2));
  const context = half.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, half.width, half.height);
  return half;
}

function meanColour(canvas: Canvas): [number, number, number] {
  const tiny = createCanvas(8, 8);
  tiny
    .getContext('2d')
    .drawImage(canvas, SIDE * 0.2, SIDE * 0.25, SIDE * 0.6, SIDE * 0.6, 0, 0, 8, 8);
  const { data } = tiny.getContext('2d').getImageData(0, 0, 8, 8);
  const sum: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    sum[0] += (data[at] ?? 0) / 64;
    sum[1] += (data[at + 1] ?? 0) / 64;
    sum[2] += (data[at + 2] ?? 0) / 64;
  }
  return sum;
}

function silhouette(product: Canvas): Canvas {
  const dark = createCanvas(product.width, product.height);
  const context = dark.getContext('2d');
  context.drawImage(product, 0, 0);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = '#0a0806';
  context.fillRect(0, 0, dark.width, dark.height);
  return dark;
}

function paintReflection(
  context: SKRSContext2D,
  product: Canvas,
  { left, width, height, base }: Placement,
  { gloss }: SetLook,
): void {
  const mirror = createCanvas(Math.ceil(width), Math.ceil(height * 0.45));
  const inside = mirror.getContext('2d');
  inside.imageSmoothingQuality = 'high';
  inside.translate(0, height);
  inside.scale(1, -1);
  inside.drawImage(product, 0, 0, width, height);
  inside.setTransform(1, 0, 0, 1, 0, 0);
  inside.globalCompositeOperation = 'destination-in';
  const fade = inside.createLinearGradient(0, 0, 0, mirror.height);
  fade.addColorStop(0, 'rgba(0,0,0,1)');
  fade.addColorStop(1, 'rgba(0,0,0,0)');
  inside.fillStyle = fade;
  inside.fillRect(0, 0, mirror.width, mirror.height);
  context.save();
  context.globalAlpha = gloss;
  context.filter = `blur(${2 + (1 - gloss) * 4}px)`;
  context.drawImage(mirror, left, base - 4);
  context.restore();
}

/** Share of the product's height, from below, that casts its contact shadow. */
const FOOT_SHARE = 0.04;

/** A long soft shadow on the floor, and the dark line where the product touches it. */
function paintShadows(
  context: SKRSContext2D,
  product: Canvas,
  { left, width, height, base }: Placement,
  { shadowSide }: SetLook,
): void {
  const dark = silhouette(product);
  context.save();
  context.globalAlpha = 0.3;
  context.filter = `blur(${Math.max(10, width * 0.05)}px)`;
  context.translate(left, base);
  context.transform(1, 0, -0.8 * shadowSide, 0.24, 0, 0);
  context.drawImage(dark, 0, -height, width, height);
  context.restore();
  context.save();
  // The lowest slice only: a rounded foot touches the floor with less than its width.
  const foot = dark.height * FOOT_SHARE;
  context.filter = `blur(${Math.max(6, width * 0.028)}px)`;
  context.globalAlpha = 0.55;
  context.drawImage(
    dark,
    0,
    dark.height - foot,
    dark.width,
    foot,
    left,
    base - height * 0.026,
    width,
    height * 0.052,
  );
  // Unsquashed and a little lower, the dark line runs along the foot's own curve.
  context.filter = `blur(${Math.max(2.5, width * 0.009)}px)`;
  context.globalAlpha = 0.7;
  context.drawImage(
    dark,
    0,
    dark.height - foot,
    dark.width,
    foot,
    left,
    base - height * (FOOT_SHARE - 0.007),
    width,
    height * FOOT_SHARE,
  );
  context.restore();
}

/** A round stand under the product. */
function paintPodium(context: SKRSContext2D, { left, width, base }: Placement, hue: number): void {
  const centre = left + width / 2;
  const radius = Math.min(SIDE * 0.46, width * 0.5 + 74);
  const flat = radius * 0.17;
  const body = context.createLinearGradient(centre - radius, 0, centre + radius, 0);
  body.addColorStop(0, oklch(0.72, 0.04, hue));
  body.addColorStop(0.35, oklch(0.93, 0.03, hue));
  body.addColorStop(1, oklch(0.62, 0.05, hue));
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.4)';
  context.shadowBlur = 46;
  context.shadowOffsetY = 24;
  context.fillStyle = body;
  context.beginPath();
  context.moveTo(centre - radius, base);
  context.lineTo(centre - radius, base + 92);
  context.ellipse(centre, base + 92, radius, flat, 0, Math.PI, 0, true);
  context.lineTo(centre + radius, base);
  context.fill();
  context.restore();
  context.fillStyle = oklch(0.95, 0.025, hue);
  context.beginPath();
  context.ellipse(centre, base, radius, flat, 0, 0, Math.PI * 2);
  context.fill();
}

/** Light that the words asked for: warm or cool, bright or dim. */
function paintMood(context: SKRSContext2D, { warmth, brightness }: ShootDirection): void {
  if (warmth !== 0) {
    context.save();
    context.globalCompositeOperation = 'soft-light';
    const glow = context.createRadialGradient(SIDE * 0.2, 0, 0, SIDE * 0.2, 0, SIDE * 1.3);
    glow.addColorStop(0, warmth > 0 ? 'rgba(255,190,90,0.85)' : 'rgba(110,170,255,0.8)');
    glow.addColorStop(1, warmth > 0 ? 'rgba(255,140,60,0.25)' : 'rgba(40,80,200,0.3)');
    context.fillStyle = glow;
    context.fillRect(0, 0, SIDE, SIDE);
    context.restore();
  }
  if (brightness === 0) return;
  context.save();
  context.globalCompositeOperation = brightness > 0 ? 'screen' : 'multiply';
  context.globalAlpha = brightness > 0 ? 0.2 : 0.5;
  const spot = context.createRadialGradient(
    SIDE / 2,
    HORIZON * 0.8,
    SIDE * 0.2,
    SIDE / 2,
    HORIZON * 0.8,
    SIDE * 0.8,
  );
  spot.addColorStop(0, brightness > 0 ? '#ffffff' : '#b8b4ae');
  spot.addColorStop(1, brightness > 0 ? '#9a9a9a' : '#1a1a20');
  context.fillStyle = spot;
  context.fillRect(0, 0, SIDE, SIDE);
  context.restore();
}
