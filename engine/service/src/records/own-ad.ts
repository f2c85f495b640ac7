import { type AdFormat, isAppError, parseRecipe, type Recipe } from '@adwright/contracts';
import { hashPerceptually, hashSha256 } from './picture-hashes.ts';
import type { PictureRecords } from './picture-records.ts';
import { measureCopyDifference } from './same-picture.ts';

/**
 * An ad of the caller's workspace that was recognised in an uploaded picture: the ad's recipe, and the format
 * of the uploaded picture.
 */
export interface OwnAd {
  recipe: Recipe;
  format: AdFormat;
}

/** The dependencies that are needed to find the ad that an upload shows. */
interface Finding {
  records: Pick<PictureRecords, 'findOwn'>;
  workspaceId: string;
  /** Reads a delivered picture of the workspace from the storage. */
  read(imageUrl: string): Promise<{ bytes: Uint8Array }>;
}

/**
 * Finds the ad of a workspace that a file shows; resolves to null for any other picture. Hashes of files are
 * not enough: a download has other metadata than the stored file, and platforms encode pictures again.
 * Similar pictures are compared by their pixels, because versions of an ad may differ in a single digit. If
 * several ads match the file, the most similar ad is returned.
 * @throws {AppError} the error of reading the records, or `newer_recipe` if the most similar ad has a newer
 * recipe
 */
export async function findOwnAd(
  file: Uint8Array,
  { records, workspaceId, read }: Finding,
): Promise<OwnAd | null> {
  const hashes = { sha256: hashSha256(file), perceptualHash: await hashPerceptually(file) };
  let nearest: { difference: number; recipe: unknown; format: AdFormat } | null = null;
  for (const { imageUrl, format, recipe, isExact } of await records.findOwn(workspaceId, hashes)) {
    const difference = isExact ? 0 : await measureDifference(file, imageUrl, read);
    if (difference === null || difference >= (nearest?.difference ?? Number.POSITIVE_INFINITY))
      continue;
    nearest = { difference, recipe, format };
  }
  return nearest && { recipe: parseRecipe(nearest.recipe), format: nearest.format };
}

/**
 * Measures the difference between a file and a delivered picture; resolves to null if the file shows another
 * picture, or if the delivered picture is deleted.
 */
async function measureDifference(
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
