/** At most so many are kept: some megabytes. */
const MOST_KEPT = 24;

/** Gives what was made for a key before, and makes it where it was not; when too many are kept, all are let go. */
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
