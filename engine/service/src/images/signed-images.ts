import { trimAltText, writeAltText } from '@adwright/contracts/alt-text';
import type { Making } from '@adwright/contracts/picture-check';
import { type ClaimMaker, markPicture, signPicture } from '@adwright/engine-provenance';
import { getWorkspace } from '../auth/workspace.ts';
import { describeMaking } from '../credentials/making-of.ts';
import type { UploadCredentials } from '../credentials/upload-manifests.ts';
import { describeError, type Logger } from '../logger.ts';
import { hashPerceptually, hashSha256 } from '../records/picture-hashes.ts';
import type { OwnCredentials, PictureRecords } from '../records/picture-records.ts';
import { countUnsigned } from '../telemetry/metrics.ts';
import type { ImageStore, StorablePicture } from './image-store.ts';

interface SigningOptions {
  /** Signs content credentials; null if pictures state only in their XMP how they were made. */
  maker: ClaimMaker | null;
  /** Whether an AI service makes pictures in this engine. */
  hasModel: boolean;
  records: PictureRecords;
  logger: Logger;
}

/**
 * A picture whose XMP or credentials state how it was made, and the state of the credentials for the
 * picture's record.
 */
interface ProvenPicture {
  bytes: Uint8Array;
  credentials: OwnCredentials;
  uploads: UploadCredentials;
}

/**
 * Creates an image store for pictures that state in their bytes how they were made, and that are recorded. A
 * picture was paid for, so it is stored even if it can't be signed or recorded. Operators are notified of a
 * picture that can't be signed or recorded.
 */
export function createSignedImages(images: ImageStore, options: SigningOptions): ImageStore {
  const { records, hasModel, logger } = options;
  return {
    async put(maker, feature, image) {
      const { recipe } = image;
      const altText = trimAltText(recipe ? writeAltText(recipe) : (image.altText ?? ''));
      const making = describeMaking({ feature, recipe, hasModel, uploads: image.uploads });
      const { bytes, credentials, uploads } = await signStorablePicture(
        { ...image, altText },
        making,
        options,
      );
      const { mediaType } = image;
      const [stored, hash] = await Promise.all([
        images.put(maker, feature, { bytes, mediaType, recipe }),
        hashPerceptually(bytes).catch(() => null),
      ]);
      const { path } = stored;
      const outcome = { making, credentials, uploads, altText: altText || null };
      await records
        .add({
          path,
          userId: maker.userId,
          workspaceId: getWorkspace(maker),
          ...outcome,
          sha256: hashSha256(bytes),
          perceptualHash: hash,
        })
        .catch((error: unknown) =>
          logger.error('picture.unrecorded', { path, reason: describeError(error) }),
        );
      return stored;
    },
    requireRoom: (workspaceId) => images.requireRoom(workspaceId),
    async remove(paths) {
      await images.remove(paths);
      await records.remove(paths);
    },
  };
}

async function signStorablePicture(
  { bytes: plain, mediaType, altText, uploads }: StorablePicture,
  making: Making,
  { maker, logger }: SigningOptions,
): Promise<ProvenPicture> {
  const image = { bytes: plain, mediaType, altText };
  if (!maker) return { bytes: markPicture(image, making), credentials: 'none', uploads: 'none' };
  try {
    const bytes = await signPicture(image, making, maker, uploads?.kept);
    return { bytes, credentials: 'signed', uploads: uploads?.state ?? 'none' };
  } catch (error) {
    logger.error('credentials.failed', { making, reason: describeError(error) });
    countUnsigned();
    return { bytes: markPicture(image, making), credentials: 'failed', uploads: 'none' };
  }
}
