import path from 'node:path';

/**
 * Cache header for versions of modules, and for files with a content hash in their name: browsers never request
 * them again.
 */
export const FOREVER = 'public, max-age=31536000, immutable';
/** Cache header for pages, config.json and registry.json: stored, and revalidated at each use. */
export const ALWAYS_ASK = 'no-cache';

/** Headers of every page of the shell's origin, in addition to its Content-Security-Policy. */
export const PAGE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;
/** Pages below this path have a secret in their URL, which gives access to the page. */
export const SECRET_PAGES = '/review/';
/**
 * Builds the headers of pages with a secret URL: search engines don't list them, and other sites don't get
 * their URL as referrer. The connection to the data service opens while the browser still reads the page,
 * because these visitors have an empty cache, and often a slow network (decision 114).
 */
export function buildSecretPageHeaders({ supabaseUrl }: { supabaseUrl: string }) {
  return {
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    link: `<${new URL(supabaseUrl).origin}>; rel=preconnect; crossorigin`,
  };
}
/**
 * Headers of every response of a module's origin. Every page may load a module, and is itself responsible for
 * what the module does there.
 */
export const MODULE_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
} as const;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** Media type of a file whose name has no known ending. */
export const UNKNOWN_TYPE = 'application/octet-stream';

/** Returns the media type that a file must be served with. Browsers run no script with another type. */
export function getContentType(file: string): string {
  return CONTENT_TYPES[path.extname(file).toLowerCase()] ?? UNKNOWN_TYPE;
}
