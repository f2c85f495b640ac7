import type { Brief } from '@adwright/contracts';
import { createProvider } from '@adwright/engine-service';
import { delivered } from '../../engine/service/src/testing/delivered.ts';

/** A provider as the product's own, on one thread. Close it. */
export function openProvider() {
  const embedded = { workers: 1, taskTimeoutMs: 60_000, memoryLimitMb: 800 };
  return createProvider({ ai: null, embedded });
}

export type Provider = Awaited<ReturnType<typeof openProvider>>;

/** The square picture for a brief, scored, as a customer with this brief and seed would get it. */
export async function renderExample(provider: Provider, brief: Brief, seed: number) {
  const [square] = await delivered(
    (context) => provider.createAd?.({ ...brief, prompt: brief.product }, context),
    seed,
  );
  if (!square?.viralScore) throw new Error('The engine gave no scored picture');
  return { ...square, viralScore: square.viralScore };
}
