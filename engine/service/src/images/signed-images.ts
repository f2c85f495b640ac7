import {
  type ClaimMaker,
  type Making,
  markPicture,
  signPicture,
} from '@adwright/engine-provenance';
import { makingOf } from '../credentials/making-of.ts';
import { describeError, type Logger } from '../logger.ts';
import { countUnsigned } from '../telemetry/metrics.ts';
import type { ImageStore, StorablePicture } from './image-store.ts';

export interface SigningOptions {
  /** Null: pictures say how they were made in XMP alone. */
  maker: ClaimMaker | null;
  /** Whether an AI service makes pictures here. */
  hasModel: boolean;
  logger: Logger;
}

/**
 * Stores pictures that say in their own bytes how they were made. One that can't be signed is stored without credentials: it was
 * paid for. Operators are told.
 */
export function signedImages(images: ImageStore, options: SigningOptions): ImageStore {
  return {
    async put(userId, feature, image) {
      const making = makingOf({ feature, recipe: image.recipe, hasModel: options.hasModel });
      const bytes = await provenBytes(image, making, options);
      return images.put(userId, feature, { ...image, bytes });
    },
    requireRoom: (userId) => images.requireRoom(userId),
    remove: (paths) => images.remove(paths),
  };
}

async function provenBytes(
  image: StorablePicture,
  making: Making,
  { maker, logger }: SigningOptions,
): Promise<Uint8Array> {
  if (!maker) return markPicture(image, making);
  try {
    return await signPicture(image, making, maker);
  } catch (error) {
    logger.error('credentials.failed', { making, reason: describeError(error) });
    countUnsigned();
    return markPicture(image, making);
  }
}
