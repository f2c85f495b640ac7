import { PHOTOSHOOT_COUNT, type PhotoshootForm } from '@adwright/contracts';
import { seededRandom } from '../../ad/random.ts';
import { cropTo, cropWindow, saliencyOfPhoto } from '../crop.ts';
import { graded } from '../grade.ts';
import { type OpenedPhoto, openPhoto } from '../open-photo.ts';
import { canvasOf, rasterOf } from '../photo-canvas.ts';
import { fromRaster, type Raster, toJpeg, toRaster } from '../raster.ts';
import { composeShot } from './compose-shot.ts';
import { type CutOut, cutFromAlpha, cutOut, MIN_CUT_CONFIDENCE } from './cut/cut-out.ts';
import { SIDE } from './sets/frame.ts';
import { SetPainter } from './sets/set-painter.ts';
import { SETS } from './sets/sets.ts';
import { directShoot, type ShootDirection } from './shoot-direction.ts';

export interface PhotoshootPicture {
  jpeg: Buffer;
  /** True where the product could not be cut out cleanly and is shown framed instead. */
  framed: boolean;
}

/** Enough for a product of 0.8 of a 1080 px frame, with some to spare. */
const MAX_WORK_PIXELS = 1_100_000;

/**
 * Four marketing pictures of a product, 1080 × 1080, in the environment, style and mood of the form. Same photo, form and
 * seed, same bytes.
 * @throws {AppError} as `openPhoto`
 */
export async function photoshoot(
  bytes: Uint8Array,
  form: PhotoshootForm,
  seed: number,
): Promise<PhotoshootPicture[]> {
  const photo = await openPhoto(bytes);
  const raster = await toRaster(photo.pixels(MAX_WORK_PIXELS).flatten({ background: '#ffffff' }));
  const direction = directShoot(form);
  const cut = (photo.hasAlpha ? await alphaCut(photo) : null) ?? (await cutOut(raster));
  const framed = cut.confidence < MIN_CUT_CONFIDENCE;
  // sharp encodes one picture on its own thread while the next is painted on this one.
  const encoding: Promise<Buffer>[] = [];
  for (let pick = 0; pick < PHOTOSHOOT_COUNT; pick++) {
    const shot = framed
      ? await frameShot(raster, direction, pick, seed)
      : composeShot(cut, direction, pick, seed);
    encoding.push(toJpeg(fromRaster(shot)));
  }
  return (await Promise.all(encoding)).map((jpeg) => ({ jpeg, framed }));
}

async function alphaCut(photo: OpenedPhoto): Promise<CutOut | null> {
  const { data, info } = await photo
    .pixels(MAX_WORK_PIXELS)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return cutFromAlpha(new Uint8Array(data), info.width, info.height);
}

const FRAMES = [
  { width: 0.62, height: 0.72, tilt: 0 },
  { width: 0.7, height: 0.6, tilt: -0.03 },
  { width: 0.56, height: 0.56, tilt: 0.03 },
  { width: 0.74, height: 0.74, tilt: 0 },
] as const;

/** The photo as a print standing in the set: honest where a cut would be bad. */
async function frameShot(
  raster: Raster,
  direction: ShootDirection,
  pick: number,
  seed: number,
): Promise<Raster> {
  const painter = new SetPainter(seededRandom(seed * 977 + pick * 131 + 11));
  SETS[direction.scene](painter, direction.hue, pick + Math.abs(seed));
  const frame = FRAMES[pick % FRAMES.length] ?? FRAMES[0];
  const width = Math.round(SIDE * frame.width);
  const height = Math.round(SIDE * frame.height);
  const saliency = await saliencyOfPhoto(raster);
  const print = await canvasOf(
    cropTo(raster, cropWindow(raster, saliency, width / height), width, height),
  );
  const { context } = painter;
  const rim = 22;
  context.save();
  context.translate(SIDE / 2, SIDE * 0.5);
  context.rotate(frame.tilt);
  context.shadowColor = 'rgba(0,0,0,0.45)';
  context.shadowBlur = 64;
  context.shadowOffsetY = 30;
  context.fillStyle = '#fdfcf9';
  context.fillRect(-width / 2 - rim, -height / 2 - rim, width + 2 * rim, height + 2 * rim);
  context.shadowColor = 'transparent';
  context.drawImage(print, -width / 2, -height / 2);
  context.restore();
  return graded(rasterOf(painter.canvas), direction.grade);
}
