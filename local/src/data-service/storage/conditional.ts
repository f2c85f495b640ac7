/** A stored object with its response headers. */
export interface ServedObject {
  content: Buffer<ArrayBuffer>;
  mimeType: string;
  cacheControl: string;
  eTag: string;
  lastModified: string;
}

/**
 * Answers a GET or HEAD request for a stored object: with 304, 206 for one byte range, or the whole object (RFC
 * 9110 §13, §14). The headers prevent a stored file from running as a page of this origin.
 */
export function serveObject(request: Request, object: ServedObject): Response {
  const { content } = object;
  const headers = new Headers({
    'content-type': object.mimeType,
    'cache-control': object.cacheControl,
    etag: object.eTag,
    'last-modified': new Date(object.lastModified).toUTCString(),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'x-robots-tag': 'none',
  });
  const download = new URL(request.url).searchParams.get('download');
  if (download !== null) headers.set('content-disposition', formatAttachment(download));
  if (isCurrent(request, object)) return new Response(null, { status: 304, headers });

  const bodyOf = (bytes: Buffer<ArrayBuffer>) => (request.method === 'HEAD' ? null : bytes);
  const range = readRange(request.headers.get('range'), content.byteLength);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${content.byteLength}`);
    return new Response(null, { status: 416, headers });
  }
  if (range === null) {
    headers.set('content-length', String(content.byteLength));
    return new Response(bodyOf(content), { headers });
  }
  const part = content.subarray(range.start, range.end + 1);
  headers.set('content-length', String(part.byteLength));
  headers.set('content-range', `bytes ${range.start}-${range.end}/${content.byteLength}`);
  return new Response(bodyOf(part), { status: 206, headers });
}

function isCurrent(request: Request, object: ServedObject): boolean {
  const known = request.headers.get('if-none-match');
  if (known !== null) {
    const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.includes('*') || tags.includes(object.eTag);
  }
  const since = Date.parse(request.headers.get('if-modified-since') ?? '');
  return Math.floor(Date.parse(object.lastModified) / 1000) * 1000 <= since;
}

/** Returns the single requested byte range, or null when the whole object must be served. */
function readRange(
  header: string | null,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const isSuffix = match[1] === '';
  const start = isSuffix ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = isSuffix || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}

function formatAttachment(name: string): string {
  return name === '' ? 'attachment' : `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
}
