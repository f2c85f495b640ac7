import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Returns the paths of the photos directly in `folder`, sorted by name. */
export function listPhotos(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /\.(?:jpe?g|png|webp)$/i.test(name))
    .toSorted()
    .map((name) => path.join(folder, name));
}
