import {
  ERROR_CODES,
  IMAGE_SIGNATURE_BYTES,
  imageTypeOf,
  MAX_UPLOAD_BYTES,
  type UploadMimeType,
} from '@adwright/contracts';
import { readableFile } from './convert-picture.ts';

/** A file that may be uploaded with its type, or what is wrong with it, one sentence for the user. */
export type CheckedFile =
  | { file: File; type: UploadMimeType; problem: null }
  | { file: null; type: null; problem: string };

const refused = (problem: string): CheckedFile => ({ file: null, type: null, problem });

/** As much of a drawing as it takes to find its root element behind a comment or two. */
const SVG_SEARCH_BYTES = 1024;

/**
 * What the browser can tell of a file before it uploads it: size and type by content. The engine checks the rest (sides,
 * movement, whether it is whole) and words it. The engine converts a HEIC, AVIF or TIFF first.
 * @throws {AppError} what the engine says of a picture that it can't convert
 */
export async function checkAssetFile(chosen: File, signal: AbortSignal): Promise<CheckedFile> {
  if (chosen.size > MAX_UPLOAD_BYTES) return refused(ERROR_CODES.file_too_large.message);
  const file = await readableFile(chosen, signal);
  try {
    const head = new Uint8Array(await file.slice(0, SVG_SEARCH_BYTES).arrayBuffer());
    const type = imageTypeOf(head.subarray(0, IMAGE_SIGNATURE_BYTES));
    if (type) return { file, type, problem: null };
    return refused(problemOf(new TextDecoder().decode(head)));
  } catch {
    return refused('This file can’t be read. Please choose it again.');
  }
}

function problemOf(head: string): string {
  if (/<svg[\s>]/i.test(head)) {
    return 'SVG drawings can’t be used. Please save it as a PNG and choose that.';
  }
  if (/^GIF8[79]a/.test(head)) {
    return 'GIF pictures can’t be used. Please choose a still JPEG or PNG.';
  }
  return 'This is not a picture we can use. Please choose a JPEG or PNG.';
}
