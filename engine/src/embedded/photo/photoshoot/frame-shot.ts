import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Rect } from '../../ad/rect.ts';
import { cropTo, cropWindow, saliencyOfPhoto } from '../crop.ts';
import { canvasOf } from '../photo-canvas.ts';
import type { Raster } from '../raster.ts';
import type { SubjectMap } from '../subject-map.ts';
import { buildSet } from './build-set.ts';
import { cameraFor } from './camera.ts';
import { finished } from './finish.ts';
import { hideBehind, rememberHero } from './hero.ts';
import { lampFinish, paintMood } from './lamps.ts';
import { paintBeside, paintProps } from './props.ts';
import { lightSet } from './set-light.ts';
import { SIDE } from './sets/frame.ts';
import type { ShootDirection } from './shoot-direction.ts';

/** A photo whose product is not cut out, and the part of it that each of the four prints shows. Plain data. */
export interface Prints {
  photo: Raster;
  windows: Rect[];
}

const FRAMES = [
  { width: 0.62, height: 0.72, tilt: 0 },
  { width: 0.7, height: 0.6, tilt: -0.03 },
  { width: 0.56, height: 0.56, tilt: 0.03 },
  { width: 0.74, height: 0.74, tilt: 0 },
] as const;
const RIM_PX = 22;

/** Chooses what the prints show. */
export async function printsOf(photo: Raster, subject: SubjectMap): Promise<Prints> {
  const saliency = await saliencyOfPhoto(photo, subject);
  const windows = FRAMES.map(({ width, height }) => cropWindow(photo, saliency, width / height));
  return { photo, windows };
}

/** The photo as a print standing in the set: honest where a cut would be bad. */
export async function frameShot(
  { photo, windows }: Prints,
  direction: ShootDirection,
  pick: number,
  seed: number,
): Promise<Raster> {
  // What hangs before the set has no side that it is lit from, and shows all of the set.
  const camera = { ...cameraFor(direction, pick, 0), zoom: 1 };
  const { painter, look } = buildSet(direction, camera, pick, seed);
  const { context } = painter;
  const frame = FRAMES[pick % FRAMES.length] ?? FRAMES[0];
  const window = windows[pick % FRAMES.length];
  if (!window) throw new RangeError(`no window for picture ${pick}`);
  const width = Math.round(SIDE * frame.width);
  const height = Math.round(SIDE * frame.height);
  const [left, top] = [(SIDE - width) / 2, (SIDE - height) / 2];
  const place = { left, top, width, height, base: top + height };
  lightSet(painter, direction, place, camera.lightSide);
  const print = await canvasOf(cropTo(photo, window, width, height));
  const draw = (onto: SKRSContext2D) => {
    onto.save();
    onto.translate(SIDE / 2, SIDE * 0.5);
    onto.rotate(frame.tilt);
    onto.drawImage(print, -width / 2, -height / 2);
    onto.restore();
  };
  context.save();
  context.translate(SIDE / 2, SIDE * 0.5);
  context.rotate(frame.tilt);
  context.shadowColor = 'rgba(0,0,0,0.45)';
  context.shadowBlur = 64;
  context.shadowOffsetY = 30;
  context.fillStyle = '#fdfcf9';
  context.fillRect(
    -width / 2 - RIM_PX,
    -height / 2 - RIM_PX,
    width + 2 * RIM_PX,
    height + 2 * RIM_PX,
  );
  context.restore();
  draw(context);
  const room = {
    left: left - RIM_PX,
    width: width + 2 * RIM_PX,
    base: place.base + RIM_PX,
    lightSide: camera.lightSide,
    around: false,
  };
  const grown = Math.ceil(Math.abs(frame.tilt) * Math.max(width, height));
  const hero = rememberHero(
    context,
    [left - grown, top - grown, width + 2 * grown, height + 2 * grown],
    draw,
  );
  paintBeside(painter, direction.props, 'near', room, look);
  paintProps(painter, direction.props, 'before');
  hideBehind(hero, context);
  paintMood(context, direction, camera.lightSide);
  return finished(painter, lampFinish(direction), camera.lightSide, hero);
}
