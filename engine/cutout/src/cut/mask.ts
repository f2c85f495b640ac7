import { uniteSets } from './pixel-sets.ts';

/** A binary picture; a pixel inside the mask is 1. */
export interface Mask {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Number of mask bytes (pixels) processed as one word. */
const WORD = 4;

/**
 * Grows a mask by a square of the given radius. Applied to the inverse mask, this function shrinks the mask.
 */
export function dilate({ width, height, data }: Mask, radius: number): Mask {
  // Each row is padded to whole words, so that four pixels are combined at once.
  const words = Math.ceil(width / WORD);
  const padded = new Uint8Array((height + 2 * radius) * words * WORD);
  for (let y = 0; y < height; y++)
    spreadRow(data, y * width, padded, (y + radius) * words * WORD, width, radius);
  const rows = new Uint32Array(padded.buffer);
  widenValues(radius, (shift) => {
    const step = shift * words;
    for (let at = 0; at + step < rows.length; at++)
      rows[at] = (rows[at] ?? 0) | (rows[at + step] ?? 0);
  });
  if (width === words * WORD) return { width, height, data: padded.subarray(0, data.length) };
  const grown = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    grown.set(padded.subarray(y * words * WORD, y * words * WORD + width), y * width);
  return { width, height, data: grown };
}

export function erode(mask: Mask, radius: number): Mask {
  return invert(dilate(invert(mask), radius));
}

export function invert({ width, height, data }: Mask): Mask {
  const outside = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) outside[at] = 1 - (data[at] ?? 0);
  return { width, height, data: outside };
}

/** Union of two masks of the same size. */
export function uniteMasks({ width, height, data }: Mask, other: Mask): Mask {
  return { width, height, data: uniteSets(data, other.data) };
}

/** Number of pixels inside the mask. */
export function countMaskPixels({ data }: Mask): number {
  let area = 0;
  for (let at = 0; at < data.length; at++) area += data[at] ?? 0;
  return area;
}

/** Extends each run (adjacent pixels inside the mask) of a row by `radius` pixels at both ends. */
function spreadRow(
  from: Uint8Array,
  start: number,
  to: Uint8Array,
  target: number,
  count: number,
  radius: number,
): void {
  let done = 0;
  for (let x = 0; x < count; x++) {
    if (!from[start + x]) continue;
    let end = x + 1;
    while (end < count && from[start + end]) end++;
    const last = Math.min(count, end + radius);
    for (let near = Math.max(done, x - radius); near < last; near++) to[target + near] = 1;
    done = last;
    x = end;
  }
}

export interface Component {
  label: number;
  area: number;
  /** The outermost columns and rows of the component, in pixels. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Whether the component touches the picture's border. */
  touchesRim: boolean;
}

/** The 4-connected components of a mask, labelled from 1, and the label of each pixel (0 outside the mask). */
export interface Components {
  labels: Int32Array;
  list: Component[];
}

/**
 * Labels the connected components of a mask by runs: adjacent runs of neighbouring rows belong together
 * (Rosenfeld & Pfaltz 1966).
 */
export function findComponents({ width, height, data }: Mask): Components {
  const starts: number[] = [];
  const ends: number[] = [];
  // For each run, the first run in reading order that is connected with it.
  const firsts: number[] = [];
  const firstOf = (run: number) => {
    let first = run;
    for (let next = firsts[first] ?? 0; next !== first; next = firsts[first] ?? 0) {
      firsts[first] = firsts[next] ?? 0;
      first = next;
    }
    return first;
  };
  const join = (run: number, other: number) => {
    const [one, two] = [firstOf(run), firstOf(other)];
    if (one < two) firsts[two] = one;
    else firsts[one] = two;
  };
  let above = 0;
  let aboveEnd = 0;
  for (let row = 0; row < data.length; row += width) {
    const rowEnd = row + width;
    for (let at = row; at < rowEnd; at++) {
      if (!data[at]) continue;
      const start = at;
      while (at < rowEnd && data[at]) at++;
      const run = starts.length;
      starts.push(start);
      ends.push(at);
      firsts.push(run);
      while (above < aboveEnd && (ends[above] ?? 0) + width <= start) above++;
      for (let other = above; other < aboveEnd && (starts[other] ?? 0) + width < at; other++)
        join(run, other);
    }
    above = aboveEnd;
    aboveEnd = starts.length;
  }
  const labels = new Int32Array(data.length);
  const list: Component[] = [];
  const ofRun = new Int32Array(starts.length);
  for (let run = 0; run < starts.length; run++) {
    const [start, end] = [starts[run] ?? 0, ends[run] ?? 0];
    const y = Math.floor(start / width);
    const [left, right] = [start - y * width, end - 1 - y * width];
    const first = firstOf(run);
    const isRim = left === 0 || right === width - 1 || y === 0 || y === height - 1;
    if (first === run)
      list.push({
        label: list.length + 1,
        area: 0,
        left,
        right,
        top: y,
        bottom: y,
        touchesRim: isRim,
      });
    const label = first === run ? list.length : (ofRun[first] ?? 0);
    ofRun[run] = label;
    const part = list[label - 1];
    if (!part) continue;
    part.area += end - start;
    if (left < part.left) part.left = left;
    if (right > part.right) part.right = right;
    part.bottom = y;
    part.touchesRim ||= isRim;
    for (let at = start; at < end; at++) labels[at] = label;
  }
  return { labels, list };
}

/** Returns a mask of the components for which `isChosen` returns true. */
export function createComponentMask(
  { labels, list }: Components,
  isIn: (component: Component) => boolean,
): Uint8Array {
  // The function `isChosen` is called once per component, not once per pixel.
  const chosen = new Uint8Array(list.length + 1);
  for (const component of list) if (isIn(component)) chosen[component.label] = 1;
  const data = new Uint8Array(labels.length);
  for (let at = 0; at < labels.length; at++) data[at] = chosen[labels[at] ?? 0] ?? 0;
  return data;
}

/** Returns the pixels that a mask encloses but does not contain: the mask's holes. */
export function findEnclosed(mask: Mask): Uint8Array {
  return createComponentMask(findComponents(invert(mask)), ({ touchesRim }) => !touchesRim);
}

/** Returns the maximum of a plane within a square of the given radius around each pixel. */
export function dilatePlane(
  plane: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const across = new Float32Array(plane.length);
  const line = new Float32Array(width + 2 * radius);
  for (let y = 0; y < height; y++) {
    line.fill(Number.NEGATIVE_INFINITY);
    line.set(plane.subarray(y * width, (y + 1) * width), radius);
    greatestAhead(line, 1, radius);
    across.set(line.subarray(0, width), y * width);
  }
  const padded = new Float32Array((height + 2 * radius) * width).fill(Number.NEGATIVE_INFINITY);
  padded.set(across, radius * width);
  greatestAhead(padded, width, radius);
  return padded.slice(0, plane.length);
}

/**
 * Replaces each value by the maximum of `2 * radius + 1` values, which start at this value and are `step`
 * positions apart.
 */
function greatestAhead(values: Float32Array, step: number, radius: number): void {
  widenValues(radius, (by) => {
    const shift = by * step;
    for (let at = 0; at + shift < values.length; at++) {
      const ahead = values[at + shift] ?? 0;
      if (ahead > (values[at] ?? 0)) values[at] = ahead;
    }
  });
}

/**
 * Combines values in place, until each value covers `2 * radius + 1` values from its own position on. The
 * number of covered values doubles in each step, except in the last.
 * @param join combines each position's value with the value `shift` positions ahead
 */
function widenValues(radius: number, join: (shift: number) => void): void {
  const length = 2 * radius + 1;
  let reach = 1;
  for (; 2 * reach <= length; reach *= 2) join(reach);
  if (reach < length) join(length - reach);
}

/** Returns the minimum of a plane within a square of the given radius around each pixel. */
export function erodePlane(
  plane: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const negative = new Float32Array(plane.length);
  for (let at = 0; at < plane.length; at++) negative[at] = -(plane[at] ?? 0);
  const grown = dilatePlane(negative, width, height, radius);
  for (let at = 0; at < grown.length; at++) grown[at] = -(grown[at] ?? 0);
  return grown;
}
