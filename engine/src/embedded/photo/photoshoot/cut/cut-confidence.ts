import { ramp } from '../../ramp.ts';
import type { Evidence } from './evidence.ts';
import { areaOf, components, dilate, dilatePlane, erode, type Mask } from './mask.ts';
import type { Segmentation } from './segment.ts';

/** What can be said of a cut without knowing the truth; shares 0–1. */
export interface CutSigns {
  /** Of the picture, how much is product. */
  coverage: number;
  /** Of the picture's rim, how much is product. */
  onRim: number;
  /** Of the cut's outline, how much runs on a contour. */
  outlined: number;
  /** Sharpness of what the background shows by itself, Lab units over two pixels. */
  busy: number;
  /** Where firm and faint contours disagree, as a share of the product. */
  swing: number;
  /** Of the product, how much is left after its thin parts are worn off. */
  solid: number;
  /** Of the product, how much is in parts that float about the largest: print on a face that was lost, say. */
  strewn: number;
  /** Of the product, how much may be seen through. */
  doubtful: number;
  /** Sharp contours that were left outside, as a share of the outline's length. */
  leftContours: number;
  /** What was left outside though it is unlike the background, and no shadow, as a share of the product. */
  leftBehind: number;
}

/** A contour that nothing calm shows, in units of what the calm background shows. */
const SHARP = 3;
/** Lab difference that no continued background is off by. */
const UNLIKE = 12;
/** So near the outline a contour is the outline's own, pixels. */
const BESIDE_PX = 6;
/** Share of the picture's shorter side along the rim that is not looked at. */
const RIM_SHARE = 0.024;
/** Feet of things that stand beside one another differ by less than this share of the largest's height. */
const SAME_FLOOR = 0.1;

export function signsOf({ mask, firm, faint, doubtful, evidence }: Segmentation): CutSigns {
  const { width, height, data } = mask;
  const area = Math.max(1, areaOf(mask));
  let onRim = 0;
  for (let x = 0; x < width; x++) onRim += (data[x] ?? 0) + (data[(height - 1) * width + x] ?? 0);
  for (let y = 0; y < height; y++)
    onRim += (data[y * width] ?? 0) + (data[y * width + width - 1] ?? 0);
  const highest = dilatePlane(evidence.contours, width, height, 1);
  const inner = erode(mask, 1);
  let outline = 0;
  let outlined = 0;
  for (let at = 0; at < data.length; at++) {
    if (data[at] && !inner.data[at]) {
      outline++;
      outlined += ramp(highest[at] ?? 0, 1.2, 2.6);
    }
  }
  const worn = erode(mask, Math.max(2, Math.round(Math.sqrt(area) * 0.03)));
  let swing = 0;
  for (let at = 0; at < data.length; at++) if (firm.data[at] !== faint.data[at]) swing++;
  return {
    coverage: area / data.length,
    onRim: onRim / (2 * (width + height)),
    outlined: outlined / Math.max(1, outline),
    busy: evidence.calm,
    swing: swing / area,
    solid: areaOf(worn) / area,
    strewn: strewnOf(mask),
    doubtful: doubtful / area,
    ...leftOutside(mask, evidence, outline),
  };
}

function leftOutside(
  mask: Mask,
  { contours, difference, pull }: Evidence,
  outline: number,
): Pick<CutSigns, 'leftContours' | 'leftBehind'> {
  const { width, height, data } = mask;
  const near = dilate(mask, BESIDE_PX).data;
  const rim = Math.round(RIM_SHARE * Math.min(width, height));
  let sharp = 0;
  let unlike = 0;
  for (let y = rim; y < height - rim; y++) {
    for (let at = y * width + rim; at < (y + 1) * width - rim; at++) {
      if (near[at]) continue;
      if ((contours[at] ?? 0) > SHARP) sharp++;
      if ((pull[at] ?? 0) > 0 && (difference[at] ?? 0) > UNLIKE) unlike++;
    }
  }
  return {
    leftContours: sharp / Math.max(1, outline),
    leftBehind: unlike / Math.max(1, areaOf({ width, height, data })),
  };
}

/** A pair stands side by side on one floor; what hangs above, below or inside of another part belongs to it. */
function strewnOf(mask: Mask): number {
  const parts = components(mask).list;
  const [largest, ...others] = parts.toSorted((a, b) => b.area - a.area);
  if (!largest) return 0;
  const floor = SAME_FLOOR * (largest.bottom - largest.top);
  const strewn = others.filter(
    ({ left, right, bottom }) =>
      (left < largest.right && right > largest.left) || Math.abs(bottom - largest.bottom) > floor,
  );
  const areaIn = (some: typeof parts) => some.reduce((sum, { area }) => sum + area, 0);
  return areaIn(strewn) / areaIn(parts);
}

/** How far a cut can be believed, 0–1. */
export function confidenceOf(signs: CutSigns): number {
  return (
    ramp(signs.coverage, 0.008, 0.03) *
    (1 - ramp(signs.coverage, 0.75, 0.9)) *
    (1 - ramp(signs.onRim, 0.004, 0.02)) *
    ramp(signs.outlined, 0.8, 0.9) *
    (1 - ramp(signs.swing, 0.12, 0.2)) *
    ramp(signs.solid, 0.55, 0.68) *
    (1 - ramp(signs.strewn, 0.02, 0.08)) *
    (1 - ramp(signs.doubtful, 0.02, 0.06)) *
    (1 - ramp(signs.leftContours, 0.95, 1.35)) *
    (1 - ramp(signs.leftBehind, 0.05, 0.14)) *
    (1 - ramp(signs.busy, 2, 3.2))
  );
}
