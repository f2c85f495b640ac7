import { type AdFormat, parseRecipe, type Recipe } from '@adwright/contracts';
import { perceptualHash, sha256Of } from './picture-hashes.ts';
import type { PictureRecords } from './picture-records.ts';
import { isSamePicture } from './same-picture.ts';

/** An ad of the caller's workspace that an upload shows: its recipe, and the format that was uploaded. */
export interface OwnAd {
  recipe: Recipe;
  format: AdFormat;
}

/** What finds the ad that an upload shows. */
interface Finding {
  records: Pick<PictureRecords, 'findOwn'>;
  workspaceId: string;
  /** Reads a delivered picture of the workspace. */
  read(imageUrl: string): Promise<{ bytes: Uint8Array }>;
}

/**
 * The ad of this workspace that a file shows; null for any other picture. A download carries other metadata than the stored file, and
 * platforms save pictures again: what looks alike is compared by its pixels, since versions of an ad may differ in a figure alone.
 * @throws {AppError} what keeps the records or a picture from being read; `newer_recipe`
 */
export async function findOwnAd(
  file: Uint8Array,
  { records, workspaceId, read }: Finding,
): Promise<OwnAd | null> {
  const hashes = { sha256: sha256Of(file), perceptualHash: await perceptualHash(file) };
  for (const { imageUrl, format, recipe, isExact } of await records.findOwn(workspaceId, hashes)) {
    if (!isExact && !(await isSamePicture(file, (await read(imageUrl)).bytes))) continue;
    return { recipe: parseRecipe(recipe), format };
  }
  return null;
}
