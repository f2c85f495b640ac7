import { detectImageType, MAX_UPLOAD_BYTES, UPLOAD_MIME_TYPES } from '@adwright/contracts';
import { createStorageError } from './storage-error.ts';

export interface Upload {
  content: Uint8Array<ArrayBuffer>;
  mimeType: string;
  cacheControl: string;
}

/** Cache lifetime in seconds of an uploaded file if its request states none. */
const DEFAULT_CACHE_SECONDS = 3600;

/**
 * Returns the uploaded file of a request. supabase-js sends a Blob as an unnamed multipart field, and other
 * values as the bare body. The image type is read from the content, since a file name or a header may be wrong.
 * @returns the upload, or a refusal when the content is not an image of the stated type.
 */
export async function readUpload(request: Request): Promise<Upload | Response> {
  const upload = isMultipart(request) ? await readMultipart(request) : await readBare(request);
  if (!upload) return createStorageError(400, 'InvalidRequest', 'The upload holds no file.');
  const claimsImage = UPLOAD_MIME_TYPES.some((type) => type === upload.mimeType);
  if (!claimsImage || upload.content.byteLength > MAX_UPLOAD_BYTES) return upload;
  const actual = detectImageType(upload.content);
  if (actual) return { ...upload, mimeType: actual };
  return createStorageError(415, 'invalid_mime_type', 'The file is not a JPEG, PNG or WebP image.');
}

/** Returns the same upload as a bare body, the only format that Supabase Lite reads. */
export function toBareUpload(request: Request, url: URL, upload: Upload): Request {
  const headers = new Headers(request.headers);
  headers.delete('transfer-encoding');
  headers.set('content-type', upload.mimeType);
  headers.set('content-length', String(upload.content.byteLength));
  headers.set('cache-control', upload.cacheControl);
  return new Request(url, { method: request.method, headers, body: upload.content });
}

function isMultipart(request: Request): boolean {
  return request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
}

async function readMultipart(request: Request): Promise<Upload | null> {
  const form = await request.formData();
  const file = [...form.values()].find((value) => value instanceof File);
  if (!(file instanceof File)) return null;
  const seconds = Number(form.get('cacheControl') ?? DEFAULT_CACHE_SECONDS);
  return {
    content: new Uint8Array(await file.arrayBuffer()),
    mimeType: stripParameters(file.type),
    cacheControl: `max-age=${Number.isFinite(seconds) ? seconds : DEFAULT_CACHE_SECONDS}`,
  };
}

async function readBare(request: Request): Promise<Upload> {
  return {
    content: new Uint8Array(await request.arrayBuffer()),
    mimeType: stripParameters(request.headers.get('content-type')),
    cacheControl: request.headers.get('cache-control') ?? `max-age=${DEFAULT_CACHE_SECONDS}`,
  };
}

function stripParameters(contentType: string | null): string {
  return contentType?.split(';', 1)[0]?.trim() || 'application/octet-stream';
}
