import { expect, test } from 'vitest';
import { createAdFlow } from './create-ad-flow.ts';
import { CREATIVES_MISSING } from './create-ad-texts.ts';

const destructive = (title: string, description: string) => ({
  title,
  description,
  kind: 'destructive',
});

test('createAdFlow uses the texts of the specification', () => {
  const { texts } = createAdFlow;
  expect(texts.status(500, 'boom')).toBe('Server responded with status: 500. boom');
  expect(texts.invalidResponse).toBe('Invalid response format from webhook');
  expect(texts.fallback).toBe('Failed to generate ad');
  expect(texts.failed('x')).toEqual(destructive('Error', 'x'));
  expect(texts.notSaved).toEqual(
    destructive('Database Error', 'Failed to save your ad to your account'),
  );
  expect(texts.saved).toEqual({ title: 'Ad saved to your account', kind: 'success' });
  expect(CREATIVES_MISSING).toEqual(
    destructive('Failed to load creatives', 'No ad creatives were generated. Please try again.'),
  );
});

test('createAdFlow returns post and story with the id of the saved ad', () => {
  const brief = {
    adType: 'testimonial',
    audience: 'parents',
    product: 'soup',
    goal: 'orders',
    emotion: 'trust',
  } as const;
  const request = createAdFlow.buildRequest({ form: brief, imageUrl: '', userId: 'u' });
  const creatives = [
    { imageUrl: 'http://localhost/post.jpg', format: 'post' as const },
    { imageUrl: 'http://localhost/story.jpg', format: 'story' as const },
  ];
  const response = { success: true as const, creatives };
  const generation = { request, response, userId: 'u', idempotencyKey: 'k' };
  expect(createAdFlow.state(generation, ['7'])).toEqual({
    formData: brief,
    creatives: creatives.map((creative) => ({ ...creative, id: '7' })),
  });
});
