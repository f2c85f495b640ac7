import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type {
  CreativeProvider,
  Disclosing,
  RenderContext,
  UploadedImage,
} from '../creative-provider.ts';
import { awaitDelivery } from '../testing/delivered.ts';
import { createEmbeddedProvider } from './embedded-provider.ts';

// The tests of this file render real pictures, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const provider: Required<CreativeProvider> = createEmbeddedProvider({
  workers: 1,
  taskTimeoutMs: 60_000,
  memoryLimitMb: 100_000,
});
let photo: UploadedImage;

beforeAll(async () => {
  const background = { r: 200, g: 190, b: 170 };
  const subject = sharp({ create: { width: 90, height: 124, channels: 3, background: '#733' } });
  const bytes = await sharp({ create: { width: 360, height: 360, channels: 3, background } })
    .composite([{ input: await subject.png().toBuffer(), left: 135, top: 146 }])
    .jpeg()
    .toBuffer();
  photo = { bytes, mediaType: 'image/jpeg' };
});

afterAll(() => provider.close());

const shoot = { productType: 'red box', environment: 'minimalist', format: 'square' } as const;

// The following test checks that the same seed gives the same bytes. recipe-renderer.test.ts checks this for
// ads and overlays.
it.each<[string, (context: RenderContext) => Promise<unknown>, number]>([
  ['an enhancement', (context) => provider.enhance(photo, context), 1],
  ['a shoot', (context) => provider.photoshoot(photo, shoot, context), 4],
])(
  '%s: every picture has a score, and the same seed gives the same pictures',
  async (_, work, count) => {
    const first = await awaitDelivery(work);
    expect(first.filter(({ viralScore }) => viralScore !== undefined)).toHaveLength(count);
    const second = await awaitDelivery(work);
    for (const [position, { bytes }] of first.entries()) {
      expect(Buffer.compare(bytes, second[position]?.bytes ?? Buffer.alloc(0))).toBe(0);
    }
  },
);

it('photos that wait for a thread until their subject is found are all rated', async () => {
  const waiting = Array.from({ length: 3 }, () =>
    awaitDelivery((context) => provider.variation(photo, context)),
  );
  const [first, ...others] = (await Promise.all(waiting)).flat();
  expect(others).toHaveLength(2);
  for (const { bytes, viralScore } of others) {
    expect(Buffer.compare(bytes, first?.bytes ?? Buffer.alloc(0))).toBe(0);
    expect(viralScore).toBeDefined();
  }
});

it('the embedded provider refuses an unreadable photo with a specific error, and processes the next photo', async () => {
  const broken = { bytes: Buffer.from('no picture'), mediaType: 'image/jpeg' } as const;
  for (const [, work] of [
    ['variation', (context: RenderContext) => provider.variation(broken, context)],
    ['shoot', (context: RenderContext) => provider.photoshoot(broken, shoot, context)],
  ] as const)
    await expect(awaitDelivery(work)).rejects.toMatchObject({ code: 'invalid_file_type' });
  await expect(
    awaitDelivery((context) => provider.variation(photo, context)),
  ).resolves.toHaveLength(1);
});

it('the embedded provider refuses an unreadable photo even while every thread works for other users', async () => {
  const { bytes } = photo;
  const truncated = {
    bytes: bytes.subarray(0, bytes.length / 2),
    mediaType: 'image/jpeg',
  } as const;
  const settled: string[] = [];
  const work = awaitDelivery((context) =>
    provider.overlay(photo, { title: 'Hi', subtitle: '' }, context),
  ).then(() => settled.push('done'));
  const refused = [provider.enhance, provider.variation].map((job) =>
    expect(awaitDelivery((context) => job(truncated, context)))
      .rejects.toMatchObject({ code: 'unreadable_image' })
      .then(() => settled.push('refused')),
  );
  await Promise.all([work, ...refused]);
  expect(settled).toEqual(['refused', 'refused', 'done']);
});

describe('the embedded provider prints the AI note', () => {
  const disclosing = { as: 'note', text: 'Partly made with AI', isOfUpload: true } as const;
  type Work = (context: RenderContext, disclosing?: Disclosing) => Promise<unknown>;

  it.each<[string, Work]>([
    ['a variation', (context, given) => provider.variation(photo, context, given)],
    [
      'an overlay',
      (context, given) =>
        provider.overlay(photo, { title: 'Hi', subtitle: '' }, context, undefined, given),
    ],
    ['a shoot', (context, given) => provider.photoshoot(photo, shoot, context, given)],
  ])('the AI note is printed on %s only if a model made a part of the upload', async (_, work) => {
    const bytesOf = async (given?: Disclosing) =>
      (await awaitDelivery((context) => work(context, given))).map(({ bytes }) =>
        Buffer.from(bytes),
      );
    const plain = await bytesOf();
    for (const noted of await bytesOf(disclosing))
      expect(plain.some((picture) => picture.equals(noted))).toBe(false);
    expect(await bytesOf({ ...disclosing, isOfUpload: false })).toEqual(plain);
    expect(await bytesOf({ ...disclosing, as: 'platform', text: '' })).toEqual(plain);
  });
});
