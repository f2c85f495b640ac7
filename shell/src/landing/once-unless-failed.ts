/** Loads at the first call and gives the same result to later calls. A failure is not kept: the next call tries again. */
export function runOnceUnlessFailed<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
