import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { boostRequestSchema } from './boost.ts';
import * as contracts from './index.ts';
import { photoshootRequestSchema } from './photoshoot.ts';
import { createReviewRequestSchema, reviewRequestSchema } from './review.ts';

const userId = '7b3f3c52-9a55-4d5e-9d6f-0d1f6f4f4e11';
const imageUrl = 'http://localhost:8321/storage/v1/object/public/ad_images/a/b.png';
const brief = {
  product: 'Tea',
  audience: 'Readers',
  goal: 'Sales',
  emotion: 'trust',
  adType: 'comparison',
};

/** Every request body that a browser sends to one of our servers, with all optional fields. */
const REQUESTS: [string, z.ZodType, Record<string, unknown>][] = [
  ['create-ad', contracts.createAdRequestSchema, { ...brief, prompt: 'An ad for tea' }],
  [
    'boost',
    boostRequestSchema,
    {
      product: 'Tea',
      audience: 'Readers',
      emotion: 'trust',
      format: 'square',
      brandName: 'Leaf',
      callToAction: 'Taste it',
    },
  ],
  ['variation', contracts.variationRequestSchema, { imageUrl, userId, requestType: 'variation' }],
  ['enhance', contracts.enhancementRequestSchema, { imageUrl, userId, requestType: 'enhance' }],
  ['overlay', contracts.overlayRequestSchema, { imageUrl, userId, title: 'Tea', subtitle: 'Hot' }],
  [
    'photoshoot',
    photoshootRequestSchema,
    {
      imageUrl,
      userId,
      format: 'square',
      productType: 'tea tin',
      environment: 'custom',
      customEnvironment: 'a library',
      visualStyle: 'vintage',
      extraInstructions: 'warm light',
    },
  ],
  [
    'create-checkout',
    contracts.createCheckoutRequestSchema,
    { priceId: 'price', success_url: imageUrl, cancel_url: imageUrl },
  ],
  ['billing-portal', contracts.billingPortalRequestSchema, { return_url: imageUrl }],
  [
    'create-review',
    createReviewRequestSchema,
    {
      name: 'Autumn',
      ad_ids: [userId],
      password: 'open sesame',
      days: 14,
      approvals_asked: 2,
      mails_decisions: true,
    },
  ],
  ['review', reviewRequestSchema, { action: 'unlock', token: 'token', password: 'open sesame' }],
];

const ODD = ['\u0000', '\ud800', '\udfff'];

function everyText(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(everyText) : [];
}

describe.each(REQUESTS)('a request to %s', (_name, schema, request) => {
  it('a request with valid texts is accepted unchanged', () =>
    expect(schema.safeParse(request).success).toBe(true));

  const fields = Object.keys(request).flatMap((field) => ODD.map((odd) => [field, odd]));
  it.each(fields)(
    'a request with a field “%s” that contains %j is refused or cleaned',
    (field = '', odd = '') => {
      const text = String(request[field]);
      for (const place of [0, 3, text.length]) {
        const changed = text.slice(0, place) + odd + text.slice(place);
        const parsed = schema.safeParse({ ...request, [field]: changed });
        if (parsed.success) expect(everyText(parsed.data).every(contracts.isStorable)).toBe(true);
      }
    },
  );
});
