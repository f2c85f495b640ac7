import { expect, test } from 'vitest';
import type { Flow, FlowTexts } from '../flow.ts';
import { imageFlow, wordsFlow } from '../testing/sample-flows.ts';
import { readReply } from './webhook-reply.ts';

function read<Form, Request, Response, State>(
  flow: Flow<Form, Request, Response, State>,
  status: number,
  body: string,
) {
  return readReply({ status, body, retryAfterSeconds: null }, flow.responseSchema, flow.texts);
}

test('readReply reports a failure status with the flow’s message', () => {
  expect(read(wordsFlow, 500, 'boom')).toMatchObject({ message: 'Status 500. boom' });
});

test('readReply reports invalid JSON, a refusal and missing creatives with the flow’s message', () => {
  const malformed = [
    '<html>',
    '{"success":false}',
    '{"success":true}',
    '{"success":true,"creatives":{}}',
  ];
  expect(malformed.map((body) => read(wordsFlow, 200, body))).toEqual(
    malformed.map(() => ({ kind: 'failed', message: 'Not a sample', spend: 'uncertain' })),
  );
});

test('readReply accepts a result with an incomplete brief', () => {
  const reply = { success: true, creatives: [], formData: { product: 'soup' } };
  expect(read(wordsFlow, 200, JSON.stringify(reply))).toEqual({
    kind: 'done',
    response: { success: true, creatives: [] },
  });
});

test('readReply has a message for a refusal without a reason', () => {
  expect(read(imageFlow, 200, '{"success":false}')).toEqual({
    kind: 'failed',
    message: 'The sample did not say why',
    spend: 'uncertain',
  });
});

test('readReply shows the engine’s message, and derives from its code what happened to the credits', () => {
  const failure = (code: string) => JSON.stringify({ success: false, error: 'No.', code });
  expect(read(wordsFlow, 200, failure('internal'))).toMatchObject({ message: 'No.' });
  expect(read(wordsFlow, 502, failure('provider_failed'))).toEqual({
    kind: 'failed',
    message: 'Status 502. No.',
    spend: 'returned',
  });
  expect(read(wordsFlow, 502, failure('refund_pending'))).toMatchObject({ spend: 'due' });
  expect(read(wordsFlow, 402, failure('insufficient_credits'))).toMatchObject({ spend: 'unpaid' });
  expect(read(wordsFlow, 503, failure('busy'))).toMatchObject({ spend: 'uncertain' });
  expect(read(wordsFlow, 401, failure('unauthenticated'))).toMatchObject({ spend: 'unclaimed' });
  expect(read(wordsFlow, 502, 'Bad gateway')).toMatchObject({ spend: 'uncertain' });
});

test('readReply shows the reason of a refusal even when the flow’s message omits the reason', () => {
  const texts: FlowTexts = {
    ...imageFlow.texts,
    status: (status) => `Error from service: ${status}`,
  };
  const error = 'The title is too long. Please shorten it.';
  const read = (status: number, code: string, words = texts) =>
    readReply(
      { status, body: JSON.stringify({ success: false, error, code }), retryAfterSeconds: null },
      imageFlow.responseSchema,
      words,
    );
  expect(read(422, 'text_does_not_fit')).toEqual({
    kind: 'failed',
    message: `Error from service: 422. ${error}`,
    spend: 'returned',
  });
  expect(read(422, 'text_does_not_fit', wordsFlow.texts)).toMatchObject({
    message: `Status 422. ${error}`,
  });
  expect(read(502, 'provider_failed')).toMatchObject({ message: 'Error from service: 502' });
});

test('readReply has a separate message for a missing response', () => {
  expect(readReply(null, wordsFlow.responseSchema, wordsFlow.texts)).toEqual({
    kind: 'failed',
    message: 'The sample failed',
    spend: 'uncertain',
  });
});
