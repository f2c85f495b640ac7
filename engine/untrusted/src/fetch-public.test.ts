import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createPublicFetcher,
  type FetchPublic,
  type PublicFetcherOptions,
} from './fetch-public.ts';
import type { LookupHost } from './look-up-host.ts';
import { isPublicAddress, resolvePublicHost } from './public-address.ts';

const run = promisify(execFile);
const MAX_BYTES = 1024 * 1024;
const PAGE = '<html>A mug</html>';
/** IP addresses by host name, which replace the real DNS in this test. */
const names = new Map<string, string[]>();
const asked: string[] = [];
const hits: string[] = [];
const headersSeen: NodeJS.Dict<string | string[]>[] = [];
let shop: Server;
let port: string;
let drip: NodeJS.Timeout | undefined;

const lookup: LookupHost = async (host) => {
  asked.push(host);
  return (names.get(host) ?? []).map((address) => ({ address }));
};

/** Returns a fetcher that accepts only the test shop on this machine as a public host. */
const fetcher = (options: Partial<PublicFetcherOptions> = {}): FetchPublic =>
  createPublicFetcher({
    lookup,
    userAgent: 'Adwright (+https://adwright.example)',
    testHosts: [`shop.example:${port}`],
    silenceMs: 300,
    ...options,
  });
const fetchLink = (link: string, signal = new AbortController().signal) =>
  fetcher()(link, { accept: 'text/html', maxBytes: MAX_BYTES, signal });
const shopUrl = (path: string) => `http://shop.example:${port}${path}`;
const zeros = (bytes: number) => Buffer.alloc(bytes);

// The timeouts are long, because the tests compress 500 MB of data first.
vi.setConfig({ hookTimeout: 60_000, testTimeout: 30_000 });

beforeAll(async () => {
  const bomb = gzipSync(zeros(500 * MAX_BYTES));
  shop = createServer((request, response) => {
    const path = request.url ?? '';
    hits.push(path);
    headersSeen.push(request.headers);
    const to = (location: string) => response.writeHead(302, { location }).end();
    const packed = (encoding: string, bytes: Uint8Array) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(bytes);
    const round = /^\/round\/(\d+)$/.exec(path)?.[1];
    if (round !== undefined) to(round === '0' ? '/page' : `/round/${Number(round) - 1}`);
    else if (path === '/moved') to('/page');
    else if (path === '/inside') to('http://127.0.0.1/page');
    else if (path === '/inside-port') to(`http://127.0.0.1:${port}/page`);
    else if (path === '/metadata') to('http://169.254.169.254/latest/meta-data/');
    else if (path === '/decimal') to('http://2852039166/latest/meta-data/');
    else if (path === '/rebound') to('http://rebound.example/page');
    else if (path === '/loop') to('/loop');
    else if (path === '/file') to('file:///etc/passwd');
    else if (path === '/mute') return;
    else if (path === '/stops') response.write(PAGE.slice(0, 6));
    else if (path === '/drip') drip = setInterval(() => response.write('x'), 100);
    else if (path === '/announced')
      response.writeHead(200, { 'content-length': 500 * 1024 * 1024 }).flushHeaders();
    else if (path === '/endless') response.end(zeros(MAX_BYTES + 1));
    else if (path === '/gzip') packed('gzip', gzipSync(PAGE));
    else if (path === '/br') packed('br', brotliCompressSync(PAGE));
    else if (path === '/twice') packed('gzip, br', brotliCompressSync(gzipSync(PAGE)));
    else if (path === '/bomb') packed('gzip', bomb);
    else if (path === '/nested') packed('gzip, gzip', gzipSync(bomb));
    else if (path === '/thrice') packed('gzip, gzip, gzip', gzipSync(PAGE));
    else if (path === '/zstd') packed('zstd', Buffer.from(PAGE));
    else if (path === '/half') packed('gzip', gzipSync(PAGE).subarray(0, 12));
    else if (path === '/page')
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'id=1' })
        .end(PAGE);
    else response.writeHead(path === '/forbidden' ? 403 : 404).end();
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const address = shop.address();
  if (typeof address !== 'object' || !address) throw new Error('the test shop has no port');
  port = String(address.port);
});

afterAll(() => {
  clearInterval(drip);
  shop.closeAllConnections();
  shop.close();
});

beforeEach(() => {
  names.clear();
  asked.length = 0;
  hits.length = 0;
  headersSeen.length = 0;
});

describe('the fetcher fetches a public URL', () => {
  it.each(['/page', '/moved', '/round/3', '/gzip', '/br', '/twice'])(
    'the fetcher reads a page, also after redirects and from a compressed answer: %s',
    async (path) => {
      const { bytes } = await fetchLink(shopUrl(path));
      expect(new TextDecoder().decode(bytes)).toBe(PAGE);
    },
  );

  it('the fetcher returns the bytes, the content type, and the URL after the last redirect', async () => {
    expect(await fetchLink(shopUrl('/moved'))).toMatchObject({
      address: shopUrl('/page'),
      contentType: 'text/html; charset=utf-8',
    });
  });

  it('the fetcher sends our name and our site’s URL in the request, and no cookies', async () => {
    await fetchLink(shopUrl('/page'));
    await fetchLink(shopUrl('/page'));
    expect(headersSeen.map(({ cookie }) => cookie)).toEqual([undefined, undefined]);
    expect(headersSeen[0]?.['user-agent']).toBe('Adwright (+https://adwright.example)');
  });

  it('the fetcher calls `beforeEach` before each request, redirects included', async () => {
    const checked: string[] = [];
    const check = async (url: URL) => {
      checked.push(url.pathname);
      if (url.pathname === '/page') throw new Error('beforeEach refuses the request');
    };
    const { signal } = new AbortController();
    const request = { accept: '*/*', maxBytes: MAX_BYTES, signal, beforeEach: check };
    await expect(fetcher()(shopUrl('/moved'), request)).rejects.toThrow(
      'beforeEach refuses the request',
    );
    expect(checked).toEqual(['/moved', '/page']);
    expect(hits).toEqual(['/moved']);
  });
});

describe('the fetcher withstands attacks by hostile servers', () => {
  it.each([
    ['/announced', 'too-large'],
    ['/endless', 'too-large'],
    ['/bomb', 'too-large'],
    ['/nested', 'too-large'],
    ['/thrice', 'damaged'],
    ['/zstd', 'damaged'],
    ['/half', 'damaged'],
    ['/missing', 'status'],
    ['/forbidden', 'status'],
    ['/mute', 'silent'],
    ['/stops', 'silent'],
    ['/loop', 'redirected'],
    ['/round/30', 'redirected'],
    ['/file', 'refused'],
  ])('the fetcher refuses an answer: %s → %s', async (path, fault) => {
    await expect(fetchLink(shopUrl(path))).rejects.toMatchObject({ fault });
  });

  it('the fetcher does not keep a body in memory that exceeds the size limit', async () => {
    const script = join(import.meta.dirname, 'testing/measure-fetch.ts');
    const bodies = ['/announced', '/endless', '/bomb', '/nested'];
    const { stdout } = await run(process.execPath, [
      script,
      `shop.example:${port}`,
      '/gzip',
      ...bodies,
    ]);
    expect(hits).toEqual(['/gzip', ...bodies]);
    // Two decompression bombs would unpack to 500 MiB each. With a limit of 1 MiB, memory must grow by much
    // less.
    expect(Number(stdout)).toBeLessThan(200);
  });

  it('the fetcher stops a request at the time limit even if the server keeps sending single bytes', async () => {
    const { signal } = new AbortController();
    const slow = fetcher({ timeoutMs: 800 });
    await expect(
      slow(shopUrl('/drip'), { accept: '*/*', maxBytes: MAX_BYTES, signal }),
    ).rejects.toMatchObject({ fault: 'silent' });
  });

  it('the fetcher sends only five requests to a server that redirects 30 times', async () => {
    await expect(fetchLink(shopUrl('/round/30'))).rejects.toMatchObject({ fault: 'redirected' });
    expect(hits).toHaveLength(5);
  });
});

describe('the fetcher refuses an internal address', () => {
  it.each([
    'http://127.0.0.1/a.jpg',
    'http://localhost/a.jpg',
    'http://2130706433/a.jpg',
    'http://0x7f.1/a.jpg',
    'http://0177.0.0.1/a.jpg',
    'http://127.1/a.jpg',
    'http://0/a.jpg',
    'http://[::1]/a.jpg',
    'http://[::]/a.jpg',
    'http://[::ffff:127.0.0.1]/a.jpg',
    'http://[::ffff:a9fe:a9fe]/a.jpg',
    'http://[64:ff9b::7f00:1]/a.jpg',
    'http://[2002:a9fe:a9fe::]/a.jpg',
    'http://[fd00::1]/a.jpg',
    'http://[fd00:ec2::254]/latest/meta-data/',
    'http://[fe80::1]/a.jpg',
    'http://10.0.0.8/a.jpg',
    'http://172.16.3.4/a.jpg',
    'http://192.168.1.1/a.jpg',
    'http://100.64.0.1/a.jpg',
    'http://169.254.169.254/latest/meta-data/',
    'http://2852039166/latest/meta-data/',
    'http://0xa9fea9fe/latest/meta-data/',
    'http://169.254.43518/latest/meta-data/',
    'http://①②⑦.⓪.⓪.①/a.jpg',
    'http://metadata.google.internal/computeMetadata/v1/',
    'http://router.example/a.jpg',
    'http://half.example/a.jpg',
  ])('the fetcher refuses an internal IP address without connecting: %s', async (link) => {
    names.set('localhost', ['127.0.0.1']);
    names.set('metadata.google.internal', ['169.254.169.254']);
    names.set('router.example', ['192.168.0.1']);
    names.set('half.example', ['93.184.215.14', '10.0.0.1']);
    await expect(fetchLink(link)).rejects.toMatchObject({
      fault: 'refused',
      reason: expect.stringContaining('not public'),
    });
    expect(hits).toEqual([]);
  });

  it.each(['/inside', '/inside-port', '/metadata', '/decimal', '/rebound'])(
    'the fetcher refuses an internal address after a redirect: %s',
    async (path) => {
      names.set('rebound.example', ['127.0.0.1']);
      await expect(fetchLink(shopUrl(path))).rejects.toMatchObject({ fault: 'refused' });
      expect(hits).toEqual([path]);
    },
  );

  it('the fetcher looks a host up only once, so that a second answer can’t direct it to a private IP address', async () => {
    const answers = [['93.184.215.14'], ['127.0.0.1']];
    const rebinding: LookupHost = async (host) => {
      asked.push(host);
      return (answers.shift() ?? []).map((address) => ({ address }));
    };
    const host = `rebinding.example:${port}`;
    const fetchPinned = fetcher({
      lookup: rebinding,
      testHosts: [host],
      // The public IP address in the first DNS answer is replaced, because a test must not connect to a
      // public server.
      resolve: async (name, ask, ended) => {
        await resolvePublicHost(name, ask, ended);
        return { address: '127.0.0.1', family: 4 };
      },
    });
    const { signal } = new AbortController();
    const request = { accept: '*/*', maxBytes: MAX_BYTES, signal };
    await fetchPinned(`http://${host}/page`, request);
    expect(asked).toEqual(['rebinding.example']);
    await expect(fetchPinned(`http://${host}/page`, request)).rejects.toMatchObject({
      fault: 'refused',
    });
    expect(hits).toEqual(['/page']);
  });

  it('the fetcher treats a test host as public only at the configured port', async () => {
    names.set('shop.example', ['127.0.0.1']);
    await expect(fetchLink('http://shop.example/page')).rejects.toMatchObject({ fault: 'refused' });
    await expect(fetchLink('http://shop.example:1/page')).rejects.toMatchObject({
      reason: expect.stringContaining('unusual port'),
    });
    expect(hits).toEqual([]);
  });
});

describe('the fetcher refuses an unusual link', () => {
  it.each([
    ['not a link', 'no web address'],
    ['ftp://shop.example/a.jpg', 'no web address'],
    ['file:///etc/passwd', 'no web address'],
    ['data:image/png;base64,AAAA', 'no web address'],
    ['javascript:alert(1)', 'no web address'],
    ['http://user:secret@shop.example/a.jpg', 'password'],
    ['http://shop.example:25/a.jpg', 'unusual port'],
  ])('the fetcher refuses an unusual link: %s', async (link, words) => {
    await expect(fetchLink(link)).rejects.toMatchObject({
      fault: 'refused',
      reason: expect.stringContaining(words),
    });
  });

  it('the fetcher reports an unknown host by the fault `unknown`', async () => {
    await expect(fetchLink('http://nowhere.example/a.jpg')).rejects.toMatchObject({
      fault: 'unknown',
      reason: 'Its host is not known.',
    });
  });

  it('the fetcher stops waiting for a host when the caller cancels the fetch', async () => {
    const reason = new Error('given up');
    const fetching = fetchLink(shopUrl('/mute'), AbortSignal.abort(reason));
    await expect(fetching).rejects.toBe(reason);
  });
});

it.each([
  ['93.184.215.14', true],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
  ['255.255.255.255', false],
  ['224.0.0.1', false],
  ['2002:7f00:1::', false],
  ['::7f00:1', false],
  ['::a9fe:a9fe', false],
  ['::808:808', false],
  ['4000::1', false],
  ['168.63.129.16', false],
  ['::ffff:168.63.129.16', false],
  ['nonsense', false],
])('isPublicAddress tells whether the IP address %s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
