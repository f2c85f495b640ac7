import type { RenderContext, RenderedImage } from '../creative-provider.ts';

/**
 * Returns the pictures that a provider's job delivers, by position; nothing is cached, so AI services are
 * called each time.
 */
export async function awaitDelivery(
  work: (context: RenderContext) => Promise<unknown> | undefined,
  seed = 7,
): Promise<RenderedImage[]> {
  const pictures: RenderedImage[] = [];
  await work({
    seed,
    signal: new AbortController().signal,
    deliver: async (position, picture) => {
      pictures[position] = picture;
    },
    note: () => undefined,
    once: (_: string, ask: () => Promise<Uint8Array>) => ask(),
  });
  return pictures;
}
