import type { Brief } from '@adwright/contracts';
import { createProvider, type RenderedImage } from '@adwright/engine-service';

/** A provider as the product's own, on one thread. Close it. */
export function openProvider() {
  const embedded = { workers: 1, taskTimeoutMs: 60_000, memoryLimitMb: 800 };
  return createProvider({ ai: null, embedded });
}

export type Provider = Awaited<ReturnType<typeof openProvider>>;

/** The square picture for a brief, scored, as a customer with this brief and seed would get it. */
export async function renderExample(provider: Provider, brief: Brief, seed: number) {
  const [square] = await collect(seed, (context) =>
    provider.createAd?.({ ...brief, prompt: brief.product }, context),
  );
  if (!square?.viralScore) throw new Error('The engine gave no scored picture');
  return { ...square, viralScore: square.viralScore };
}

type Context = Parameters<NonNullable<Provider['boost']>>[1];

/** The pictures that a provider delivers, in the order of their positions. */
export async function collect(
  seed: number,
  work: (context: Context) => Promise<unknown> | undefined,
) {
  const pictures: RenderedImage[] = [];
  await work({
    seed,
    signal: new AbortController().signal,
    deliver: async (position, picture) => {
      pictures[position] = picture;
    },
    note: () => undefined,
    once: (_name, ask) => ask(),
  });
  return pictures;
}
