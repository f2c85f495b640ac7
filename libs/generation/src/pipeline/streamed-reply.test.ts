import { expect, test } from 'vitest';
import { type ReadyCreative, readStreamedReply } from './streamed-reply.ts';

const CREATIVE = { imageUrl: 'http://localhost/1.jpg' };

/** Returns a response with a stream of the given chunks. */
function streamOf(...pieces: string[]): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

async function read(...pieces: string[]) {
  const ready: ReadyCreative[] = [];
  const reply = await readStreamedReply(streamOf(...pieces), (one) => ready.push(one));
  return { ready, reply };
}

test('readStreamedReply reports each creative and returns the response, however the stream is split', async () => {
  const stream = [
    ': working\n\n',
    `event: creative\ndata: ${JSON.stringify({ position: 3, creative: CREATIVE })}\n\n`,
    'event: result\ndata: {"success":true}\n\n',
  ].join('');
  for (const cut of [1, 25, 40, stream.length - 3]) {
    expect(await read(stream.slice(0, cut), stream.slice(cut))).toEqual({
      ready: [{ position: 3, creative: CREATIVE }],
      reply: { status: 200, body: '{"success":true}', retryAfterSeconds: null },
    });
  }
});

test('readStreamedReply converts a failure to the HTTP status of the failure’s code', async () => {
  const failure = JSON.stringify({ success: false, error: 'No.', code: 'provider_failed' });
  const { reply } = await read(`event: error\ndata: ${failure}\n\n`);
  expect(reply).toEqual({ status: 502, body: failure, retryAfterSeconds: null });
});

test('readStreamedReply returns null for an incomplete stream', async () => {
  expect((await read('event: creative\ndata: {}\n\nevent: res')).reply).toBeNull();
});

test.each(['\n', '\r\n', '\r'])('readStreamedReply accepts lines that end in %j', async (end) => {
  const stream = ['event: result', 'data: {', 'data: "success":true}', '', ''].join(end);
  expect((await read(stream)).reply?.body).toBe('{\n"success":true}');
});

test('readStreamedReply reads a stream in browsers that can’t iterate over a stream', async () => {
  const prototype = ReadableStream.prototype;
  const iterator = Object.getOwnPropertyDescriptor(prototype, Symbol.asyncIterator);
  Object.defineProperty(prototype, Symbol.asyncIterator, { value: undefined, configurable: true });
  try {
    expect((await read('event: result\ndata: {}\n\n')).reply?.body).toBe('{}');
  } finally {
    if (iterator) Object.defineProperty(prototype, Symbol.asyncIterator, iterator);
  }
});
