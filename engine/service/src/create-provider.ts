import type { EngineConfig } from './config.ts';
import { embeddedProvider } from './embedded/provider.ts';
import type { CreativeProvider } from './provider.ts';

/** The configured provider. Nothing of an AI service is loaded unless one is configured. */
export async function createProvider(
  config: Pick<EngineConfig, 'ai' | 'embedded'>,
): Promise<CreativeProvider> {
  if (config.ai === null) return embeddedProvider(config.embedded);
  const { aiProvider } = await import('./ai/provider.ts');
  return aiProvider(config.ai, config.embedded);
}
