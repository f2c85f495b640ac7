import { ramp } from '@adwright/engine-pixels';
import type { Evidence } from './evidence.ts';
import { countFinePanePixels } from './fine-panes.ts';
import { countGapPixels } from './gaps.ts';
import {
  countMaskPixels,
  createComponentMask,
  dilate,
  dilatePlane,
  erode,
  findComponents,
  invert,
  type Mask,
} from './mask.ts';
import { measureOverRim } from './over-rim.ts';
import { findFoot } from './parts.ts';
import { copyWithValue, selectAbove, without } from './pixel-sets.ts';
import { BESIDE_PX, SHARP } from './prior.ts';
import type { Segmentation } from './segment.ts';
import { countBetweenWires } from './wires.ts';

/** Measurements of a cut-out that can be made without the true mask; shares are 0–1. */
export interface CutSigns {
  /** Share of the picture covered by the product. */
  coverage: number;
  /** Share of the picture's border pixels that the product covers. */
  onRim: number;
  /** Share of the cut-out's outline that lies on a contour of the photo. */
  outlined: number;
  /**
   * How far the background is a scene instead of plain, 0–1. A scene has objects or texture, so its colours
   * behind the product can't be estimated.
   */
  scene: number;
  /** Agreement of the cut-out and the saliency map (intersection over union, 0–1). */
  agreement: number;
  /**
   * Uncertainty of the saliency map away from the outline: twice the sum of the distances of its values from
   * 0 or 1, as a share of the product's area.
   */
  unsure: number;
  /**
   * Area where the cut-out contradicts certain values of the saliency map, as a share of the product's area.
   * Differences inside loops are not included.
   */
  conflict: number;
  /**
   * Share of the `conflict` area that lies inside the cut-out, which means that the saliency map omits a part
   * of the product.
   */
  overlooked: number;
  /**
   * Area that would change between product and background without the saliency map, as a share of the product's area.
   */
  swing: number;
  /** Share of the outline where the product's side differs in colour from the background. */
  unlike: number;
  /**
   * Share of the outline that runs beside a sharp contour instead of on it, where product and background have
   * the same colour.
   */
  astray: number;
  /** Share of the product that the saliency map missed and that contours and colours added. */
  added: number;
  /** Share of the product that remains after erosion has removed the thin parts. */
  solid: number;
  /**
   * Share of the product in parts that are detached from the largest part. For example, the print on a product's white
   * front is detached if the white front is missing from the cut-out.
   */
  strewn: number;
  /**
   * Share of the product that may be background behind openings, such as loops and gaps between wires.
   */
  doubtful: number;
  /** Length of sharp contours outside the cut-out, as a share of the outline's length. */
  leftContours: number;
  /**
   * Length of the sharp contours that continue from the outline above the product's foot, as a share of the outline's
   * length. At the foot of the product, a contour may be the edge of its shadow.
   */
  attached: number;
  /**
   * Maximum extent of another object that lies beside the cut-out at the photo's border, as a share of the
   * picture's shorter side.
   */
  overRim: number;
  /**
   * Area outside the cut-out that differs from the background and is not shadow, as a share of the product's
   * area.
   */
  leftBehind: number;
}

/**
 * Minimum difference from the extrapolated background, in Lab units, of a pixel that certainly belongs to the
 * product.
 */
const UNLIKE = 12;
/**
 * Minimum share (0–1) of the outline that differs from the background by `UNLIKE` in a cut-out that certainly
 * contains no background.
 */
const PLAINLY = 0.97;
/** Minimum sharpness of a contour on which the cut-out's outline can lie. */
const ON_CONTOUR = 1.6;
/** Maximum distance in pixels between the cut-out's outline and a contour that runs beside the outline. */
const ASTRAY_PX = 4;
/**
 * Width in pixels of the band along the outline where saliency values are ignored because the saliency map is blurred.
 */
const BAND_PX = 5;
/** Minimum length of a table's edge in the photo, as a share of the picture's width. */
const LEAST_EDGE = 0.12;
/** Maximum slope (height by width) of a line that counts as a table's edge. */
const LEVEL = 0.12;
/**
 * An unfocused edge of a table is a sharp contour only in places. Minimum contour strength of a table's
 * unfocused edge, as a multiple of the contour strength in an even background.
 */
const FAINT_EDGE = 2;
/** Maximum gap that is closed in a table's edge, in pixels to each side. */
const EDGE_GAP_PX = 4;
/**
 * Half of the maximum width of a sliver (a thin strip along the outline), in pixels. The whole width is one
 * pixel more than twice this value.
 */
const SLIVER_PX = 1;
/**
 * Minimum share of the product's area that must change between product and background for slivers to be
 * ignored. If a smaller area changes, slivers count as a part of this area.
 */
const MUCH_SWING = 0.05;
/** Maximum gap that is closed in a contour that continues from the outline, in pixels to each side. */
const ATTACHED_PX = 2;
/**
 * Minimum length of the contours that continue from the outline, as a share of the outline's length; shorter
 * contours are ignored.
 */
const LEAST_ATTACHED = 0.1;
/** Width of the ignored strip along the picture's border, as a share of the picture's shorter side. */
const RIM_SHARE = 0.024;
/**
 * Maximum height difference between the lower ends of two objects on the same floor, as a share of the taller
 * object's height.
 */
const SAME_FLOOR = 0.1;

/** Measures the properties of a cut-out from which its confidence is computed. */
export function measureCutSigns(segmentation: Segmentation): CutSigns {
  const { mask, together, alone, doubtful, scene, evidence } = segmentation;
  const { width, height, data } = mask;
  const area = Math.max(1, countMaskPixels(mask));
  let onRim = 0;
  for (let x = 0; x < width; x++) onRim += (data[x] ?? 0) + (data[(height - 1) * width + x] ?? 0);
  for (let y = 0; y < height; y++)
    onRim += (data[y * width] ?? 0) + (data[y * width + width - 1] ?? 0);
  const highest = dilatePlane(evidence.contours, width, height, 1);
  const sharpest = dilatePlane(evidence.contours, width, height, ASTRAY_PX);
  const inner = erode(mask, 1);
  let outline = 0;
  let astray = 0;
  let outlined = 0;
  let unlike = 0;
  const within = dilatePlane(
    copyWithValue(evidence.difference, invert(mask).data, 0),
    width,
    height,
    2,
  );
  for (let at = 0; at < data.length; at++) {
    if (data[at] && !inner.data[at]) {
      outline++;
      if ((within[at] ?? 0) > UNLIKE) unlike++;
      else if ((highest[at] ?? 0) < ON_CONTOUR && (sharpest[at] ?? 0) > SHARP) astray++;
      outlined += ramp(highest[at] ?? 0, 1.2, 2.6);
    }
  }
  const worn = erode(mask, Math.max(2, Math.round(Math.sqrt(area) * 0.03)));
  // If both the saliency map and the cut-out leave out an enclosed area, it shows background, even if contours enclose
  // it like product.
  const { labels, list } = findComponents(invert(mask));
  const through = new Set(list.filter(({ touchesRim }) => !touchesRim).map(({ label }) => label));
  const isThrough = (at: number) => !together.data[at] && through.has(labels[at] ?? 0);
  const swung = new Uint8Array(data.length);
  for (let at = 0; at < swung.length; at++)
    swung[at] = together.data[at] !== alone.data[at] && !isThrough(at) ? 1 : 0;
  const swing = measureWithoutSlivers({ width, height, data: swung }, area);
  const isPlain = unlike > PLAINLY * outline;
  return {
    coverage: area / data.length,
    onRim: onRim / (2 * (width + height)),
    outlined: outlined / Math.max(1, outline),
    scene,
    ...besideSubject(segmentation),
    swing: swing / area,
    unlike: unlike / Math.max(1, outline),
    astray: astray / Math.max(1, outline),
    solid: countMaskPixels(worn) / area,
    added: segmentation.added / area,
    strewn: measureStrewnParts(mask),
    doubtful:
      (doubtful +
        (scene < 0.5
          ? countGapPixels(mask, alone, evidence) +
            Math.max(countBetweenWires(mask, evidence), countFinePanePixels(mask, evidence))
          : 0)) /
      area,
    overRim: measureOverRim(mask, evidence.contours, isPlain ? segmentation.subject : null),
    ...leftOutside(mask, evidence, outline),
  };
}

/**
 * Area where two masks differ, in pixels, without slivers along the outline. If two masks differ in a large
 * area, slivers along the outline are ignored.
 */
function measureWithoutSlivers(swung: Mask, area: number): number {
  const all = countMaskPixels(swung);
  if (all < MUCH_SWING * area) return all;
  return countMaskPixels(dilate(erode(swung, SLIVER_PX), SLIVER_PX));
}

/** Measures how far a cut-out agrees with the saliency map. */
function besideSubject({
  mask,
  open,
  subject,
}: Segmentation): Pick<CutSigns, 'agreement' | 'unsure' | 'conflict' | 'overlooked'> {
  let [both, either, unsure, conflict, overlooked] = [0, 0, 0, 0, 0];
  const inner = erode(mask, BAND_PX).data;
  const outer = dilate(mask, BAND_PX).data;
  for (let at = 0; at < subject.length; at++) {
    const value = subject[at] ?? 0;
    const isIn = mask.data[at] === 1;
    const isSubject = value > 0.5;
    // If the cut-out leaves out the inside of a loop, this does not count as a disagreement, because saliency maps fill
    // loops.
    if (!open.data[at]) {
      if (isIn && isSubject) both++;
      if (isIn || isSubject) either++;
      if (isIn !== isSubject) conflict += Math.abs(2 * value - 1);
      if (isIn && !isSubject) overlooked += 1 - 2 * value;
    }
    if (inner[at] || !outer[at]) unsure += 2 * Math.min(value, 1 - value);
  }
  const area = Math.max(1, countMaskPixels(mask));
  return {
    agreement: both / Math.max(1, either),
    unsure: unsure / area,
    conflict: conflict / area,
    overlooked: overlooked / area,
  };
}

function leftOutside(
  mask: Mask,
  { contours, difference, pull }: Evidence,
  outline: number,
): Pick<CutSigns, 'leftContours' | 'leftBehind' | 'attached'> {
  const { width, height, data } = mask;
  const near = dilate(mask, BESIDE_PX).data;
  const rim = Math.round(RIM_SHARE * Math.min(width, height));
  const edges = tableEdges(contours, near, width, height);
  const left = new Uint8Array(data.length);
  let sharp = 0;
  let unlike = 0;
  for (let y = rim; y < height - rim; y++) {
    for (let at = y * width + rim; at < (y + 1) * width - rim; at++) {
      if (near[at]) continue;
      if ((contours[at] ?? 0) > SHARP && !edges[at]) {
        sharp++;
        left[at] = 1;
      }
      if ((pull[at] ?? 0) > 0 && (difference[at] ?? 0) > UNLIKE) unlike++;
    }
  }
  return {
    leftContours: sharp / Math.max(1, outline),
    leftBehind: unlike / Math.max(1, countMaskPixels({ width, height, data })),
    attached: countAttachedContours(mask, left, outline) / Math.max(1, outline),
  };
}

/**
 * Number of contour pixels outside the cut-out that continue from the outline above the product's foot; 0 if
 * there are few.
 */
function countAttachedContours(mask: Mask, left: Uint8Array, outline: number): number {
  const { width, height } = mask;
  if (countMaskPixels({ width, height, data: left }) < LEAST_ATTACHED * outline) return 0;
  const floor = findFoot(mask) * width;
  const high = left.slice().fill(0, floor);
  const { labels } = findComponents(dilate({ width, height, data: high }, ATTACHED_PX));
  const ends = dilate(mask, BESIDE_PX + 1).data;
  const outlineLabels = new Set<number>();
  for (let at = 0; at < labels.length; at++)
    if (ends[at] && labels[at]) outlineLabels.add(labels[at] ?? 0);
  let attached = 0;
  for (let at = 0; at < labels.length; at++)
    if (high[at] && outlineLabels.has(labels[at] ?? 0)) attached++;
  return attached;
}

/**
 * Finds nearly horizontal lines that start at a side of the picture, such as the edge of a table or a skirting
 * board.
 */
function tableEdges(
  contours: Float32Array,
  near: Uint8Array,
  width: number,
  height: number,
): Uint8Array {
  const rim = Math.round(RIM_SHARE * Math.min(width, height));
  const data = without(selectAbove(contours, FAINT_EDGE), near);
  return createComponentMask(
    findComponents(dilate({ width, height, data }, EDGE_GAP_PX)),
    ({ left, right, top, bottom }) =>
      (left <= rim || right >= width - 1 - rim) &&
      right - left > LEAST_EDGE * width &&
      bottom - top - 2 * EDGE_GAP_PX < LEVEL * (right - left),
  );
}

/**
 * Share of the product in detached parts. Two objects side by side on the same floor count as one product. A
 * part above, below or inside another part counts as attached.
 */
function measureStrewnParts(mask: Mask): number {
  const parts = findComponents(mask).list;
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
