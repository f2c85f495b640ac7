const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
const EXPOSED_HEADERS = [
  'content-range',
  'content-location',
  'preference-applied',
  'content-disposition',
  'retry-after',
  'x-sb-error-code',
  'x-supabase-api-version',
].join(', ');
const PREFLIGHT_SECONDS = 7200;

/**
 * Sets the cross-origin headers of the data service: only the product's own pages may read answers, but
 * everybody may read public pictures.
 */
export class CrossOrigin {
  readonly #origins: ReadonlySet<string>;

  constructor(origins: Iterable<string>) {
    this.#origins = new Set(origins);
  }

  /** Builds the answer to a preflight request. */
  preflight(request: Request): Response {
    const headers = new Headers({
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers':
        request.headers.get('access-control-request-headers') ?? 'authorization, apikey',
      'access-control-max-age': String(PREFLIGHT_SECONDS),
    });
    return this.apply(request, new Response(null, { status: 204, headers }));
  }

  /** Returns the response with the product's cross-origin headers instead of Supabase Lite's. */
  apply(request: Request, response: Response): Response {
    const headers = new Headers(response.headers);
    const isPreflight = response.status === 204 && request.method === 'OPTIONS';
    headers.delete('access-control-allow-origin');
    headers.delete('access-control-allow-credentials');
    if (!isPreflight) headers.set('access-control-expose-headers', EXPOSED_HEADERS);
    const origin = request.headers.get('origin');
    if (isPublicObject(request)) {
      headers.set('access-control-allow-origin', '*');
    } else {
      headers.append('vary', 'origin');
      if (origin && this.#origins.has(origin)) headers.set('access-control-allow-origin', origin);
    }
    return new Response(response.body, {
      status: response.status,
      statusText: response.statusText,
      headers,
    });
  }
}

function isPublicObject(request: Request): boolean {
  return /^\/storage\/v1\/(object|render\/image)\/public\//.test(new URL(request.url).pathname);
}
