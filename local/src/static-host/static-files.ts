import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getContentType, UNKNOWN_TYPE } from '@adwright/release/served-headers';
import { LRUCache } from 'lru-cache';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Minimum bytes of a compressed file, because compression does not shrink smaller files. */
const MIN_COMPRESSED_BYTES = 1024;
const BROTLI_QUALITY = 5;
const MAX_KEPT_BODIES = 600;

type Encoding = 'br' | 'gzip' | 'identity';

/** Tells whether a path refers to a file rather than to a page of the app. */
export function isFilePath(urlPath: string): boolean {
  return getContentType(urlPath) !== UNKNOWN_TYPE;
}

/** Serves the files of one folder, with ETags and compression. Files outside the folder are never served. */
export class StaticFiles {
  readonly #folder: string;
  readonly #bodies = new LRUCache<string, Promise<Buffer<ArrayBuffer>>>({ max: MAX_KEPT_BODIES });

  constructor(folder: string) {
    this.#folder = path.resolve(folder);
  }

  /**
   * Answers a GET or HEAD request for a file; returns null when the file does not exist.
   */
  async serve(
    request: Request,
    urlPath: string,
    headers: Record<string, string>,
  ): Promise<Response | null> {
    const file = this.#resolve(urlPath);
    const found = file ? await readFileStat(file) : null;
    if (!file || !found) return null;
    const mimeType = getContentType(file);
    const encoding = isText(mimeType)
      ? chooseEncoding(request.headers.get('accept-encoding'), found.size)
      : 'identity';
    const version = `${found.mtimeMs.toString(36)}-${found.size.toString(36)}`;
    const eTag = `W/"${version}-${encoding}"`;
    const answer = new Headers({
      'content-type': mimeType,
      etag: eTag,
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      ...headers,
    });
    if (request.headers.get('if-none-match') === eTag) {
      return new Response(null, { status: 304, headers: answer });
    }
    const body = await this.#body(file, version, encoding);
    if (encoding !== 'identity') answer.set('content-encoding', encoding);
    answer.set('content-length', String(body.byteLength));
    return new Response(request.method === 'HEAD' ? null : body, { headers: answer });
  }

  /** Returns the text of a file, or null when the file does not exist. */
  async readText(urlPath: string): Promise<string | null> {
    const file = this.#resolve(urlPath);
    return file && (await readFileStat(file)) ? readFile(file, 'utf8') : null;
  }

  #body(file: string, version: string, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
    const key = `${encoding} ${version} ${file}`;
    const kept = this.#bodies.get(key);
    if (kept) return kept;
    const body = readEncoded(file, encoding);
    this.#bodies.set(key, body);
    body.catch(() => this.#bodies.delete(key));
    return body;
  }

  /** Returns the file for a URL path, or null for a path that leaves the folder or refers to a hidden file. */
  #resolve(urlPath: string): string | null {
    let decoded: string;
    try {
      decoded = decodeURIComponent(urlPath);
    } catch {
      return null;
    }
    const segments = decoded.split(/[/\\]/).filter((segment) => segment !== '');
    if (segments.some((segment) => segment.startsWith('.') || segment.includes('\0'))) return null;
    return path.join(this.#folder, ...segments);
  }
}

async function readFileStat(file: string): Promise<{ size: number; mtimeMs: number } | null> {
  try {
    const found = await stat(file);
    return found.isFile() ? { size: found.size, mtimeMs: found.mtimeMs } : null;
  } catch {
    return null;
  }
}

/**
 * Returns the compressed file: reads the `.br` file from the build if it exists, and otherwise compresses the
 * file.
 */
async function readEncoded(file: string, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'identity') return readFile(file);
  if (encoding === 'br' && (await readFileStat(`${file}.br`))) return readFile(`${file}.br`);
  const content = await readFile(file);
  if (encoding === 'gzip') return compressGzip(content);
  return compressBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });
}

function isText(mimeType: string): boolean {
  return /charset|wasm/.test(mimeType);
}

function chooseEncoding(accepted: string | null, size: number): Encoding {
  if (size < MIN_COMPRESSED_BYTES) return 'identity';
  const names = (accepted ?? '').split(',').map((part) => part.split(';', 1)[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}
