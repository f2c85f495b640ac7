import { markPicture } from '@adwright/engine-provenance';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { uploadCaption } from './upload-caption.ts';

let plain: Buffer;

beforeAll(async () => {
  plain = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
});

const packet = (inner: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">${inner}</rdf:Description></rdf:RDF></x:xmpmeta>`;
const withXmp = (inner: string) => sharp(plain).withXmp(packet(inner)).jpeg().toBuffer();

it('uploadCaption reads the caption of a picture that the engine made, and decodes its entities', async () => {
  const altText = 'Soap & “oats”, < 3 bars';
  const marked = markPicture({ bytes: plain, mediaType: 'image/jpeg', altText }, 'drawn');
  expect(await uploadCaption(marked)).toBe(altText);
});

it('the caption of an upload is read from the description that a camera program wrote', async () => {
  const inner =
    '<dc:description><rdf:Alt><rdf:li xml:lang="x-default">A mug &amp; a spoon</rdf:li></rdf:Alt></dc:description>';
  expect(await uploadCaption(await withXmp(inner))).toBe('A mug & a spoon');
});

it.each([
  ['an empty caption', '<dc:description><rdf:Alt><rdf:li> </rdf:li></rdf:Alt></dc:description>'],
  ['another property', '<dc:title><rdf:Alt><rdf:li>Mug</rdf:li></rdf:Alt></dc:title>'],
  ['no item', '<dc:description></dc:description>'],
  [
    'a packet without end',
    `<dc:description><rdf:Alt><rdf:li>${'x'.repeat(300_000)}</rdf:li></rdf:Alt></dc:description>`,
  ],
])('an upload has no caption if it is %s', async (_, inner) => {
  expect(await uploadCaption(await withXmp(inner))).toBeNull();
});

it('plain pictures and other files have no caption', async () => {
  expect(await uploadCaption(plain)).toBeNull();
  expect(await uploadCaption(Buffer.from('bread, milk'))).toBeNull();
});
