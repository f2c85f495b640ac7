import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, it } from 'vitest';
import { TestBackend } from '../testing/test-backend.ts';
import { zipImages } from './download-zip.ts';

const imageUrl = 'http://localhost:8321/storage/v1/object/public/ad_images/a.jpg';

beforeEach(async () => {
  const backend = await new TestBackend().start();
  backend.on(
    'GET /storage/v1/object/public/ad_images/a.jpg',
    () => new Response(new Uint8Array([0xff, 0xd8]), { headers: { 'content-type': 'image/jpeg' } }),
  );
});

it('the zip contains the images and a table of their alt texts', async () => {
  const archive = await zipImages([
    { fileName: '01-post.jpg', imageUrl, altText: 'Foto: Becher, „blau“' },
    { fileName: '02-story.jpg', imageUrl, altText: '=cmd()' },
  ]);
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['01-post.jpg', '02-story.jpg', 'alt-texts.csv']);
  const table = strFromU8(files['alt-texts.csv'] ?? new Uint8Array());
  const [header, ...rows] = table.trim().split('\r\n');
  expect(header).toMatch(/image,alt_text$/);
  expect(rows).toEqual(['01-post.jpg,"Foto: Becher, „blau“"', '02-story.jpg," =cmd()"']);
});
