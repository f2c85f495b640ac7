import type { EngineConfig } from './config.ts';
import type { CreativeProvider } from './creative-provider.ts';

/**
 * Creates the configured provider. The code of AI services is loaded only if the configuration names an AI
 * service. This function loads the drawing and writing packages, so that an engine with another provider needs
 * half the memory.
 */
export async function createProvider(
  config: Pick<EngineConfig, 'ai' | 'embedded'>,
): Promise<CreativeProvider> {
  if (config.ai === null) {
    const { createEmbeddedProvider } = await import('./embedded/embedded-provider.ts');
    return createEmbeddedProvider(config.embedded);
  }
  const { createAiProvider } = await import('./ai/ai-provider.ts');
  return createAiProvider(config.ai, config.embedded);
}
