import {
  AppError,
  BUCKETS,
  buildFontPath,
  buildObjectAddress,
  createFontResponseSchema,
  detectFontType,
  ERROR_CODES,
  explainUnusableFont,
  FONT_SIGNATURE_BYTES,
  FONTS_PATH,
  type FontRow,
  MAX_ASSET_NAME_LENGTH,
  MAX_UPLOAD_BYTES,
  STORAGE_CACHE_SECONDS,
} from '@adwright/contracts';
import { getActiveWorkspaceId, type SupabaseClient } from '@adwright/supabase';
import { EditorRequestError, requestEditor } from '../editor/editor-request.ts';

/**
 * Uploads a font that the user may use in ads. The engine checks the font, and removes the file of a refused
 * font.
 * @throws {AppError} with a user message that names the problem of the file or a service that did not answer
 */
export async function addFont(
  client: SupabaseClient,
  userId: string,
  file: File,
  signal: AbortSignal,
): Promise<FontRow> {
  if (file.size > MAX_UPLOAD_BYTES) throw createRefusal(ERROR_CODES.file_too_large.message);
  const head = new Uint8Array(await file.slice(0, FONT_SIGNATURE_BYTES).arrayBuffer());
  const type = detectFontType(head);
  if (type === null) throw createRefusal(explainUnusableFont(head));
  const storage = client.storage.from(BUCKETS.assets);
  const path = buildFontPath(getActiveWorkspaceId(userId), type);
  const { error } = await storage.upload(path, new Blob([file], { type }), {
    cacheControl: String(STORAGE_CACHE_SECONDS),
    contentType: type,
    upsert: false,
  });
  if (error) throw createRefusal('The upload did not arrive. Please try again.', error);
  const fileUrl = buildObjectAddress(storage.getPublicUrl(path).data.publicUrl);
  try {
    const added = await requestEditor({
      path: FONTS_PATH,
      schema: createFontResponseSchema,
      body: { fileUrl, licensed: true, name: file.name.slice(0, MAX_ASSET_NAME_LENGTH) },
      signal,
    });
    return added.font;
  } catch (cause) {
    const reason = cause instanceof EditorRequestError ? cause.failure?.error : undefined;
    throw createRefusal(reason ?? 'The font can’t be checked right now. Please try again.', cause);
  }
}

function createRefusal(userMessage: string, cause?: unknown): AppError {
  return new AppError('invalid_request', 'A font was refused', { userMessage, cause });
}
