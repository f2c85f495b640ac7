import {
  createEngine,
  createProvider,
  type Engine,
  type EngineParts,
  readConfig,
} from '@adwright/engine-service';
import type { TestService } from '../data-service/testing.ts';

/**
 * Creates an engine in this process on a data service, with a silent logger.
 * @param parts replace the defaults. The default provider is the embedded one with one thread: each thread loads all tables.
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
