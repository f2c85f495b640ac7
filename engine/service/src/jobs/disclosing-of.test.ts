import type { FeatureName, WebhookName } from '@adwright/contracts';
import { createSigner, makeSelfSignedCredentials, signPicture } from '@adwright/engine-provenance';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestEngine, type EngineUnderTest } from '../testing/engine-under-test.ts';
import { type StorageUnderTest, startTestStorage } from '../testing/storage-server.ts';

const userId = crypto.randomUUID();
let storage: StorageUnderTest;
let world: EngineUnderTest;

beforeAll(async () => {
  storage = await startTestStorage();
  const maker = { signer: createSigner(await makeSelfSignedCredentials()), version: '1.0.0' };
  const plain = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
  const picture = { bytes: plain, mediaType: 'image/jpeg' } as const;
  storage.files.set('plain.jpg', plain);
  storage.files.set('drawn.jpg', await signPicture(picture, 'drawn', maker));
  storage.files.set('model.jpg', await signPicture(picture, 'modelPicture', maker));
});
beforeEach(() => {
  world = createTestEngine({ storagePublicUrl: storage.origin });
});
afterAll(() => storage.close());

const TOOLS: [WebhookName, FeatureName, object][] = [
  ['variation', 'Creative Variation', { requestType: 'variation' }],
  ['overlay', 'Add Text', { title: 'Frisches Brot für das Wochenende' }],
  [
    'photoshoot',
    'Product Photoshoot',
    {
      productType: 'handgemachte Tasse',
      environment: 'kitchen',
      extraInstructions: 'auf einem Tisch mit frischen Blumen',
      format: 'square',
    },
  ],
];

async function disclosed(
  [webhook, feature, body]: (typeof TOOLS)[number],
  upload: string,
  more: object = {},
) {
  world.store.pay(userId, feature);
  const imageUrl = storage.url(userId, upload, 'photoshoots');
  const answer = await world.post({
    webhook,
    userId,
    body: { ...body, ...more, imageUrl, userId },
  });
  expect(answer.status).toBe(200);
  return world.provider.disclosed.at(-1);
}

it.each(TOOLS)(
  '%s: the upload’s credentials decide whether the picture discloses that a model made a part of it',
  async (...tool) => {
    expect(await disclosed(tool, 'plain.jpg')).toMatchObject({ as: 'note', isOfUpload: false });
    expect(await disclosed(tool, 'drawn.jpg')).toMatchObject({ as: 'note', isOfUpload: false });
    expect(await disclosed(tool, 'model.jpg')).toMatchObject({ as: 'note', isOfUpload: true });
  },
);

it.each(TOOLS)(
  '%s: the user chooses how a picture discloses that a model made a part of it',
  async (...tool) => {
    for (const as of ['none', 'platform'] as const)
      expect(await disclosed(tool, 'model.jpg', { disclosure: as })).toMatchObject({ as });
  },
);

it('the printed AI note is in the language of the ad’s words, and in English if the ad has no words', async () => {
  const texts: unknown[] = [];
  for (const tool of TOOLS) texts.push((await disclosed(tool, 'model.jpg'))?.text);
  expect(texts).toEqual([
    'Partly made with AI',
    expect.stringContaining('KI'),
    expect.stringContaining('KI'),
  ]);
});

it('the disclosure of an overlay follows the brand, unless the user chooses otherwise', async () => {
  const [, overlay] = TOOLS;
  if (!overlay) throw new Error('the engine made no overlay');
  const brand = { name: 'Kestrel', disclosure: 'none' };
  expect(await disclosed(overlay, 'model.jpg', { brand })).toMatchObject({ as: 'none' });
  const both = { brand, disclosure: 'note' };
  expect(await disclosed(overlay, 'model.jpg', both)).toMatchObject({ as: 'note' });
});
