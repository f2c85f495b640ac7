import { norm } from '@adwright/engine-pixels';
import type { Evidence } from './evidence.ts';
import type { Lab } from './grain.ts';
import { CALM, isInRing, isLoop, OUTLINE_PX } from './loop-shape.ts';
import {
  faintestRim,
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
  PLAIN_LOOP,
  rimOf,
  SAME,
  SEEN_LOOP,
  SHADED,
  viewOf,
} from './loop-signs.ts';
import { areaOf, dilate, dilatePlane, invert, type Mask } from './mask.ts';
import { fillPart, meanIn, outsideBeside, type Part, partsOf, pixelsOf } from './parts.ts';
import { below, intersection, without } from './pixel-sets.ts';
import { goesOnInRows } from './rows-beside.ts';

/** A loop is at least this share of the picture. */
const LEAST_SHARE = 0.0008;
/** Chroma under which a colour passes for grey. */
const COLOURED = 8;
/** Side of the cells that colours are told apart by, Lab units, and how many there are along an axis. */
const CELL = 6;
const CELLS = 64;
/** How many pixels beside a loop make a colour seen, and how much of a loop has to be, and may. */
const OFTEN = 12;
const SEEN_SHARE = 0.7;
const MAYBE_SEEN = 0.5;
/** A product of which so much looks like the paper has white faces: only within a handle is one of them a loop for sure. */
const PALE_SHARE = 0.12;
/** What the map holds less than this of what looks like paper within a product may be seen through. */
const UNHELD = 0.6;
/** One pane of paper that the map holds for the subject is a label; so many are what shows between spokes. */
const PANES = 4;
/** So many beside as many loops that the map knows, all with sharp rims, are loops too: between the bars of a chair. */
const ALIKE = 2;

export interface Loops {
  open: Mask;
  /** Pixels that may be seen through: bounded like a loop, of a colour that the background has too. */
  doubtful: number;
}

/**
 * Parts of a product that are holes in it: calm, with a contour all round and product beyond it, and showing what is
 * behind. That is told by the background's colour there; or, where shadows fall or a scene out of focus goes on, by
 * colours that are all seen beside the product too. Greys are seen everywhere, and a plain background's colour should have
 * been met: there it counts within a handle alone. A label on white paper is told by its colour or the print on it, a
 * highlight by its soft end. What the subject's map holds for sure is none, but for what shows through a ring: that it
 * fills, and for what goes on in rows with the ground beside the product.
 * @param subject how surely each pixel is the subject's, 0–1
 */
export function loopsOf(
  product: Mask,
  evidence: Evidence,
  planes: Lab,
  subject: Float32Array,
): Loops {
  const view = viewOf(product, evidence, planes, subject);
  const { contours, difference } = evidence;
  const calm = intersection(product.data, below(contours, CALM));
  const plain = intersection(calm, below(difference, 2 * SAME));
  const open: Mask = { ...product, data: new Uint8Array(calm.length) };
  const partsIn = (data: Uint8Array) =>
    partsOf({ ...product, data }, LEAST_SHARE * product.data.length);
  const plainParts = partsIn(plain);
  const { paper, panes } = paperIn(view, plainParts);
  const pale = areaOf({ ...product, data: plain }) - paper.reduce((sum, { area }) => sum + area, 0);
  const isPale = pale > PALE_SHARE * areaOf(product);
  const lit = plainParts.filter((part) => !isBody(view, part) && isLitRing(view, part, paper));
  const allCalm = partsIn(calm);
  for (const part of allCalm)
    if (goesOnInRows(part, view.outside, planes) && isLoop(part, product, contours, PLAIN_LOOP))
      fillPart(open, part);
  const between = panes.length < PANES ? panes.filter((part) => isAsGround(view, part)) : panes;
  let doubtful = [...lit, ...between].reduce(
    (sum, part) => sum + meanIn(part, product.width, (at) => 1 - (open.data[at] ?? 0)) * part.area,
    0,
  );
  for (const part of paper) {
    if (isPale && !isHeld(view, part)) doubtful += part.area;
    else fillPart(open, part);
  }
  for (const part of allCalm)
    if (!isBody(view, part)) doubtful = openSeen(view, part, open, doubtful);
  // A gap in its contour joins what shows through a white handle to the white body beside it: the map still sees it.
  const missing = intersection(without(plain, open.data), below(subject, UNHELD));
  for (const part of partsIn(missing))
    if (isLoop(part, product, contours, MAYBE_LOOP)) doubtful += part.area;
  return { open, doubtful };
}

/** The parts that show the paper behind the product, and those that look like it though the map holds them. */
function paperIn(
  view: LoopView,
  plainParts: readonly Part[],
): { paper: readonly Part[]; panes: readonly Part[] } {
  const paper = plainParts.filter((part) => !isBody(view, part) && isPaper(view, part));
  const panes = plainParts.filter((part) => isBody(view, part) && isPaper(view, part));
  const isFrame =
    Math.min(paper.length, panes.length) >= ALIKE &&
    panes.every((part) => rimOf(view, part) > SHADED.rim);
  return isFrame ? { paper: [...paper, ...panes], panes: [] } : { paper, panes };
}

/** A pool of light behind a ring, and paper behind one as white, look like a plate's middle. */
function isLitRing(view: LoopView, part: Part, paper: readonly Part[]): boolean {
  const { product, evidence } = view;
  return (
    isEven(view, part) &&
    (isLit(view, part) || (!paper.includes(part) && isFaint(view, part))) &&
    isLoop(part, product, evidence.contours, PLAIN_LOOP) &&
    isInRing(part, product)
  );
}

/** Opens a part that shows colours which are seen beside the product, or adds its pixels to the doubtful ones. */
function openSeen(view: LoopView, part: Part, open: Mask, doubtful: number): number {
  const { product, evidence, planes, outside, isScene } = view;
  const seen = seenBeside(part, outside, planes);
  if (seen < MAYBE_SEEN || isLit(view, part)) return doubtful;
  const isColoured = chromaOf(part, product.width, planes) >= COLOURED;
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
  for (const at of pixelsOf(part, product.width)) if (!open.data[at]) all++;
  return all;
}

/**
 * Pixels of rings in a scene that may be seen through, though the map holds them: as calm as the ground beside, of its
 * colours alone and sharply bounded, such as the table within a coil of cable.
 */
export function seenThroughRings(product: Mask, { contours }: Evidence, planes: Lab): number {
  const { width, height } = product;
  const calm = intersection(product.data, below(contours, CALM));
  const parts = partsOf({ ...product, data: calm }, LEAST_SHARE * calm.length);
  if (parts.length === 0) return 0;
  const highest = dilatePlane(contours, width, height, 1);
  const outside = invert(dilate(product, OUTLINE_PX));
  let seen = 0;
  for (const part of parts)
    if (
      isInRing(part, product) &&
      seenBeside(part, outside, planes) > SHADED.seen &&
      faintestRim(part, product, highest) > SHADED.rim &&
      isLoop(part, product, contours, SEEN_LOOP)
    )
      seen += part.area;
  return seen;
}

function chromaOf(part: Part, width: number, [, redGreen, yellowBlue]: Lab): number {
  return meanIn(part, width, (at) => norm(redGreen[at] ?? 0, yellowBlue[at] ?? 0));
}

/** Share of a part whose colours the background around it has too. */
function seenBeside(part: Part, outside: Mask, planes: Lab): number {
  const seen = new Map<number, number>();
  for (const at of outsideBeside(part, outside)) {
    const cell = cellOf(planes, at);
    seen.set(cell, (seen.get(cell) ?? 0) + 1);
  }
  return meanIn(part, outside.width, (at) =>
    (seen.get(cellOf(planes, at)) ?? 0) >= OFTEN ? 1 : 0,
  );
}

/** The cell of colours that a pixel's lies in. */
function cellOf([lightness, redGreen, yellowBlue]: Lab, at: number): number {
  return (
    (cellAlong(lightness[at] ?? 0) * CELLS + cellAlong(redGreen[at] ?? 0)) * CELLS +
    cellAlong(yellowBlue[at] ?? 0)
  );
}

function cellAlong(value: number): number {
  return Math.floor(value / CELL + CELLS / 2);
}
