import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { findFreePorts } from '../free-ports.ts';
import type { LoopbackServer } from '../loopback.ts';
import { buildLocalUrl } from '../ports.ts';
import { buildLocalRuntimeConfig } from '../runtime-config.ts';
import { startModuleHost } from './module-host.ts';
import { startShellHost } from './shell-host.ts';

const SCRIPT = 'document.title = "x";';
const BUNDLE = `console.log("${'a'.repeat(4000)}")`;

let folder: string;
let shell: string;
let module: string;
const servers: LoopbackServer[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adwright-hosts-'));
  const write = async (name: string, content: string) => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  };
  await write('dist/index.html', '<h1>landing</h1>');
  await write('dist/app.html', `<h1>app</h1><script>${SCRIPT}</script>`);
  await write('dist/static/js/app.1234.js', BUNDLE);
  await write('dist-canary/app.html', '<h1>tried out</h1>');
  await write('dist/.secret.json', '{}');
  await write('cdn/mf-auth/1.0.0/remoteEntry.js', BUNDLE);
  await write('secret.json', '{"secret":true}');
  const ports = await findFreePorts();
  shell = buildLocalUrl(ports.shell);
  module = buildLocalUrl(z.number().parse(ports.remotes['mf-auth']));
  servers.push(
    await startShellHost({
      port: ports.shell,
      distDir: path.join(folder, 'dist'),
      config: buildLocalRuntimeConfig(ports, 'sb_publishable_test'),
      registryFile: path.join(folder, 'cdn/registry.json'),
      sources: () => ({ modules: [module], services: ['http://data'], images: ['http://data'] }),
    }),
    await startModuleHost(
      z.number().parse(ports.remotes['mf-auth']),
      path.join(folder, 'cdn/mf-auth'),
    ),
  );
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await rm(folder, { recursive: true, force: true });
});

describe('the static host of the shell’s origin', () => {
  it('the shell’s origin serves the canary’s pages to visitors with the canary cookie, and live pages where the canary has none', async () => {
    const get = async (path: string, cookie: string) => {
      const response = await fetch(shell + path, { headers: { cookie } });
      expect(response.headers.get('vary')).toContain('cookie');
      return response.text();
    };
    expect(await get('/pricing', 'a=1; adwright-shell=canary')).toContain('tried out');
    expect(await get('/pricing', 'adwright-shell=other')).toContain('app');
    expect(await get('/', 'adwright-shell=canary')).toContain('tried out');
    const script = await fetch(`${shell}/static/js/app.1234.js`, {
      headers: { cookie: 'adwright-shell=canary' },
    });
    expect(script.status).toBe(200);
  });

  it('the shell’s origin serves the landing page at the path / and the app at all other paths', async () => {
    expect(await (await fetch(shell)).text()).toContain('landing');
    for (const address of ['/pricing', '/ad/1.5', '/boost/results?x=1']) {
      const response = await fetch(shell + address);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(await response.text()).toContain('app');
    }
    expect((await fetch(`${shell}/static/js/gone.js`)).status).toBe(404);
  });

  it('pages with a secret in their URL are hidden from search engines, and other sites do not receive that URL', async () => {
    const headersOf = async (path: string) => (await fetch(shell + path)).headers;
    const secret = await headersOf('/review/token');
    expect(secret.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(secret.get('referrer-policy')).toBe('no-referrer');
    expect(secret.get('link')).toMatch(/^<http:[^>]+>; rel=preconnect; crossorigin$/);
    const other = await headersOf('/reviews');
    expect(other.get('x-robots-tag')).toBeNull();
    expect(other.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  it('a page’s content security policy allows the page’s own inline scripts by their hashes, and no other inline scripts', async () => {
    const policy = (await fetch(`${shell}/pricing`)).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
    expect(scripts).toBe(`script-src 'self' ${module} 'sha256-${hash}'`);
  });

  it('files are compressed, and browsers may cache files with a hash in their name for ever', async () => {
    const file = `${shell}/static/js/app.1234.js`;
    const response = await fetch(file, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(Number(response.headers.get('content-length'))).toBeLessThan(BUNDLE.length / 10);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.text()).toBe(BUNDLE);
    const eTag = response.headers.get('etag') ?? '';
    const headers = { 'accept-encoding': 'br', 'if-none-match': eTag };
    expect((await fetch(file, { headers })).status).toBe(304);
  });

  it('the shell’s origin serves the configuration, and the registry as it is at the time of the request', async () => {
    expect((await (await fetch(`${shell}/config.json`)).json()).supabaseKey).toBe(
      'sb_publishable_test',
    );
    expect(await (await fetch(`${shell}/registry.json`)).json()).toEqual({
      generation: 0,
      modules: {},
    });
    await writeFile(path.join(folder, 'cdn/registry.json'), '{"generation":7,"modules":{}}');
    expect((await (await fetch(`${shell}/registry.json`)).json()).generation).toBe(7);
  });

  it.each(['/%2e%2e/secret.json', '/..%2fsecret.json', '/.secret.json', '/%00.json'])(
    'the static host never serves %s',
    async (address) => {
      expect((await fetch(shell + address)).status).toBe(404);
    },
  );
});

describe('the static host of a module’s origin', () => {
  it('a module’s origin serves the module’s versions to pages of any origin, and browsers may cache the files for ever', async () => {
    const response = await fetch(`${module}/1.0.0/remoteEntry.js`);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const missing = await fetch(`${module}/2.0.0/remoteEntry.js`);
    expect([missing.status, missing.headers.get('content-type')]).toEqual([
      404,
      'text/plain; charset=utf-8',
    ]);
  });
});
