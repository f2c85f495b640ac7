import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import type { RenderedImage } from '../creative-provider.ts';
import { createTestEngine, type EngineUnderTest } from '../testing/engine-under-test.ts';
import { boostBrief, brief } from '../testing/requests.ts';
import type { Defect } from './defect.ts';

const userId = crypto.randomUUID();
const creativesSchema = z.object({ creatives: z.array(z.object({ imageUrl: z.url() })) });
let world: EngineUnderTest;
beforeEach(() => {
  world = createTestEngine();
});

/**
 * Returns a check that reports a defect in the pictures that a test chooses (bytes "<job> <position>
 * <seed>").
 */
function defective(
  pick: (position: number, seed: number) => boolean,
  defect: Defect = { found: 'is blank' },
): void {
  world.provider.findDefects = async ({ bytes }: RenderedImage) => {
    const [, position, seed] = new TextDecoder().decode(bytes).split(' ').map(Number);
    return pick(position ?? 0, seed ?? 0) ? [defect] : [];
  };
}

const firstSeed = () => world.provider.runs[0]?.seed;
const createAd = () => world.post({ webhook: 'createAd', userId, body: brief });
const storedSeeds = () =>
  [...world.images.objects.values()].map(({ bytes }) =>
    Number(new TextDecoder().decode(bytes).split(' ')[2]),
  );

it('a picture with a defect is made once more, from another seed', async () => {
  world.store.pay(userId, 'Creative Boost');
  defective((position, seed) => position === 3 && seed === firstSeed());
  const { status, body } = await world.post({ webhook: 'boost', userId, body: boostBrief });
  expect(status).toBe(200);
  expect(creativesSchema.parse(body).creatives).toHaveLength(10);
  expect(world.provider.runs).toHaveLength(2);
  const seeds = storedSeeds();
  expect(seeds.filter((seed) => seed === firstSeed())).toHaveLength(9);
  expect(seeds).toHaveLength(10);
});

it('post and story of an ad come from the same seed', async () => {
  world.store.pay(userId, 'Create Ad');
  defective((position, seed) => position === 1 && seed === firstSeed());
  expect((await createAd()).status).toBe(200);
  expect(new Set(storedSeeds()).size).toBe(1);
  expect(storedSeeds()).not.toContain(firstSeed());
});

it('a job fails after a second defect: the credit is refunded, and no picture is stored', async () => {
  world.store.pay(userId, 'Creative Boost');
  defective((position) => position === 3);
  const { status, body } = await world.post({ webhook: 'boost', userId, body: boostBrief });
  expect(status).toBe(502);
  expect(body).toMatchObject({ success: false, code: 'provider_failed' });
  expect(world.store.refunds).toBe(1);
  expect(world.images.objects.size).toBe(0);
  expect(world.provider.runs).toHaveLength(2);
});

it('a defect that the request causes is refused with its reason and the next step', async () => {
  world.store.pay(userId, 'Creative Boost');
  const message = 'The title is too long. Please shorten it.';
  const refusal = { code: 'text_does_not_fit', message } as const;
  defective((position) => position === 3, { found: 'cuts its title', refusal });
  const { status, body } = await world.post({ webhook: 'boost', userId, body: boostBrief });
  expect({ status, body }).toMatchObject({
    status: 422,
    body: { code: 'text_does_not_fit', error: `${message} Your credits were returned.` },
  });
  expect(world.store.refunds).toBe(1);
});

it('the data for the check of a picture (such as positions of words) are neither stored nor sent with the picture', async () => {
  world.store.pay(userId, 'Create Ad');
  const seen: RenderedImage[] = [];
  const put = world.images.put.bind(world.images);
  world.images.put = (owner, feature, image) => {
    seen.push(image);
    return put(owner, feature, image);
  };
  expect((await createAd()).body).not.toHaveProperty('creatives.0.marks');
  expect(seen.every((image) => !('marks' in image))).toBe(true);
});
