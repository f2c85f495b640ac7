import { norm } from '@adwright/engine-pixels';
import type { Evidence } from './evidence.ts';
import type { Lab } from './grain.ts';
import { CALM, isInRing, isLoop, OUTLINE_PX } from './loop-shape.ts';
import {
  findFaintestRim,
  isAsGround,
  isBody,
  isEven,
  isFaint,
  isHeld,
  isHub,
  isLit,
  isPaper,
  isShaded,
  type LoopView,
  MAYBE_LOOP,
  measureLoopView,
  measureRim,
  PLAIN_LOOP,
  SAME,
  SEEN_LOOP,
  SHADED,
} from './loop-signs.ts';
import { countMaskPixels, dilate, dilatePlane, invert, type Mask } from './mask.ts';
import {
  computePartMean,
  fillPart,
  findParts,
  listBackgroundAround,
  listPixels,
  type Part,
} from './parts.ts';
import { intersectSets, selectBelow, without } from './pixel-sets.ts';
import { matchesRowsBeside } from './rows-beside.ts';

/** Minimum area of a loop (a hole in the product), as a share of the picture's area. */
const LEAST_SHARE = 0.0008;
/** Chroma (Lab) below which a colour counts as grey. */
const COLOURED = 8;
/** Side length of a cell of the three-dimensional colour histogram, in Lab units. */
const CELL = 6;
/** Number of cells of the colour histogram along each axis. */
const CELLS = 64;
/** Minimum number of pixels beside a loop with a colour that counts as present there. */
const OFTEN = 12;
/** Minimum share (0–1) of a certain loop's pixels whose colour is also present beside the loop. */
const SEEN_SHARE = 0.7;
/**
 * Minimum share (0–1) of a possible loop's pixels whose colour is also present beside the loop.
 */
const MAYBE_SEEN = 0.5;
/**
 * Minimum share of a product's area that has the background's colour, if the product counts as having white
 * faces. In such a product, only a part inside a handle is certainly a loop.
 */
const PALE_SHARE = 0.12;
/** Saliency (0–1) below which a background-like area inside the product may show the background. */
const UNHELD = 0.6;
/**
 * Minimum number of background-like panes (openings) inside the product that count as gaps between spokes. A single
 * pane that the saliency map counts as product is probably a label.
 */
const PANES = 4;
/**
 * Minimum number of background-coloured panes of each kind in a frame, such as the back of a chair. The saliency
 * map counts the first kind as background and the second kind as product. If all panes of the second kind have
 * sharp borders, all panes count as gaps.
 */
const ALIKE = 2;

export interface Loops {
  open: Mask;
  /**
   * Number of pixels that may show the background: a contour encloses them like a loop, and the background has
   * the same colour.
   */
  doubtful: number;
}

/**
 * Finds loops (holes in a product): areas with little detail that show the background, surrounded by a contour and by
 * product. Inside a loop, the colour is that of the expected background. In shadows or in an unfocused scene, a part
 * also counts as a loop if all its colours appear beside the product. A grey area without the expected colour counts as
 * a loop only inside a handle, because grey appears everywhere and proves little. On a plain background, any area
 * without the expected colour counts as a loop only inside a handle, because a real loop would match the background
 * exactly. A label on white paper differs from a loop by its colour or print, and a highlight by its soft edge. An area
 * that the saliency map certainly counts as product is not a loop. Exceptions are the insides of rings, which saliency
 * maps fill, and areas with the background's brightness gradient.
 * @param subject probability (0–1) that each pixel belongs to the subject
 */
export function findLoops(
  product: Mask,
  evidence: Evidence,
  planes: Lab,
  subject: Float32Array,
): Loops {
  const view = measureLoopView(product, evidence, planes, subject);
  const { contours, difference } = evidence;
  const calm = intersectSets(product.data, selectBelow(contours, CALM));
  const plain = intersectSets(calm, selectBelow(difference, 2 * SAME));
  const open: Mask = { ...product, data: new Uint8Array(calm.length) };
  const partsIn = (data: Uint8Array) =>
    findParts({ ...product, data }, LEAST_SHARE * product.data.length);
  const plainParts = partsIn(plain);
  const { paper, panes } = findPaper(view, plainParts);
  const pale =
    countMaskPixels({ ...product, data: plain }) - paper.reduce((sum, { area }) => sum + area, 0);
  const isPale = pale > PALE_SHARE * countMaskPixels(product);
  const lit = plainParts.filter((part) => !isBody(view, part) && isLitRing(view, part, paper));
  const allCalm = partsIn(calm);
  for (const part of allCalm)
    if (
      matchesRowsBeside(part, view.outside, planes) &&
      isLoop(part, product, contours, PLAIN_LOOP)
    )
      fillPart(open, part);
  const between = panes.length < PANES ? panes.filter((part) => isAsGround(view, part)) : panes;
  let doubtful = [...lit, ...between].reduce(
    (sum, part) =>
      sum + computePartMean(part, product.width, (at) => 1 - (open.data[at] ?? 0)) * part.area,
    0,
  );
  for (const part of paper) {
    if (isPale && !isHeld(view, part)) doubtful += part.area;
    else fillPart(open, part);
  }
  for (const part of allCalm)
    if (!isBody(view, part)) doubtful = openSeen(view, part, open, doubtful);
  // If a contour has a gap, the inside of a white handle is joined to the white body beside it. The saliency map still
  // marks the inside of such a handle as background.
  const missing = intersectSets(without(plain, open.data), selectBelow(subject, UNHELD));
  for (const part of partsIn(missing))
    if (isLoop(part, product, contours, MAYBE_LOOP)) doubtful += part.area;
  return { open, doubtful };
}

/**
 * Returns two lists of background-coloured parts: those that show the background behind the product, and those
 * that the saliency map counts as product.
 */
function findPaper(
  view: LoopView,
  plainParts: readonly Part[],
): { paper: readonly Part[]; panes: readonly Part[] } {
  const paper = plainParts.filter((part) => !isBody(view, part) && isPaper(view, part));
  const panes = plainParts.filter((part) => isBody(view, part) && isPaper(view, part));
  const isFrame =
    Math.min(paper.length, panes.length) >= ALIKE &&
    panes.every((part) => measureRim(view, part) > SHADED.rim);
  return isFrame ? { paper: [...paper, ...panes], panes: [] } : { paper, panes };
}

/**
 * Tells whether the inside of a ring is bright or shows a white background, and therefore looks like the middle of a
 * plate (dish).
 */
function isLitRing(view: LoopView, part: Part, paper: readonly Part[]): boolean {
  const { product, evidence } = view;
  return (
    isEven(view, part) &&
    (isLit(view, part) || (!paper.includes(part) && isFaint(view, part))) &&
    isLoop(part, product, evidence.contours, PLAIN_LOOP) &&
    isInRing(part, product)
  );
}

/**
 * Opens a part whose colours appear beside the product, or else adds the part's pixels to the number of
 * doubtful pixels.
 */
function openSeen(view: LoopView, part: Part, open: Mask, doubtful: number): number {
  const { product, evidence, planes, outside, isScene } = view;
  const seen = shareColoursBeside(part, outside, planes);
  if (seen < MAYBE_SEEN || isLit(view, part)) return doubtful;
  const isColoured = measureChroma(part, product.width, planes) >= COLOURED;
  if (seen < SEEN_SHARE || !isLoop(part, product, evidence.contours, SEEN_LOOP)) {
    const isDoubtful =
      isScene && isColoured && isLoop(part, product, evidence.contours, MAYBE_LOOP);
    return isDoubtful ? doubtful + part.area : doubtful;
  }
  const isOpen =
    (isScene && isColoured) ||
    (isHeld(view, part) && !isHub(view, part)) ||
    isShaded(view, part, seen);
  if (isOpen) {
    fillPart(open, part);
    return doubtful;
  }
  let all = doubtful;
  for (const at of listPixels(part, product.width)) if (!open.data[at]) all++;
  return all;
}

/**
 * Counts pixels inside rings of a scene that may show background even though the saliency map includes them.
 * An example is the table inside a coil of cable. The inside of such a ring has as little detail as the
 * background, only colours of the background beside the ring, and a sharp border.
 */
export function countSeenThroughRings(product: Mask, { contours }: Evidence, planes: Lab): number {
  const { width, height } = product;
  const calm = intersectSets(product.data, selectBelow(contours, CALM));
  const parts = findParts({ ...product, data: calm }, LEAST_SHARE * calm.length);
  if (parts.length === 0) return 0;
  const highest = dilatePlane(contours, width, height, 1);
  const outside = invert(dilate(product, OUTLINE_PX));
  let seen = 0;
  for (const part of parts)
    if (
      isInRing(part, product) &&
      shareColoursBeside(part, outside, planes) > SHADED.seen &&
      findFaintestRim(part, product, highest) > SHADED.rim &&
      isLoop(part, product, contours, SEEN_LOOP)
    )
      seen += part.area;
  return seen;
}

function measureChroma(part: Part, width: number, [, redGreen, yellowBlue]: Lab): number {
  return computePartMean(part, width, (at) => norm(redGreen[at] ?? 0, yellowBlue[at] ?? 0));
}

/** Share of a part's pixels in colours that also occur in the background around the part. */
function shareColoursBeside(part: Part, outside: Mask, planes: Lab): number {
  const seen = new Map<number, number>();
  for (const at of listBackgroundAround(part, outside)) {
    const cell = findCell(planes, at);
    seen.set(cell, (seen.get(cell) ?? 0) + 1);
  }
  return computePartMean(part, outside.width, (at) =>
    (seen.get(findCell(planes, at)) ?? 0) >= OFTEN ? 1 : 0,
  );
}

/** Index of a pixel's colour in the colour histogram. */
function findCell([lightness, redGreen, yellowBlue]: Lab, at: number): number {
  return (
    (findCellAlong(lightness[at] ?? 0) * CELLS + findCellAlong(redGreen[at] ?? 0)) * CELLS +
    findCellAlong(yellowBlue[at] ?? 0)
  );
}

function findCellAlong(value: number): number {
  return Math.floor(value / CELL + CELLS / 2);
}
