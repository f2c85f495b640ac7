import { toLinearChannel } from '../colour/contrast.ts';

const LINEAR = Float32Array.from({ length: 256 }, (_, value) => toLinearChannel(value / 255));

/**
 * Converts every pixel of an sRGB raster to CIELAB (D65): three floats per pixel, L from 0 to 100, a and b
 * within about ±100.
 */
export function toLab(rgb: Uint8Array): Float32Array {
  const lab = new Float32Array(rgb.length);
  for (let at = 0; at < rgb.length; at += 3) {
    const red = LINEAR[rgb[at] ?? 0] ?? 0;
    const green = LINEAR[rgb[at + 1] ?? 0] ?? 0;
    const blue = LINEAR[rgb[at + 2] ?? 0] ?? 0;
    const x = pivot((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
    const y = pivot(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
    const z = pivot((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
    lab[at] = 116 * y - 16;
    lab[at + 1] = 500 * (x - y);
    lab[at + 2] = 200 * (y - z);
  }
  return lab;
}

function pivot(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
}
