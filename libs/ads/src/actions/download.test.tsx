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

function serve(body: string) {
  backend.on(
    'GET /storage/v1/object/public/ad_images/u/enhance_1.png',
    () => new Response(body, { headers: { 'content-type': 'image/png' } }),
  );
}

test('a PNG with content credentials becomes a JPEG that the engine signs', async () => {
  serve('PNG caBX credentials');
  backend.on(SIGN, () =>
    Response.json({ success: true, mediaType: 'image/jpeg', picture: btoa('signed'), pages: 1 }),
  );
  const image = await fetchImage(ADDRESS);
  expect(image.type).toBe('image/jpeg');
  expect(await image.text()).toBe('signed');
});

test('one without credentials asks nobody', async () => {
  serve('PNG');
  expect(await (await fetchImage(ADDRESS)).text()).toBe('drawn');
  expect(backend.callsOf(SIGN)).toEqual([]);
});

test('is downloaded all the same where the engine signs nothing', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  serve('PNG caBX credentials');
  backend.on(SIGN, () => Response.json({ success: false, error: 'no' }, { status: 400 }));
  expect(await (await fetchImage(ADDRESS)).text()).toBe('drawn');
});
