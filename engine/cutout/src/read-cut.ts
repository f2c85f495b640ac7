import { openPhoto } from '@adwright/engine-uploads';
import type { CutOut } from './cut/cut-out.ts';

/** Maximum number of pixels at which a stored cut-out is processed. */
const MAX_PIXELS = 1_100_000;

/**
 * Reads a cut-out from its file.
 * @throws {AppError} the errors of `openPhoto`
 */
export async function readCut(bytes: Uint8Array): Promise<CutOut> {
  const { data, info } = await (await openPhoto(bytes))
    .pixels(MAX_PIXELS)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const box = { x: 0, y: 0, width, height };
  return { width, height, rgba: new Uint8Array(data), box, confidence: 1 };
}
