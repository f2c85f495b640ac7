import { type RuntimeConfig, WEBHOOK_NAMES, WEBHOOK_PATHS } from '@adwright/contracts';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { onTestFinished } from 'vitest';

export const DATA_SERVICE = 'http://localhost:8321';
export const ENGINE = 'http://localhost:8787';

/** Content of `/config.json` in tests. */
export const TEST_CONFIG = {
  supabaseUrl: DATA_SERVICE,
  supabaseKey: 'publishable',
  webhooks: Object.fromEntries(
    WEBHOOK_NAMES.map((name) => [name, `${ENGINE}${WEBHOOK_PATHS[name]}`]),
  ),
  engineUrl: ENGINE,
  registryUrl: '/registry.json',
  environment: 'local',
} satisfies Partial<Record<keyof RuntimeConfig, unknown>>;

const server = setupServer();
let isListening = false;

/** A request that a fake service received. */
export interface ServiceRequest {
  /** Method and path of the request, such as `'GET /rest/v1/ads'`. */
  name: string;
  url: URL;
  headers: Headers;
  /** The parsed JSON body; undefined for a body that is not JSON. */
  body: unknown;
}

export type Answer = (request: ServiceRequest) => Response | Promise<Response>;

/**
 * Answers every request with a function until the running test ends. An undefined or rejected response has the
 * effect of a network failure.
 */
export function answerRequests(
  answerTo: (request: ServiceRequest) => ReturnType<Answer> | undefined,
): void {
  if (!isListening) {
    server.listen();
    isListening = true;
    onTestFinished(() => {
      server.close();
      isListening = false;
    });
  }
  server.resetHandlers(
    http.all('*', async ({ request }) => {
      const url = new URL(request.url);
      const text = await request.text();
      // fetch sends a JSON body as a string with the content type text/plain.
      const isJson = /^(?:application\/json|text\/plain)/.test(
        request.headers.get('Content-Type') ?? '',
      );
      const body: unknown = isJson && text ? JSON.parse(text) : undefined;
      const name = `${request.method} ${url.pathname}`;
      try {
        const answer = await answerTo({ name, url, headers: request.headers, body });
        return answer ?? HttpResponse.error();
      } catch {
        return HttpResponse.error();
      }
    }),
  );
}
