import { convertedPictureSchema, MAX_UPLOAD_BYTES, PICTURES_PATH } from '@adwright/contracts';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import {
  accessToken,
  type EngineUnderTest,
  engineUnderTest,
} from '../testing/engine-under-test.ts';

let world: EngineUnderTest;

beforeEach(() => {
  world = engineUnderTest();
});

async function post(body: Uint8Array, as: string | null = crypto.randomUUID()): Promise<Response> {
  return world.engine.app.request(PICTURES_PATH, {
    method: 'POST',
    headers: as ? { Authorization: `Bearer ${await accessToken(as)}` } : {},
    body: new Uint8Array(body),
  });
}

const plain = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#c83232' } });

it('gives a picture of another kind as one that every browser shows, and touches no ledger', async () => {
  const response = await post(await plain(40).avif().toBuffer());
  const { mediaType, picture, pages } = convertedPictureSchema.parse(await response.json());
  expect({ mediaType, pages }).toEqual({ mediaType: 'image/jpeg', pages: 1 });
  const shown = await sharp(Buffer.from(picture, 'base64')).metadata();
  expect(shown).toMatchObject({ format: 'jpeg', width: 40, height: 40 });
  expect(world.store.calls).toEqual([]);
});

it.each([
  ['a file of no known kind', Buffer.from('a list of groceries'), 415, /image file/],
  ['a HEIC without a picture', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), 422, /Most Compatible/],
  ['too many bytes', Buffer.alloc(MAX_UPLOAD_BYTES + 1), 413, /too large/],
])('says what is wrong with %s', async (_, body, status, words) => {
  const response = await post(body);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: expect.stringMatching(words) });
});

it('answers those who are signed in, and each of them for a while', async () => {
  expect((await post(Buffer.from('GIF89a'), null)).status).toBe(401);
  const user = crypto.randomUUID();
  for (let call = 0; call < 12; call += 1) await post(Buffer.from('GIF89a'), user);
  const refused = await post(Buffer.from('GIF89a'), user);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('10');
});
