import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import { oklch } from '../../colour/oklch.ts';
import type { Raster } from '../raster.ts';
import { buildSet } from './build-set.ts';
import { type Camera, cameraFor } from './camera.ts';
import type { CutOut } from './cut/cut-out.ts';
import { finished } from './finish.ts';
import {
  footOf,
  type Placement,
  paintLyingShadow,
  paintReflection,
  paintShadows,
} from './grounding.ts';
import { paintBeside, paintProps } from './props.ts';
import { SIDE } from './sets/frame.ts';
import type { ShootDirection } from './shoot-direction.ts';

/** Puts a cut-out product into a set: harmonised light, contact and cast shadow, reflection, props, grade. */
export function composeShot(
  cut: CutOut,
  direction: ShootDirection,
  pick: number,
  seed: number,
): Raster {
  const camera = cameraFor(direction, pick, litSide(cut));
  const { painter, look } = buildSet(direction, camera, pick, seed);
  const { context } = painter;
  const place = placeProduct(cut, direction, camera);
  const lies = camera.view.horizon === 0;
  if (direction.props.has('podium') && !lies) paintPodium(context, place, direction.hue ?? 70);
  const product = harmonised(cut, painter.canvas, place, camera, lies);
  const room = { left: place.left, width: place.width, base: place.base };
  paintBeside(painter, direction.props, 'far', room);
  if (lies)
    paintLying(context, product, place, camera, () =>
      paintLyingShadow(context, product, place, look),
    );
  else {
    const foot = footOf(product, place);
    paintReflection(context, product, place, foot, look);
    paintShadows(context, product, place, foot, look);
    context.imageSmoothingQuality = 'high';
    context.drawImage(product, place.left, place.top, place.width, place.height);
  }
  paintBeside(painter, direction.props, 'near', room);
  paintProps(painter, direction.props, 'before');
  paintMood(context, direction, camera);
  return finished(painter, direction.finish, camera.lightSide);
}

function paintLying(
  context: SKRSContext2D,
  product: Canvas,
  { left, top, width, height }: Placement,
  { turn }: Camera,
  shadow: () => void,
): void {
  const [x, y] = [left + width / 2, top + height / 2];
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.translate(-x, -y);
  shadow();
  context.imageSmoothingQuality = 'high';
  context.drawImage(product, left, top, width, height);
  context.restore();
}

/** Halves of a product whose light differs by less than this share of their sum are lit alike. */
const LIT_MARGIN = 0.05;

/** The side a product was lit from when it was photographed: −1 left, 1 right, 0 where it does not show. */
export function litSide({ rgba, width, box }: CutOut): -1 | 0 | 1 {
  const sides = [0, 0];
  const counts = [0, 0];
  for (let y = box.y; y < box.y + box.height; y += 3) {
    for (let x = box.x; x < box.x + box.width; x += 3) {
      const at = (y * width + x) * 4;
      if ((rgba[at + 3] ?? 0) < 200) continue;
      const side = x < box.x + box.width / 2 ? 0 : 1;
      sides[side] =
        (sides[side] ?? 0) + (rgba[at] ?? 0) + (rgba[at + 1] ?? 0) * 2 + (rgba[at + 2] ?? 0);
      counts[side] = (counts[side] ?? 0) + 1;
    }
  }
  const left = (sides[0] ?? 0) / Math.max(1, counts[0] ?? 0);
  const right = (sides[1] ?? 0) / Math.max(1, counts[1] ?? 0);
  const lean = (left - right) / Math.max(1, left + right);
  return lean > LIT_MARGIN ? -1 : lean < -LIT_MARGIN ? 1 : 0;
}

/** Height of the round stand. */
const PODIUM_PX = 92;

function placeProduct(
  { box }: CutOut,
  { productShare, props }: ShootDirection,
  { size, x, y, view }: Camera,
): Placement {
  const share = Math.min(0.8, productShare * size);
  const scale = Math.min(
    (SIDE * share) / box.height,
    (SIDE * Math.min(0.78, share * 1.12)) / box.width,
  );
  const width = box.width * scale;
  const height = box.height * scale;
  const lies = view.horizon === 0;
  const base = lies ? SIDE * y + height / 2 : SIDE * y - (props.has('podium') ? PODIUM_PX : 0);
  const left = Math.min(SIDE - width - 40, Math.max(40, SIDE * x - width / 2));
  return { left, top: base - height, width, height, base };
}

/** A set's cast counts up to this much of its lightness: buyers have to know the colour of what they buy. */
const MAX_CAST = 0.36;

/** The product at its size, with a little of the set's colour and light, darker towards the floor. */
function harmonised(
  { rgba, width, box }: CutOut,
  set: Canvas,
  place: Placement,
  { lightSide }: Camera,
  lies: boolean,
): Canvas {
  const ambient = meanColour(set, SIDE * 0.2, SIDE * 0.25, SIDE * 0.6, SIDE * 0.6);
  const level = (ambient[0] + ambient[1] + ambient[2]) / 3;
  const tint = ambient.map((channel) => {
    const cast = channel / Math.max(1, level) - 1;
    return 1 + Math.min(MAX_CAST, Math.max(-MAX_CAST, cast)) * 0.15;
  });
  const exposure = 0.8 + 0.24 * Math.min(1, level / 180);
  const pixels = new ImageData(box.width, box.height);
  for (let y = 0; y < box.height; y++) {
    const light = exposure * (lies ? 1 : 1.03 - 0.1 * (y / box.height));
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
  const sized = place.width < box.width * 0.5 ? halved(canvas) : canvas;
  relight(sized, lightSide);
  if (!lies) bounce(sized, meanColour(set, place.left, place.base, place.width, SIDE * 0.06));
  return sized;
}

/** Light from the set's lamp on one side, falling off to the other. */
function relight(product: Canvas, lightSide: -1 | 1): void {
  const context = product.getContext('2d');
  const [from, to] = lightSide < 0 ? [0, product.width] : [product.width, 0];
  const fall = context.createLinearGradient(from, 0, to, product.height * 0.3);
  fall.addColorStop(0, 'rgba(255,255,255,0.2)');
  fall.addColorStop(0.42, 'rgba(255,255,255,0)');
  fall.addColorStop(0.55, 'rgba(0,0,0,0)');
  fall.addColorStop(1, 'rgba(8,6,12,0.3)');
  overProduct(context, product, fall);
}

/** The floor throws its colour back on the lowest part of what stands on it. */
function bounce(product: Canvas, [red, green, blue]: readonly [number, number, number]): void {
  const context = product.getContext('2d');
  const colour = `${Math.round(red)},${Math.round(green)},${Math.round(blue)}`;
  const rise = context.createLinearGradient(0, product.height, 0, product.height * 0.72);
  rise.addColorStop(0, `rgba(${colour},0.22)`);
  rise.addColorStop(1, `rgba(${colour},0)`);
  overProduct(context, product, rise);
}

function overProduct(
  context: SKRSContext2D,
  { width, height }: Canvas,
  fill: ReturnType<SKRSContext2D['createLinearGradient']>,
): void {
  context.save();
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = fill;
  context.fillRect(0, 0, width, height);
  context.restore();
}

/** Halving first keeps fine print clean when a large cut is drawn small. */
function halved(canvas: Canvas): Canvas {
  const half = createCanvas(Math.ceil(canvas.width / 2), Math.ceil(canvas.height / 2));
  const context = half.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, half.width, half.height);
  return half;
}

function meanColour(
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
  context.lineTo(centre - radius, base + PODIUM_PX);
  context.ellipse(centre, base + PODIUM_PX, radius, flat, 0, Math.PI, 0, true);
  context.lineTo(centre + radius, base);
  context.fill();
  context.restore();
  context.fillStyle = oklch(0.95, 0.025, hue);
  context.beginPath();
  context.ellipse(centre, base, radius, flat, 0, 0, Math.PI * 2);
  context.fill();
}

/** Light that the words asked for: warm or cool, bright or dim, from the side it falls in. */
function paintMood(
  context: SKRSContext2D,
  { warmth, brightness }: ShootDirection,
  { lightSide }: Camera,
): void {
  const lamp = SIDE * (0.5 + 0.3 * lightSide);
  if (warmth !== 0) {
    context.save();
    context.globalCompositeOperation = 'soft-light';
    context.globalAlpha = Math.min(1, Math.abs(warmth));
    const glow = context.createRadialGradient(lamp, 0, 0, lamp, 0, SIDE * 1.3);
    glow.addColorStop(0, warmth > 0 ? 'rgba(255,190,90,0.9)' : 'rgba(110,170,255,0.85)');
    glow.addColorStop(1, warmth > 0 ? 'rgba(235,120,50,0.4)' : 'rgba(40,80,200,0.4)');
    context.fillStyle = glow;
    context.fillRect(0, 0, SIDE, SIDE);
    context.restore();
  }
  if (brightness === 0) return;
  context.save();
  context.globalCompositeOperation = brightness > 0 ? 'screen' : 'multiply';
  context.globalAlpha = brightness > 0 ? 0.2 : 0.7;
  const spot = context.createRadialGradient(
    brightness > 0 ? SIDE / 2 : SIDE * (0.5 + 0.06 * lightSide),
    SIDE * 0.52,
    SIDE * 0.3,
    SIDE / 2,
    SIDE * 0.52,
    SIDE * 0.78,
  );
  spot.addColorStop(0, brightness > 0 ? '#ffffff' : '#ffffff');
  spot.addColorStop(1, brightness > 0 ? '#9a9a9a' : '#16161c');
  context.fillStyle = spot;
  context.fillRect(0, 0, SIDE, SIDE);
  context.restore();
}
