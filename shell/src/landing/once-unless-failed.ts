/** Loads at the first call and gives that to every later one; what failed is not kept, so the next call tries again. */
export function onceUnlessFailed<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
