import path from 'node:path';

/**
 * Cache header for versions of modules, and for files with a content hash in their name: browsers never request
 * such a file again.
 */
export const FOREVER = 'public, max-age=31536000, immutable';
/**
 * Cache header for pages, config.json and registry.json: browsers store the file and revalidate it at each use.
 */
export const ALWAYS_ASK = 'no-cache';

/** Response headers of every page of the shell's origin, in addition to the Content-Security-Policy. */
export const PAGE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;
/** Prefix of pages with a secret in their URL that gives access to the page. */
export const SECRET_PAGES = '/review/';
/**
 * Builds headers of pages with a secret URL: search engines don't list such pages, and other sites don't
 * receive the URL as referrer. The page preconnects to the data service, because its visitors have an empty
 * cache and often a slow network (decision 114).
 */
export function buildSecretPageHeaders({ supabaseUrl }: { supabaseUrl: string }) {
  return {
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    link: `<${new URL(supabaseUrl).origin}>; rel=preconnect; crossorigin`,
  };
}
/**
 * Response headers of a module's origin. Every site may load a module, and the loading page is itself
 * responsible for the module's effects.
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

/** Media type of a file with an unknown file extension. */
export const UNKNOWN_TYPE = 'application/octet-stream';

/**
 * Returns the media type with which a file must be served. Browsers run scripts only with a JavaScript media
 * type.
 */
export function getContentType(file: string): string {
  return CONTENT_TYPES[path.extname(file).toLowerCase()] ?? UNKNOWN_TYPE;
}
