import { AppError, FORMAT_SIZES, type Format } from '@adwright/contracts';
import { generateImage, NoImageGeneratedError } from 'ai';
import sharp from 'sharp';
import { classifyAiFailure } from './ai-failure.ts';
import type { AiModels } from './models.ts';
import { type CallLimits, describePictureCall, isBlackened } from './service-call.ts';

/**
 * Maximum factor by which a picture may be enlarged to fill its ad format; the limit corresponds to 512 pixels
 * per side. A picture that needs more enlargement is refused, because it would look poor.
 */
const MAX_ENLARGEMENT = 1080 / 512;
/**
 * Maximum number of pixels of an AI service's picture that is decoded; usual pictures have a tenth of this
 * number.
 */
const MAX_PIXELS = 40_000_000;
/** Maximum grey (0–255) of the brightest pixel of a picture that counts as black. */
const BLACK = 8;

export interface PictureOrder {
  prompt: string;
  count: number;
  format: Format;
  /** Seed of the picture call, an unsigned 32-bit integer; only sent to services that support seeds. */
  seed: number;
  /** A picture to start from; the model then edits this picture instead of making a new picture. */
  source?: Uint8Array;
}

/**
 * Picture sizes that OpenAI's models accept; the size with the nearest aspect ratio is requested, and the
 * picture is cropped afterwards.
 */
const OPENAI_SIZES = { square: '1024x1024', story: '1024x1536' } as const;
const ASPECT_RATIOS = { square: '1:1', story: '9:16' } as const;

/**
 * Requests pictures from the AI service. The pictures are returned encoded, in the exact size of the ad format.
 * The function checks the number of pictures, and that each picture is complete, large enough for the ad format
 * and no decompression bomb. The usage of the call is recorded even when the pictures are unusable.
 * @throws {AppError} `policy_refused` or `provider_failed`; or the signal's reason when aborted
 */
export async function generatePictures(
  models: Pick<AiModels, 'image' | 'shapedBy'>,
  { prompt, count, format, seed, source }: PictureOrder,
  { signal, timeoutMs, note }: CallLimits,
): Promise<Buffer[]> {
  // Models that take an aspect ratio accept only signed 32-bit seeds, so the highest bit of the seed is
  // cleared. Seeds of successive pictures differ even without the highest bit.
  const sentSeed = models.shapedBy === 'aspectRatio' ? seed & 0x7fff_ffff : undefined;
  try {
    const { images, calls } = await generateImage({
      model: models.image,
      prompt: source ? { text: prompt, images: [source] } : prompt,
      n: count,
      seed: sentSeed,
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      ...(models.shapedBy === 'size'
        ? { size: OPENAI_SIZES[format] }
        : { aspectRatio: ASPECT_RATIOS[format] }),
    });
    for (const call of calls) note(describePictureCall(call, sentSeed));
    if (calls.some(isBlackened)) {
      throw new AppError('policy_refused', 'the service blackened a picture');
    }
    if (images.length !== count) {
      throw new AppError(
        'provider_failed',
        `the service returned ${images.length} of ${count} pictures`,
      );
    }
    return await Promise.all(images.map(({ uint8Array }) => fitToFormat(uint8Array, format)));
  } catch (error) {
    signal.throwIfAborted();
    if (NoImageGeneratedError.isInstance(error)) {
      for (const call of error.calls ?? []) note(describePictureCall(call, sentSeed));
    }
    throw classifyAiFailure(error);
  }
}

async function fitToFormat(encoded: Uint8Array, format: Format): Promise<Buffer> {
  // A truncated picture is refused, because the lower part of the picture would be grey.
  const limits = { failOn: 'truncated', limitInputPixels: MAX_PIXELS } as const;
  const picture = sharp(encoded, limits).autoOrient();
  const { width, height } = (await picture.metadata()).autoOrient;
  const frame = FORMAT_SIZES[format];
  if (Math.max(frame.width / width, frame.height / height) > MAX_ENLARGEMENT) {
    throw new AppError('provider_failed', `the service returned a picture of ${width} × ${height}`);
  }
  // Safety checkers of self-hosted models paint a declined picture black without reporting an error, so black
  // pictures are refused.
  const greys = await picture
    .clone()
    .flatten()
    .resize(16, 16, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  if (Math.max(...greys) < BLACK)
    throw new AppError('policy_refused', 'the service returned a black picture');
  return picture
    .resize({ ...frame, fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 92 })
    .toBuffer();
}
