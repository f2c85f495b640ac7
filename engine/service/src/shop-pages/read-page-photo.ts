import { detectImageType } from '@adwright/contracts';
import type { PagePhotoResponse, pagePhotoRequestSchema } from '@adwright/contracts/shop-page';
import type { FetchLinkedPhoto } from '@adwright/engine-catalogue';
import { convertToReadablePicture, openPhoto } from '@adwright/engine-uploads';
import sharp from 'sharp';
import type * as z from 'zod';
import { checkPhoto } from '../campaigns/check-photo.ts';
import type { AssetReader } from '../creative-provider.ts';

export interface PagePhotoServices {
  fetchLinkedPhoto: FetchLinkedPhoto;
  /** Reader of product photos; absent if the provider can't cut products out. */
  reader?: AssetReader | undefined;
}

/** Size in pixels of the photos among which the user chooses. */
const SMALL_PX = 320;

/**
 * Reads a picture of a shop page for the user who chooses among the page's pictures; nothing is stored.
 * @throws {AppError} with the reason why the picture can't be fetched or used
 */
export async function readPagePhoto(
  { fetchLinkedPhoto, reader }: PagePhotoServices,
  { address, want }: z.output<typeof pagePhotoRequestSchema>,
  signal: AbortSignal,
): Promise<PagePhotoResponse> {
  const picture = await convertToReadablePicture(await fetchLinkedPhoto(address, signal), signal);
  // The engine decodes the picture first, because a decompression bomb must not reach the user's browser.
  const { width, height } = await openPhoto(picture.bytes);
  const answer = { success: true, width, height, cutout: null, problem: null } as const;
  if (want === 'small') return { ...answer, photo: await shrinkPicture(picture.bytes) };
  const photo = buildPicture(picture.bytes);
  if (want === 'photo' || !reader) return { ...answer, photo };
  await checkPhoto(picture.bytes);
  const { cutOut, problem } = await reader.read('product', picture, signal);
  return { ...answer, photo, cutout: cutOut && buildPicture(cutOut), problem };
}

async function shrinkPicture(bytes: Uint8Array): Promise<PagePhotoResponse['photo']> {
  const small = await sharp(bytes)
    .rotate()
    .resize(SMALL_PX, SMALL_PX, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
  return buildPicture(small);
}

function buildPicture(bytes: Uint8Array): PagePhotoResponse['photo'] {
  return {
    mediaType: detectImageType(bytes) ?? 'image/webp',
    bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
  };
}
