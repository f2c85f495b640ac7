import {
  detectForeignImage,
  detectImageType,
  getErrorMessage,
  isAppError,
  isSmallForMerchants,
  MAX_UPLOAD_BYTES,
} from '@adwright/contracts';
import { type CampaignPhotosResponse, MAX_CATALOGUE_ROWS } from '@adwright/contracts/campaigns';
import { type ArchivedFile, readArchive } from '@adwright/engine-catalogue';
import { convertToReadablePicture } from '@adwright/engine-uploads';
import { getWorkspace, type Maker } from '../auth/workspace.ts';
import type { CampaignStore, RowPhoto } from './campaign-store.ts';
import { checkPhoto } from './check-photo.ts';
import { createPhotoMatcher, isUserFile, type RowsOfFile } from './match-photos.ts';
import type { PhotoStore } from './photo-store.ts';

const LIMITS = {
  // The archive may contain more files than the campaign has rows: unrelated photos, folders, and files of
  // operating systems.
  entries: 4 * MAX_CATALOGUE_ROWS,
  entryBytes: MAX_UPLOAD_BYTES,
  totalBytes: 500 * 1024 * 1024,
  ratio: 100,
};
/** Maximum number of file names that a response lists. */
const MAX_NAMED = 200;

interface PhotosOrder extends Maker {
  campaignId: string;
  /** Path of the ZIP archive on disk. */
  archive: string;
  signal: AbortSignal;
}

/**
 * Stores each photo of an archive that a row of the campaign names. A file that can't be used is reported,
 * and the other files are stored.
 * @throws {AppError} `not_found`, or the reason why the whole archive can't be read
 */
export async function takeInPhotos(
  { campaigns, photos }: { campaigns: CampaignStore; photos: PhotoStore },
  { campaignId, archive, signal, ...maker }: PhotosOrder,
): Promise<CampaignPhotosResponse> {
  const rowsOf = createPhotoMatcher(await campaigns.rows(getWorkspace(maker), campaignId));
  const matched = new Set<string>();
  const unused: string[] = [];
  const faults: CampaignPhotosResponse['faults'] = [];
  const small: CampaignPhotosResponse['small'] = [];
  const severalPages: CampaignPhotosResponse['severalPages'] = [];
  for await (const file of readArchive(archive, LIMITS, (name, names) =>
    isWanted(name, names, rowsOf, unused),
  )) {
    if (!isUserFile(file.name)) continue;
    const photo = await readUsablePhoto(file, signal);
    if ('fault' in photo) {
      faults.push({ name: file.name, message: photo.fault });
      continue;
    }
    const { width, height } = photo.size;
    if (isSmallForMerchants(photo.size)) small.push({ name: file.name, width, height });
    if (photo.pages > 1) severalPages.push({ name: file.name, pages: photo.pages });
    const url = await photos.put(getWorkspace(maker), photo);
    for (const { id } of findMatchingRows(file.names, rowsOf)) {
      if (await campaigns.keepPhoto(id, url)) matched.add(id);
    }
  }
  return {
    success: true,
    matched: matched.size,
    unused: unused.slice(0, MAX_NAMED),
    faults: faults.slice(0, MAX_NAMED),
    small: small.slice(0, MAX_NAMED),
    severalPages: severalPages.slice(0, MAX_NAMED),
  };
}

/** Returns the campaign rows for the first possible name of a file that matches any row. */
function findMatchingRows(names: readonly string[], rowsOf: RowsOfFile): readonly RowPhoto[] {
  return names.map(rowsOf).find((rows) => rows.length > 0) ?? [];
}

function isWanted(
  name: string,
  names: readonly string[],
  rowsOf: RowsOfFile,
  unused: string[],
): boolean {
  if (!isUserFile(name)) return false;
  if (findMatchingRows(names, rowsOf).length > 0) return true;
  unused.push(name);
  return false;
}

async function readUsablePhoto({ content }: ArchivedFile, signal: AbortSignal) {
  if ('fault' in content) return content;
  const { bytes } = content;
  if (!(detectImageType(bytes) ?? detectForeignImage(bytes))) {
    return { fault: 'It is no JPEG, PNG, WebP, HEIC, AVIF or TIFF picture.' };
  }
  try {
    const photo = await convertToReadablePicture(bytes, signal);
    return { ...photo, size: await checkPhoto(photo.bytes) };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { fault: getErrorMessage(error, 'It can’t be read.') };
  }
}
