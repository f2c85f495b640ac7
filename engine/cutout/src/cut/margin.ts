import { type Lab, mapLab } from './grain.ts';

/**
 * Number of outermost pixel rows or columns that may be damaged by a scanner or be the frame of a screenshot.
 */
const SPOILT_PX = 2;

/**
 * Extends planes beyond the picture's border by `margin` pixels. The added pixels are blurred along the
 * border, more with distance. With the margin, an object close to the border also has background on that
 * side. An object that the border cuts off continues into the margin, up to the margin's outer border.
 */
export function addMargin(planes: Lab, width: number, height: number, margin: number): Lab {
  const [wide, high] = [width + 2 * margin, height + 2 * margin];
  const edge = margin + SPOILT_PX;
  return mapLab(planes, (plane) => {
    const extended = new Float32Array(wide * high);
    for (let y = 0; y < height; y++)
      extended.set(plane.subarray(y * width, (y + 1) * width), (y + margin) * wide + margin);
    for (let step = edge; step > 0; step--) {
      soften(extended, step + margin * wide, step - 1 + margin * wide, wide, height);
      soften(extended, wide - 1 - step + margin * wide, wide - step + margin * wide, wide, height);
    }
    for (let step = edge; step > 0; step--) {
      soften(extended, step * wide, (step - 1) * wide, 1, wide);
      soften(extended, (high - 1 - step) * wide, (high - step) * wide, 1, wide);
    }
    return extended;
  });
}

/** Writes a slightly blurred copy of a line of pixels. */
function soften(
  plane: Float32Array,
  from: number,
  to: number,
  stride: number,
  count: number,
): void {
  for (let index = 0; index < count; index++) {
    const at = from + index * stride;
    const value = plane[at] ?? 0;
    const before = index > 0 ? (plane[at - stride] ?? 0) : value;
    const after = index < count - 1 ? (plane[at + stride] ?? 0) : value;
    plane[to + index * stride] = 0.25 * before + 0.5 * value + 0.25 * after;
  }
}

/**
 * Removes the added margin from a plane or mask.
 * @param inside array to write the result into
 * @param width width of the picture without the margin, in pixels
 */
export function removeMargin<T extends Float32Array | Uint8Array>(
  plane: T,
  inside: T,
  width: number,
  margin: number,
): T {
  const wide = width + 2 * margin;
  for (let from = margin * wide + margin, to = 0; to < inside.length; from += wide, to += width)
    inside.set(plane.subarray(from, from + width), to);
  return inside;
}
