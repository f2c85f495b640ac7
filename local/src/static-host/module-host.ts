import { ALWAYS_ASK, FOREVER, MODULE_HEADERS } from '@adwright/release/served-headers';
import { type LoopbackServer, serveFetch } from '../loopback.ts';
import { StaticFiles } from './static-files.ts';

/**
 * Serves one module's origin; paths `/<version>/…` are served from the module's folder on the CDN. The files of
 * a deployed version never change.
 */
export function startModuleHost(port: number, folder: string): Promise<LoopbackServer> {
  const files = new StaticFiles(folder);
  return serveFetch(async (request) => {
    if (request.method === 'OPTIONS') {
      return new Response(null, { status: 204, headers: MODULE_HEADERS });
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return answerText(405, 'Method not allowed');
    }
    const { pathname } = new URL(request.url);
    const isVersioned = /^\/[^/]+\/./.test(pathname);
    const file = await files.serve(request, pathname, {
      ...MODULE_HEADERS,
      'cache-control': isVersioned ? FOREVER : ALWAYS_ASK,
    });
    return file ?? answerText(404, 'Not found');
  }, port);
}

function answerText(status: number, body: string): Response {
  return new Response(body, {
    status,
    headers: {
      ...MODULE_HEADERS,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    },
  });
}
