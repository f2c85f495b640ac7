import {
  createEngine,
  createProvider,
  type Engine,
  type EngineParts,
  readConfig,
} from '@adwright/engine-service';
import type { TestService } from '../data-service/testing.ts';

/**
 * An engine of this process on a data service, with a log that nobody reads.
 * @param parts in place of the embedded provider, which draws on one thread: each reads all tables of the engine
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
