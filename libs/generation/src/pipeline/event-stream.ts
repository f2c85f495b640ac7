export interface ServerEvent {
  event: string;
  data: string;
}

/** True for a reply that comes as server-sent events. */
export function isEventStream(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;
}

/**
 * The events of a server-sent event stream as they arrive
 * (https://html.spec.whatwg.org/#parsing-an-event-stream), comments left out. EventSource itself
 * can neither post nor send a token.
 * @throws when the connection breaks
 */
export async function* readEvents(response: Response): AsyncGenerator<ServerEvent> {
  if (!response.body) return;
  let pending = '';
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (pending + text).split(/\r?\n\r?\n/);
    pending = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parseEvent(block);
      if (event) yield event;
    }
  }
}

function parseEvent(block: string): ServerEvent | null {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    const [, field, value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
  return data.length > 0 ? { event, data: data.join('\n') } : null;
}
