import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenOnFreePort } from './listen.ts';

/** One scripted answer of the test server: a status and a body, or a function that sends the answer. */
export type ScriptedAnswer =
  | { status: number; body: object }
  | ((response: ServerResponse) => void);

/**
 * A test server with scripted answers for the clients of AI services. The functions after this class build
 * answers of OpenAI, Google, Replicate and fal.
 */
export class ScriptedAiServer {
  readonly requests: { path: string; contentType: string; body: string }[] = [];
  /** Answers that the server gives in order; the last answer repeats. */
  answers: ScriptedAnswer[] = [];
  /** Answers by route, each of which repeats; a route with an answer here ignores `answers`. */
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

/** Builds OpenAI's answer with pictures and their usage figures. */
export function answerWithImages(...pictures: Buffer[]): ScriptedAnswer {
  const data = pictures.map((picture) => ({ b64_json: picture.toString('base64') }));
  const usage = { input_tokens: 50, output_tokens: 4160, total_tokens: 4210 };
  return { status: 200, body: { created: 1, data, usage } };
}

/** Builds OpenAI's answer with the text that a model wrote. */
export const answerChat = (content: string): ScriptedAnswer =>
  chatChoice({ message: { role: 'assistant', content }, finish_reason: 'stop' });

/** Builds the answer of a model that declines to write. The argument `refusal` is the model's explanation. */
export const refuseChat = (refusal: string): ScriptedAnswer =>
  chatChoice({ message: { role: 'assistant', content: null, refusal }, finish_reason: 'stop' });

/** Builds an answer that the content filter of the service withdrew. */
export const filterChat = (): ScriptedAnswer =>
  chatChoice({ message: { role: 'assistant', content: '' }, finish_reason: 'content_filter' });

function chatChoice(choice: object): ScriptedAnswer {
  const usage = { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 };
  const choices = [{ index: 0, ...choice }];
  return {
    status: 200,
    body: { id: 'x', object: 'chat.completion', created: 1, model: 'm', choices, usage },
  };
}

/** Builds a failure in OpenAI's format. */
export function answerWithFailure(status: number, code: string): ScriptedAnswer {
  return { status, body: { error: { message: `It failed: ${code}`, type: 'error', code } } };
}

/** Builds Google's answer if the content filter blocked the picture. */
export function blockGemini(finishReason: string): ScriptedAnswer {
  const usageMetadata = { promptTokenCount: 9, candidatesTokenCount: 0, totalTokenCount: 9 };
  const candidates = [{ content: { parts: [] }, finishReason }];
  return { status: 200, body: { candidates, usageMetadata } };
}

/** Builds Replicate's answer for a prediction that failed. */
export const failReplicate = (error: string): ScriptedAnswer => ({
  status: 201,
  body: { id: 'p', status: 'failed', output: null, error, urls: { get: 'http://localhost' } },
});

/** Builds fal's answer: the URL of a picture, and whether the safety checker blackened the picture. */
export function answerFal(url: string, blackened: boolean): ScriptedAnswer {
  const images = [{ url, width: 640, height: 640, content_type: 'image/png' }];
  return { status: 200, body: { images, seed: 5, has_nsfw_concepts: [blackened] } };
}
