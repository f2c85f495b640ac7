import {
  createEngine,
  createProvider,
  type Engine,
  type EngineParts,
  readConfig,
} from '@adwright/engine-service';
import type { TestService } from '../data-service/testing.ts';

/**
 * Creates an engine in this process, with a silent logger, that uses the given data service.
 * @param parts parts of the engine that replace the default parts. The default provider runs in this process
 * with one thread, because each thread loads all data tables.
 */
export async function startEngine(
  service: TestService,
  parts?: Partial<EngineParts>,
): Promise<Engine> {
  const config = readConfig({ PORT: '0', WORKERS: '1', ...service.engineEnvironment });
  const logger = { info: () => undefined, error: () => undefined };
  const provider = parts?.provider ?? (await createProvider(config));
  return createEngine(config, { logger, ...parts, provider });
}

/** Sends JSON to an engine of this process as a user, and parses the JSON of the answer. */
export async function postAsUser(
  { accessToken }: { accessToken: string },
  engine: Engine,
  path: string,
  body: object,
  headers: Record<string, string> = {},
) {
  const response = await engine.app.request(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${accessToken}`,
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}
