import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { takeInPhotos } from './take-in-photos.ts';

async function photo(width: number, height: number): Promise<Uint8Array> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#a33' } });
  return new Uint8Array(await picture.jpeg().toBuffer());
}

it('takes small photos in and names those that Google Merchant Center will refuse', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'take-in-photos-'));
  try {
    const archive = path.join(folder, 'photos.zip');
    const files = { 'mug.jpg': await photo(420, 380), 'bowl.jpg': await photo(500, 500) };
    await writeFile(archive, zipSync(files));
    const notAsked = () => Promise.reject(new Error('not asked'));
    const answer = await takeInPhotos(
      {
        photos: { put: async () => 'http://storage/photo.jpg' },
        campaigns: {
          create: notAsked,
          remove: notAsked,
          act: notAsked,
          take: notAsked,
          refuse: notAsked,
          queue: notAsked,
          finish: notAsked,
          keepPhoto: async () => true,
          rows: async () =>
            ['mug', 'bowl'].map((name) => ({
              id: name,
              name,
              reference: '',
              photo: `${name}.jpg`,
              state: 'waiting',
            })),
        },
      },
      { userId: 'owner', campaignId: 'campaign', archive },
    );
    expect(answer).toMatchObject({ matched: 2, faults: [], unused: [] });
    expect(answer.small).toEqual([{ name: 'mug.jpg', width: 420, height: 380 }]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
