import type { PhotoshootForm } from '@adwright/contracts/photoshoot';
import { AppError, PHOTOSHOOT_COUNT } from '@adwright/contracts/values';
import { type CutOut, cutProduct, DOUBT_REASONS } from '@adwright/engine-cutout';
import { fromRaster, type Look, toJpeg } from '@adwright/engine-pixels';
import { readSubject, type SubjectMap } from '@adwright/engine-uploads';
import { composeShot } from './compose/compose-shot.ts';
import { directShoot } from './direction/shoot-direction.ts';

export interface PhotoshootPicture {
  jpeg: Buffer;
  /**
   * The expected appearance of the product, which the check of the finished picture compares with its pixels.
   */
  product: Look;
}

/**
 * Cuts the product out of a photo. The cut-out is the same for all pictures of a photoshoot, so it is made only
 * once.
 * @param saliency saliency map of the photo
 * @throws {AppError} `product_not_cut_out`, and the errors of `openPhoto`
 */
export async function findProduct(
  bytes: Uint8Array,
  subject: SubjectMap | Promise<SubjectMap>,
): Promise<CutOut> {
  const { cut, doubt } = await cutProduct(bytes, subject);
  if (cut) return cut;
  const reason = doubt ? DOUBT_REASONS[doubt] : 'The product does not stand out';
  throw new AppError('product_not_cut_out', `the product has no reliable cut-out: ${doubt}`, {
    userMessage: `${reason}, so it can’t be set into a scene. Mark the product in the photo yourself, or choose another photo.`,
  });
}

/**
 * Makes one of the four marketing pictures, with 1080 × 1080 pixels, in the environment, style and mood of the
 * form.
 * @param pick index of the picture in its photoshoot, from 0; each picture has a different framing
 */
export async function shootPicture(
  cut: CutOut,
  form: PhotoshootForm,
  seed: number,
  pick: number,
): Promise<PhotoshootPicture> {
  const direction = directShoot(form);
  const { raster, look } = composeShot(cut, direction, pick, seed);
  return { jpeg: await toJpeg(fromRaster(raster)), product: look };
}

/**
 * Makes the four marketing pictures of a product. The same photo, form and seed always give the same bytes.
 * @throws {AppError} the errors of {@link findProduct}
 */
export async function photoshoot(
  bytes: Uint8Array,
  form: PhotoshootForm,
  seed: number,
): Promise<PhotoshootPicture[]> {
  const cut = await findProduct(bytes, await readSubject(bytes));
  const pictures: PhotoshootPicture[] = [];
  for (let pick = 0; pick < PHOTOSHOOT_COUNT; pick++)
    pictures.push(await shootPicture(cut, form, seed, pick));
  return pictures;
}
