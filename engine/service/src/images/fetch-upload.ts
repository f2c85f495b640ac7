import {
  AppError,
  BUCKETS,
  buildObjectAddress,
  detectFontType,
  detectImageType,
  explainUnusableFont,
  isAppError,
  MAX_UPLOAD_BYTES,
  parsePrivateObject,
  refuseFile,
} from '@adwright/contracts';
import type { UploadedImage } from '../creative-provider.ts';

/**
 * Fetches one of the caller's own uploads. The promise rejects with an AppError that describes the fault of the
 * upload.
 */
export type FetchUpload = (
  imageUrl: string,
  userId: string,
  signal: AbortSignal,
) => Promise<UploadedImage>;

/**
 * Fetches one of the caller's own uploaded fonts: WOFF2, TTF or OTF by content. The promise rejects with an
 * AppError, as for `FetchUpload`.
 */
export type FetchFont = (
  fontUrl: string,
  userId: string,
  signal: AbortSignal,
) => Promise<Uint8Array>;

export interface FetchUploadOptions {
  /** Base URL of the public URLs of all stored objects. */
  storagePublicUrl: string;
  /** Base URL from which private objects are read with the service role's key. */
  supabaseUrl: string;
  supabaseSecretKey: string;
  /** Maximum milliseconds of the whole fetch. */
  timeoutMs: number;
  /**
   * Maximum milliseconds between two parts of the file; if the storage is silent for longer, it counts as
   * disconnected.
   */
  silenceMs?: number;
}

/**
 * Milliseconds without data after which a fetch fails: enough for a first byte from a cold cache, and short
 * enough for a waiting user.
 */
const SILENCE_MS = 3000;

/** Storage buckets from which a request may name pictures. */
const PICTURE_BUCKETS: readonly string[] = [
  BUCKETS.adImages,
  BUCKETS.photoshoots,
  BUCKETS.assets,
  BUCKETS.uploads,
];

/** Fetches pictures and fonts that the caller has uploaded, from the caller's folder in the storage. */
export interface UploadFetcher {
  fetchUpload: FetchUpload;
  fetchFont: FetchFont;
}

/**
 * Creates a fetcher of uploads that prevents callers from fetching anything except their own uploads. The
 * fetcher reads only objects of the configured storage that are in the buckets of pictures and in the caller's
 * folder. The fetcher follows no redirects, limits bytes and time, and checks the file type by content. The
 * caller's id is verified, so the fetcher may read private objects with the service role's key.
 */
export function uploadFetcher(options: FetchUploadOptions): UploadFetcher {
  const fetchObject = createObjectFetcher(options);
  return {
    async fetchUpload(imageUrl, userId, signal) {
      const bytes = await fetchObject(imageUrl, userId, signal);
      const mediaType = detectImageType(bytes);
      if (mediaType === null) throw refuseFile(bytes);
      return { bytes, mediaType };
    },
    async fetchFont(fontUrl, userId, signal) {
      const bytes = await fetchObject(fontUrl, userId, signal).catch((error: unknown) => {
        throw isAppError(error, 'not_found') ? createFontNotFound(error) : error;
      });
      if (detectFontType(bytes) !== null) return bytes;
      const userMessage = explainUnusableFont(bytes);
      throw new AppError('invalid_file_type', 'the file is no WOFF2, TTF or OTF font', {
        userMessage,
      });
    },
  };
}

function createObjectFetcher({
  storagePublicUrl,
  supabaseUrl,
  supabaseSecretKey,
  timeoutMs,
  silenceMs = SILENCE_MS,
}: FetchUploadOptions) {
  return async (fileUrl: string, userId: string, signal: AbortSignal): Promise<Uint8Array> => {
    const address = buildObjectAddress(fileUrl);
    const isPrivate = parsePrivateObject(address) !== null;
    const access = isPrivate ? 'authenticated' : 'public';
    const objects = new URL(`/storage/v1/object/${access}/`, storagePublicUrl);
    const path = findOwnPath(new URL(isPrivate ? address : fileUrl), objects, userId);
    const source = isPrivate ? new URL(objects.pathname, supabaseUrl) : objects;
    const headers: HeadersInit = isPrivate
      ? { apikey: supabaseSecretKey, Authorization: `Bearer ${supabaseSecretKey}` }
      : {};
    const request = new Request(new URL(path, source), { headers, redirect: 'manual' });
    return download(request, signal, { timeoutMs, silenceMs });
  };
}

function createFontNotFound(cause: unknown): AppError {
  return new AppError('not_found', 'no font', {
    userMessage: 'An uploaded font of this ad was not found. Please choose another font.',
    cause,
  });
}

/** Returns bucket, folder and name of an object in the caller's folder, encoded as in the object's URL. */
function findOwnPath(url: URL, objects: URL, userId: string): string {
  const insideStorage =
    url.origin === objects.origin &&
    url.username === '' &&
    url.password === '' &&
    url.pathname.startsWith(objects.pathname);
  const path = url.pathname.slice(objects.pathname.length);
  const [bucket = '', folder, ...name] = path.split('/');
  const isObject =
    insideStorage &&
    PICTURE_BUCKETS.includes(bucket) &&
    name.length > 0 &&
    name.every(isPlainSegment);
  // The error for an object in another user's folder doesn't depend on whether the object exists, so that
  // nobody learns which files exist.
  if (isObject && parsePrivateObject(url.href) && folder !== userId)
    throw createNotFound('another folder');
  if (!isObject || folder !== userId) {
    throw new AppError('image_url_refused', 'the address names no object in the caller’s folder');
  }
  return path;
}

function createNotFound(reason: string): AppError {
  return new AppError('not_found', reason, {
    userMessage: 'The uploaded image was not found. Please upload it again.',
  });
}

/**
 * Tells whether a segment of a path is safe. A segment is unsafe if it could lead out of the folder after the
 * storage decodes it.
 */
function isPlainSegment(segment: string): boolean {
  try {
    const decoded = decodeURIComponent(segment);
    return decoded !== '' && decoded !== '..' && !/[/\\\0%]/.test(decoded);
  } catch {
    return false;
  }
}

async function download(
  request: Request,
  signal: AbortSignal,
  { timeoutMs, silenceMs }: Record<'timeoutMs' | 'silenceMs', number>,
): Promise<Uint8Array> {
  const silence = new AbortController();
  const patience = startSilenceTimer(silenceMs, () => silence.abort());
  const limits = AbortSignal.any([signal, silence.signal, AbortSignal.timeout(timeoutMs)]);
  try {
    const response = await fetch(request, { signal: limits });
    if (response.status >= 300 && response.status < 400) {
      throw new AppError('image_url_refused', 'the storage redirects');
    }
    if (response.status >= 500) throw new AppError('unavailable', `storage ${response.status}`);
    if (!response.ok || response.body === null) {
      throw createNotFound(`storage ${response.status}`);
    }
    patience.restart();
    const announced = Number(response.headers.get('content-length'));
    return await readBounded(response.body, announced, () => patience.restart());
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    signal.throwIfAborted();
    throw new AppError('unavailable', 'the storage did not answer', { cause });
  } finally {
    patience.stop();
  }
}

/**
 * Calls `onSilence` once if `restart` is not called for `silenceMs` milliseconds. After the thread was blocked,
 * Node runs expired timers before it reads sockets. So the timer gives data that has already arrived one turn of
 * the event loop to call `restart`.
 */
function startSilenceTimer(silenceMs: number, onSilence: () => void) {
  let lastTurn: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    lastTurn = setImmediate(onSilence);
  }, silenceMs);
  return {
    restart() {
      clearImmediate(lastTurn);
      timer.refresh();
    },
    stop() {
      clearImmediate(lastTurn);
      clearTimeout(timer);
    },
  };
}

/**
 * Reads a response to its end, or stops as soon as the size limit is exceeded. The received bytes are counted,
 * because the declared length (Content-Length) may be wrong.
 */
async function readBounded(
  body: ReadableStream<Uint8Array>,
  announced: number,
  heard: () => void,
): Promise<Uint8Array> {
  const tooLarge = () => new AppError('file_too_large', 'the upload is larger than allowed');
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
