import { sampleOf } from '@adwright/engine-samples';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { CreativeProvider, RenderContext, UploadedImage } from '../provider.ts';
import { delivered } from '../testing/delivered.ts';
import { brief } from '../testing/requests.ts';
import { embeddedProvider } from './provider.ts';

// Real pictures, on whatever machine, beside whatever else it does.
vi.setConfig({ testTimeout: 120_000 });

const provider: Required<CreativeProvider> = embeddedProvider({
  workers: 2,
  taskTimeoutMs: 60_000,
  memoryLimitMb: 100_000,
});
let photo: UploadedImage;

beforeAll(async () => {
  const background = { r: 200, g: 190, b: 170 };
  const subject = sharp({ create: { width: 160, height: 220, channels: 3, background: '#733' } });
  const bytes = await sharp({ create: { width: 640, height: 640, channels: 3, background } })
    .composite([{ input: await subject.png().toBuffer(), left: 240, top: 260 }])
    .jpeg()
    .toBuffer();
  photo = { bytes, mediaType: 'image/jpeg' };
});

afterAll(() => provider.close());

const shoot = { productType: 'red box', environment: 'minimalist', format: 'square' } as const;

const jobs: [string, (context: RenderContext) => Promise<unknown>, number][] = [
  ['an ad', (context) => provider.createAd(brief, context), 2],
  ['an enhancement', (context) => provider.enhance(photo, context), 1],
  ['a variation', (context) => provider.variation(photo, context), 1],
  ['an overlay', (context) => provider.overlay(photo, { title: 'Hi', subtitle: '' }, context), 4],
  ['a shoot', (context) => provider.photoshoot(photo, shoot, context), 4],
];

/** Asked a second time with the same seed, for the same bytes: the enhancement; where every case is wanted, all. */
const repeated = sampleOf(jobs, 5, 1).map(([name]) => name);

it.each(jobs)('%s: every picture scored', async (name, work, count) => {
  const first = await delivered(work);
  expect(first.filter(({ viralScore }) => viralScore !== undefined)).toHaveLength(count);
  if (!repeated.includes(name)) return;
  const second = await delivered(work);
  for (const [position, { bytes }] of first.entries()) {
    expect(Buffer.compare(bytes, second[position]?.bytes ?? Buffer.alloc(0))).toBe(0);
  }
});

it('photos that wait for a thread until their subject is found: none is lost', async () => {
  const waiting = Array.from({ length: 3 }, () =>
    delivered((context) => provider.variation(photo, context)),
  );
  const [first, ...others] = (await Promise.all(waiting)).flat();
  expect(others).toHaveLength(2);
  for (const { bytes } of others)
    expect(Buffer.compare(bytes, first?.bytes ?? Buffer.alloc(0))).toBe(0);
});

it('a photo that can not be read: its own error, and the next one is served', async () => {
  const broken = { bytes: Buffer.from('no picture'), mediaType: 'image/jpeg' } as const;
  for (const [, work] of [
    ['variation', (context: RenderContext) => provider.variation(broken, context)],
    ['shoot', (context: RenderContext) => provider.photoshoot(broken, shoot, context)],
  ] as const)
    await expect(delivered(work)).rejects.toMatchObject({ code: 'invalid_file_type' });
  await expect(delivered((context) => provider.variation(photo, context))).resolves.toHaveLength(1);
});

it('a photo that can not be read is refused while every thread is at work for others', async () => {
  const { bytes } = photo;
  const truncated = {
    bytes: bytes.subarray(0, bytes.length / 2),
    mediaType: 'image/jpeg',
  } as const;
  const settled: string[] = [];
  const works = [1, 2].map(() =>
    delivered((context) => provider.overlay(photo, { title: 'Hi', subtitle: '' }, context)).then(
      () => settled.push('done'),
    ),
  );
  const refused = [provider.enhance, provider.variation].map((job) =>
    expect(delivered((context) => job(truncated, context)))
      .rejects.toMatchObject({ code: 'unreadable_image' })
      .then(() => settled.push('refused')),
  );
  await Promise.all([...works, ...refused]);
  expect(settled).toEqual(['refused', 'refused', 'done', 'done']);
});
