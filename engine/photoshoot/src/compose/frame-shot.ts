import { cropTo, saliencyOfPhoto, shapeIn, WholeSubject, windowOf } from '@adwright/engine-cutout';
import { canvasOf } from '@adwright/engine-drawing';
import type { Raster, Rect } from '@adwright/engine-pixels';
import type { SubjectMap } from '@adwright/engine-uploads';
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { ShootDirection } from '../direction/shoot-direction.ts';
import { SIDE } from '../kit/frame.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { buildSet } from './build-set.ts';
import { cameraFor } from './camera.ts';
import { finished } from './finish.ts';
import { footOf } from './foot.ts';
import { paintLyingShadow, paintReflection, paintShadows } from './grounding.ts';
import { meanColour } from './harmonise.ts';
import { hideBehind, paintHero, type Shot } from './hero.ts';
import { lampFinish, paintMood } from './lamps.ts';
import { paintBeside, paintProps } from './props.ts';
import { lightSet } from './set-light.ts';

/** A print of a photo: the part that it shows, and its size in pixels of the picture. */
interface Print {
  window: Rect;
  width: number;
  height: number;
  /** Row that it stands on with its rim. */
  base: number;
}

/** A photo whose product is not cut out, and its print in each of the four pictures. Plain data. */
export interface Prints {
  photo: Raster;
  prints: Print[];
}

/** Room of the print in each of the four pictures, as shares of the side; its middle is the picture's. */
const FRAMES = [
  { width: 0.62, height: 0.72 },
  { width: 0.7, height: 0.6 },
  { width: 0.56, height: 0.56 },
  { width: 0.74, height: 0.74 },
] as const;
const RIM_PX = 22;
/** Share of its product that a print may leave out: not so much as the toe of a shoe. */
const MOST_LOST = 0.001;
/** A print may be a strip, of no less than this share of its room: a fire engine without its rear is worse. */
const LEAST_SPAN = 0.3;

/** Chooses what the prints show: all of the subject, in its photo's shape where their room would cut it. */
export async function printsOf(photo: Raster, subject: SubjectMap): Promise<Prints> {
  const saliency = await saliencyOfPhoto(photo, subject);
  const scene = { raster: photo, saliency, whole: WholeSubject.of(subject) };
  const prints = FRAMES.map((frame) => {
    const room = { width: Math.round(SIDE * frame.width), height: Math.round(SIDE * frame.height) };
    const own = photo.width / photo.height;
    const { width, height } = shapeIn(scene.whole, own, room, {
      mostLost: MOST_LOST,
      leastSpan: LEAST_SPAN,
    });
    const base = (SIDE + room.height) / 2 + RIM_PX;
    return { width, height, base, window: windowOf(scene, width / height) };
  });
  return { photo, prints };
}

/** The photo as a print standing in the set: honest where a cut would be bad. */
export async function frameShot(
  { photo, prints }: Prints,
  direction: ShootDirection,
  pick: number,
  seed: number,
): Promise<Shot> {
  // What stands before the set has no side that it is lit from, and shows all of the set.
  const camera = { ...cameraFor(direction, pick, 0), zoom: 1 };
  const { lightSide } = camera;
  const { painter, look } = buildSet(direction, camera, pick, seed);
  const { context } = painter;
  const shown = prints[pick % prints.length];
  if (!shown) throw new RangeError(`no print for picture ${pick}`);
  const [width, height] = [shown.width + 2 * RIM_PX, shown.height + 2 * RIM_PX];
  const base = camera.view.horizon === 0 ? (SIDE + height) / 2 : shown.base;
  const [left, top] = [(SIDE - width) / 2, base - height];
  const place = { left, top, width, height, base };
  lightSet(painter, direction, place, { lightSide, lowSun: look.lowSun });
  paintProps(painter, direction.props, 'lit');
  const room = { left, width, base: place.base, lightSide, around: direction.around, scale: 1 };
  paintBeside(painter, direction.props, 'far', room, look);
  const print = mounted(
    await canvasOf(cropTo(photo, shown.window, shown.width, shown.height)),
    painter,
    lightSide,
  );
  if (camera.view.horizon === 0) paintLyingShadow(context, print, place, look);
  else {
    const foot = footOf(print, place);
    paintReflection(context, print, place, foot, look);
    paintShadows(context, print, place, foot, look);
  }
  const draw = (onto: SKRSContext2D) => onto.drawImage(print, left, top);
  const hero = paintHero(context, [left, top, width, height], draw);
  paintBeside(painter, direction.props, 'near', room, look);
  paintProps(painter, direction.props, 'before');
  hideBehind(hero, context);
  paintMood(context, direction, lightSide);
  return { raster: finished(painter, lampFinish(direction), lightSide, hero), look: hero.look };
}

/** A set is so bright, 0–255, where a print is as bright as its photo. */
const FULL_LIGHT = 150;
/** In the dark it still has this share of its light, and a cast of light counts this much. */
const LEAST_LIGHT = 0.82;
const TINT = 0.14;

/** A photo on its white mount, in the light of the set: dimmer in the dark, and away from the lamp. */
function mounted(photo: Canvas, { canvas }: SetPainter, lightSide: -1 | 1): Canvas {
  const print = createCanvas(photo.width + 2 * RIM_PX, photo.height + 2 * RIM_PX);
  const context = print.getContext('2d');
  context.fillStyle = '#fdfcf9';
  context.fillRect(0, 0, print.width, print.height);
  context.drawImage(photo, RIM_PX, RIM_PX);
  // The edge of the photo shows where it is as white as its mount.
  context.strokeStyle = 'rgba(40,34,28,0.14)';
  context.lineWidth = 2;
  context.strokeRect(RIM_PX - 1, RIM_PX - 1, photo.width + 2, photo.height + 2);
  const set = meanColour(canvas, 0, 0, SIDE, SIDE);
  const level = (set[0] + set[1] + set[2]) / 3;
  const light = LEAST_LIGHT + (1 - LEAST_LIGHT) * Math.min(1, level / FULL_LIGHT);
  const kept = (share: number) =>
    `rgb(${set.map((part) => Math.min(255, Math.round(255 * share * (1 + TINT * (part / Math.max(1, level) - 1))))).join(',')})`;
  const across = context.createLinearGradient(
    lightSide < 0 ? 0 : print.width,
    0,
    lightSide < 0 ? print.width : 0,
    0,
  );
  across.addColorStop(0, kept(light));
  across.addColorStop(1, kept(light * 0.9));
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = across;
  context.fillRect(0, 0, print.width, print.height);
  return print;
}
