import {
  AppError,
  ASSETS_PATH,
  createAssetResponseSchema,
  createFontResponseSchema,
  FONTS_PATH,
  MAX_UPLOAD_BYTES,
} from '@adwright/contracts';
import { CUT_OUT_PATH, cutOutResponseSchema } from '@adwright/contracts/cut-out';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createAccessToken,
  createTestEngine,
  type EngineUnderTest,
} from '../testing/engine-under-test.ts';
import { type StorageUnderTest, startTestStorage } from '../testing/storage-server.ts';

let storage: StorageUnderTest;
let world: EngineUnderTest;
let userId: string;

const PIXEL = { create: { width: 1, height: 1, channels: 3, background: '#fff' } } as const;

beforeAll(async () => {
  storage = await startTestStorage();
  const photo = sharp({ create: { width: 8, height: 8, channels: 3, background: '#a33' } });
  storage.files.set('photo.jpg', await photo.jpeg().toBuffer());
  storage.files.set('drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  storage.files.set('sans.woff2', Buffer.from('wOF2'));
  storage.files.set('huge.jpg', Buffer.alloc(MAX_UPLOAD_BYTES + 1));
});

afterAll(() => storage.close());

beforeEach(() => {
  world = createTestEngine({ storagePublicUrl: storage.origin, supabaseUrl: storage.origin });
  userId = crypto.randomUUID();
});

async function post(
  body: object,
  as: string | null = userId,
  path: string = ASSETS_PATH,
): Promise<Response> {
  return world.engine.app.request(path, {
    method: 'POST',
    headers: as ? { Authorization: `Bearer ${await createAccessToken(as)}` } : {},
    body: JSON.stringify(body),
  });
}

const add = (name: string, kind = 'product', bucket?: string) =>
  post({ imageUrl: storage.url(userId, name, bucket), kind, name: 'Mug' });

describe('the asset library stores uploads', () => {
  it('the asset library stores a product with its cut-out, and changes no credits', async () => {
    const response = await add('photo.jpg');
    const { asset, suggestedColours } = createAssetResponseSchema.parse(await response.json());
    expect(asset).toMatchObject({
      user_id: userId,
      kind: 'product',
      name: 'Mug',
      image_url: storage.url(userId, 'photo.jpg'),
      cutout_confidence: expect.closeTo(0.9),
      cutout_problem: null,
    });
    expect(world.assets.cutOuts.has(asset.cutout_url ?? '')).toBe(true);
    expect(suggestedColours).toEqual([]);
    expect(world.store.calls).toEqual([]);
  });

  it('the asset library suggests brand colours of an uploaded logo', async () => {
    const { asset, suggestedColours } = createAssetResponseSchema.parse(
      await (await add('photo.jpg', 'logo')).json(),
    );
    expect(suggestedColours).toEqual([{ role: 'main', hex: '#ff6600' }]);
    expect(asset.cutout_confidence).toBeNull();
  });

  it('the asset library returns the same row for the same file', async () => {
    const first = createAssetResponseSchema.parse(await (await add('photo.jpg')).json());
    const second = createAssetResponseSchema.parse(await (await add('photo.jpg')).json());
    expect(second.asset).toEqual(first.asset);
    expect(world.assets.rows).toHaveLength(1);
    expect(world.assets.cutOuts.size).toBe(1);
  });

  it.each([
    ['an SVG', 'drawing.png', 415, /SVG/],
    ['too many bytes', 'huge.jpg', 413, /5MB/],
    ['a file that is gone', 'gone.jpg', 404, /not found/],
  ])('the asset library describes the fault of a file: %s', async (_, name, status, message) => {
    const response = await add(name);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: expect.stringMatching(message) });
    expect(world.assets.rows).toEqual([]);
  });

  it('the asset library accepts the URL of a file from the time when its bucket was public', async () => {
    const address = storage.url(userId, 'photo.jpg');
    const earlier = address.replace('/authenticated/', '/public/');
    const response = await post({ imageUrl: earlier, kind: 'product' });
    const { asset } = createAssetResponseSchema.parse(await response.json());
    expect(asset.image_url).toBe(earlier);
    expect(world.assets.rows).toMatchObject([{ image_url: address }]);
  });

  it('the asset library removes an unusable file, unless it is already in the library', async () => {
    await add('drawing.png');
    expect(world.assets.removed).toEqual([storage.url(userId, 'drawing.png')]);
    await add('photo.jpg');
    world.provider.failure = new AppError('unreadable_image');
    expect((await add('photo.jpg')).status).toBe(422);
    expect(world.assets.removed).toHaveLength(1);
  });

  it('the asset library leaves no cut-out file when it has no room for a row', async () => {
    world.assets.capacity = 0;
    expect((await add('photo.jpg')).status).toBe(409);
    expect(world.assets.cutOuts.size).toBe(0);
  });

  it('the asset library refuses another user’s file, and a file of another bucket', async () => {
    const foreign = { imageUrl: storage.url(crypto.randomUUID(), 'photo.jpg'), kind: 'logo' };
    expect((await post(foreign)).status).toBe(404);
    expect((await add('photo.jpg', 'product', 'ad_images')).status).toBe(400);
    expect((await post(foreign, null)).status).toBe(401);
    expect(world.assets.rows).toEqual([]);
  });

  it('the asset library tells a user who exceeds the rate limit how many seconds to wait', async () => {
    for (let call = 0; call < 12; call++) await add('photo.jpg');
    const response = await add('photo.jpg');
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ code: 'rate_limited' });
  });
});

describe('the asset library stores uploaded fonts', () => {
  const addFont = (name: string, body: object = {}, as: string | null = userId) =>
    post({ fileUrl: storage.url(userId, name), licensed: true, name, ...body }, as, FONTS_PATH);

  it('an uploaded font is stored with the name that the font file states, if the user confirms its licence', async () => {
    const response = await addFont('sans.woff2');
    const { font } = createFontResponseSchema.parse(await response.json());
    expect(font).toMatchObject({ name: 'Kestrel Sans Bold', user_id: userId });
    expect(world.fonts.rows).toHaveLength(1);
    expect(world.store.calls).toEqual([]);
    const again = createFontResponseSchema.parse(await (await addFont('sans.woff2')).json());
    expect(again.font).toEqual(font);
  });

  it('an uploaded font is refused without a confirmation of its licence', async () => {
    const response = await addFont('sans.woff2', { licensed: false });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ field: 'licensed' });
    expect(world.fonts.rows).toEqual([]);
  });

  it.each([
    ['a picture', 'photo.jpg', 415, /WOFF2, TTF or OTF/],
    ['too many bytes', 'huge.jpg', 413, /5MB/],
    ['a file that is gone', 'gone.ttf', 404, /not found/],
  ])(
    'a refused font gets a message that describes its fault: %s',
    async (_, name, status, message) => {
      const response = await addFont(name);
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ error: expect.stringMatching(message) });
      expect(world.fonts.rows).toEqual([]);
    },
  );

  it('an uploaded font that can’t be used is removed', async () => {
    world.provider.failure = new AppError('invalid_request');
    expect((await addFont('sans.woff2')).status).toBe(400);
    expect(world.assets.removed).toEqual([storage.url(userId, 'sans.woff2')]);
  });

  it('an uploaded font is not available to other users', async () => {
    expect((await addFont('sans.woff2', {}, crypto.randomUUID())).status).toBe(404);
    expect((await addFont('sans.woff2', {}, null)).status).toBe(401);
  });
});

describe('the editor of cut-outs cuts photos out by a mask', () => {
  const inBase64 = (text: string) => Buffer.from(text).toString('base64');
  const edit = async (body: object = {}) =>
    post({ imageUrl: storage.url(userId, 'photo.jpg'), ...body }, userId, CUT_OUT_PATH);
  const answerTo = async (body?: object) =>
    cutOutResponseSchema.parse(await (await edit(body)).json());

  it('the editor of cut-outs begins with a mask and the photo, and saves nothing', async () => {
    await add('photo.jpg');
    const answer = await answerTo();
    expect(answer).toMatchObject({
      mask: inBase64('found mask'),
      photo: inBase64('photo'),
      cutout: inBase64('cut by mask'),
      asset: null,
    });
    expect(world.assets.rows[0]).toMatchObject({ mask_url: null });
    expect(world.store.calls).toEqual([]);
  });

  it('the editor of cut-outs shows what a painted mask cuts out without saving it', async () => {
    await add('photo.jpg');
    const answer = await answerTo({ mask: inBase64('painted mask') });
    expect(answer).toMatchObject({ mask: inBase64('painted mask'), photo: null, asset: null });
    expect(world.assets.cutOuts.size).toBe(1);
  });

  it('the editor of cut-outs saves a cut-out with its mask, and begins with that mask the next time', async () => {
    await add('photo.jpg');
    const [row] = world.assets.rows;
    if (row) row.cutout_problem = 'Hard to tell.';
    const { asset } = await answerTo({ mask: inBase64('painted mask'), save: true });
    expect(asset).toMatchObject({ id: row?.id, cutout_problem: null });
    expect(asset).toEqual(world.assets.rows[0]);
    const stored = (url: string | null | undefined) =>
      Buffer.from(world.assets.cutOuts.get(url ?? '') ?? []).toString();
    expect(stored(asset?.cutout_url)).toBe('cut by mask');
    expect(stored(asset?.mask_url)).toBe('painted mask');
    expect(world.assets.removed).toEqual([]);
    storage.files.set('mask.png', await sharp(PIXEL).png().toBuffer());
    if (row) row.mask_url = storage.url(userId, 'mask.png');
    const again = await answerTo();
    expect(Buffer.from(again.mask, 'base64')).toEqual(storage.files.get('mask.png'));
  });

  it('the editor of cut-outs leaves no file if the asset was deleted meanwhile', async () => {
    await add('photo.jpg');
    const find = world.assets.find.bind(world.assets);
    world.assets.find = async (...asked) => {
      const row = await find(...asked);
      world.assets.rows.length = 0;
      return row;
    };
    expect((await edit({ mask: inBase64('painted'), save: true })).status).toBe(404);
    expect(world.assets.removed).toHaveLength(2);
  });

  it('the editor of cut-outs refuses to save a mask that selects nothing', async () => {
    await add('photo.jpg');
    world.provider.holdsNothing = true;
    const response = await edit({ mask: inBase64('painted'), save: true });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: expect.stringContaining('keep a part') });
  });

  it.each([
    ['text that is no base64', { mask: 'not base64!' }, 400],
    ['a mask of more than the limit', { mask: 'A'.repeat(60_004) }, 400],
    ['a body of more than 64 KB', { mask: 'A'.repeat(70_000) }, 413],
  ])('the editor of cut-outs refuses %s', async (_, body, status) => {
    await add('photo.jpg');
    expect((await edit(body)).status).toBe(status);
  });

  it('the editor of cut-outs refuses logos, photos of other users, and guests', async () => {
    await add('photo.jpg', 'logo');
    expect((await edit()).status).toBe(404);
    const foreign = { imageUrl: storage.url(crypto.randomUUID(), 'photo.jpg') };
    expect((await post(foreign, userId, CUT_OUT_PATH)).status).toBe(404);
    expect((await post(foreign, null, CUT_OUT_PATH)).status).toBe(401);
  });
});
