/**
 * Returns a function that loads a value at its first call and returns the same value to later calls. After a
 * failure, the next call loads the value again.
 */
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
