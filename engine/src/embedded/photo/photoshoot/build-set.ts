import { createCanvas } from '@napi-rs/canvas';
import { seededRandom } from '../../ad/random.ts';
import type { Camera } from './camera.ts';
import { paintFarThings } from './far-things.ts';
import { paintProps } from './props.ts';
import { SIDE } from './sets/frame.ts';
import type { SetLook } from './sets/set-look.ts';
import { SetPainter } from './sets/set-painter.ts';
import { SETS } from './sets/sets.ts';
import type { ShootDirection } from './shoot-direction.ts';

/** The set of a picture, ready for what stands in it, with what lies behind that. */
export function buildSet(
  direction: ShootDirection,
  camera: Camera,
  pick: number,
  seed: number,
): { painter: SetPainter; look: SetLook } {
  const painter = new SetPainter(seededRandom(seed * 977 + pick * 131 + 11), camera.view);
  const look = SETS[direction.scene](painter, direction.hue, pick + Math.abs(seed));
  if (camera.view.horizon === 0) painter.leafShadow(0.16);
  paintProps(painter, direction.props, 'behind');
  const mirrored = look.shadowSide === camera.lightSide;
  if (mirrored || camera.zoom !== 1) frame(painter, camera, mirrored);
  const middle = SIDE * camera.y;
  const floorTop = middle + (camera.view.horizon - middle) * camera.zoom;
  const lowSun = sunColumn(painter.lowSun, camera, mirrored);
  const set = { ...look, shadowSide: -camera.lightSide, floorTop, ...lowSun };
  paintFarThings(painter, direction.things, camera, set);
  return { painter, look: set };
}

/** Where the picture shows the sun of a set, which a zoomed or mirrored one has moved. */
function sunColumn(
  share: number | null,
  { zoom, x }: Camera,
  mirrored: boolean,
): Pick<SetLook, 'lowSun'> {
  if (share === null) return {};
  return { lowSun: SIDE * (x + ((mirrored ? 1 - share : share) - x) * zoom) };
}

/** Shows the part of the set that the lens sees; a mirrored set is lit from the other side. */
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
