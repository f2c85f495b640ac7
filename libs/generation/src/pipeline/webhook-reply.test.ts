import { expect, test } from 'vitest';
import type { Flow } from '../flow.ts';
import { boostFlow } from '../flows/boost.ts';
import { createAdFlow } from '../flows/create-ad.ts';
import { enhanceFlow } from '../flows/enhance.ts';
import { overlayFlow } from '../flows/overlay.ts';
import { photoshootFlow } from '../flows/photoshoot.ts';
import { variationFlow } from '../flows/variation.ts';
import { readReply } from './webhook-reply.ts';

function read<Form, Request, Response, State>(
  flow: Flow<Form, Request, Response, State>,
  status: number,
  body: string,
) {
  return readReply({ status, body, retryAfterSeconds: null }, flow.responseSchema, flow.texts);
}

test('a status that is not OK is told in the words of each flow', () => {
  const message = (outcome: ReturnType<typeof read>) =>
    outcome.kind === 'failed' && outcome.message;
  expect(message(read(createAdFlow, 500, 'boom'))).toBe('Server responded with status: 500. boom');
  expect(message(read(boostFlow, 500, 'boom'))).toBe('Server responded with status: 500');
  expect(message(read(variationFlow, 500, ''))).toBe('Error from variation service: 500');
  expect(message(read(overlayFlow, 500, ''))).toBe('Error from overlay service: 500');
  expect(message(read(enhanceFlow, 500, ''))).toBe('Error from enhancement service: 500');
  expect(message(read(photoshootFlow, 500, 'boom'))).toBe(
    'Error from photoshoot service: 500 boom',
  );
});

const MALFORMED = [
  '<html>',
  '{"success":false}',
  '{"success":true}',
  '{"success":true,"creatives":{}}',
];

test('no JSON, no success and no creatives are refused, in the words of each flow', () => {
  const refused = (message: string) =>
    MALFORMED.map(() => ({ kind: 'failed', message, spend: 'uncertain' }));
  expect(MALFORMED.map((body) => read(createAdFlow, 200, body))).toEqual(
    refused('Invalid response format from webhook'),
  );
  expect(MALFORMED.map((body) => read(boostFlow, 200, body))).toEqual(
    refused('Invalid response from server'),
  );
  expect(MALFORMED.map((body) => read(photoshootFlow, 200, body))).toEqual(
    refused('Invalid response format'),
  );
});

test('a brief that comes back in part does not cost the result', () => {
  const reply = { success: true, creatives: [], formData: { product: 'soup' } };
  expect(read(createAdFlow, 200, JSON.stringify(reply))).toEqual({
    kind: 'done',
    response: { success: true, creatives: [] },
  });
});

test('an overlay reply needs one of its two lists', () => {
  expect(read(overlayFlow, 200, '{"success":true}')).toMatchObject({
    message: 'Text overlay failed',
  });
  expect(read(overlayFlow, 200, '{"success":true,"variations":[]}').kind).toBe('done');
});

test('an overlay that was refused without a word has words for it', () => {
  expect(read(overlayFlow, 200, '{"success":false}')).toEqual({
    kind: 'failed',
    message: 'Failed to add text overlay',
    spend: 'uncertain',
  });
});

test("the engine's own message is shown, and its code tells where the credits are", () => {
  const failure = (code: string) => JSON.stringify({ success: false, error: 'No.', code });
  expect(read(createAdFlow, 200, failure('internal'))).toMatchObject({ message: 'No.' });
  expect(read(createAdFlow, 502, failure('provider_failed'))).toEqual({
    kind: 'failed',
    message: 'Server responded with status: 502. No.',
    spend: 'returned',
  });
  expect(read(boostFlow, 402, failure('insufficient_credits'))).toMatchObject({ spend: 'unpaid' });
  expect(read(boostFlow, 503, failure('busy'))).toMatchObject({ spend: 'uncertain' });
  expect(read(boostFlow, 401, failure('unauthenticated'))).toMatchObject({ spend: 'unclaimed' });
  expect(read(boostFlow, 502, 'Bad gateway')).toMatchObject({ spend: 'uncertain' });
});

test('no reply at all is told in words of its own', () => {
  expect(readReply(null, createAdFlow.responseSchema, createAdFlow.texts)).toEqual({
    kind: 'failed',
    message: 'Failed to generate ad',
    spend: 'uncertain',
  });
});
