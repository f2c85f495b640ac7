import type { Mask } from './mask.ts';

/**
 * Values per pixel of the summed-area tables (Crow 1984): three colour channels, and the number of the mask's
 * pixels.
 */
const PARTS = 4;

/** Returns the mean colour of a mask's pixels around any pixel. */
export class LocalMean {
  /** Mean colour around the pixel of the last `moveTo` call, 0–255 per channel. */
  readonly colour = new Float64Array(3);
  private readonly sums: Uint32Array;
  private readonly width: number;
  private readonly height: number;

  constructor(data: Uint8Array, { width, height, data: mask }: Mask) {
    this.width = width;
    this.height = height;
    const stride = (width + 1) * PARTS;
    const sums = new Uint32Array(stride * (height + 1));
    for (let y = 0; y < height; y++) {
      let [red, green, blue, count] = [0, 0, 0, 0];
      for (let x = 0; x < width; x++) {
        const at = y * width + x;
        if (mask[at]) {
          red += data[at * 3] ?? 0;
          green += data[at * 3 + 1] ?? 0;
          blue += data[at * 3 + 2] ?? 0;
          count++;
        }
        const to = (y + 1) * stride + (x + 1) * PARTS;
        sums[to] = red + (sums[to - stride] ?? 0);
        sums[to + 1] = green + (sums[to + 1 - stride] ?? 0);
        sums[to + 2] = blue + (sums[to + 2 - stride] ?? 0);
        sums[to + 3] = count + (sums[to + 3 - stride] ?? 0);
      }
    }
    this.sums = sums;
  }

  /** Computes the mean colour around a pixel; returns false if no pixel of the mask lies within the radius. */
  moveTo(at: number, radius: number): boolean {
    const { width, height, sums, colour } = this;
    const x = at % width;
    const y = (at - x) / width;
    const left = Math.max(0, x - radius) * PARTS;
    const right = Math.min(width, x + radius + 1) * PARTS;
    const top = Math.max(0, y - radius) * (width + 1) * PARTS;
    const bottom = Math.min(height, y + radius + 1) * (width + 1) * PARTS;
    const within = (part: number) =>
      (sums[bottom + right + part] ?? 0) -
      (sums[bottom + left + part] ?? 0) -
      (sums[top + right + part] ?? 0) +
      (sums[top + left + part] ?? 0);
    const count = within(3);
    if (count === 0) return false;
    for (let channel = 0; channel < 3; channel++) colour[channel] = within(channel) / count;
    return true;
  }
}
