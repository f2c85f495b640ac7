import { createServer, type Server } from 'node:http';
import { SHOP_PAGE_PATHS } from '@adwright/contracts/shop-page';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createAccessToken,
  createTestEngine,
  type EngineUnderTest,
} from '../testing/engine-under-test.ts';

vi.setConfig({ testTimeout: 60_000 });
const DATA = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Handgetöpferte Teekanne',
  description: 'Aus Steinzeug, für vier Tassen und lange Abende.',
  image: '/kanne.jpg',
  offers: { '@type': 'Offer', price: '48.00', priceCurrency: 'EUR' },
});
const PAGE = `<title>Teekanne</title><img class="logo" src="/logo.png" alt="Tonlust"><h1>Handgetöpferte Teekanne</h1><script type="application/ld+json">${DATA}</script>`;
let shop: Server;
let host: string;
let world: EngineUnderTest;

beforeAll(async () => {
  const photo = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#557799' },
  })
    .jpeg()
    .toBuffer();
  shop = createServer((request, response) => {
    const path = request.url ?? '';
    if (path === '/kanne') response.setHeader('content-type', 'text/html').end(PAGE);
    else if (path === '/kanne.jpg' || path === '/logo.png') response.end(photo);
    else if (path === '/vector.jpg') response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
    else if (path === '/inside.jpg')
      response.writeHead(302, { location: 'http://127.0.0.1/kanne.jpg' }).end();
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const address = shop.address();
  if (typeof address !== 'object' || !address) throw new Error('the test shop has no port');
  host = `shop.test:${address.port}`;
  world = createTestEngine({ testHosts: [host] });
});

afterAll(() => {
  shop.closeAllConnections();
  shop.close();
});

async function call(path: string, body: unknown, userId: string = crypto.randomUUID()) {
  const authorization = userId && `Bearer ${await createAccessToken(userId)}`;
  const response = await world.engine.app.request(path, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

describe('the shop page route reads the URL of a shop page', () => {
  it('the URL of a shop page becomes a proposal with its sources, the language of its words and the colours of its logo', async () => {
    const answer = await call(SHOP_PAGE_PATHS.address, { address: `http://${host}/kanne` });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        page: {
          state: 'read',
          proposal: {
            name: { value: 'Handgetöpferte Teekanne', source: 'json-ld' },
            price: { value: { amount: 48, currency: 'EUR', isFrom: false } },
            language: { value: 'de', source: 'language' },
            photos: [{ value: `http://${host}/kanne.jpg` }],
            brand: {
              name: { value: 'Tonlust', source: 'logo' },
              colours: [{ value: { role: 'main', hex: '#ff6600' }, source: 'logo' }],
            },
          },
        },
      },
    });
  });

  it('the URL of a shop page is read without charge, and nothing is stored', async () => {
    await call(SHOP_PAGE_PATHS.address, { address: `http://${host}/kanne` });
    expect(world.store.calls.filter((name) => name !== 'releaseStale')).toEqual([]);
    expect(world.assets.rows).toEqual([]);
    expect(world.images.objects.size).toBe(0);
  });

  it.each(['http://127.0.0.1/', 'http://169.254.169.254/latest/meta-data/', 'http://[::1]/', 'x'])(
    'the URL of a shop page is reported as unreadable if it is in the internal network or no address: %s',
    async (address) => {
      const answer = await call(SHOP_PAGE_PATHS.address, { address });
      expect(answer).toMatchObject({
        status: 200,
        body: { page: { state: 'unreadable', reason: 'address' } },
      });
    },
  );

  it('the URL of a shop page is not read for a caller without an access token', async () => {
    for (const path of Object.values(SHOP_PAGE_PATHS)) {
      expect(await call(path, { address: `http://${host}/kanne` }, '')).toMatchObject({
        status: 401,
      });
    }
  });

  it('the URL of a shop page is refused after sixty requests of one user at once', async () => {
    const userId = crypto.randomUUID();
    const answers = await Promise.all(
      // The calls contain no URL, so the calls within the rate limit are refused before anything is fetched.
      Array.from({ length: 70 }, () => call(SHOP_PAGE_PATHS.address, {}, userId)),
    );
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'rate_limited').length).toBeGreaterThanOrEqual(5);
    expect(codes.filter((code) => code === 'invalid_request').length).toBeGreaterThanOrEqual(60);
  });
});

describe('the shop page route reads a file from a shop page', () => {
  it('a file from a shop page is read as a saved product page', async () => {
    const path = `${SHOP_PAGE_PATHS.file}?address=${encodeURIComponent(`http://${host}/kanne`)}`;
    const answer = await call(path, PAGE);
    expect(answer.body).toMatchObject({
      page: { proposal: { name: { value: 'Handgetöpferte Teekanne' } } },
    });
  });

  it('a file from a shop page is read as a description if its type is plain text', async () => {
    const answer = await call(`${SHOP_PAGE_PATHS.file}?type=text/plain`, 'Große Teekanne\n48,00 €');
    expect(answer.body).toMatchObject({
      page: { proposal: { name: { value: 'Große Teekanne' }, price: { value: { amount: 48 } } } },
    });
  });
});

describe('the shop page route reads a photo of a page', () => {
  it('a photo of a page is small for choosing, and can be cut out without being stored', async () => {
    const address = `http://${host}/kanne.jpg`;
    const small = await call(SHOP_PAGE_PATHS.photo, { address, want: 'small' });
    const { width } = await sharp(Buffer.from(small.body.photo.bytes, 'base64')).metadata();
    expect(width).toBe(320);
    expect(small.body).toMatchObject({ width: 900, height: 600, cutout: null });
    const cut = await call(SHOP_PAGE_PATHS.photo, { address, want: 'cut-out' });
    expect(Buffer.from(cut.body.cutout.bytes, 'base64').toString()).toBe('cut product');
    expect(world.assets.rows).toEqual([]);
  });

  it.each([
    ['/vector.jpg', 415, 'invalid_file_type'],
    ['/missing.jpg', 404, 'not_found'],
    ['/inside.jpg', 400, 'image_url_refused'],
  ])('a photo of a page is refused if it can’t be used: %s', async (path, status, code) => {
    const address = `http://${host}${path}`;
    const answer = await call(SHOP_PAGE_PATHS.photo, { address, want: 'small' });
    expect(answer).toMatchObject({ status, body: { code } });
  });
});
