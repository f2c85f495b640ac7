import type { Brief } from '@adwright/contracts';
import { createProvider } from '@adwright/engine-service';
import { awaitDelivery } from '../../engine/service/src/testing/delivered.ts';

/**
 * Opens the creative provider that the product uses, with one thread, to render example pictures. The caller
 * must call the provider's `close` after use.
 */
export function openProvider() {
  const embedded = { workers: 1, taskTimeoutMs: 600_000, memoryLimitMb: 800 };
  return createProvider({ ai: null, embedded });
}

export type Provider = Awaited<ReturnType<typeof openProvider>>;

/** Renders and scores the square picture for a brief and a seed, as the engine does for a customer. */
export async function renderExample(provider: Provider, brief: Brief, seed: number) {
  const [square] = await awaitDelivery(
    (context) => provider.createAd?.({ ...brief, prompt: brief.product }, context),
    seed,
  );
  if (!square?.viralScore) throw new Error('the engine returned no scored picture');
  return { ...square, viralScore: square.viralScore };
}
