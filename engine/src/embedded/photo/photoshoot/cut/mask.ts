/** A binary picture, 1 inside. */
export interface Mask {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Grows (or, on the inverse, shrinks) a mask by a square of this radius. */
export function dilate({ width, height, data }: Mask, radius: number): Mask {
  const across = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) spreadRow(data, across, y * width, width, radius);
  const both = new Uint8Array(data.length);
  // All columns at once, row by row as they lie in memory: where each was last inside.
  const last = new Int32Array(width).fill(-2 * radius - 1);
  for (let y = 0; y < height + radius; y++) {
    if (y < height)
      for (let x = 0, at = y * width; x < width; x++, at++) if (across[at]) last[x] = y;
    const centre = y - radius;
    if (centre < 0) continue;
    for (let x = 0, to = centre * width; x < width; x++, to++)
      if ((last[x] ?? 0) >= centre - radius) both[to] = 1;
  }
  return { width, height, data: both };
}

export function erode(mask: Mask, radius: number): Mask {
  return invert(dilate(invert(mask), radius));
}

export function invert({ width, height, data }: Mask): Mask {
  const outside = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) outside[at] = 1 - (data[at] ?? 0);
  return { width, height, data: outside };
}

/** What is in one of two masks of a size. */
export function united({ width, height, data }: Mask, other: Mask): Mask {
  return { width, height, data: data.map((value, at) => value | (other.data[at] ?? 0)) };
}

/** Pixels inside. */
export function areaOf({ data }: Mask): number {
  let area = 0;
  for (let at = 0; at < data.length; at++) area += data[at] ?? 0;
  return area;
}

function spreadRow(
  from: Uint8Array,
  to: Uint8Array,
  start: number,
  count: number,
  radius: number,
): void {
  let last = -2 * radius - 1;
  for (let x = 0; x < count + radius; x++) {
    if (x < count && from[start + x]) last = x;
    const centre = x - radius;
    if (centre >= 0 && last >= centre - radius) to[start + centre] = 1;
  }
}

export interface Component {
  label: number;
  area: number;
  /** The outermost columns and rows that it reaches. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Whether it reaches the rim of the picture. */
  touchesRim: boolean;
}

/** The 4-connected areas of a mask: for each pixel the label of its area, 0 outside, and the areas, labelled from 1. */
export interface Components {
  labels: Int32Array;
  list: Component[];
}

export function components({ width, height, data }: Mask): Components {
  const labels = new Int32Array(data.length);
  const list: Component[] = [];
  const stack = new Int32Array(data.length);
  let depth = 0;
  const lastRow = width * (height - 1);
  for (let start = 0; start < data.length; start++) {
    if (!data[start] || labels[start]) continue;
    const label = list.length + 1;
    let area = 0;
    let left = width;
    let right = 0;
    let bottom = 0;
    const visit = (at: number) => {
      if (!data[at] || labels[at]) return;
      labels[at] = label;
      stack[depth++] = at;
    };
    visit(start);
    while (depth > 0) {
      const at = stack[--depth] ?? 0;
      const x = at % width;
      area++;
      if (x < left) left = x;
      if (x > right) right = x;
      if (at > bottom) bottom = at;
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (at >= width) visit(at - width);
      if (at < lastRow) visit(at + width);
    }
    // Read row by row, the first pixel of a part lies in its topmost row.
    const top = Math.floor(start / width);
    bottom = Math.floor(bottom / width);
    const touchesRim = left === 0 || right === width - 1 || top === 0 || bottom === height - 1;
    list.push({ label, area, left, right, top, bottom, touchesRim });
  }
  return { labels, list };
}

/** 1 where a component lies that passes the test. */
export function componentMask(
  { labels, list }: Components,
  isIn: (component: Component) => boolean,
): Uint8Array {
  // Asked once a component, not once a pixel.
  const chosen = new Uint8Array(list.length + 1);
  for (const component of list) if (isIn(component)) chosen[component.label] = 1;
  const data = new Uint8Array(labels.length);
  for (let at = 0; at < labels.length; at++) data[at] = chosen[labels[at] ?? 0] ?? 0;
  return data;
}

/** What a mask encloses and does not hold, 1 there. */
export function enclosedBy(mask: Mask): Uint8Array {
  return componentMask(components(invert(mask)), ({ touchesRim }) => !touchesRim);
}

/** Greatest value within a square of this radius. */
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
 * Puts at every place the greatest of the `2 * radius + 1` values that follow it, itself the first, in steps of `step`: of
 * windows that double in width, and of two that overlap at last.
 */
function greatestAhead(values: Float32Array, step: number, radius: number): void {
  const length = 2 * radius + 1;
  let reach = 1;
  const widen = (by: number) => {
    const shift = by * step;
    for (let at = 0; at + shift < values.length; at++) {
      const ahead = values[at + shift] ?? 0;
      if (ahead > (values[at] ?? 0)) values[at] = ahead;
    }
    reach += by;
  };
  while (2 * reach <= length) widen(reach);
  if (reach < length) widen(length - reach);
}

/** Least value within a square of this radius. */
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
