import { AppError } from '@adwright/contracts';
import {
  PICTURE_CHECK_PATH,
  type PictureCheck,
  pictureCheckFailureSchema,
  pictureCheckSchema,
} from '@adwright/contracts/picture-check';
import { getRuntimeConfig } from '@adwright/supabase';

/**
 * Requests the origin of a picture from the engine; the check requires no account.
 * @throws {AppError} with a user message that names the problem of the file, or says that the engine did not
 * respond
 */
export async function checkPicture(file: File, signal?: AbortSignal): Promise<PictureCheck> {
  const { engineUrl } = getRuntimeConfig();
  if (!engineUrl) throw createUnansweredError();
  const response = await fetch(new URL(PICTURE_CHECK_PATH, engineUrl), {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: file,
    signal: signal ?? null,
  }).catch((cause: unknown) => {
    throw createUnansweredError(cause);
  });
  const answer: unknown = await response.json().catch(() => null);
  const check = pictureCheckSchema.safeParse(answer);
  if (response.ok && check.success) return check.data;
  const failure = pictureCheckFailureSchema.safeParse(answer).data;
  throw failure
    ? new AppError('invalid_request', 'the engine refused the picture', {
        userMessage: failure.error,
      })
    : createUnansweredError(check.error);
}

function createUnansweredError(cause?: unknown): AppError {
  return new AppError('unavailable', 'the engine did not respond', {
    userMessage: 'Pictures can’t be checked right now. Please try again.',
    cause,
  });
}
