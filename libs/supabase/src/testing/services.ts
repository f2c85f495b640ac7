import { type RuntimeConfig, WEBHOOK_NAMES, WEBHOOK_PATHS } from '@adwright/contracts';
import { vi } from 'vitest';
import { loadRuntimeConfig } from '../runtime-config.ts';

const CONFIG = {
  supabaseUrl: 'http://localhost:54321',
  supabaseKey: 'publishable',
  webhooks: Object.fromEntries(
    WEBHOOK_NAMES.map((name) => [name, `http://localhost:8787${WEBHOOK_PATHS[name]}`]),
  ),
  engineUrl: 'http://localhost:8787',
  registryUrl: '/registry.json',
  environment: 'local',
} satisfies Partial<Record<keyof RuntimeConfig, unknown>>;

export interface ServiceRequest {
  url: URL;
  /** The parsed JSON body, if there is one. */
  body: unknown;
}

/** Answers of the auth and data service, by method and path: `'POST /auth/v1/token'`. */
export type Answers = Record<string, (request: ServiceRequest) => Response | Promise<Response>>;

/**
 * Stands in for the services behind fetch, and loads the config. A request without an answer fails as a dead network
 * does. Undo with `vi.unstubAllGlobals()`.
 */
export async function serveServices(answers: Answers): Promise<void> {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(String(input), location.origin);
    if (url.pathname === '/config.json') return Response.json(CONFIG);
    const answer = answers[`${init?.method ?? 'GET'} ${url.pathname}`];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer({ url, body: init?.body ? JSON.parse(String(init.body)) : undefined });
  });
  await loadRuntimeConfig();
}
