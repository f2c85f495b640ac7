import {
  ASSETS_PATH,
  type AssetRow,
  adVersionRowSchema,
  BUCKETS,
  buildAssetPath,
  type ComposedRecipe,
  createAssetResponseSchema,
  EDITOR_PATHS,
  FEATURES,
  type OwnFields,
  parseRecipe,
  WEBHOOK_PATHS,
  type WebhookName,
} from '@adwright/contracts';
import {
  buildAdVersionsPath,
  hintsResponseSchema,
  type PictureBox,
  previewResponseSchema,
  rollResponseSchema,
  saveVersionResponseSchema,
} from '@adwright/contracts/recipe-editing';
import type { Engine } from '@adwright/engine-service';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { createUser, startTestService, type TestService } from './data-service/testing.ts';
import { postAsUser, startEngine } from './testing/engine-in-process.ts';
import { spend } from './testing/spend.ts';

// The time limits are long, because this test draws real pictures, which is slow on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

type Person = Awaited<ReturnType<typeof createUser>>;

const brief = {
  product: 'Sparkling yerba mate in cans',
  audience: 'Students',
  goal: 'More online orders',
  emotion: 'happiness',
  adType: 'product showcase',
  prompt: 'Create a product showcase ad for Sparkling yerba mate in cans.',
};
const BOOST = {
  product: brief.product,
  audience: brief.audience,
  emotion: brief.emotion,
  format: 'square',
};
const BUTTON = '#ff6600';

const creativesSchema = z.object({ creatives: z.array(z.object({ imageUrl: z.url() })) });

let service: TestService;
let engine: Engine;
let user: Person;
let stranger: Person;
/** A user who has uploaded a product photo and stored a brand. */
let shop: Person;
/** Fields of a request with the user's own product photo and brand. */
type PhotoAndBrand = Pick<OwnFields, 'productPhoto' | 'brand'>;
let own: Required<PhotoAndBrand>;

beforeAll(async () => {
  service = await startTestService();
  engine = await startEngine(service);
  stranger = await createUser(service);
  shop = await createUser(service);
  user = shop;
  own = await ownFields();
  await spend(user, 'createAd');
  expect((await call('createAd', { ...brief, ...own })).status).toBe(200);
});

afterAll(async () => {
  await engine.close();
  await service.close();
});

beforeEach(async () => {
  user = await createUser(service);
});

const post = (path: string, body: object, headers?: Record<string, string>) =>
  postAsUser(user, engine, path, body, headers);

/** Draws a product photo with a transparent background, so that the cut-out is unambiguous. */
function thing(width: number, height: number, background: string): Promise<Buffer> {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const around = { top: 24, bottom: 24, left: 24, right: 24, background: clear };
  const body = sharp({ create: { width, height, channels: 4, background } });
  return body.extend(around).png().toBuffer();
}

/** Uploads a file as `owner`, and adds the file to the owner's asset library. */
async function addAsset(owner: Person, kind: AssetRow['kind'], bytes: Buffer): Promise<AssetRow> {
  const path = buildAssetPath(owner.id, 'image/png');
  const bucket = owner.client.storage.from(BUCKETS.assets);
  const { error } = await bucket.upload(path, bytes, { contentType: 'image/png' });
  expect(error).toBeNull();
  const asset = { imageUrl: bucket.getPublicUrl(path).data.publicUrl, kind };
  const { body } = await postAsUser(owner, engine, ASSETS_PATH, asset);
  return createAssetResponseSchema.parse(body).asset;
}

/** Returns the request's fields for the user's own product photo, and for a brand with a logo. */
async function ownFields(): Promise<Required<PhotoAndBrand>> {
  const product = await addAsset(user, 'product', await thing(360, 620, '#1f7a4d'));
  const logo = await addAsset(user, 'logo', await thing(500, 160, '#1b2a41'));
  return {
    productPhoto: { imageUrl: product.image_url, cutoutUrl: product.cutout_url, show: 'cutout' },
    brand: {
      name: 'Kestrel & Co.',
      logoLight: logo.cutout_url ?? logo.image_url,
      logoDark: null,
      colours: [{ role: 'accent', hex: BUTTON }],
      type: null,
      callToAction: null,
      link: null,
    },
  };
}

/** Reads the account's used credits, and its ledger entries after the initial grant, in order. */
async function ledger() {
  const account = await user.client.from('users').select('credits_used').single();
  const { data } = await user.client.from('credit_ledger').select('amount').order('created_at');
  const [, ...entries] = z.array(z.object({ amount: z.number() })).parse(data);
  return { used: account.data?.credits_used, entries: entries.map(({ amount }) => amount) };
}

async function call(webhook: WebhookName, body: object, key: string = crypto.randomUUID()) {
  return post(WEBHOOK_PATHS[webhook], body, { 'Idempotency-Key': key });
}

/** Reads the stored versions of the user's ads, in order. */
async function versions() {
  const { data } = await user.client.from('ad_versions').select('*').order('created_at');
  return z
    .array(adVersionRowSchema)
    .parse(data)
    .map(({ ad_id: adId, recipe: written, images }) => {
      const recipe = parseRecipe(written);
      if (recipe.kind !== 'composed') throw new Error('the created ad is not a composed ad');
      return { adId, recipe, images };
    });
}

/**
 * Returns the difference between a button's colour in a picture file and the brand's colour, measured below the
 * button's text. The difference is that of the worst colour channel, in levels from 0 to 255.
 */
async function distanceTo(hex: string, imageUrl: string, button: PictureBox): Promise<number> {
  const picture = await (await fetch(imageUrl)).arrayBuffer();
  const row = {
    left: Math.round(button.x + button.width * 0.3),
    top: Math.round(button.y + button.height * 0.88),
    width: Math.round(button.width * 0.4),
    height: 1,
  };
  const { channels } = await sharp(await sharp(picture).extract(row).png().toBuffer()).stats();
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.max(...wanted.map((value, at) => Math.abs(value - (channels[at]?.mean ?? 0))));
}

/** Expects that the button in an ad's picture file has the brand's colour. */
async function expectBrandButton(recipe: ComposedRecipe, file: string | undefined): Promise<void> {
  const order = { recipe, formats: ['square'], width: 80, score: false };
  const { body } = await post(EDITOR_PATHS.preview, order);
  const [square] = previewResponseSchema.parse(body).pictures;
  const button = square?.boxes.find(({ role }) => role === 'cta');
  if (!button || !file) throw new Error('the ad has no button, or its picture has no file');
  // The picture codec may change a flat colour by up to this difference.
  expect(await distanceTo(BUTTON, file, button), recipe.layout).toBeLessThanOrEqual(2);
}

describe('an ad with the user’s own product and brand', () => {
  it('preview, variation, hints and a saved version use the user’s own product and brand', async () => {
    user = shop;
    const [first] = await versions();
    if (!first) throw new Error('no ad was saved');
    const { adId, recipe, images } = first;
    const shown = {
      version: 2,
      picture: { kind: 'product', image: own.productPhoto.imageUrl, show: 'cutout' },
      brand: own.brand,
    };
    expect(recipe).toMatchObject(shown);

    const formats = ['square', 'portrait', 'landscape'];
    const preview = await post(EDITOR_PATHS.preview, { recipe, formats });
    const { pictures } = previewResponseSchema.parse(preview.body);
    expect(pictures.map(({ format }) => format)).toEqual(formats);
    for (const { boxes, minContrast } of pictures) {
      expect(boxes.map(({ role }) => role)).toEqual(expect.arrayContaining(['logo', 'product']));
      expect(minContrast).toBeGreaterThanOrEqual(4.5);
    }

    await expectBrandButton(recipe, images.square);

    const roll = { recipe, elements: ['headline', 'layout', 'colours'], roll: 1 };
    const rolled = rollResponseSchema.parse((await post(EDITOR_PATHS.roll, roll)).body);
    expect(rolled.changed).toContain('headline');
    expect(rolled.recipe).toMatchObject(shown);
    const hints = await post(EDITOR_PATHS.hints, { recipe, format: 'square' });
    for (const hint of hintsResponseSchema.parse(hints.body).hints)
      expect(hint.recipe).toMatchObject(shown);

    const saved = await post(buildAdVersionsPath(adId), { recipe: rolled.recipe, baseVersion: 1 });
    const { version } = saveVersionResponseSchema.parse(saved.body);
    expect(version).toMatchObject({ n: 2, recipe: shown });
    expect((await fetch(version.images.square ?? '')).status).toBe(200);
    expect(await ledger()).toEqual({ used: 1, entries: [-1] });
  });
});

it('a boost with the user’s own product and brand makes ten ads with buttons in the brand’s colour', async () => {
  await spend(user, 'boost');
  const { body } = await call('boost', { ...BOOST, ...(await ownFields()) });
  expect(creativesSchema.parse(body).creatives).toHaveLength(10);
  const made = await versions();
  expect(made).toHaveLength(10);
  for (const { recipe, images } of made) {
    expect(recipe.picture).toMatchObject({ kind: 'product', show: 'cutout' });
    await expectBrandButton(recipe, images.square);
  }
  expect(await ledger()).toEqual({ used: 10, entries: [-10] });
});

describe('attempts to use another user’s product and brand', () => {
  it('another user’s product and brand appear in no preview, hint, version, ad or library', async () => {
    const foreign = await addAsset(stranger, 'product', await thing(360, 620, '#aa3311'));
    user = shop;
    const { used, entries } = await ledger();
    const before = await versions();
    const newest = before.at(-1);
    if (!newest) throw new Error('no ad was saved');
    const picture = { kind: 'product', image: foreign.image_url, cutout: null, show: 'framed' };
    const brand = { name: 'Theirs', logoLight: foreign.image_url };
    for (const theirs of [{ picture }, { brand }]) {
      const recipe = { ...newest.recipe, ...theirs };
      const answers = [
        await post(EDITOR_PATHS.preview, { recipe, formats: ['square'] }),
        await post(EDITOR_PATHS.hints, { recipe, format: 'square' }),
        await post(buildAdVersionsPath(newest.adId), { recipe, baseVersion: before.length }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    const taken = { imageUrl: foreign.image_url, kind: 'product' };
    expect((await post(ASSETS_PATH, taken)).status).toBe(404);
    await spend(user, 'createAd');
    const productPhoto = { imageUrl: foreign.image_url, show: 'framed' };
    expect((await call('createAd', { ...brief, productPhoto })).status).toBe(404);
    expect(await versions()).toEqual(before);
    expect(await ledger()).toEqual({ used, entries: [...entries, -1, 1] });
  });

  it('another user’s logo can’t be used in a brand kit, and another user’s brand kits can be neither read nor changed', async () => {
    const foreign = await addAsset(stranger, 'logo', await thing(500, 160, '#1b2a41'));
    const kits = user.client.from('brand_kits');
    const { status } = await kits.insert({ name: 'Mine', logo_light: foreign.id });
    expect(status).toBe(403);
    const theirs = await stranger.client.from('brand_kits').insert({ name: 'Theirs' }).select('id');
    const { id } = z.tuple([z.object({ id: z.uuid() })]).parse(theirs.data)[0];
    expect((await kits.select('id')).data).toEqual([]);
    expect((await kits.update({ name: 'Mine' }).eq('id', id).select('id')).data).toEqual([]);
    expect((await kits.delete().eq('id', id).select('id')).data).toEqual([]);
  });
});

it.each(['createAd', 'boost'] as const)(
  'the credits are refunded once for a photo that was deleted between upload and generation: %s',
  async (feature) => {
    const { productPhoto } = await ownFields();
    const name = productPhoto.imageUrl.split('/').at(-1);
    await user.client.storage.from(BUCKETS.assets).remove([`${user.id}/${name}`]);
    await spend(user, feature);
    const body = { ...(feature === 'boost' ? BOOST : brief), productPhoto };
    const key = crypto.randomUUID();
    const refused = await call(feature, body, key);
    expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await call(feature, body, key)).toEqual(refused);
    const { cost } = FEATURES[feature];
    expect(await ledger()).toEqual({ used: 0, entries: [-cost, cost] });
    expect(await versions()).toEqual([]);
  },
);
