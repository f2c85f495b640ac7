import {
  DRAWING_SEARCH_BYTES,
  detectImageType,
  detectUnusableImage,
  ERROR_CODES,
  IMAGE_SIGNATURE_BYTES,
  MAX_UPLOAD_BYTES,
  UNUSABLE_IMAGE_ADVICE,
  type UploadMimeType,
} from '@adwright/contracts';
import { prepareReadableFile } from './convert-picture.ts';

/**
 * Result of the checks: a file that may be uploaded and its type, or a sentence that names the file's problem.
 */
type CheckedFile =
  | { file: File; type: UploadMimeType; problem: null }
  | { file: null; type: null; problem: string };

const refuseFile = (problem: string): CheckedFile => ({ file: null, type: null, problem });

/**
 * Checks a chosen file in the browser before its upload: its size, and its type by content. The engine checks
 * the side lengths, the animation and the completeness of the picture, and writes the error message. The
 * engine converts a HEIC, AVIF or TIFF file before the upload.
 * @throws with the engine's reason if the engine can't convert the picture
 */
export async function checkAssetFile(chosen: File, signal: AbortSignal): Promise<CheckedFile> {
  if (chosen.size > MAX_UPLOAD_BYTES) return refuseFile(ERROR_CODES.file_too_large.message);
  const file = await prepareReadableFile(chosen, signal);
  try {
    const head = new Uint8Array(await file.slice(0, DRAWING_SEARCH_BYTES).arrayBuffer());
    const type = detectImageType(head.subarray(0, IMAGE_SIGNATURE_BYTES));
    if (type) return { file, type, problem: null };
    return refuseFile(describeProblem(head, file.type));
  } catch {
    return refuseFile('This file can’t be read. Please choose it again.');
  }
}

function describeProblem(head: Uint8Array, claimed: string): string {
  const kind = detectUnusableImage(head, claimed);
  if (kind) return UNUSABLE_IMAGE_ADVICE[kind];
  return 'This is not a picture we can use. Please choose a JPEG or PNG.';
}
