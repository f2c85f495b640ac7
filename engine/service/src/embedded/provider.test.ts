import { parseRecipe } from '@adwright/contracts';
import { finishedHashes, MIN_VARIATION_DISTANCE, nearestDistance } from '@adwright/engine-ads';
import { sampleOf } from '@adwright/engine-samples';
import { decodeCreative } from '@adwright/engine-score';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { CreativeProvider, RenderContext, RenderedImage, UploadedImage } from '../provider.ts';
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

/** The pictures that a job delivers, by position. */
async function pictures(
  work: (context: RenderContext) => Promise<unknown>,
  seed = 7,
): Promise<RenderedImage[]> {
  const delivered: RenderedImage[] = [];
  await work({
    seed,
    signal: new AbortController().signal,
    deliver: async (position, picture) => {
      delivered[position] = picture;
    },
    note: () => undefined,
    once: (_: string, ask: () => Promise<Uint8Array>) => ask(),
  });
  return delivered;
}

const shoot = { productType: 'red box', environment: 'minimalist', format: 'square' } as const;

const jobs: [string, (context: RenderContext) => Promise<unknown>, number][] = [
  ['an ad', (context) => provider.createAd(brief, context), 2],
  ['an enhancement', (context) => provider.enhance(photo, context), 1],
  ['a variation', (context) => provider.variation(photo, context), 1],
  ['an overlay', (context) => provider.overlay(photo, { title: 'Hi', subtitle: '' }, context), 4],
  ['a shoot', (context) => provider.photoshoot(photo, shoot, context), 4],
];

it.each(jobs)(
  '%s: every picture scored, and the same bytes for the same seed',
  async (_, work, count) => {
    const first = await pictures(work);
    expect(first.filter(({ viralScore }) => viralScore !== undefined)).toHaveLength(count);
    const second = await pictures(work);
    for (const [position, { bytes }] of first.entries()) {
      expect(Buffer.compare(bytes, second[position]?.bytes ?? Buffer.alloc(0))).toBe(0);
    }
  },
);

it('photos that wait for a thread until their subject is found: none is lost', async () => {
  const waiting = Array.from({ length: 3 }, () =>
    pictures((context) => provider.variation(photo, context)),
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
    await expect(pictures(work)).rejects.toMatchObject({ code: 'invalid_file_type' });
  await expect(pictures((context) => provider.variation(photo, context))).resolves.toHaveLength(1);
});

it('a photo that can not be read is refused while every thread is at work for others', async () => {
  const { bytes } = photo;
  const truncated = {
    bytes: bytes.subarray(0, bytes.length / 2),
    mediaType: 'image/jpeg',
  } as const;
  const settled: string[] = [];
  const works = [1, 2].map(() =>
    pictures((context) => provider.overlay(photo, { title: 'Hi', subtitle: '' }, context)).then(
      () => settled.push('done'),
    ),
  );
  const refused = [provider.enhance, provider.variation].map((job) =>
    expect(pictures((context) => job(truncated, context)))
      .rejects.toMatchObject({ code: 'unreadable_image' })
      .then(() => settled.push('refused')),
  );
  await Promise.all([...works, ...refused]);
  expect(settled).toEqual(['refused', 'refused', 'done', 'done']);
});

// With this seed the last of the plan comes out at 0.28 from another, and gives way.
it('a boost: ten pictures, each scored, with ten headlines, far apart as they came out, and the same by their recipes', async () => {
  const boost = {
    product: 'cybersecurity audits for law firms',
    audience: 'managing partners',
    emotion: 'fear',
    brandName: 'Redline',
    format: 'square',
  } as const;
  const ten = await pictures((context) => provider.boost(boost, context), 63);
  expect(ten.filter(({ viralScore }) => viralScore !== undefined)).toHaveLength(10);
  expect(new Set(ten.map(({ title }) => title)).size).toBe(10);
  const hashes = await Promise.all(
    ten.map(async ({ bytes }) => finishedHashes(await decodeCreative(bytes))),
  );
  const distances = hashes.flatMap((hash, index) =>
    hashes.slice(index + 1).map((other) => nearestDistance(hash, other)),
  );
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(MIN_VARIATION_DISTANCE);

  for (const { recipe, bytes } of sampleOf(ten, 3)) {
    const kept = parseRecipe(JSON.parse(JSON.stringify(recipe)));
    const [format = 'square'] = kept.formats;
    const again = await provider.recipes.render(
      { recipe: kept, format, width: null, score: false },
      {
        userId: crypto.randomUUID(),
        signal: new AbortController().signal,
        fetchUpload: () => Promise.reject(new Error('a drawn ad has no photo')),
      },
    );
    expect(Buffer.compare(again?.jpeg ?? Buffer.alloc(0), bytes)).toBe(0);
  }
});
