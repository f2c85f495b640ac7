import { contrastRatio } from './colour/contrast.ts';
import { type Area, type Pixels, readLuminanceAt } from './ground-luminance.ts';

/** Number of bins of the brightness histogram. */
const LEVELS = 512;

/**
 * Measures the contrast ratio of a text in a finished picture of which only the text's box is known. Otsu's
 * threshold (Otsu 1979) splits the pixels of the box into two classes, and the contrast ratio (WCAG 2.2) of
 * the classes' medians is returned.
 * @param isLeftOut tells which pixels are neither letters nor background, such as emoji
 */
export function measureTextContrast(
  { data, width }: Pixels,
  area: Area,
  isLeftOut: (x: number, y: number) => boolean = () => false,
): number {
  const histogram = new Uint32Array(LEVELS);
  for (let y = Math.round(area.y); y < Math.round(area.y + area.height); y++) {
    for (let x = Math.round(area.x); x < Math.round(area.x + area.width); x++) {
      if (isLeftOut(x, y)) continue;
      const i = (y * width + x) * 4;
      const luminance = readLuminanceAt(data, i);
      // The levels of the histogram are perceptual, not linear. With linear levels, noise in light colours
      // would span more levels than the difference between two dark colours.
      const level = Math.min(LEVELS - 1, Math.floor(Math.sqrt(luminance) * LEVELS));
      histogram[level] = (histogram[level] ?? 0) + 1;
    }
  }
  const cut = otsuLevel(histogram);
  return contrastRatio(medianLuminance(histogram, 0, cut), medianLuminance(histogram, cut, LEVELS));
}

/** Returns the level that splits a histogram into the two classes with the greatest variance between them. */
function otsuLevel(histogram: Uint32Array): number {
  const count = histogram.reduce((sum, entries) => sum + entries, 0);
  const total = histogram.reduce((sum, entries, level) => sum + entries * level, 0);
  let below = 0;
  let belowTotal = 0;
  let best = { level: 0, variance: -1 };
  histogram.forEach((entries, level) => {
    if (below > 0 && below < count) {
      const difference = belowTotal / below - (total - belowTotal) / (count - below);
      const variance = below * (count - below) * difference * difference;
      if (variance > best.variance) best = { level, variance };
    }
    below += entries;
    belowTotal += entries * level;
  });
  return best.level;
}

function medianLuminance(histogram: Uint32Array, from: number, to: number): number {
  const half = histogram.subarray(from, to).reduce((sum, entries) => sum + entries, 0) / 2;
  let passed = 0;
  for (let level = from; level < to; level++) {
    passed += histogram[level] ?? 0;
    if (passed >= half) return ((level + 0.5) / LEVELS) ** 2;
  }
  return 0;
}
