import type { Raster } from '@adwright/engine-pixels';

/** Keeps the result of a search for each picture, because several steps need it and the search is slow. */
export function keepPerPicture<Found extends object>(
  search: (raster: Raster) => Found,
): (raster: Raster) => Found {
  const known = new WeakMap<Raster, Found>();
  return (raster) => {
    const found = known.get(raster) ?? search(raster);
    known.set(raster, found);
    return found;
  };
}
