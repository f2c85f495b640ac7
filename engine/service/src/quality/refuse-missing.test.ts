import { writeAdCopy } from '@adwright/engine-copywriter';
import { expect, it } from 'vitest';
import performTask from '../embedded/worker.ts';

const brief = { product: 'Cold brew coffee', audience: 'busy parents', emotion: 'trust' } as const;

const adNamed = (callToAction: string) => {
  const copy = { ...writeAdCopy(brief, 1, 0), callToAction };
  const input = { brief, copy, format: 'square', seed: 1, variation: 0 } as const;
  return performTask({ kind: 'ad', input, format: 'post' });
};

it('refuses an ad with characters that no font has, and names them', async () => {
  expect(await adNamed('Order \u{E123}\u{E124} now')).toMatchObject({
    ok: false,
    code: 'invalid_request',
    userMessage:
      'These characters can’t be set in a picture: \u{E123} \u{E124}. Please leave them out.',
  });
});

it('takes one in many scripts', async () => {
  expect(await adNamed('اطلب الآن 今すぐ지금 🌞')).toMatchObject({ ok: true });
});
