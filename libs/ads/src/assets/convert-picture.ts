import {
  AppError,
  convertedPictureSchema,
  detectForeignImage,
  IMAGE_SIGNATURE_BYTES,
  PICTURES_PATH,
  TOASTS,
} from '@adwright/contracts';
import { toast } from '@adwright/ui/toast';
import { EditorRequestError, requestEditor } from '../editor/editor-request.ts';

/**
 * Sends a HEIC, AVIF or TIFF to the engine, which converts the file to a type that every browser shows. When a
 * file has several pages, shows a message, because the result contains only the first page.
 * @throws {AppError} with a user message that names the problem of the file or says that the engine did not
 * answer
 */
export async function convertPicture(file: File, signal?: AbortSignal): Promise<File> {
  const converted = await requestEditor({
    path: PICTURES_PATH,
    schema: convertedPictureSchema,
    body: file,
    signal,
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    const reason = cause instanceof EditorRequestError ? cause.failure?.error : undefined;
    const userMessage = reason ?? 'This image can’t be read right now. Please try again.';
    throw new AppError('invalid_request', 'A picture was not converted', { userMessage, cause });
  });
  const { picture, mediaType, pages } = converted;
  if (pages > 1) toast(TOASTS.furtherPages(pages));
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const stem = file.name.replace(/\.[a-z0-9]{1,5}$/i, '');
  return new File([bytes], `${stem}.${ENDINGS[mediaType]}`, { type: mediaType });
}

const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/**
 * Returns the given file, or a converted file if browsers can't show the given file's type.
 * @throws {AppError} for the same reasons as {@link convertPicture}
 */
export async function prepareReadableFile(file: File, signal: AbortSignal): Promise<File> {
  const head = await file.slice(0, IMAGE_SIGNATURE_BYTES).arrayBuffer();
  return detectForeignImage(new Uint8Array(head)) ? convertPicture(file, signal) : file;
}
