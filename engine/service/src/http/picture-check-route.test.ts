import { MAX_UPLOAD_BYTES } from '@adwright/contracts';
import {
  type Making,
  PICTURE_CHECK_PATH,
  pictureCheckSchema,
} from '@adwright/contracts/picture-check';
import { createSigner, makeSelfSignedCredentials, signPicture } from '@adwright/engine-provenance';
import { createSamplePhoto } from '@adwright/engine-testing';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createSignedImages } from '../images/signed-images.ts';
import { createTestEngine, type EngineUnderTest } from '../testing/engine-under-test.ts';

const silent = { info: () => undefined, error: () => undefined };
let maker: Parameters<typeof signPicture>[2];
let world: EngineUnderTest;

beforeAll(async () => {
  maker = { signer: createSigner(await makeSelfSignedCredentials()), version: '1.0.0' };
});

beforeEach(() => {
  world = createTestEngine({ trustedProxies: 1 }, undefined, maker);
});

async function photo(seed: number): Promise<Buffer> {
  const { data, width, height } = createSamplePhoto(seed, 600, 400);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Returns a test picture as the engine stores and records it. */
async function deliver(seed: number): Promise<Uint8Array> {
  const options = { maker, hasModel: false, records: world.records, logger: silent };
  const images = createSignedImages(world.images, options);
  const image = { bytes: await photo(seed), mediaType: 'image/jpeg' } as const;
  const { path } = await images.put({ userId: 'user' }, 'enhance', image);
  return world.images.objects.get(path)?.bytes ?? expect.fail();
}

const post = (body: Uint8Array, client = '203.0.113.7') =>
  world.engine.app.request(PICTURE_CHECK_PATH, {
    method: 'POST',
    headers: { 'X-Forwarded-For': client, Origin: 'http://localhost:3000' },
    body: new Uint8Array(body),
  });

const check = async (body: Uint8Array) => pictureCheckSchema.parse(await (await post(body)).json());

it('the picture check recognises a delivered picture by its bytes, without an account', async () => {
  expect(await check(await deliver(1))).toEqual({
    success: true,
    verdict: 'unchanged',
    making: 'photoEdited' satisfies Making,
    madeOn: '2026-11-27',
    credentials: 'ours',
  });
});

it('the picture check reports a picture as altered if it was saved again, or edited without new credentials', async () => {
  const delivered = await deliver(1);
  const again = await sharp(delivered).jpeg({ quality: 60 }).toBuffer();
  expect(await check(again)).toMatchObject({ verdict: 'altered', credentials: 'none' });
  const edited = Buffer.from(delivered);
  const at = edited.length - 20;
  edited.writeUInt8(edited.readUInt8(at) ^ 1, at);
  expect(await check(edited)).toMatchObject({ verdict: 'altered', credentials: 'broken' });
});

it('the picture check answers a request while other clients are still sending their pictures', async () => {
  for (const client of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
    // Node requires `duplex` for a stream, but the DOM types lack this option.
    const sending = {
      method: 'POST',
      headers: { 'X-Forwarded-For': client, Origin: 'http://localhost:3000' },
      body: new ReadableStream(),
      duplex: 'half',
    };
    void world.engine.app.request(PICTURE_CHECK_PATH, sending);
  }
  expect(await check(await photo(2))).toMatchObject({ verdict: 'unknown' });
});

it('the picture check does not recognise a foreign picture, or a foreign picture with copied credentials', async () => {
  const delivered = Buffer.from(await deliver(1));
  const foreign = await photo(2);
  const nothing = { success: true, verdict: 'unknown', making: null, madeOn: null };
  expect(await check(foreign)).toEqual({ ...nothing, credentials: 'none' });
  // In both files, the segment with the manifest follows the first segment.
  const at = delivered.indexOf(Buffer.from([0xff, 0xeb]));
  const segment = delivered.subarray(at, at + 2 + delivered.readUInt16BE(at + 2));
  const start = foreign.readUInt16BE(4) + 4;
  const forged = Buffer.concat([foreign.subarray(0, start), segment, foreign.subarray(start)]);
  expect(await check(forged)).toEqual({ ...nothing, credentials: 'broken' });
});

it('the picture check does not recognise a foreign PNG with copied credentials', async () => {
  const png = async (seed: number) =>
    new Uint8Array(
      await sharp(await photo(seed))
        .png()
        .toBuffer(),
    );
  const signed = Buffer.from(
    await signPicture({ bytes: await png(1), mediaType: 'image/png' }, 'drawn', maker),
  );
  // A PNG chunk begins with its length, 4 bytes before its type (PNG, third edition, 5.3).
  const at = signed.indexOf('caBX') - 4;
  const chunk = signed.subarray(at, at + signed.readUInt32BE(at) + 12);
  const foreign = Buffer.from(await png(2));
  const start = 8 + foreign.readUInt32BE(8) + 12;
  const forged = Buffer.concat([foreign.subarray(0, start), chunk, foreign.subarray(start)]);
  expect(await check(forged)).toMatchObject({ verdict: 'unknown', credentials: 'broken' });
});

it('the picture check reports a picture as altered if somebody has removed its credentials', async () => {
  const delivered = Buffer.from(await deliver(1));
  const at = delivered.indexOf(Buffer.from([0xff, 0xeb]));
  const end = at + 2 + delivered.readUInt16BE(at + 2);
  const stripped = Buffer.concat([delivered.subarray(0, at), delivered.subarray(end)]);
  expect(await check(stripped)).toMatchObject({ verdict: 'altered', credentials: 'none' });
});

it('the picture check trusts no certificate that only has the engine’s name', async () => {
  const other = { signer: createSigner(await makeSelfSignedCredentials()), version: '1.0.0' };
  const image = { bytes: await photo(2), mediaType: 'image/jpeg' } as const;
  const signed = await signPicture(image, 'drawn', other);
  expect(await check(signed)).toMatchObject({ verdict: 'unknown', credentials: 'foreign' });
});

it('the picture check recognises a picture by its signature even if its record was deleted with its account', async () => {
  const delivered = await deliver(1);
  world.records.records.clear();
  expect(await check(delivered)).toEqual({
    success: true,
    verdict: 'unchanged',
    making: 'photoEdited',
    madeOn: null,
    credentials: 'ours',
  });
});

it('the picture check reveals nothing about the maker of a picture', async () => {
  const response = await post(await deliver(1));
  expect(await response.text()).not.toMatch(/user|enhance_|10:00/);
});

it.each([
  ['a text', Buffer.from('a list of groceries'), 415],
  ['nothing', Buffer.alloc(0), 400],
  ['too many bytes', Buffer.alloc(MAX_UPLOAD_BYTES + 1), 413],
  ['a broken picture', Buffer.from('ffd8ffe000104a464946', 'hex'), 422],
])('the picture check reports an error for %s', async (_, body, status) => {
  expect((await post(body)).status).toBe(status);
});

it('the picture check refuses a client that sends too many requests, and no other client', async () => {
  for (let call = 0; call < 10; call += 1) await post(Buffer.from('GIF89a'));
  const refused = await post(Buffer.from('GIF89a'));
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('5');
  expect((await post(Buffer.from('GIF89a'), '198.51.100.4')).status).toBe(415);
});

it('the picture check reports that the origin of a picture is unknown while the records are unavailable', async () => {
  const picture = await photo(3);
  world.records.failure = new Error('the test database does not answer');
  expect((await post(picture)).status).toBe(500);
});
