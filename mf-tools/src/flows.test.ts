import { TEST_USER_ID } from '@adwright/ads/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boostFlow } from './boost/boost-flow.ts';
import { MISSING_FIELDS } from './boost/boost-texts.ts';
import { enhanceFlow } from './optimize/enhance-flow.ts';
import { overlayFlow } from './overlay/overlay-flow.ts';
import { OVERLAY_TOASTS } from './overlay/overlay-texts.ts';
import { buildPhotoshootPath, photoshootFlow } from './photoshoot/photoshoot-flow.ts';
import { MISSING_IMAGE, NO_PHOTOSHOOTS } from './photoshoot/photoshoot-texts.ts';
import { variationFlow } from './variation/variation-flow.ts';

const IMAGE = 'http://localhost:8321/storage/v1/object/public/ad_images/1.jpg';
const ORIGINAL = 'http://localhost:8321/storage/v1/object/public/ad_images/0.jpg';
const who = { userId: TEST_USER_ID, idempotencyKey: '0e4d4b51-2f53-4c7e-9b0e-2f5f1f8f9a10' };
const creatives = [{ imageUrl: IMAGE }];

test('boost saves a boosted ad for each creative', () => {
  const request = { product: 'p', audience: 'a', emotion: 'fear', format: 'story' } as const;
  const generation = { ...who, request, response: { success: true, creatives } } as const;
  expect(boostFlow.rows(generation)).toEqual([
    { user_id: TEST_USER_ID, ad_image_url: IMAGE, status: 'completed', is_boosted: true },
  ]);
  expect(boostFlow.state(generation, ['id'])).toEqual({
    creatives: [{ imageUrl: IMAGE, id: 'id', format: 'story' }],
  });
});

test('enhancement saves one ad, and returns both images as creatives', () => {
  const generation = {
    ...who,
    request: { imageUrl: ORIGINAL, userId: TEST_USER_ID, requestType: 'enhance' },
    response: { success: true, optimizedImageUrl: IMAGE },
  } as const;
  expect(enhanceFlow.rows(generation)).toEqual([
    {
      user_id: TEST_USER_ID,
      ad_image_url: IMAGE,
      ad_text: 'Enhanced image',
      title: 'Enhanced creative',
      status: 'completed',
    },
  ]);
  const { creatives } = enhanceFlow.state(generation, []);
  expect(creatives.map(({ imageUrl, id }) => [imageUrl, id])).toEqual([
    [ORIGINAL, undefined],
    [IMAGE, undefined],
  ]);
});

test('overlay saves title and subtitle as the ad’s text, and both images in prediction_id', () => {
  const request = { imageUrl: ORIGINAL, title: 'Big', subtitle: 'small', userId: TEST_USER_ID };
  const generation = {
    ...who,
    request,
    response: { success: true, variations: creatives },
  } as const;
  const [row] = overlayFlow.rows(generation);
  expect(row).toEqual({
    user_id: TEST_USER_ID,
    ad_image_url: IMAGE,
    title: 'Big',
    ad_text: 'Big\n\nsmall',
    status: 'completed',
    prediction_id: JSON.stringify({ originalImage: ORIGINAL, variation: IMAGE }),
  });
  const [untitled] = overlayFlow.rows({ ...generation, request: { ...request, subtitle: '' } });
  expect(untitled?.ad_text).toBe('Big');
});

test('photoshoot saves an ad for each photo, with temporary ids when saving failed', () => {
  const form = {
    productType: 'leather bag',
    environment: 'nature',
    customEnvironment: 'on Mars',
    visualStyle: 'vintage',
  } as const;
  const request = photoshootFlow.buildRequest({ form, imageUrl: ORIGINAL, userId: TEST_USER_ID });
  expect(request).toMatchObject({ format: 'square', customEnvironment: undefined });
  const generation = { ...who, request, response: { success: true, creatives } } as const;
  expect(photoshootFlow.rows(generation)).toEqual([
    {
      user_id: TEST_USER_ID,
      ad_image_url: IMAGE,
      ad_text: 'leather bag, Nature, Vintage',
      title: 'leather bag Photoshoot',
      status: 'completed',
      is_favorite: false,
      ad_type: 'photoshoot',
    },
  ]);
  expect(photoshootFlow.state(generation, [])).toMatchObject({
    creatives: [{ id: 'temp-0' }],
    originalImages: [ORIGINAL],
    productName: 'leather bag',
  });
});

/** Creates the toast of a failure, with texts as in spec §5, §7 and §8. */
const destructive = (title: string, description?: string) => ({
  title,
  description,
  kind: 'destructive',
});
const success = (title: string, description?: string) => ({ title, description, kind: 'success' });
const notSaved = destructive('Error', 'Failed to save ads to your account');

test('boost uses the texts of the spec', () => {
  const { texts } = boostFlow;
  expect(texts.status(500, 'boom')).toBe('Server responded with status: 500');
  expect(texts.invalidResponse).toBe('Invalid response from server');
  expect(texts.fallback).toBe('Failed to boost campaign');
  expect(texts.failed('x')).toEqual(destructive('Error', 'x'));
  expect(texts.notSaved).toEqual(notSaved);
  expect(texts.succeeded).toEqual(
    success('Boost completed!', 'Your campaign has been boosted successfully'),
  );
  expect(MISSING_FIELDS).toEqual(
    destructive('Missing fields', 'Please fill in all required fields'),
  );
});

test('variation and enhancement use the texts of the spec', () => {
  expect(variationFlow.texts.status(502, '')).toBe('Error from variation service: 502');
  expect(enhanceFlow.texts.status(504, '')).toBe('Error from enhancement service: 504');
  expect(variationFlow.texts.fallback).toBe('Variation creation failed');
  expect(variationFlow.texts.invalidResponse).toBe('Variation creation failed');
  expect(enhanceFlow.texts.fallback).toBe('Enhancement failed');
  expect(enhanceFlow.texts.invalidResponse).toBe('Enhancement failed');
  expect(variationFlow.texts.failed('x')).toEqual(destructive('Variation Creation Failed', 'x'));
  expect(enhanceFlow.texts.failed('x')).toEqual(destructive('Enhancement Failed', 'x'));
  expect(variationFlow.texts.notSaved).toEqual(
    destructive(
      'Database Error',
      "Your variation was created but couldn't be saved to your account",
    ),
  );
  expect(enhanceFlow.texts.notSaved).toEqual(
    destructive('Database Error', "Your image was enhanced but couldn't be saved to your account"),
  );
});

test('overlay uses the texts of the spec', () => {
  const { texts } = overlayFlow;
  expect(texts.status(503, '')).toBe('Error from overlay service: 503');
  expect(texts.invalidResponse).toBe('Text overlay failed');
  expect(texts.unexplained).toBe('Failed to add text overlay');
  expect(texts.fallback).toBe('An unexpected error occurred');
  expect(texts.failed('x')).toEqual(destructive('Process Failed', 'x'));
  expect({ ...OVERLAY_TOASTS, saved: OVERLAY_TOASTS.saved(4) }).toEqual({
    saved: success('4 text overlay variations saved to My Ads'),
    nothingNew: {
      title: 'No new variations saved - they might already exist in My Ads',
      description: undefined,
      kind: 'notice',
    },
    notSaved: destructive('Failed to save results'),
    noVariations: destructive('No image variations available'),
    noneSaved: destructive('Failed to save any variations'),
    missingInformation: destructive(
      'Missing Information',
      'Please upload an image and provide a title',
    ),
  });
});

test('photoshoot uses the texts of the spec', () => {
  const { texts } = photoshootFlow;
  expect(texts.status(500, 'boom')).toBe('Error from photoshoot service: 500 boom');
  expect(texts.invalidResponse).toBe('Invalid response format');
  expect(texts.fallback).toBe('Failed to generate photoshoot. Please try again.');
  expect(texts.failed('x')).toEqual(
    destructive('Error', 'Failed to generate photoshoot. Please try again.'),
  );
  expect(texts.notSaved).toEqual(notSaved);
  expect(texts.succeeded).toEqual(success('Success', 'Product photoshoot generated successfully!'));
  expect(MISSING_IMAGE).toBe('Please upload a product image');
  expect(NO_PHOTOSHOOTS).toBe('No photoshoots were generated. Please try again.');
});

test('every tool refuses responses in an unexpected format', () => {
  const lists = [{ success: false }, { success: true }, { success: true, creatives: {} }];
  for (const flow of [boostFlow, photoshootFlow, overlayFlow]) {
    const schema: { safeParse: (value: unknown) => { success: boolean } } = flow.responseSchema;
    expect(lists.map((reply) => schema.safeParse(reply).success)).toEqual([false, false, false]);
  }
  const either = { success: true, variations: [] };
  expect(overlayFlow.responseSchema.safeParse(either).success).toBe(true);
});

test('the storage path of a photo is in its user’s folder, whatever the file’s name', () => {
  expect(buildPhotoshootPath('u1', '17', 'shoe.side.PNG')).toBe('u1/17.png');
  fc.assert(
    fc.property(fc.string(), (fileName) => {
      const [folder, file, ...deeper] = buildPhotoshootPath('u1', '17', fileName).split('/');
      expect([folder, deeper]).toEqual(['u1', []]);
      expect(file).toMatch(/^17\./);
    }),
  );
});
