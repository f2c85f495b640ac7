import { readFile } from 'node:fs/promises';
import type { RuntimeConfig } from '@adwright/contracts';
import {
  buildContentSecurityPolicy,
  type PolicySources,
} from '@adwright/release/content-security-policy';
import {
  ALWAYS_ASK,
  buildSecretPageHeaders,
  FOREVER,
  PAGE_HEADERS,
  SECRET_PAGES,
} from '@adwright/release/served-headers';
import { type LoopbackServer, serveFetch } from '../loopback.ts';
import { isFilePath, StaticFiles } from './static-files.ts';

interface ShellHostOptions {
  port: number;
  /**
   * Folder with the deployed build of the shell. The pages of the shell's canary version are in the folder
   * `<distDir>-canary`.
   */
  distDir: string;
  config: RuntimeConfig;
  /** Path of the registry file, which the release tool writes and each request reads anew. */
  registryFile: string;
  /**
   * Returns the sources that a page's policy allows; called for each page, since new modules may have been
   * created.
   */
  sources: () => PolicySources | Promise<PolicySources>;
}

/** Folder of the build with files that have a hash of their content in the name. */
const HASHED_FOLDER = '/static/';

/** A visitor with this cookie gets the pages of the canary version (docs/hosting.md, "The static host"). */
const CANARY_COOKIE = 'adwright-shell=canary';

const EMPTY_REGISTRY = JSON.stringify({ generation: 0, modules: {} });

/** Serves the shell's origin: its build, the app's pages, the runtime configuration and the registry. */
export function startShellHost(options: ShellHostOptions): Promise<LoopbackServer> {
  const files = new StaticFiles(options.distDir);
  const canaryPages = new StaticFiles(`${options.distDir}-canary`);
  const config = JSON.stringify(options.config);
  return serveFetch(async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const { pathname } = new URL(request.url);
    if (pathname === '/config.json') return answerJson(config);
    if (pathname === '/registry.json') return answerJson(await readRegistry(options.registryFile));
    if (isFilePath(pathname) && !pathname.endsWith('.html')) {
      const cacheControl = pathname.startsWith(HASHED_FOLDER) ? FOREVER : ALWAYS_ASK;
      const file = await files.serve(request, pathname, { 'cache-control': cacheControl });
      return file ?? answerText(404, 'Not found');
    }
    const name = pathname === '/' ? '/index.html' : '/app.html';
    const pages = asksForCanary(request) ? [canaryPages, files] : [files];
    return servePage(request, pages, name, options);
  }, options.port);
}

/**
 * Serves an HTML page of the shell: `/` may have a separate page in the build; every other path gets the app's page.
 */
async function servePage(
  request: Request,
  folders: readonly StaticFiles[],
  name: string,
  { config, sources }: ShellHostOptions,
): Promise<Response> {
  const candidates = folders.flatMap((files) =>
    [name, '/app.html', '/index.html'].map((candidate) => ({ files, candidate })),
  );
  for (const { files, candidate } of candidates) {
    const page = await files.readText(candidate);
    if (page === null) continue;
    const headers = {
      ...PAGE_HEADERS,
      ...(new URL(request.url).pathname.startsWith(SECRET_PAGES)
        ? buildSecretPageHeaders(config)
        : {}),
      'cache-control': ALWAYS_ASK,
      vary: 'accept-encoding, cookie',
      'content-security-policy': buildContentSecurityPolicy(page, await sources()),
    };
    const response = await files.serve(request, candidate, headers);
    if (response) return response;
  }
  return answerText(503, 'The shell is not deployed yet: npm start builds and deploys it.');
}

function asksForCanary(request: Request): boolean {
  return (request.headers.get('cookie') ?? '').split('; ').includes(CANARY_COOKIE);
}

async function readRegistry(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return EMPTY_REGISTRY;
  }
}

function answerJson(body: string): Response {
  return new Response(body, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': ALWAYS_ASK,
      'x-content-type-options': 'nosniff',
    },
  });
}

function answerText(status: number, body: string): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
