/**
 * Functions for sets of pixels (1 for members, 0 for other pixels) and for planes. Sets are combined by named
 * functions, because a callback of `map` would be slow here. V8 would discard and recompile the machine code of about
 * eighty such callbacks for each cut.
 */

/** The union of two sets. */
export function uniteSets(one: Uint8Array, other: Uint8Array): Uint8Array {
  const set = new Uint8Array(one.length);
  for (let at = 0; at < set.length; at++) set[at] = (one[at] ?? 0) | (other[at] ?? 0);
  return set;
}

/** The intersection of two sets. */
export function intersectSets(one: Uint8Array, other: Uint8Array): Uint8Array {
  const set = new Uint8Array(one.length);
  for (let at = 0; at < set.length; at++) set[at] = (one[at] ?? 0) & (other[at] ?? 0);
  return set;
}

/** The elements of the first set that are not in the second set. */
export function without(one: Uint8Array, other: Uint8Array): Uint8Array {
  const set = new Uint8Array(one.length);
  for (let at = 0; at < set.length; at++) set[at] = other[at] ? 0 : (one[at] ?? 0);
  return set;
}

/** The pixels where a plane's value is greater than `level`. */
export function selectAbove(plane: Float32Array, level: number): Uint8Array {
  const set = new Uint8Array(plane.length);
  for (let at = 0; at < set.length; at++) if ((plane[at] ?? 0) > level) set[at] = 1;
  return set;
}

/** The pixels where a plane's value is less than `level`. */
export function selectBelow(plane: Float32Array, level: number): Uint8Array {
  const set = new Uint8Array(plane.length);
  for (let at = 0; at < set.length; at++) if ((plane[at] ?? 0) < level) set[at] = 1;
  return set;
}

/** Copy of a plane that has `value` at the pixels of a set. */
export function copyWithValue(plane: Float32Array, set: Uint8Array, value: number): Float32Array {
  const changed = plane.slice();
  for (let at = 0; at < changed.length; at++) if (set[at]) changed[at] = value;
  return changed;
}

/** The sum of two planes, the second multiplied by `times`. */
export function sum(one: Float32Array, other: Float32Array, times = 1): Float32Array {
  const sums = new Float32Array(one.length);
  for (let at = 0; at < sums.length; at++) sums[at] = (one[at] ?? 0) + times * (other[at] ?? 0);
  return sums;
}
