import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenOnFreePort } from './listen.ts';

/** One answer of the server: a status and a body, or a function that answers by itself. */
export type ScriptedAnswer =
  | { status: number; body: object }
  | ((response: ServerResponse) => void);

/** A server that speaks OpenAI's protocol as far as the engine uses it, and answers what a test scripts. */
export class OpenAiServer {
  readonly requests: { path: string; contentType: string; body: string }[] = [];
  /** Answers in order; the last one stays. */
  answers: ScriptedAnswer[] = [];
  /** Answers that stay, by route; they come before the others. */
  readonly byPath = new Map<string, ScriptedAnswer>();
  url = '';
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async start(): Promise<void> {
    this.url = `${await listenOnFreePort(this.#server)}/v1`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #next(): ScriptedAnswer | undefined {
    return this.answers.length > 1 ? this.answers.shift() : this.answers[0];
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    this.requests.push({
      path: request.url ?? '',
      contentType: request.headers['content-type'] ?? '',
      body: Buffer.concat(chunks).toString('latin1'),
    });
    const answer = this.byPath.get(request.url ?? '') ?? this.#next();
    if (typeof answer === 'function') return answer(response);
    const { status, body } = answer ?? { status: 500, body: {} };
    response.writeHead(status, { 'Content-Type': 'application/json', 'Retry-After': '0' });
    response.end(JSON.stringify(body));
  }
}

/** The answer of the images routes. */
export function imagesAnswer(...pictures: Buffer[]): ScriptedAnswer {
  const data = pictures.map((picture) => ({ b64_json: picture.toString('base64') }));
  const usage = { input_tokens: 50, output_tokens: 4160, total_tokens: 4210 };
  return { status: 200, body: { created: 1, data, usage } };
}

/** The answer of the chat route. */
export function chatAnswer(content: string): ScriptedAnswer {
  const message = { role: 'assistant', content };
  const usage = { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 };
  const choices = [{ index: 0, message, finish_reason: 'stop' }];
  return {
    status: 200,
    body: { id: 'x', object: 'chat.completion', created: 1, model: 'm', choices, usage },
  };
}

/** A failure in OpenAI's shape. */
export function failureAnswer(status: number, code: string): ScriptedAnswer {
  return { status, body: { error: { message: `It failed: ${code}`, type: 'error', code } } };
}
