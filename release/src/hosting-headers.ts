import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RuntimeConfig } from '@adwright/contracts';
import { buildContentSecurityPolicy } from './content-security-policy.ts';
import {
  buildSecretPageHeaders,
  MODULE_HEADERS,
  PAGE_HEADERS,
  SECRET_PAGES,
} from './served-headers.ts';
import { listReleasedPages, PAGES } from './shell-files.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { WORKSPACE_ROOT } from './workspace.ts';

/** Header with which browsers use only HTTPS for two years; for hosts that support HTTPS. */
const ENCRYPTED_ONLY = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

function block(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [path, ...lines].join('\n');
}

function listOrigins(urls: readonly string[]): string[] {
  return [...new Set(urls.map((url) => new URL(url).origin))];
}

/**
 * Builds a `_headers` file with the headers of the shell's origin and of the modules' origins. Several static hosts
 * read the file; for all other hosts, the file documents the headers to send. The file contains no cache headers,
 * because the store keeps a cache header with each file. The policy contains the hashes of inline scripts of the built
 * and of released shells, so that it is valid throughout a deploy.
 * @param moduleOrigins origins from which modules are served.
 * @param store store that contains the live shell and its canary.
 * @throws Error when the shell has no build.
 */
export async function buildHostingHeaders(
  config: Pick<RuntimeConfig, 'supabaseUrl' | 'webhooks' | 'engineUrl' | 'pageEvents'>,
  moduleOrigins: readonly string[],
  store: ReleaseStore,
): Promise<string> {
  const built = join(WORKSPACE_ROOT, 'shell', 'dist');
  if (!existsSync(join(built, 'app.html')))
    throw new Error('Build the shell first: npm run release -- build shell');
  const pages = PAGES.map((name) => readFile(join(built, name), 'utf8'));
  const released = await listReleasedPages(store);
  const supabase = listOrigins([config.supabaseUrl]);
  // Supabase Realtime uses web sockets on the same hosts.
  const realtime = supabase.map((origin) => origin.replace(/^http/, 'ws'));
  const { webhooks, engineUrl, pageEvents } = config;
  const others = [engineUrl, pageEvents?.url].filter((url) => url !== undefined);
  const engines = [...Object.values(webhooks), ...others];
  const policy = buildContentSecurityPolicy(
    [...(await Promise.all(pages)), ...released].join('\n'),
    {
      modules: listOrigins(moduleOrigins),
      services: [...supabase, ...realtime, ...listOrigins(engines)],
      images: supabase,
    },
  );
  return [
    '# The shell’s origin',
    block('/*', { ...PAGE_HEADERS, ...ENCRYPTED_ONLY, 'content-security-policy': policy }),
    block(`${SECRET_PAGES}*`, buildSecretPageHeaders(config)),
    '',
    '# Each module’s origin',
    block('/*', MODULE_HEADERS),
  ].join('\n');
}
