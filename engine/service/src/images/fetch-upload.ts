import { AppError, BUCKETS, imageTypeOf, MAX_UPLOAD_BYTES, refusedFile } from '@adwright/contracts';
import type { UploadedImage } from '../provider.ts';

/** Reads one of the caller's own uploads. Rejects with an AppError that says what is wrong with it. */
export type FetchUpload = (
  imageUrl: string,
  userId: string,
  signal: AbortSignal,
) => Promise<UploadedImage>;

export interface FetchUploadOptions {
  storagePublicUrl: string;
  /** For all of it. */
  timeoutMs: number;
  /** For each part: a storage that is silent for so long has hung up on us. */
  silenceMs?: number;
}

/** Enough for a first byte from a cold cache, and short enough for a user who waits for a refusal. */
const SILENCE_MS = 3000;

/**
 * Reads uploads without letting a caller aim us at anything else: only public objects of the configured storage,
 * in our two buckets, in the caller's own folder; no redirects; bounded in bytes and time; typed by content.
 */
export function uploadFetcher({
  storagePublicUrl,
  timeoutMs,
  silenceMs = SILENCE_MS,
}: FetchUploadOptions): FetchUpload {
  const publicObjects = new URL('/storage/v1/object/public/', storagePublicUrl);
  return async (imageUrl, userId, signal) => {
    const url = ownUploadUrl(imageUrl, publicObjects, userId);
    const bytes = await download(url, signal, { timeoutMs, silenceMs });
    const mediaType = imageTypeOf(bytes);
    if (mediaType === null) throw refusedFile(bytes);
    return { bytes, mediaType };
  };
}

function ownUploadUrl(imageUrl: string, publicObjects: URL, userId: string): URL {
  const url = new URL(imageUrl);
  const insideStorage =
    url.origin === publicObjects.origin &&
    url.username === '' &&
    url.password === '' &&
    url.pathname.startsWith(publicObjects.pathname);
  const [bucket, folder, ...name] = url.pathname.slice(publicObjects.pathname.length).split('/');
  const isObject =
    insideStorage &&
    Object.values<string | undefined>(BUCKETS).includes(bucket) &&
    name.length > 0 &&
    name.every(isPlainSegment);
  // Nobody learns what is in another user's library.
  if (isObject && bucket === BUCKETS.assets && folder !== userId) throw notFound('another library');
  if (!isObject || folder !== userId) {
    throw new AppError('image_url_refused', 'not a public object in the caller’s folder');
  }
  return url;
}

function notFound(reason: string): AppError {
  return new AppError('not_found', reason, {
    userMessage: 'The uploaded image was not found. Please upload it again.',
  });
}

/** False for a segment that could climb out of the folder once the storage decodes it. */
function isPlainSegment(segment: string): boolean {
  try {
    const decoded = decodeURIComponent(segment);
    return decoded !== '' && decoded !== '..' && !/[/\\\0%]/.test(decoded);
  } catch {
    return false;
  }
}

async function download(
  url: URL,
  signal: AbortSignal,
  { timeoutMs, silenceMs }: Record<'timeoutMs' | 'silenceMs', number>,
): Promise<Uint8Array> {
  const silence = new AbortController();
  const patience = setTimeout(() => silence.abort(), silenceMs);
  const limits = AbortSignal.any([signal, silence.signal, AbortSignal.timeout(timeoutMs)]);
  try {
    const response = await fetch(url, { redirect: 'manual', signal: limits });
    if (response.status >= 300 && response.status < 400) {
      throw new AppError('image_url_refused', 'the storage redirects');
    }
    if (response.status >= 500) throw new AppError('unavailable', `storage ${response.status}`);
    if (!response.ok || response.body === null) {
      throw notFound(`storage ${response.status}`);
    }
    patience.refresh();
    const announced = Number(response.headers.get('content-length'));
    return await readBounded(response.body, announced, () => patience.refresh());
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    signal.throwIfAborted();
    throw new AppError('unavailable', 'the storage did not answer', { cause });
  } finally {
    clearTimeout(patience);
  }
}

/** Reads to the end, or stops as soon as the limit is passed; the announced length alone is not believed. */
async function readBounded(
  body: ReadableStream<Uint8Array>,
  announced: number,
  heard: () => void,
): Promise<Uint8Array> {
  const tooLarge = () => new AppError('file_too_large', 'upload over the limit');
  if (announced > MAX_UPLOAD_BYTES) {
    await body.cancel();
    throw tooLarge();
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    heard();
    size += chunk.length;
    if (size > MAX_UPLOAD_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
