import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';

/** Number of lobes of the Lanczos filter on each side, which is its radius in pixels of the smaller picture. */
const LOBES = 3;

interface Taps {
  /** Index of the first source pixel from which each target pixel is computed. */
  starts: Int32Array;
  /** The weights of the source pixels, `count` for each target pixel; their sum is 1. */
  weights: Float32Array;
  count: number;
}

function lanczos(x: number): number {
  if (x === 0) return 1;
  if (Math.abs(x) >= LOBES) return 0;
  const angle = Math.PI * x;
  return (LOBES * Math.sin(angle) * Math.sin(angle / LOBES)) / (angle * angle);
}

function computeTaps(from: number, to: number): Taps {
  const ratio = from / to;
  const stretch = Math.max(1, ratio);
  const count = Math.min(from, Math.ceil(2 * LOBES * stretch) + 1);
  const starts = new Int32Array(to);
  const weights = new Float32Array(to * count);
  for (let target = 0; target < to; target++) {
    const middle = (target + 0.5) * ratio - 0.5;
    const start = Math.min(Math.max(0, Math.ceil(middle - LOBES * stretch)), from - count);
    starts[target] = start;
    let sum = 0;
    for (let tap = 0; tap < count; tap++) {
      const weight = lanczos((start + tap - middle) / stretch);
      weights[target * count + tap] = weight;
      sum += weight;
    }
    for (let tap = 0; tap < count; tap++) {
      const at = target * count + tap;
      weights[at] = (weights[at] ?? 0) / sum;
    }
  }
  return { starts, weights, count };
}

/**
 * Resamples a picture with four channels along one axis. `line` is the offset from one line to the next, `step`
 * the offset between neighbouring pixels of a line.
 */
function alongAxis(
  source: Float32Array,
  { starts, weights, count }: Taps,
  lines: number,
  from: { line: number; step: number },
  to: { line: number; step: number },
): Float32Array {
  const length = starts.length;
  const target = new Float32Array(lines * length * 4);
  for (let line = 0; line < lines; line++) {
    for (let place = 0; place < length; place++) {
      let at = line * from.line + (starts[place] ?? 0) * from.step;
      let [red, green, blue, alpha] = [0, 0, 0, 0];
      for (let tap = place * count; tap < (place + 1) * count; tap++, at += from.step) {
        const weight = weights[tap] ?? 0;
        red += (source[at] ?? 0) * weight;
        green += (source[at + 1] ?? 0) * weight;
        blue += (source[at + 2] ?? 0) * weight;
        alpha += (source[at + 3] ?? 0) * weight;
      }
      const out = line * to.line + place * to.step;
      target[out] = red;
      target[out + 1] = green;
      target[out + 2] = blue;
      target[out + 3] = alpha;
    }
  }
  return target;
}

/**
 * Scales the picture of a cut-out to another size. The canvas has no good filter for scaling down, so fine
 * print would become unreadable. Colours are weighted by their alpha, so that transparent pixels do not tint
 * the edges of the product.
 */
export function resampleCanvas(canvas: Canvas, width: number, height: number): Canvas {
  const source = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
  const weighted = new Float32Array(source.length);
  for (let at = 0; at < source.length; at += 4) {
    const alpha = source[at + 3] ?? 0;
    const share = alpha / 255;
    weighted[at] = (source[at] ?? 0) * share;
    weighted[at + 1] = (source[at + 1] ?? 0) * share;
    weighted[at + 2] = (source[at + 2] ?? 0) * share;
    weighted[at + 3] = alpha;
  }
  const rows = alongAxis(
    weighted,
    computeTaps(canvas.width, width),
    canvas.height,
    { line: canvas.width * 4, step: 4 },
    { line: width * 4, step: 4 },
  );
  const both = alongAxis(
    rows,
    computeTaps(canvas.height, height),
    width,
    { line: 4, step: width * 4 },
    { line: 4, step: width * 4 },
  );
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = Math.min(255, both[at + 3] ?? 0);
    if (alpha < 0.5) continue;
    for (let channel = 0; channel < 3; channel++)
      pixels[at + channel] = Math.round(((both[at + channel] ?? 0) * 255) / alpha);
    pixels[at + 3] = Math.round(alpha);
  }
  const target = createCanvas(width, height);
  target.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0);
  return target;
}
