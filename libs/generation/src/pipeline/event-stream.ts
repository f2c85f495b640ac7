import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream';

/** Tells whether a response is a stream of server-sent events. */
export function isEventStream(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;
}

/**
 * Yields the events of a server-sent event stream as they arrive. This function replaces EventSource, which can
 * neither send a POST request nor an access token.
 * @throws when the connection breaks before the end of the stream
 */
export async function* readEvents(response: Response): AsyncGenerator<EventSourceMessage> {
  if (!response.body) return;
  const texts = response.body.pipeThrough(new TextDecoderStream());
  // Safari and Chrome before 124 can't iterate over a stream.
  const reader = texts.pipeThrough(new EventSourceParserStream()).getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
}
