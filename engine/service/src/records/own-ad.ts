import { type AdFormat, isAppError, parseRecipe, type Recipe } from '@adwright/contracts';
import { hashPerceptually, hashSha256 } from './picture-hashes.ts';
import type { PictureRecords } from './picture-records.ts';
import { measureCopyDifference } from './same-picture.ts';

/** An ad of the caller's workspace that an upload shows: its recipe, and the format that was uploaded. */
export interface OwnAd {
  recipe: Recipe;
  format: AdFormat;
}

/** The dependencies for finding the ad that an upload shows. */
interface Finding {
  records: Pick<PictureRecords, 'findOwn'>;
  workspaceId: string;
  /** Reads a delivered picture of the workspace. */
  read(imageUrl: string): Promise<{ bytes: Uint8Array }>;
}

/**
 * The ad of this workspace that a file shows; null for any other picture. A download has other metadata than
 * the stored file, and platforms save pictures again. Similar pictures are compared by their pixels, since
 * versions of an ad may differ in a single figure. If several ads agree with the file, the most similar one
 * is returned.
 * @throws {AppError} what keeps the records from being read; `newer_recipe` of the nearest
 */
export async function findOwnAd(
  file: Uint8Array,
  { records, workspaceId, read }: Finding,
): Promise<OwnAd | null> {
  const hashes = { sha256: hashSha256(file), perceptualHash: await hashPerceptually(file) };
  let nearest: { difference: number; recipe: unknown; format: AdFormat } | null = null;
  for (const { imageUrl, format, recipe, isExact } of await records.findOwn(workspaceId, hashes)) {
    const difference = isExact ? 0 : await differenceFrom(file, imageUrl, read);
    if (difference === null || difference >= (nearest?.difference ?? Number.POSITIVE_INFINITY))
      continue;
    nearest = { difference, recipe, format };
  }
  return nearest && { recipe: parseRecipe(nearest.recipe), format: nearest.format };
}

/**
 * Difference between a file and a delivered picture; null if it shows another picture, or the delivered one is
 * deleted.
 */
async function differenceFrom(
  file: Uint8Array,
  imageUrl: string,
  read: Finding['read'],
): Promise<number | null> {
  try {
    return await measureCopyDifference(file, (await read(imageUrl)).bytes);
  } catch (error) {
    if (isAppError(error)) return null;
    throw error;
  }
}
