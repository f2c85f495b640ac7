import { writeAdCopy } from '@adwright/engine-copywriter';
import { expect, it } from 'vitest';
import performTask from '../embedded/worker.ts';

const brief = { product: 'Cold brew coffee', audience: 'busy parents', emotion: 'trust' } as const;

const adNamed = (callToAction: string, ordered = callToAction) => {
  const copy = { ...writeAdCopy(brief, 1, 0), callToAction };
  const input = {
    brief: { ...brief, callToAction: ordered },
    copy,
    format: 'square',
    seed: 1,
    variation: 0,
  } as const;
  return performTask({
    kind: 'ad',
    input,
    format: 'post',
    asked: { facts: [], sellsThing: false, asksForGoal: true },
  });
};

it('refuseMissing refuses an ad with characters that no font has, and names the characters', async () => {
  expect(await adNamed('Order \u{E123}\u{E124} now')).toMatchObject({
    ok: false,
    code: 'invalid_request',
    userMessage:
      'These characters can’t be set in a picture: \u{E123} \u{E124}. Please leave them out.',
  });
});

it('refuseMissing accepts words in many scripts, and emoji', async () => {
  expect(await adNamed('اطلب الآن 今すぐ지금 🌞')).toMatchObject({ ok: true });
});

it('refuseMissing accepts characters that only a model wrote, because the picture check handles them', async () => {
  const reply = await adNamed('Order \u{E123} now', 'Order now');
  if (!reply.ok) throw new Error(reply.reason);
  const marks = reply.value.pictures[0]?.marks;
  expect(marks?.words.flatMap(({ missing }) => missing)).toEqual(['\u{E123}']);
});
