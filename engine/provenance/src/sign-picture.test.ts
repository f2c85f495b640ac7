import { MAKINGS, type Making } from '@adwright/contracts/picture-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSigner, makeSelfSignedCredentials } from './credentials.ts';
import { readCredentials } from './read-credentials.ts';
import { type ClaimMaker, type Picture, signCopy, signPicture } from './sign-picture.ts';
import { readActiveManifest } from './testing/read-picture.ts';

let maker: ClaimMaker;

beforeAll(async () => {
  maker = { signer: createSigner(await makeSelfSignedCredentials()), version: '1.2.3' };
});

async function pictureOf(mediaType: Picture['mediaType'], width = 320): Promise<Picture> {
  const picture = sharp({ create: { width, height: 200, channels: 3, background: '#a33' } });
  const encoded = mediaType === 'image/png' ? picture.png() : picture.jpeg();
  return { bytes: await encoded.toBuffer(), mediaType };
}

const pixelsOf = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

const IPTC = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
const EXPECTED: Record<Making, { type: string; actions: string[]; relationship?: string }> = {
  drawn: { type: 'algorithmicMedia', actions: ['c2pa.created'] },
  photoEdited: {
    type: 'algorithmicallyEnhanced',
    actions: ['c2pa.opened', 'c2pa.edited'],
    relationship: 'parentOf',
  },
  photoComposed: {
    type: 'compositeCapture',
    actions: ['c2pa.created', 'c2pa.placed'],
    relationship: 'componentOf',
  },
  photoWithModel: {
    type: 'compositeWithTrainedAlgorithmicMedia',
    actions: ['c2pa.created', 'c2pa.placed'],
    relationship: 'componentOf',
  },
  modelPicture: { type: 'trainedAlgorithmicMedia', actions: ['c2pa.created'] },
};

describe.each(['image/jpeg', 'image/png'] as const)('a signed %s file', (mediaType) => {
  it.each(MAKINGS)(
    'a signed picture is valid for an independent reader and states how it was made: %s',
    async (making) => {
      const picture = await pictureOf(mediaType);
      const bytes = await signPicture(picture, making, maker);
      const read = await readActiveManifest({ bytes, mediaType });
      expect(read.state).toBe('Valid');
      // The only finding is the unknown signer, because the test's certificate is self-signed.
      expect(read.codes).toEqual(['signingCredential.untrusted']);
      expect(read.generator).toEqual([{ name: 'Adwright', version: '1.2.3' }]);
      const { type, relationship, ...expected } = EXPECTED[making];
      expect(read.actions).toEqual(expected.actions);
      expect(read.sourceTypes).toEqual([`${IPTC}${type}`]);
      expect(read.ingredients).toEqual(
        relationship ? [expect.objectContaining({ relationship })] : [],
      );
    },
  );

  it('signPicture leaves the pixels of the picture unchanged', async () => {
    const picture = await pictureOf(mediaType);
    const signed = await signPicture(picture, 'drawn', maker);
    expect((await pixelsOf(signed)).equals(await pixelsOf(picture.bytes))).toBe(true);
  });

  it('a signed picture has XMP that readers without support for content credentials find', async () => {
    const signed = await signPicture(await pictureOf(mediaType), 'modelPicture', maker);
    const { xmpAsString } = await sharp(signed).metadata();
    expect(xmpAsString).toContain(`Iptc4xmpExt:DigitalSourceType="${IPTC}trainedAlgorithmicMedia"`);
  });

  it.each(['Soap & “oats” <calm>', 'صابون', '石鹸'])(
    'the XMP of a signed picture describes what the picture shows: %s',
    async (altText) => {
      const picture = { ...(await pictureOf(mediaType)), altText };
      const bytes = await signPicture(picture, 'drawn', maker);
      expect((await readActiveManifest({ mediaType, bytes })).state).toBe('Valid');
      const { xmpAsString = '' } = await sharp(bytes).metadata();
      const [, found] =
        /AltTextAccessibility><rdf:Alt><rdf:li xml:lang="x-default">(.*?)</.exec(xmpAsString) ?? [];
      const escaped = altText.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;');
      expect(found).toBe(escaped);
    },
  );

  it('a signed picture is invalid as soon as one of its bytes has changed', async () => {
    const signed = Buffer.from(await signPicture(await pictureOf(mediaType), 'drawn', maker));
    const at = signed.length - 20;
    signed.writeUInt8(signed.readUInt8(at) ^ 1, at);
    const { state, codes } = await readActiveManifest({ bytes: signed, mediaType });
    expect(state).toBe('Invalid');
    expect(codes).toContain('assertion.dataHash.mismatch');
  });
});

it('a signed picture of any width is valid', async () => {
  for (const width of [1, 7, 300, 1080, 2000]) {
    const picture = await pictureOf('image/jpeg', width);
    const bytes = await signPicture(picture, 'drawn', maker);
    expect((await readActiveManifest({ ...picture, bytes })).state).toBe('Valid');
  }
});

it.each(MAKINGS)(
  'signCopy signs a copy of our own picture in another file format: %s',
  async (making) => {
    const read = await readCredentials(
      await signPicture(await pictureOf('image/png'), making, maker),
    );
    if (read.state !== 'valid') throw new Error('the original is not valid');
    const jpeg = await pictureOf('image/jpeg');
    const order = { making, original: read.manifest, changes: ['fileKind'] } as const;
    const bytes = await signCopy(jpeg, order, maker);
    const found = await readActiveManifest({ bytes, mediaType: 'image/jpeg' });
    expect(found).toMatchObject({
      state: 'Valid',
      actions: ['c2pa.opened', 'c2pa.transcoded'],
      sourceTypes: [`${IPTC}${EXPECTED[making].type}`],
      ingredients: [{ relationship: 'parentOf', active_manifest: read.manifest.label }],
      manifestCount: 2,
    });
  },
);

it('signCopy signs a copy with another alt text, and removes the original’s XMP and manifest from the copy', async () => {
  const picture = await pictureOf('image/jpeg');
  const signed = await signPicture({ ...picture, altText: 'A red square' }, 'drawn', maker);
  const read = await readCredentials(signed);
  if (read.state !== 'valid') throw new Error('the original is not valid');
  const order = { making: 'drawn', original: read.manifest, changes: ['altText'] } as const;
  const bytes = await signCopy({ ...picture, bytes: signed, altText: 'Rust' }, order, maker);
  expect(await readActiveManifest({ bytes, mediaType: 'image/jpeg' })).toMatchObject({
    state: 'Valid',
    actions: ['c2pa.opened', 'c2pa.edited.metadata'],
    sourceTypes: [`${IPTC}algorithmicMedia`],
    ingredients: [{ relationship: 'parentOf', active_manifest: read.manifest.label }],
    manifestCount: 2,
  });
  expect((await pixelsOf(bytes)).equals(await pixelsOf(picture.bytes))).toBe(true);
  const file = Buffer.from(bytes).toString('utf8');
  expect(file.split('<x:xmpmeta')).toHaveLength(2);
  expect(file).toContain('>Rust<');
  expect(file).not.toContain('A red square');
});

it('signCopy keeps the colour profile of the picture', async () => {
  const profiled = await sharp({
    create: { width: 64, height: 64, channels: 3, background: '#a33' },
  })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  const picture = { bytes: profiled, mediaType: 'image/jpeg' } as const;
  const signed = await signPicture(picture, 'photoEdited', maker);
  const read = await readCredentials(signed);
  if (read.state !== 'valid') throw new Error('the original is not valid');
  const order = { making: 'photoEdited', original: read.manifest, changes: ['altText'] } as const;
  const copy = await signCopy({ ...picture, bytes: signed, altText: 'Rust' }, order, maker);
  const [before, after] = await Promise.all([profiled, copy].map((file) => sharp(file).metadata()));
  expect(after?.icc).toEqual(before?.icc);
  expect(before?.icc).toBeDefined();
});
