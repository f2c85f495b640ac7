import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { UploadedImage } from '../creative-provider.ts';
import type { CampaignStore } from './campaign-store.ts';
import type { PhotoStore } from './photo-store.ts';
import { takeInPhotos } from './take-in-photos.ts';

async function photo(width: number, height: number): Promise<Uint8Array> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#a33' } });
  return new Uint8Array(await picture.jpeg().toBuffer());
}

/** Imports an archive of photos for a test campaign with one photo name per row. */
async function takeIn(files: Record<string, Uint8Array>, photosOfRows: readonly string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'take-in-photos-'));
  const stored: UploadedImage[] = [];
  const photos: PhotoStore = {
    put: async (_owner, image) => {
      stored.push(image);
      return 'http://storage/photo.jpg';
    },
  };
  const notAsked = () => Promise.reject(new Error('no photo was requested'));
  const campaigns: CampaignStore = {
    create: notAsked,
    remove: notAsked,
    act: notAsked,
    take: notAsked,
    refuse: notAsked,
    queue: notAsked,
    finish: notAsked,
    keepPhoto: async () => true,
    rows: async () =>
      photosOfRows.map((photo) => ({
        id: photo,
        name: photo,
        reference: '',
        photo,
        state: 'waiting',
      })),
  };
  try {
    const archive = path.join(folder, 'photos.zip');
    await writeFile(archive, zipSync(files));
    const { signal } = new AbortController();
    const order = { userId: 'owner', campaignId: 'campaign', archive, signal };
    return { answer: await takeInPhotos({ photos, campaigns }, order), stored };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

it('takeInPhotos imports small photos, and lists the photos that Google Merchant Center will refuse', async () => {
  const files = { 'mug.jpg': await photo(420, 380), 'bowl.jpg': await photo(500, 500) };
  const { answer } = await takeIn(files, Object.keys(files));
  expect(answer).toMatchObject({ matched: 2, faults: [], unused: [] });
  expect(answer.small).toEqual([{ name: 'mug.jpg', width: 420, height: 380 }]);
});

it('takeInPhotos converts photos of phones and scanners to formats that every browser shows, and lists the files that it can’t read', async () => {
  const picture = sharp({ create: { width: 600, height: 500, channels: 3, background: '#a33' } });
  const files = {
    'mug.tif': new Uint8Array(await picture.clone().tiff().toBuffer()),
    'bowl.avif': new Uint8Array(await picture.clone().avif().toBuffer()),
    'cup.heic': new TextEncoder().encode('\0\0\0\x18ftypheic\0\0\0\0'),
    'list.jpg': new TextEncoder().encode('a list of groceries'),
  };
  const { answer, stored } = await takeIn(files, Object.keys(files));
  expect(stored.map(({ mediaType }) => mediaType)).toEqual(['image/jpeg', 'image/jpeg']);
  expect(answer.matched).toBe(2);
  expect(answer.faults).toEqual([
    { name: 'cup.heic', message: expect.stringMatching(/^This HEIC photo.*Most Compatible/) },
    { name: 'list.jpg', message: 'It is no JPEG, PNG, WebP, HEIC, AVIF or TIFF picture.' },
  ]);
});

it('takeInPhotos lists files with several pages, and imports their first page', async () => {
  const pages = await Promise.all(
    ['#a33', '#33a'].map((background) =>
      sharp({ create: { width: 600, height: 500, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const scan = new Uint8Array(
    await sharp(pages, { join: { animated: true } })
      .tiff()
      .toBuffer(),
  );
  const { answer, stored } = await takeIn({ 'scan.tif': scan }, ['scan.tif']);
  expect(answer).toMatchObject({ matched: 1, severalPages: [{ name: 'scan.tif', pages: 2 }] });
  const { dominant } = await sharp(stored[0]?.bytes).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
});
