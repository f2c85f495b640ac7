import { createServer, type Server } from 'node:http';
import { MAX_UPLOAD_BYTES } from '@adwright/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LinkFetcherOptions, linkFetcher } from './fetch-linked-photo.ts';
import { isPublicAddress, type LookupHost, resolvePublicHost } from './public-address.ts';

const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(2000, 7)]);
const never = new AbortController().signal;
/** Hosts whose names a test gives an address; nothing asks the real DNS. */
const names = new Map<string, string[]>();
const asked: string[] = [];
const hits: string[] = [];
let shop: Server;
let port: string;

const lookup: LookupHost = async (host) => {
  asked.push(host);
  const addresses = names.get(host);
  if (!addresses) throw new Error('ENOTFOUND');
  return addresses.map((address) => ({ address }));
};

/** The shop's own address counts as public, and no other one of this machine does. */
const options = (): LinkFetcherOptions => ({
  lookup,
  ports: [port],
  silenceMs: 300,
  resolve: async (host, ask) => {
    if (host === 'shop.example') {
      await ask(host);
      return { address: '127.0.0.1', family: 4 };
    }
    return resolvePublicHost(host, ask);
  },
});
const fetchLink = (link: string) => linkFetcher(options())(link, never);
const shopUrl = (path: string) => `http://shop.example:${port}${path}`;

beforeAll(async () => {
  shop = createServer((request, response) => {
    const path = request.url ?? '';
    hits.push(path);
    const to = (location: string) => response.writeHead(302, { location }).end();
    if (path === '/moved') to('/mug.jpg');
    else if (path === '/inside') to(`http://127.0.0.1:${port}/mug.jpg`);
    else if (path === '/metadata') to('http://169.254.169.254/latest/meta-data/');
    else if (path === '/rebound') to(`http://rebound.example:${port}/mug.jpg`);
    else if (path === '/loop') to('/loop');
    else if (path === '/file') to('file:///etc/passwd');
    else if (path === '/page') response.end('<html>');
    else if (path === '/vector') response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
    else if (path === '/mute') return;
    else if (path === '/drip') response.write(JPEG.subarray(0, 20));
    else if (path === '/large')
      response
        .writeHead(200, { 'content-length': 10 * 1024 * 1024 })
        .end(Buffer.alloc(10 * 1024 * 1024));
    else if (path === '/endless') response.end(Buffer.alloc(MAX_UPLOAD_BYTES + 1));
    else if (path === '/mug.jpg') response.end(JPEG);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const address = shop.address();
  if (typeof address !== 'object' || !address) throw new Error('the shop does not listen');
  port = String(address.port);
});

afterAll(() => {
  shop.closeAllConnections();
  shop.close();
});

beforeEach(() => {
  names.clear();
  names.set('shop.example', ['127.0.0.1']);
  asked.length = 0;
  hits.length = 0;
});

describe('a link to a photo', () => {
  it.each(['/mug.jpg', '/moved'])('is read: %s', async (path) => {
    const photo = await fetchLink(shopUrl(path));
    expect(Buffer.compare(photo, JPEG)).toBe(0);
  });

  it('asks for each host once and connects to that answer, whatever the next one would be', async () => {
    // A name that would be inside the second time.
    await fetchLink(shopUrl('/mug.jpg'));
    expect(asked).toEqual(['shop.example']);
    expect(hits).toEqual(['/mug.jpg']);
  });

  it.each([
    ['/page', 'invalid_file_type', 'no JPEG'],
    ['/vector', 'invalid_file_type', 'no JPEG'],
    ['/large', 'file_too_large', 'larger than 5 MB'],
    ['/endless', 'file_too_large', 'larger than 5 MB'],
    ['/missing', 'not_found', '404'],
    ['/mute', 'not_found', 'did not answer'],
    ['/drip', 'not_found', 'did not answer'],
    ['/loop', 'not_found', 'redirected too often'],
    ['/file', 'image_url_refused', 'no web address'],
  ])('that leads to something else is refused: %s → %s', async (path, code, words) => {
    await expect(fetchLink(shopUrl(path))).rejects.toMatchObject({
      code,
      userMessage: expect.stringContaining(words),
    });
  });
});

describe('a link inside', () => {
  it.each([
    'http://127.0.0.1/a.jpg',
    'http://localhost/a.jpg',
    'http://2130706433/a.jpg',
    'http://0x7f.1/a.jpg',
    'http://0/a.jpg',
    'http://[::1]/a.jpg',
    'http://[::ffff:127.0.0.1]/a.jpg',
    'http://[::ffff:a9fe:a9fe]/a.jpg',
    'http://[64:ff9b::7f00:1]/a.jpg',
    'http://[fd00::1]/a.jpg',
    'http://[fe80::1]/a.jpg',
    'http://10.0.0.8/a.jpg',
    'http://172.16.3.4/a.jpg',
    'http://192.168.1.1/a.jpg',
    'http://100.64.0.1/a.jpg',
    'http://169.254.169.254/latest/meta-data/',
    'http://router.example/a.jpg',
    'http://half.example/a.jpg',
  ])('is refused without a connection: %s', async (link) => {
    names.set('localhost', ['127.0.0.1']);
    names.set('router.example', ['192.168.0.1']);
    names.set('half.example', ['93.184.215.14', '10.0.0.1']);
    await expect(fetchLink(link)).rejects.toMatchObject({
      code: 'image_url_refused',
      userMessage: expect.stringContaining('not public'),
    });
    expect(hits).toEqual([]);
  });

  it.each(['/inside', '/metadata', '/rebound'])(
    'is refused behind a redirect: %s',
    async (path) => {
      names.set('rebound.example', ['127.0.0.1']);
      await expect(fetchLink(shopUrl(path))).rejects.toMatchObject({ code: 'image_url_refused' });
      expect(hits).toEqual([path]);
    },
  );

  it('is refused when a name gives a public address first and a private one after', async () => {
    const answers = [['93.184.215.14'], ['127.0.0.1']];
    const rebinding: LookupHost = async () =>
      (answers.shift() ?? []).map((address) => ({ address }));
    const resolved = await resolvePublicHost('rebinding.example', rebinding);
    expect(resolved).toEqual({ address: '93.184.215.14', family: 4 });
    const again = resolvePublicHost('rebinding.example', rebinding);
    await expect(again).rejects.toMatchObject({ code: 'image_url_refused' });
  });
});

describe('an odd link', () => {
  it.each([
    ['not a link', 'no web address'],
    ['ftp://shop.example/a.jpg', 'no web address'],
    ['file:///etc/passwd', 'no web address'],
    ['data:image/png;base64,AAAA', 'no web address'],
    ['http://user:secret@shop.example/a.jpg', 'password'],
    ['http://shop.example:25/a.jpg', 'unusual port'],
    ['http://nowhere.example/a.jpg', 'not known'],
  ])('is refused: %s', async (link, words) => {
    await expect(fetchLink(link)).rejects.toMatchObject({
      code: 'image_url_refused',
      userMessage: expect.stringContaining(words),
    });
  });

  it('is not waited for when the work was given up', async () => {
    const reason = new Error('given up');
    const fetching = linkFetcher(options())(shopUrl('/mute'), AbortSignal.abort(reason));
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
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
