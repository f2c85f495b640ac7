import { TEST_USER_ID } from '@adwright/ads/testing';
import { expect, test } from 'vitest';
import { boostFlow } from './boost.ts';
import { enhanceFlow } from './enhance.ts';
import { overlayFlow } from './overlay.ts';
import { photoshootFlow } from './photoshoot.ts';

const IMAGE = 'http://localhost:54321/storage/v1/object/public/ad_images/1.jpg';
const ORIGINAL = 'http://localhost:54321/storage/v1/object/public/ad_images/0.jpg';
const who = { userId: TEST_USER_ID };
const creatives = [{ imageUrl: IMAGE }];

test('boost: a boosted ad for each creative', () => {
  const request = { product: 'p', audience: 'a', emotion: 'fear', format: 'story' } as const;
  const generation = { ...who, request, response: { success: true, creatives } } as const;
  expect(boostFlow.rows(generation)).toEqual([
    { user_id: TEST_USER_ID, ad_image_url: IMAGE, status: 'completed', is_boosted: true },
  ]);
  expect(boostFlow.state(generation, ['id'])).toEqual({
    creatives: [{ imageUrl: IMAGE, id: 'id', format: 'story' }],
  });
});

test('enhancement: one ad, and both images as creatives', () => {
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

test('overlay: title and subtitle as text, both images in prediction_id', () => {
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

test('photoshoot: an ad for each photo, temp ids where saving failed', () => {
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
