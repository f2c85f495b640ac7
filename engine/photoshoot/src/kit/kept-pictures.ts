/** Maximum number of cached pictures, each of which takes some megabytes of memory. */
const MOST_KEPT = 24;

/**
 * Returns a function that caches pictures by key. When the cache is full, all cached pictures are removed.
 */
export function makePictureCache<Picture>(): (key: string, make: () => Picture) => Picture {
  const pictures = new Map<string, Picture>();
  return (key, make) => {
    const kept = pictures.get(key);
    if (kept !== undefined) return kept;
    const picture = make();
    if (pictures.size >= MOST_KEPT) pictures.clear();
    pictures.set(key, picture);
    return picture;
  };
}
