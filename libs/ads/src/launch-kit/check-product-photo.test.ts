import { afterEach, expect, it, vi } from 'vitest';
import { checkProductPhoto } from './check-product-photo.ts';
import { writeKitReadme } from './kit-readme.ts';

const ad = { name: 'Mug', photoUrl: 'http://localhost/photo.jpg' };

afterEach(() => vi.restoreAllMocks());

function servePhoto() {
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response(new Uint8Array(9), { headers: { 'content-type': 'image/jpeg' } }),
  );
}

it.each([
  [499, 800, true],
  [800, 499, true],
  [500, 500, false],
])(
  'a product photo of %d × %d pixels is too small for merchant catalogues: %s',
  async (width, height, isSmall) => {
    servePhoto();
    const warning = await checkProductPhoto(ad, async () => ({ width, height }));
    expect(warning).toBe(
      isSmall
        ? `Mug: its product photo has ${width} × ${height} pixels. Google Merchant Center refuses photos below 500 × 500 pixels.`
        : null,
    );
    const readme = writeKitReadme({
      platforms: [],
      images: [],
      campaign: 'c',
      verifyUrl: 'https://adwright.example/verify',
      leftOut: [],
      warnings: warning ? [warning] : [],
    });
    expect(readme.includes('refuses photos below 500 × 500 pixels.')).toBe(isSmall);
  },
);

it('the check reports nothing for an ad without a photo, and for an unreadable photo', async () => {
  servePhoto();
  expect(await checkProductPhoto({ ...ad, photoUrl: null })).toBeNull();
  expect(
    await checkProductPhoto(ad, () => Promise.reject(new Error('the launch kit has no picture'))),
  ).toBeNull();
});
