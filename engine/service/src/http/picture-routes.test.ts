import {
  convertedPictureSchema,
  MAX_UPLOAD_BYTES,
  PICTURES_PATH,
  SIGNED_JPEG_PATH,
} from '@adwright/contracts';
import {
  createSigner,
  isSignedBy,
  makeSelfSignedCredentials,
  readCredentials,
  readWrittenAltText,
  signPicture,
} from '@adwright/engine-provenance';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSignedImages } from '../images/signed-images.ts';
import {
  createAccessToken,
  createTestEngine,
  type EngineUnderTest,
} from '../testing/engine-under-test.ts';

let world: EngineUnderTest;

beforeEach(() => {
  world = createTestEngine();
});

async function post(
  body: Uint8Array,
  as: string | null = crypto.randomUUID(),
  path = PICTURES_PATH,
): Promise<Response> {
  return world.engine.app.request(path, {
    method: 'POST',
    headers: as ? { Authorization: `Bearer ${await createAccessToken(as)}` } : {},
    body: new Uint8Array(body),
  });
}

const plain = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#c83232' } });

it('the conversion route converts a picture for browsers, and changes no credits', async () => {
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
])(
  'a picture that can’t be converted is refused with a description of its fault: %s',
  async (_, body, status, words) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: expect.stringMatching(words) });
  },
);

it('signed-in users may convert pictures, up to a limit for each user', async () => {
  expect((await post(Buffer.from('GIF89a'), null)).status).toBe(401);
  const user = crypto.randomUUID();
  for (let call = 0; call < 12; call += 1) await post(Buffer.from('GIF89a'), user);
  const refused = await post(Buffer.from('GIF89a'), user);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('10');
});

describe('the download route signs a JPEG of a signed PNG', () => {
  const makerOf = async () => ({
    signer: createSigner(await makeSelfSignedCredentials()),
    version: '1.0.0',
  });
  const ask = (body: Uint8Array, as?: string) => post(body, as, SIGNED_JPEG_PATH);

  it('a signed JPEG has valid credentials, the alt text, and the same statement of how the picture was made', async () => {
    const maker = await makerOf();
    world = createTestEngine({}, undefined, maker);
    const png = { bytes: await plain(80).png().toBuffer(), mediaType: 'image/png' } as const;
    const signed = await signPicture({ ...png, altText: 'A red square' }, 'photoEdited', maker);
    const response = await ask(signed);
    const answer = convertedPictureSchema.parse(await response.json());
    expect(answer.mediaType).toBe('image/jpeg');
    const jpeg = Buffer.from(answer.picture, 'base64');
    const { format, width, xmpAsString } = await sharp(jpeg).metadata();
    expect({ format, width }).toEqual({ format: 'jpeg', width: 80 });
    expect(xmpAsString).toContain('A red square');
    const read = await readCredentials(jpeg);
    if (read.state !== 'valid') throw new Error(`the credentials are "${read.state}"`);
    expect(isSignedBy(read.manifest, maker)).toBe(true);
    expect(read.manifest.making).toBe('photoEdited');
    expect(read.manifest.boxes).toHaveLength(2);
  });

  it('a signed JPEG is refused for an unsigned picture, for a picture signed by others, and if signing is off', async () => {
    const [maker, other] = [await makerOf(), await makerOf()];
    const png = { bytes: await plain(80).png().toBuffer(), mediaType: 'image/png' } as const;
    world = createTestEngine({}, undefined, maker);
    expect((await ask(png.bytes)).status).toBe(400);
    expect((await ask(await signPicture(png, 'photoEdited', other))).status).toBe(400);
    world = createTestEngine();
    expect((await ask(await signPicture(png, 'photoEdited', maker))).status).toBe(400);
    expect((await post(png.bytes, null, SIGNED_JPEG_PATH)).status).toBe(401);
  });

  describe('the download route signs a picture with a changed alt text', () => {
    const user = crypto.randomUUID();

    /**
     * Returns a test picture as the engine stores and records it, with an alt text that the user then changed.
     */
    async function deliver(mediaType: 'image/jpeg' | 'image/png', changed: string) {
      const maker = await makerOf();
      world = createTestEngine({}, undefined, maker);
      const silent = { info: () => undefined, error: () => undefined };
      const options = { maker, hasModel: false, records: world.records, logger: silent };
      const picture = mediaType === 'image/png' ? plain(80).png() : plain(80).jpeg();
      const image = { bytes: await picture.toBuffer(), mediaType, altText: 'A <red> square' };
      const { path } = await createSignedImages(world.images, options).put(
        { userId: user },
        'enhance',
        image,
      );
      const record = world.records.records.get(path) ?? expect.fail();
      world.records.records.set(path, { ...record, altText: changed });
      return { maker, stored: world.images.objects.get(path)?.bytes ?? expect.fail() };
    }

    async function altTextOf(response: Response) {
      const { picture } = convertedPictureSchema.parse(await response.json());
      const jpeg = Buffer.from(picture, 'base64');
      return { jpeg, altText: readWrittenAltText(jpeg), read: await readCredentials(jpeg) };
    }

    it.each(['image/jpeg', 'image/png'] as const)(
      'a download contains the new alt text, and its credentials are valid: %s',
      async (mediaType) => {
        const { maker, stored } = await deliver(mediaType, 'Soap & “oats” <calm>');
        const { altText, read } = await altTextOf(await ask(stored, user));
        expect(altText).toBe('Soap & “oats” <calm>');
        if (read.state !== 'valid') throw new Error(`the credentials are "${read.state}"`);
        expect(isSignedBy(read.manifest, maker)).toBe(true);
        expect(read.manifest.making).toBe('photoEdited');
      },
    );

    it('a download is the stored file if the alt text is unchanged', async () => {
      const { stored } = await deliver('image/jpeg', 'A <red> square');
      expect((await altTextOf(await ask(stored, user))).jpeg.equals(stored)).toBe(true);
    });

    it('a download contains only the user’s own alt text, and keeps the earlier alt text while the records are unavailable', async () => {
      const { stored } = await deliver('image/jpeg', 'Rust');
      expect((await altTextOf(await ask(stored))).altText).toBe('A <red> square');
      world.records.failure = new Error('the test database does not answer');
      expect((await altTextOf(await ask(stored, user))).altText).toBe('A <red> square');
    });
  });
});
