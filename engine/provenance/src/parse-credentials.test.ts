import { createServer } from 'node:http';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createSigner, makeSelfSignedCredentials } from './credentials.ts';
import type { KeptManifest } from './kept-manifest.ts';
import { parseCredentials } from './parse-credentials.ts';
import { type ClaimMaker, type Picture, signPicture } from './sign-picture.ts';
import { readActiveManifest } from './testing/read-picture.ts';

// The test signs and reads dozens of pictures, which takes longer than the default time limit.
vi.setConfig({ testTimeout: 60_000 });

let maker: ClaimMaker;

beforeAll(async () => {
  maker = { signer: createSigner(await makeSelfSignedCredentials()), version: '1.2.3' };
});

async function pictureOf(mediaType: Picture['mediaType'], background = '#a33'): Promise<Picture> {
  const picture = sharp({ create: { width: 320, height: 200, channels: 3, background } });
  const encoded = mediaType === 'image/png' ? picture.png() : picture.jpeg();
  return { bytes: await encoded.toBuffer(), mediaType };
}

async function signedUpload(mediaType: Picture['mediaType'], background?: string) {
  return signPicture(await pictureOf(mediaType, background), 'modelPicture', maker);
}

async function manifestOf(bytes: Uint8Array): Promise<KeptManifest> {
  const read = await parseCredentials(bytes);
  if (read.state !== 'valid') throw new Error(read.state);
  return read.manifest;
}

/**
 * Flips one bit of a signed upload. A number `place` is the byte's distance from the file's end. A text
 * `place` is a text in the manifest.
 */
function tamper(bytes: Uint8Array, place: number | string): Uint8Array {
  const copy = Buffer.from(bytes);
  const at = typeof place === 'string' ? copy.indexOf(place) : copy.length - place;
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
}

describe.each(['image/jpeg', 'image/png'] as const)(
  'the content credentials of a %s',
  (mediaType) => {
    it('parseCredentials reports no credentials for a picture without credentials', async () => {
      const { bytes } = await pictureOf(mediaType);
      expect(await parseCredentials(bytes)).toEqual({ state: 'none' });
    });

    it('parseCredentials reports the credentials of a signed picture as valid', async () => {
      const { state } = await parseCredentials(await signedUpload(mediaType));
      expect(state).toBe('valid');
    });

    it.each([
      ['with changed pixels', 20],
      ['with a forged creator', 'Adwright on this machine'],
      ['with a forged source type', 'trainedAlgorithmicMedia'],
    ])('parseCredentials reports the credentials as broken for a picture %s', async (_, place) => {
      const forged = tamper(await signedUpload(mediaType), place);
      // In a JPEG, the XMP comes before the manifest and also names the source type. Changing the
      // XMP breaks the hash of the picture, so the credentials become broken too.
      expect(await parseCredentials(forged)).toEqual({ state: 'broken' });
    });

    it.each([
      ['photoEdited', 'parentOf', ['c2pa.opened', 'c2pa.edited']],
      ['photoComposed', 'componentOf', ['c2pa.created', 'c2pa.placed']],
      ['photoWithModel', 'componentOf', ['c2pa.created', 'c2pa.placed']],
      ['drawn', 'componentOf', ['c2pa.created', 'c2pa.placed']],
    ] as const)(
      'parseCredentials returns a manifest that can be an ingredient of a picture made as %s',
      async (making, role, actions) => {
        const upload = await manifestOf(await signedUpload(mediaType));
        const picture = await pictureOf(mediaType, '#3a3');
        const bytes = await signPicture(picture, making, maker, [upload]);
        const read = await readActiveManifest({ bytes, mediaType });
        expect(read.state).toBe('Valid');
        expect(read.manifestCount).toBe(2);
        expect(read.ingredients).toEqual([
          expect.objectContaining({ relationship: role, active_manifest: upload.label }),
        ]);
        expect(read.actions).toEqual(actions);
      },
    );
  },
);

it('a picture made from two uploads keeps the manifest of each upload once', async () => {
  const one = await manifestOf(await signedUpload('image/jpeg'));
  const other = await manifestOf(await signedUpload('image/png', '#33a'));
  const picture = await pictureOf('image/jpeg', '#3a3');
  const bytes = await signPicture(picture, 'photoComposed', maker, [one, other, one]);
  const read = await readActiveManifest({ ...picture, bytes });
  expect(read.state).toBe('Valid');
  expect(read.manifestCount).toBe(3);
  expect(read.ingredients).toHaveLength(2);
});

it('signPicture keeps only the first of two manifests with the same name', async () => {
  const one = await manifestOf(await signedUpload('image/jpeg'));
  const box = { ...(one.boxes[0] ?? expect.fail()), bytes: new Uint8Array(40) };
  const picture = await pictureOf('image/jpeg', '#3a3');
  const forged = { ...one, boxes: [box] };
  const bytes = await signPicture(picture, 'photoComposed', maker, [one, forged]);
  expect(await readActiveManifest({ ...picture, bytes })).toMatchObject({
    state: 'Valid',
    manifestCount: 2,
  });
});

it('a picture that was edited twice keeps the manifests of both earlier versions', async () => {
  const upload = await manifestOf(await signedUpload('image/jpeg'));
  const picture = await pictureOf('image/png', '#3a3');
  const once = await signPicture(picture, 'photoEdited', maker, [upload]);
  const next = await pictureOf('image/jpeg', '#33a');
  const twice = await signPicture(next, 'photoComposed', maker, [await manifestOf(once)]);
  expect(await readActiveManifest({ ...next, bytes: twice })).toMatchObject({
    state: 'Valid',
    manifestCount: 3,
  });
});

it('parseCredentials reports that an AI model made a part of a picture, even if the credentials are too large to keep', async () => {
  const MORE_THAN_FIT = 80;
  const kept = [await manifestOf(await signedUpload('image/jpeg'))];
  const photo = await pictureOf('image/jpeg', '#33a');
  for (let uploads = 0; uploads < MORE_THAN_FIT; uploads += 1)
    kept.push(await manifestOf(await signPicture(photo, 'photoEdited', maker)));
  const large = await signPicture(photo, 'photoComposed', maker, kept);
  expect(await parseCredentials(large)).toEqual({ state: 'tooLarge', hasModelPart: true });
  const without = await signPicture(photo, 'photoComposed', maker, kept.slice(1));
  expect(await parseCredentials(without)).toEqual({ state: 'tooLarge', hasModelPart: false });
});

it('parseCredentials reads the credentials of a WebP', async () => {
  const webp = await sharp((await pictureOf('image/png')).bytes)
    .webp()
    .toBuffer();
  const junk = Buffer.from('C2PA\x08\0\0\0nonsense', 'latin1');
  expect(await parseCredentials(webp)).toEqual({ state: 'none' });
  expect(await parseCredentials(Buffer.concat([webp, junk]))).toEqual({ state: 'broken' });
});

it('parseCredentials reports the credentials of a truncated file as broken or absent, and never throws', async () => {
  const signed = await signedUpload('image/jpeg');
  for (let length = 0; length < signed.length; length += 97) {
    const { state } = await parseCredentials(signed.subarray(0, length));
    expect(['none', 'broken']).toContain(state);
  }
});

/**
 * Returns a test WebP with `chunk` as an embedded manifest, and with XMP that links to a manifest
 * at `address`.
 */
async function linkingWebp(address: string, chunk: Uint8Array): Promise<Uint8Array> {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dcterms="http://purl.org/dc/terms/" dcterms:provenance="${address}"/></rdf:RDF></x:xmpmeta>`;
  const { bytes } = await pictureOf('image/png');
  const webp = await sharp(bytes).withXmp(xmp).webp().toBuffer();
  const header = Buffer.from('C2PA\0\0\0\0', 'latin1');
  header.writeUInt32LE(chunk.length, 4);
  const whole = Buffer.concat([webp, header, chunk]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

it.each([0, 12])(
  'parseCredentials sends no request to a URL in a picture, with %i bytes before the URL',
  async (length) => {
    const asked: (string | undefined)[] = [];
    const server = createServer(({ url }, response) => {
      asked.push(url);
      response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : '';
    const link = `http://127.0.0.1:${port}/manifest`;
    await parseCredentials(await linkingWebp(link, new Uint8Array(length)));
    server.close();
    expect(asked).toEqual([]);
  },
);
