import {
  AppError,
  detectForeignImage,
  detectImageType,
  MAX_UPLOAD_BYTES,
} from '@adwright/contracts';
import { FetchFailure, type FetchPublic } from '@adwright/engine-untrusted';

/**
 * Fetches the photo at a link and returns the photo's bytes, in any accepted format including HEIC, AVIF and
 * TIFF.
 */
export type FetchLinkedPhoto = (link: string, signal: AbortSignal) => Promise<Uint8Array>;

const ACCEPT = 'image/jpeg, image/png, image/webp, image/*;q=0.5';

/**
 * Fetches photos from untrusted links. The bytes of the photo, not the stated content type,
 * determine the format. The promise rejects with an AppError that states the reason.
 */
export function createLinkFetcher(fetchPublic: FetchPublic): FetchLinkedPhoto {
  return async (link, signal) => {
    const request = { accept: ACCEPT, maxBytes: MAX_UPLOAD_BYTES, signal };
    const { bytes } = await fetchPublic(link, request).catch((error: unknown) => {
      throw error instanceof FetchFailure ? photoFailure(error) : error;
    });
    if (detectImageType(bytes) ?? detectForeignImage(bytes)) return bytes;
    throw new AppError('invalid_file_type', 'the linked file is no picture in an accepted format', {
      userMessage: 'The link leads to no JPEG, PNG, WebP, HEIC, AVIF or TIFF picture.',
    });
  };
}

function photoFailure(failure: FetchFailure): AppError {
  const { fault, reason } = failure;
  switch (fault) {
    case 'refused':
    case 'unknown':
      return new AppError('image_url_refused', reason, {
        userMessage: `The photo’s link can’t be used. ${reason}`,
        cause: failure,
      });
    case 'too-large':
      return new AppError('file_too_large', 'the linked photo exceeds the size limit', {
        userMessage: 'The photo behind the link is larger than 5 MB.',
        cause: failure,
      });
    default:
      return new AppError('not_found', reason, {
        userMessage: `The photo could not be fetched from its link. ${reason}`,
        cause: failure,
      });
  }
}
