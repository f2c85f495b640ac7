import type { SKRSContext2D } from '@napi-rs/canvas';
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
import { harmonised } from './harmonise.ts';
import { hideBehind, rememberHero } from './hero.ts';
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
  const ownSide = litSide(cut);
  const camera = cameraFor(direction, pick, ownSide);
  const { lightSide } = camera;
  const { painter, look } = buildSet(direction, camera, pick, seed);
  const { context } = painter;
  const place = placeProduct(cut, direction, camera);
  const { left, top, width, height, base } = place;
  const lies = camera.view.horizon === 0;
  if (direction.props.has('podium') && !lies)
    paintPodium(context, place, look.stand ?? direction.hue ?? 70);
  const product = harmonised(cut, painter.canvas, place, { lightSide, ownSide, lies });
  const room = { left, width, base };
  paintBeside(painter, direction.props, 'far', room);
  const draw = (onto: SKRSContext2D) => {
    onto.imageSmoothingQuality = 'high';
    onto.drawImage(product, left, top, width, height);
  };
  const drawTurned = (onto: SKRSContext2D) => turned(onto, place, camera.turn, () => draw(onto));
  if (lies)
    turned(context, place, camera.turn, () => paintLyingShadow(context, product, place, look));
  else {
    const foot = footOf(product, place);
    paintReflection(context, product, place, foot, look);
    paintShadows(context, product, place, foot, look);
  }
  drawTurned(context);
  const swing = Math.abs(Math.sin(camera.turn)) * Math.max(width, height);
  const hero = rememberHero(
    context,
    [left - swing, top - swing, width + 2 * swing, height + 2 * swing],
    drawTurned,
  );
  paintBeside(painter, direction.props, 'near', room);
  paintProps(painter, direction.props, 'before');
  hideBehind(hero, context);
  paintMood(context, direction, camera);
  return finished(painter, direction.finish, lightSide, hero);
}

/** Paints turned about the middle of a placement. */
function turned(
  context: SKRSContext2D,
  { left, top, width, height }: Placement,
  turn: number,
  paint: () => void,
): void {
  const [x, y] = [left + width / 2, top + height / 2];
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.translate(-x, -y);
  paint();
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
