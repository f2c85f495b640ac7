import type { PhotoshootForm } from '@adwright/contracts';
import { PHOTOSHOOT_COUNT } from '@adwright/contracts/values';
import {
  type CutOut,
  cropped,
  cutFromAlpha,
  drawCut,
  findCut,
  MIN_CUT_CONFIDENCE,
} from '@adwright/engine-cutout';
import { fromRaster, toJpeg, toRaster } from '@adwright/engine-pixels';
import { type OpenedPhoto, openPhoto, type SubjectMap, subjectOf } from '@adwright/engine-uploads';
import { closeUpOf } from './compose/close-up.ts';
import { composeShot } from './compose/compose-shot.ts';
import { frameShot, type Prints, printsOf } from './compose/frame-shot.ts';
import { directShoot } from './direction/shoot-direction.ts';

/** What a shoot is of: the product alone, or the photo as it is where a cut would be bad. Plain data. */
export type ShootSubject = { framed: false; cut: CutOut } | { framed: true; prints: Prints };

export interface PhotoshootPicture {
  jpeg: Buffer;
  /** True where the product could not be cut out cleanly and is shown framed instead. */
  framed: boolean;
}

/** Enough for a product of 0.8 of a 1080 px frame, with some to spare. */
const MAX_WORK_PIXELS = 1_100_000;

/**
 * The first half of a photoshoot, the same for all of its pictures.
 * @param subject where the photo's subject is
 * @throws {AppError} as `openPhoto`
 */
export async function findProduct(
  bytes: Uint8Array,
  subject: SubjectMap | Promise<SubjectMap>,
): Promise<ShootSubject> {
  const photo = await openPhoto(bytes);
  const raster = await toRaster(photo.pixels(MAX_WORK_PIXELS).flatten({ background: '#ffffff' }));
  const own = photo.hasAlpha ? await alphaCut(photo) : null;
  if (own) return { framed: false, cut: cropped(own) };
  const found = await findCut(raster, subject);
  if (found.confidence < MIN_CUT_CONFIDENCE)
    return { framed: true, prints: await printsOf(raster, await subject) };
  const near = closeUpOf(found.mask, photo, MAX_WORK_PIXELS);
  if (near === null) return { framed: false, cut: cropped(await drawCut(found, raster)) };
  const { left, top, width, height } = near.source;
  const detail = photo
    .pixels()
    .extract({ left, top, width, height })
    .resize(near.width, near.height, { fit: 'fill', kernel: 'lanczos3' });
  const closer = await toRaster(detail.flatten({ background: '#ffffff' }));
  return { framed: false, cut: cropped(await drawCut(found, closer, near.window)) };
}

async function alphaCut(photo: OpenedPhoto): Promise<CutOut | null> {
  const { data, info } = await photo
    .pixels(MAX_WORK_PIXELS)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return cutFromAlpha(new Uint8Array(data), info.width, info.height);
}

/**
 * One of the marketing pictures, 1080 × 1080, in the environment, style and mood of the form.
 * @param pick number of the picture in its shoot, from 0; each has a framing of its own
 */
export async function shootPicture(
  subject: ShootSubject,
  form: PhotoshootForm,
  seed: number,
  pick: number,
): Promise<PhotoshootPicture> {
  const direction = directShoot(form);
  const shot = subject.framed
    ? await frameShot(subject.prints, direction, pick, seed)
    : composeShot(subject.cut, direction, pick, seed);
  return { jpeg: await toJpeg(fromRaster(shot)), framed: subject.framed };
}

/**
 * The four marketing pictures of a product. Same photo, form and seed, same bytes.
 * @throws {AppError} as `openPhoto`
 */
export async function photoshoot(
  bytes: Uint8Array,
  form: PhotoshootForm,
  seed: number,
): Promise<PhotoshootPicture[]> {
  const subject = await findProduct(bytes, await subjectOf(bytes));
  const pictures: PhotoshootPicture[] = [];
  for (let pick = 0; pick < PHOTOSHOOT_COUNT; pick++)
    pictures.push(await shootPicture(subject, form, seed, pick));
  return pictures;
}
