import {
  adVersionRowSchema,
  editorFailureSchema,
  FEATURES,
  parseRecipe,
  WEBHOOK_PATHS,
} from '@adwright/contracts';
import { adVersionsPath, saveVersionResponseSchema } from '@adwright/contracts/recipe-editing';
import { createEngine, createProvider, type Engine, readConfig } from '@adwright/engine-service';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { newUser, startTestService, type TestService } from './data-service/testing.ts';

// Real pictures, on whatever machine, beside whatever else it does.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const brief = {
  product: 'Handmade ceramic mugs',
  audience: 'Coffee lovers',
  goal: 'More online orders',
  emotion: 'happiness',
  adType: 'product showcase',
  prompt: 'Create a product showcase ad for Handmade ceramic mugs.',
};
const creativesSchema = z.object({ creatives: z.array(z.object({ imageUrl: z.url() })) });

let service: TestService;
let engine: Engine;
let user: Awaited<ReturnType<typeof newUser>>;

beforeAll(async () => {
  service = await startTestService();
  const config = readConfig({
    PORT: '0',
    ...service.engineEnvironment,
  });
  const logger = { info: () => undefined, error: () => undefined };
  engine = createEngine(config, { provider: await createProvider(config), logger });
  user = await newUser(service);
});

afterAll(async () => {
  await engine.close();
  await service.close();
});

async function post(path: string, body: object) {
  const response = await engine.app.request(path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${user.accessToken}` },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

/** A created ad, which the engine saves; its id. */
async function createAd(): Promise<string> {
  const { name, cost } = FEATURES.createAd;
  await user.client.rpc('check_and_consume_credits', {
    user_id: user.id,
    feature_name: name,
    required_credits: cost,
  });
  const { body } = await post(WEBHOOK_PATHS.createAd, brief);
  const [square] = creativesSchema.parse(body).creatives;
  const saved = user.client
    .from('ads')
    .select('id')
    .eq('ad_image_url', square?.imageUrl ?? '');
  const { data } = await saved.single();
  return z.object({ id: z.uuid() }).parse(data).id;
}

describe('an ad that was created, saved and edited', () => {
  it('keeps every version, shows the newest, and is found by the words in its picture', async () => {
    const adId = await createAd();
    const versions = async () => {
      const { data } = await user.client.from('ad_versions').select('*').order('n');
      return z.array(adVersionRowSchema).parse(data);
    };
    const [first] = await versions();
    const recipe = parseRecipe(first?.recipe);
    if (recipe.kind !== 'composed') throw new Error('a created ad is composed');
    expect(first).toMatchObject({ ad_id: adId, n: 1 });
    expect(first?.viral_score?.score).toBeGreaterThan(0);

    const words = { ...recipe.words, headline: 'Clay, (kept) 100% warm' };
    const edit = { recipe: { ...recipe, words }, baseVersion: 1 };
    const saved = await post(adVersionsPath(adId), edit);
    const { version } = saveVersionResponseSchema.parse(saved.body);
    expect(version.n).toBe(2);
    expect((await fetch(version.images.square ?? '')).status).toBe(200);
    const again = await post(adVersionsPath(adId), edit);
    expect(again.status).toBe(409);
    expect(editorFailureSchema.parse(again.body).latest?.n).toBe(2);

    const { data: found } = await user.client
      .from('gallery_ads')
      .select('id, ad_image_url, headline')
      .eq('user_id', user.id)
      .or('and(or(title.imatch."clay, [(]kept",words.imatch."clay, [(]kept"))')
      .order('created_at', { ascending: false })
      .limit(24);
    expect(found).toEqual([
      { id: adId, ad_image_url: version.images.square, headline: 'Clay, (kept) 100% warm' },
    ]);
    expect(await versions()).toHaveLength(2);

    const { data: account } = await user.client.from('users').select('credits_used').single();
    expect(account).toEqual({ credits_used: 1 });
  });
});
