import { loadRuntimeConfig } from '../runtime-config.ts';
import { type Answer, answerRequests, TEST_CONFIG } from './mock-server.ts';

/** Responses of the fake auth and data service, by method and path: `'POST /auth/v1/token'`. */
export type Answers = Record<string, Answer>;

/**
 * Replaces the auth and data service behind fetch until the test ends, and loads the runtime config. A request
 * without a response fails like a network failure.
 */
export async function serveServices(answers: Answers): Promise<void> {
  const config: Answers = { 'GET /config.json': () => Response.json(TEST_CONFIG) };
  answerRequests((request) => (answers[request.name] ?? config[request.name])?.(request));
  await loadRuntimeConfig();
}
