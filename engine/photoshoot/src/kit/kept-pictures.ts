/** Number of pictures that are kept, which take some megabytes. */
const MOST_KEPT = 24;

/** Caches pictures by key. When too many are kept, all are dropped. */
export function keptPictures<Picture>(): (key: string, make: () => Picture) => Picture {
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
