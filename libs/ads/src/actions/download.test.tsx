import { beforeEach, expect, test, vi } from 'vitest';
import { TestBackend } from '../testing/index.ts';
import { fetchImage } from './download.ts';

const ADDRESS = 'http://localhost:8321/storage/v1/object/public/ad_images/u/enhance_1.png';
const SIGN = 'POST /pictures/jpeg';

let backend: TestBackend;

beforeEach(async () => {
  backend = await new TestBackend().start();
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: () => undefined }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ fillRect: () => undefined, drawImage: () => undefined });
      convertToBlob = async () => new Blob(['drawn'], { type: 'image/jpeg' });
    },
  );
});

function serve(body: string, type = 'image/png') {
  backend.on(
    'GET /storage/v1/object/public/ad_images/u/enhance_1.png',
    () => new Response(body, { headers: { 'content-type': type } }),
  );
}

function signAs(picture: string) {
  backend.on(SIGN, () =>
    Response.json({ success: true, mediaType: 'image/jpeg', picture: btoa(picture), pages: 1 }),
  );
}

test('a PNG with content credentials is downloaded as a JPEG that the engine signs', async () => {
  serve('PNG caBX credentials');
  signAs('signed');
  const image = await fetchImage(ADDRESS);
  expect(image.type).toBe('image/jpeg');
  expect(await image.text()).toBe('signed');
});

test('a PNG without content credentials is downloaded without a request to the engine', async () => {
  serve('PNG');
  expect(await (await fetchImage(ADDRESS)).text()).toBe('drawn');
  expect(backend.callsOf(SIGN)).toEqual([]);
});

test('an image is downloaded even when the engine signs nothing', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  serve('PNG caBX credentials');
  backend.on(SIGN, () => Response.json({ success: false, error: 'no' }, { status: 400 }));
  expect(await (await fetchImage(ADDRESS)).text()).toBe('drawn');
});

const marked = (altText: string, credentials = 'jumb') =>
  [
    credentials,
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/">',
    `<Iptc4xmpCore:AltTextAccessibility><rdf:Alt><rdf:li xml:lang="x-default">${altText}</rdf:li>`,
    '</rdf:Alt></Iptc4xmpCore:AltTextAccessibility></rdf:Description></rdf:RDF></x:xmpmeta>',
    'pixels',
  ].join('');

test('a JPEG is signed with its current alt text when the alt text has changed', async () => {
  serve(marked('Soap &amp; oats'), 'image/jpeg');
  signAs('current');
  expect(await (await fetchImage(ADDRESS, 'Soap and oats')).text()).toBe('current');
});

test.each([
  ['says the current alt text', marked('Soap &amp; „Hafer“'), 'Soap & „Hafer“'],
  ['has no credentials that a change would break', marked('Soap', 'no'), 'Soap & „Hafer“'],
  ['shows what nobody wrote down', marked('Soap'), undefined],
])('a JPEG that %s is downloaded as stored, without a new signature', async (_, file, altText) => {
  serve(file, 'image/jpeg');
  expect(await (await fetchImage(ADDRESS, altText)).text()).toBe(file);
  expect(backend.callsOf(SIGN)).toEqual([]);
});

test('a JPEG is downloaded with its earlier alt text when the engine signs nothing', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  serve(marked('Soap'), 'image/jpeg');
  backend.on(SIGN, () => Response.json({ success: false, error: 'no' }, { status: 400 }));
  expect(await (await fetchImage(ADDRESS, 'Oats')).text()).toBe(marked('Soap'));
});
