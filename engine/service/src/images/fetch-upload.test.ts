import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { MAX_UPLOAD_BYTES } from '@adwright/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOnFreePort } from '../testing/listen.ts';
import {
  type FetchFont,
  type FetchUpload,
  type FetchUploadOptions,
  uploadFetcher,
} from './fetch-upload.ts';

const userId = crypto.randomUUID();
const never = new AbortController().signal;
const objects = new Map<string, Buffer>();
const hits: string[] = [];
const KEY = 'the-service-key';
let storage: Server;
let origin: string;
let options: Omit<FetchUploadOptions, 'timeoutMs'>;
let fetchUpload: FetchUpload;
let fetchFont: FetchFont;

beforeAll(async () => {
  storage = createServer((request, response) => {
    const path = request.url ?? '';
    hits.push(path);
    const name = path.split('/').at(-1) ?? '';
    const object = objects.get(name);
    const isPrivate = path.includes('/authenticated/');
    if (isPrivate && request.headers.authorization !== `Bearer ${KEY}`)
      response.writeHead(400).end();
    else if (name === 'moved.png') response.writeHead(302, { Location: '/elsewhere' }).end();
    else if (name === 'broken.png') response.writeHead(500).end();
    else if (name === 'slow.png') response.writeHead(200).write('x');
    else if (name === 'mute.png') return;
    else if (name === 'dripping.png') {
      const whole = objects.get('a.png') ?? Buffer.alloc(0);
      const parts = Array.from({ length: 5 }, (_, at) =>
        whole.subarray((at * whole.length) / 5, ((at + 1) * whole.length) / 5),
      );
      for (const [at, part] of parts.entries())
        setTimeout(() => (at < 4 ? response.write(part) : response.end(part)), 1000 * at);
    } else if (name === 'chunked.png')
      response.writeHead(200).end(Buffer.alloc(MAX_UPLOAD_BYTES + 1));
    else if (object) response.writeHead(200, { 'Content-Length': object.length }).end(object);
    else response.writeHead(404).end();
  });
  origin = await listenOnFreePort(storage);
  options = { storagePublicUrl: origin, supabaseUrl: origin, supabaseSecretKey: KEY };
  ({ fetchUpload, fetchFont } = uploadFetcher({ ...options, timeoutMs: 20_000 }));
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#a33' } });
  objects.set('a.jpg', await picture.clone().jpeg().toBuffer());
  objects.set('a.png', await picture.clone().png().toBuffer());
  objects.set('a.webp', await picture.clone().webp().toBuffer());
  objects.set('jpeg-named.png', await picture.clone().jpeg().toBuffer());
  objects.set('vector.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  objects.set('animation.gif', Buffer.from('GIF89a\x01\x00\x01\x00'));
  objects.set('empty.png', Buffer.alloc(0));
  objects.set('sans.woff2', Buffer.from('wOF2 and more'));
  objects.set('huge.png', Buffer.alloc(MAX_UPLOAD_BYTES + 1));
});

afterAll(() => {
  storage.closeAllConnections();
  storage.close();
});

const own = (name: string, bucket = 'ad_images') =>
  `${origin}/storage/v1/object/public/${bucket}/${userId}/${name}`;

describe('fetchUpload fetches an upload of the caller', () => {
  it.each([
    ['a.jpg', 'image/jpeg'],
    ['a.png', 'image/png'],
    ['a.webp', 'image/webp'],
    ['jpeg-named.png', 'image/jpeg'],
  ])(
    'fetching an upload succeeds, and the file type is detected from the content: %s',
    async (name, mediaType) => {
      const image = await fetchUpload(own(name), userId, never);
      expect(image.mediaType).toBe(mediaType);
      expect(Buffer.compare(image.bytes, objects.get(name) ?? Buffer.alloc(0))).toBe(0);
    },
  );

  it.each(['photoshoots', 'uploads', 'assets'])(
    'an upload may lie in the bucket %s',
    async (bucket) => {
      await expect(fetchUpload(own('a.jpg', bucket), userId, never)).resolves.toBeDefined();
    },
  );

  it.each(['uploads', 'assets'])('an upload is read with the engine’s key: %s', async (bucket) => {
    hits.length = 0;
    const address = own('a.jpg', bucket).replace('/public/', '/authenticated/');
    await expect(fetchUpload(address, userId, never)).resolves.toBeDefined();
    expect(hits).toEqual([`/storage/v1/object/authenticated/${bucket}/${userId}/a.jpg`]);
    const keyless = uploadFetcher({ ...options, supabaseSecretKey: 'wrong', timeoutMs: 20_000 });
    await expect(keyless.fetchUpload(address, userId, never)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it.each([
    ['vector.png', 'invalid_file_type'],
    ['animation.gif', 'invalid_file_type'],
    ['empty.png', 'invalid_file_type'],
    ['huge.png', 'file_too_large'],
    ['chunked.png', 'file_too_large'],
    ['missing.png', 'not_found'],
    ['moved.png', 'image_url_refused'],
    ['broken.png', 'unavailable'],
  ])('an upload that is not a usable picture is refused: %s → %s', async (name, code) => {
    await expect(fetchUpload(own(name), userId, never)).rejects.toMatchObject({ code });
  });

  it('fetching an upload fails when it takes longer than the time limit', async () => {
    const hurried = uploadFetcher({ ...options, timeoutMs: 300 });
    const fetching = hurried.fetchUpload(own('slow.png'), userId, never);
    await expect(fetching).rejects.toMatchObject({ code: 'unavailable' });
  });

  it.each(['slow.png', 'mute.png'])(
    'fetching an upload fails if the storage sends no data for too long: %s',
    async (name) => {
      // The stream takes longer than the test may take, so only the limit for silence can end the fetch.
      const patient = { ...options, timeoutMs: 600_000, silenceMs: 150 };
      const fetching = uploadFetcher(patient).fetchUpload(own(name), userId, never);
      await expect(fetching).rejects.toMatchObject({ code: 'unavailable' });
    },
  );

  it('fetching an upload succeeds if the thread is blocked while the storage answers', async () => {
    const patient = { ...options, timeoutMs: 60_000, silenceMs: 150 };
    const fetching = uploadFetcher(patient).fetchUpload(own('a.jpg'), userId, never);
    await once(storage, 'request');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
    await expect(fetching).resolves.toMatchObject({ mediaType: 'image/jpeg' });
  });

  it('fetching an upload may take longer in total than the limit for silence', async () => {
    const patient = { ...options, timeoutMs: 60_000, silenceMs: 3000 };
    const { mediaType } = await uploadFetcher(patient).fetchUpload(
      own('dripping.png'),
      userId,
      never,
    );
    expect(mediaType).toBe('image/png');
  });

  it('fetching an upload stops when the work is aborted', async () => {
    const reason = new Error('given up');
    const aborted = AbortSignal.abort(reason);
    await expect(fetchUpload(own('a.jpg'), userId, aborted)).rejects.toBe(reason);
  });
});

describe('fetchFont fetches a font of the caller', () => {
  it('fetchFont returns a font unchanged', async () => {
    const bytes = await fetchFont(own('sans.woff2', 'assets'), userId, never);
    expect(Buffer.from(bytes).toString()).toBe('wOF2 and more');
  });

  it.each([
    ['a picture', 'a.png', 'invalid_file_type', /WOFF2, TTF or OTF/],
    ['a file that is gone', 'gone.ttf', 'not_found', /choose another font/],
  ])('a file that is not a font is refused: %s', async (_, name, code, words) => {
    const userMessage = expect.stringMatching(words);
    const fetching = fetchFont(own(name, 'assets'), userId, never);
    await expect(fetching).rejects.toMatchObject({ code, userMessage });
  });

  it('fetchUpload refuses a font, because it is not a picture', async () => {
    const fetching = fetchUpload(own('sans.woff2', 'assets'), userId, never);
    await expect(fetching).rejects.toMatchObject({ code: 'invalid_file_type' });
  });

  it('fetchFont does not find a font of another user', async () => {
    const foreign = own('sans.woff2', 'assets').replace('/public/', '/authenticated/');
    const fetching = fetchFont(foreign, crypto.randomUUID(), never);
    await expect(fetching).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('fetchUpload refuses any other URL', () => {
  const path = `/storage/v1/object/public/ad_images/${userId}/a.jpg`;
  it.each([
    ['another host', () => `http://example.com${path}`],
    ['another port of this host', () => `http://localhost:1${path}`],
    ['loopback by number', () => `${origin.replace('localhost', '127.0.0.1')}${path}`],
    ['the cloud’s metadata service', () => 'http://169.254.169.254/latest/meta-data/'],
    ['our host in the user part', () => `http://localhost@example.com${path}`],
    ['credentials', () => `${origin.replace('//', '//user:secret@')}${path}`],
    ['another route of the data service', () => `${origin}/rest/v1/users`],
    [
      'a guarded address of a public object',
      () => own('a.jpg').replace('/public/', '/authenticated/'),
    ],
    ['another bucket', () => own('a.jpg', 'secrets')],
    ['answers of services', () => own('a.jpg', 'job_answers')],
    ['somebody else’s folder', () => own('a.jpg').replace(userId, crypto.randomUUID())],
    ['somebody else’s folder, by a climb', () => own(`../${crypto.randomUUID()}/a.jpg`)],
    ['a climb out of the folder', () => own('../../secrets/a.jpg')],
    ['an encoded climb', () => own('%2e%2e%2fa.jpg')],
    ['a twice encoded climb', () => own('%252e%252e%252fa.jpg')],
    ['a climb with backslashes', () => own('..%5ca.jpg')],
    ['the folder itself', () => own('')],
  ])('an address outside the caller’s storage is refused without a request: %s', async (_, url) => {
    hits.length = 0;
    const code = 'image_url_refused';
    await expect(fetchUpload(url(), userId, never)).rejects.toMatchObject({ code });
    expect(hits).toEqual([]);
  });

  it.each(['assets', 'uploads'])(
    'a file in another user’s folder of the bucket %s is not found, and is not requested',
    async (bucket) => {
      hits.length = 0;
      const foreign = own('a.jpg', bucket).replace(userId, crypto.randomUUID());
      await expect(fetchUpload(foreign, userId, never)).rejects.toMatchObject({
        code: 'not_found',
      });
      expect(hits).toEqual([]);
    },
  );
});
