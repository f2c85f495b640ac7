/** A binary picture, 1 inside. */
export interface Mask {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Grows (or, on the inverse, shrinks) a mask by a square of this radius. */
export function dilate({ width, height, data }: Mask, radius: number): Mask {
  const across = new Uint8Array(data.length);
  const both = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) spreadLine(data, across, y * width, 1, width, radius);
  for (let x = 0; x < width; x++) spreadLine(across, both, x, width, height, radius);
  return { width, height, data: both };
}

export function erode(mask: Mask, radius: number): Mask {
  return invert(dilate(invert(mask), radius));
}

export function invert({ width, height, data }: Mask): Mask {
  return { width, height, data: data.map((value) => 1 - value) };
}

function spreadLine(
  from: Uint8Array,
  to: Uint8Array,
  start: number,
  step: number,
  count: number,
  radius: number,
): void {
  let last = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < count + radius; index++) {
    if (index < count && from[start + index * step]) last = index;
    const centre = index - radius;
    if (centre >= 0 && last >= centre - radius) to[start + centre * step] = 1;
  }
}

export interface Component {
  label: number;
  area: number;
  /** Whether it reaches the rim of the picture. */
  touchesRim: boolean;
}

/** Labels 4-connected areas of ones, from 1. */
export function components({ width, height, data }: Mask): {
  labels: Int32Array;
  list: Component[];
} {
  const labels = new Int32Array(data.length);
  const list: Component[] = [];
  const stack: number[] = [];
  for (let start = 0; start < data.length; start++) {
    if (!data[start] || labels[start]) continue;
    const component: Component = { label: list.length + 1, area: 0, touchesRim: false };
    list.push(component);
    labels[start] = component.label;
    stack.push(start);
    while (stack.length > 0) {
      const at = stack.pop() ?? 0;
      const x = at % width;
      component.area++;
      if (x === 0 || x === width - 1 || at < width || at >= width * (height - 1))
        component.touchesRim = true;
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (at >= width) visit(at - width);
      if (at < width * (height - 1)) visit(at + width);
    }
    function visit(at: number): void {
      if (!data[at] || labels[at]) return;
      labels[at] = component.label;
      stack.push(at);
    }
  }
  return { labels, list };
}

/** Greatest value within a square of this radius. */
export function dilatePlane(
  plane: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  let grown = plane;
  for (let step = 0; step < radius; step++) grown = neighbourMax(grown, width, height);
  return grown;
}

/** Least value within a square of this radius. */
export function erodePlane(
  plane: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const negative = plane.map((value) => -value);
  return dilatePlane(negative, width, height, radius).map((value) => -value);
}

function neighbourMax(plane: Float32Array, width: number, height: number): Float32Array {
  const across = new Float32Array(plane.length);
  for (let at = 0; at < plane.length; at++) {
    const x = at % width;
    const own = plane[at] ?? 0;
    across[at] = Math.max(
      own,
      x > 0 ? (plane[at - 1] ?? own) : own,
      x < width - 1 ? (plane[at + 1] ?? own) : own,
    );
  }
  return across.map((own, at) =>
    Math.max(
      own,
      at >= width ? (across[at - width] ?? own) : own,
      at < width * (height - 1) ? (across[at + width] ?? own) : own,
    ),
  );
}
