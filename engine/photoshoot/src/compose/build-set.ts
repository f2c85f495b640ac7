import { createSeededRandom } from '@adwright/engine-pixels';
import { createCanvas } from '@napi-rs/canvas';
import type { ShootDirection } from '../direction/shoot-direction.ts';
import { SIDE } from '../kit/frame.ts';
import type { SetLook } from '../kit/set-look.ts';
import { SetPainter } from '../kit/set-painter.ts';
import { SETS } from '../set-registry.ts';
import type { Camera } from './camera.ts';
import { computeMeanColour } from './harmonise.ts';
import { paintFarThings } from './paint-far-things.ts';
import { paintProps } from './props.ts';

/** Paints the photoshoot scene of a picture with its background; product and props are painted later. */
export function buildSet(
  direction: ShootDirection,
  camera: Camera,
  pick: number,
  seed: number,
): { painter: SetPainter; look: SetLook & { floorTop: number } } {
  const painter = new SetPainter(createSeededRandom(seed * 977 + pick * 131 + 11), camera.view);
  const look = SETS[direction.scene].paint(painter, direction.hue, pick + Math.abs(seed));
  if (camera.view.horizon === 0) painter.leafShadow(0.16);
  paintProps(painter, direction.props, 'behind');
  const mirrored = look.sided !== true && look.shadowSide === camera.lightSide;
  const sun = findSun(painter);
  if (mirrored || camera.zoom !== 1) frame(painter, camera, mirrored);
  const middle = SIDE * camera.y;
  const floorTop = middle + (camera.view.horizon - middle) * camera.zoom;
  const lowSun = sun === null ? {} : { lowSun: toPicturePlace(sun, camera, mirrored) };
  const set = { ...look, shadowSide: -camera.lightSide, floorTop, ...lowSun };
  paintFarThings(painter, direction.things, camera, set);
  return { painter, look: set };
}

/** Mean level (0–255) above which a bright spot in the sky is the sun, not an object in front of the sun. */
const SUN_LEVEL = 215;
/** Side length of the window around the sun in which the level is measured, in pixels. */
const SUN_PX = 20;
/**
 * Height of the measured window above the sun's centre, in pixels. The window ends above the sun's lower half,
 * because hills may hide that half.
 */
const SUN_TOP_PX = 32;

/**
 * Returns the position of a low sun in the photoshoot scene, in shares of the picture's side; null if hills or houses
 * hide the sun.
 */
function findSun({ lowSun, canvas }: SetPainter): SetPainter['lowSun'] {
  if (lowSun === null) return null;
  const [x, y] = [SIDE * lowSun.x, SIDE * lowSun.y - SUN_TOP_PX];
  const colour = computeMeanColour(canvas, x - SUN_PX / 2, y - SUN_PX / 2, SUN_PX, SUN_PX);
  return (colour[0] + colour[1] + colour[2]) / 3 > SUN_LEVEL ? lowSun : null;
}

/**
 * Converts a position in the photoshoot scene to pixels of the picture; a mirrored scene has mirrored positions.
 */
function toPicturePlace(
  place: { x: number; y: number },
  { zoom, x, y }: Camera,
  mirrored: boolean,
): { x: number; y: number } {
  const across = mirrored ? 1 - place.x : place.x;
  return { x: SIDE * (x + (across - x) * zoom), y: SIDE * (y + (place.y - y) * zoom) };
}

/**
 * Draws the part of the photoshoot scene that the camera sees. In a mirrored scene, the light comes from the opposite
 * side.
 */
function frame(painter: SetPainter, { zoom, x, y }: Camera, mirrored: boolean): void {
  const whole = createCanvas(SIDE, SIDE);
  whole.getContext('2d').drawImage(painter.canvas, 0, 0);
  const { context } = painter;
  context.save();
  context.imageSmoothingQuality = 'high';
  if (mirrored) {
    context.translate(SIDE, 0);
    context.scale(-1, 1);
  }
  context.translate(SIDE * x, SIDE * y);
  context.scale(zoom, zoom);
  context.translate(-SIDE * x, -SIDE * y);
  context.drawImage(whole, 0, 0);
  context.restore();
}
