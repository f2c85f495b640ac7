import type { PhotoshootForm } from '@adwright/contracts/photoshoot';
import { PHOTOSHOOT_COUNT } from '@adwright/contracts/values';
import { type CutOut, cutProduct } from '@adwright/engine-cutout';
import { fromRaster, type Look, toJpeg } from '@adwright/engine-pixels';
import { type SubjectMap, subjectOf } from '@adwright/engine-uploads';
import { composeShot } from './compose/compose-shot.ts';
import { frameShot, type Prints, printsOf } from './compose/frame-shot.ts';
import { directShoot } from './direction/shoot-direction.ts';

/** What a shoot is of: the product alone, or the photo as it is where a cut would be bad. Plain data. */
export type ShootSubject = { framed: false; cut: CutOut } | { framed: true; prints: Prints };

export interface PhotoshootPicture {
  jpeg: Buffer;
  /** True where the product could not be cut out cleanly and is shown framed instead. */
  framed: boolean;
  /** What the picture has to show of its product. */
  product: Look;
}

/**
 * The first half of a photoshoot, the same for all of its pictures.
 * @param subject where the photo's subject is
 * @throws {AppError} as `openPhoto`
 */
export async function findProduct(
  bytes: Uint8Array,
  subject: SubjectMap | Promise<SubjectMap>,
): Promise<ShootSubject> {
  const { photo, cut } = await cutProduct(bytes, subject);
  return cut
    ? { framed: false, cut }
    : { framed: true, prints: await printsOf(photo, await subject) };
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
  const { raster, look } = subject.framed
    ? await frameShot(subject.prints, direction, pick, seed)
    : composeShot(subject.cut, direction, pick, seed);
  return { jpeg: await toJpeg(fromRaster(raster)), framed: subject.framed, product: look };
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
