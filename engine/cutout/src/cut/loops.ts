import { norm } from '@adwright/engine-pixels';
import type { Evidence } from './evidence.ts';
import type { Lab } from './grain.ts';
import { CALM, isInHandle, isInRing, isLoop, OUTLINE_PX } from './loop-shape.ts';
import { areaOf, dilate, dilatePlane, invert, type Mask } from './mask.ts';
import {
  closeUpOf,
  fillPart,
  footOf,
  meanIn,
  outsideBeside,
  type Part,
  partsOf,
  pixelsOf,
  quantileIn,
  quantileOf,
} from './parts.ts';
import { below, intersection, without } from './pixel-sets.ts';
import { SURELY_SUBJECT } from './prior.ts';
import { goesOnInRows } from './rows-beside.ts';

/** A loop is at least this share of the picture. */
const LEAST_SHARE = 0.0008;
/** Lab distance between what shows through a loop and the background beside the product, on average. */
const SAME = 3.1;
/** Specks in a loop count as a share of it: grain on plain paper, or what a scene shows. */
const PLAIN_LOOP = { within: 0.88, outlined: 0.75, islands: 0.002 };
const SEEN_LOOP = { ...PLAIN_LOOP, islands: 0.01 };
/** So far a part may be a loop: enough to doubt it. */
const MAYBE_LOOP = { within: 0.7, outlined: 0.5, islands: 0.05 };
/**
 * Something round darkens towards its edge by more than this, Lab units; what shows through a loop hardly does, but for
 * what a lens and JPEG add of a rim: this share of its sharpness.
 */
const ROUND = 1.1;
const GLOW = 0.012;
const CORE_PX = 3;
/** How far around a part its rim is looked for. */
const RIM_PX = 3;
/** Chroma under which a colour passes for grey. */
const COLOURED = 8;
/** Side of the cells that colours are told apart by, Lab units, and how many there are along an axis. */
const CELL = 6;
const CELLS = 64;
/** How many pixels beside a loop make a colour seen, and how much of a loop has to be, and may. */
const OFTEN = 12;
const SEEN_SHARE = 0.7;
const MAYBE_SEEN = 0.5;
/** Sharpness by itself over which a background is a scene that nobody can continue, Lab units over two pixels. */
const SCENE = 0.2;

/**
 * What shows through is no lighter than all paper beside the product (but for grain, and a lamp's pool in the middle) and
 * than the background that is expected there (but for a shadow that was): lighter than both by so much, it is none.
 */
const LIT = { beside: 0.5, behind: 3.3 };
/** What is left of the paper after the background was taken off is even: its middle half spreads at most so far, Lab units. */
const EVEN = 2.2;
/** A product of which so much looks like the paper has white faces: only within a handle is one of them a loop for sure. */
const PALE_SHARE = 0.12;
/** A part may be off by more than this from the background that is expected there only within a rim sharper than that. */
const OFF = { lighter: 1, rim: 20 };
/**
 * What shows through a rim so sharp may lie in the product's shade: at the foot where the map knows of no subject, or
 * within a ring that shows colours which are seen beside it too on so much of it.
 */
const SHADED = { subject: 0.5, rim: 20, seen: 0.95 };
/**
 * What is lighter than the ground that is expected there by so much, Lab units, and held by the map so far, may be the pale
 * hub of a wheel, though it is as light as ground that is seen elsewhere; so may be what it mostly holds, but in a ring, which
 * maps fill.
 */
const HUB = { lighter: 4, held: 0.15, mostly: 0.4 };
/** What the map holds less than this of what looks like paper within a product may be seen through. */
const UNHELD = 0.6;
/** One pane of paper that the map holds for the subject is a label; so many are what shows between spokes. */
const PANES = 4;
/** So many beside as many loops that the map knows, all with sharp rims, are loops too: between the bars of a chair. */
const ALIKE = 2;
/**
 * One pane may be seen through where it is as light as the ground that is expected there, Lab units, and no lighter than
 * paper that was not burnt out, within a rim so sharp: a label is lit in a way of its own.
 */
const AS_GROUND = { off: 0.6, white: 99.8, rim: 60 };

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
  const { difference, lighter, contours } = evidence;
  const isScene = evidence.calm > SCENE;
  const { width, height } = product;
  const highest = dilatePlane(contours, width, height, 1);
  const least = LEAST_SHARE * product.data.length;
  const calm = intersection(product.data, below(contours, CALM));
  const plain = intersection(calm, below(difference, 2 * SAME));
  const open: Mask = { ...product, data: new Uint8Array(calm.length) };
  const outside = invert(dilate(product, OUTLINE_PX));
  const isLit = (part: Part) =>
    !isScene &&
    quantileOf(pixelsOf(part, width), lighter, 0.75) > LIT.behind &&
    quantileOf(pixelsOf(part, width), planes[0], 0.95) >
      LIT.beside + quantileOf(outsideBeside(part, outside), planes[0], 0.99);
  const isFaint = (part: Part, rim = faintestRim(part, product, highest)) =>
    rim < OFF.rim && quantileOf(pixelsOf(part, width), lighter, 0.5) > OFF.lighter;
  const isEven = (part: Part) => {
    const [low, high] = [0.25, 0.75].map((share) =>
      quantileOf(pixelsOf(part, width), lighter, share),
    );
    return (high ?? 0) - (low ?? 0) < EVEN;
  };
  const held = new Map<Part, boolean>();
  const isHeld = (part: Part) => {
    const known = held.get(part) ?? isInHandle(part, product);
    held.set(part, known);
    return known;
  };
  const isPaper = (part: Part) => {
    if (!isEven(part) || isLit(part)) return false;
    if (meanIn(part, width, difference) > SAME) return false;
    const rim = faintestRim(part, product, highest);
    return (
      shadingOf(part, width, difference) <= ROUND + GLOW * rim &&
      isLoop(part, product, contours, PLAIN_LOOP) &&
      (!isFaint(part, rim) || isHeld(part))
    );
  };
  const isBody = (part: Part) =>
    meanIn(part, width, subject) > SURELY_SUBJECT && !isInRing(part, product);
  const foot = footOf(product);
  const isShaded = (part: Part, seen: number) => {
    if (faintestRim(part, product, highest) <= SHADED.rim) return false;
    const held = meanIn(part, width, subject);
    const isSeen = seen > SHADED.seen && isInRing(part, product);
    return (held < SHADED.subject && part.top > foot) || (held < SURELY_SUBJECT && isSeen);
  };
  const isHub = (part: Part) => {
    const held = meanIn(part, width, subject);
    const isLighter = quantileOf(pixelsOf(part, width), lighter, 0.25) > HUB.lighter;
    return isLighter ? held > HUB.held : held > HUB.mostly && !isInRing(part, product);
  };
  const partsIn = (data: Uint8Array) => partsOf({ ...product, data }, least);
  const plainParts = partsIn(plain);
  const calmParts = plainParts.filter((part) => !isBody(part));
  const paperIn = calmParts.filter(isPaper);
  const panesIn = plainParts.filter((part) => isBody(part) && isPaper(part));
  const isFrame =
    Math.min(paperIn.length, panesIn.length) >= ALIKE &&
    panesIn.every((part) => faintestRim(part, product, highest) > SHADED.rim);
  const paper = isFrame ? [...paperIn, ...panesIn] : paperIn;
  const panes = isFrame ? [] : panesIn;
  const pale = areaOf({ ...product, data: plain }) - paper.reduce((sum, { area }) => sum + area, 0);
  const isPale = pale > PALE_SHARE * areaOf(product);
  // A pool of light behind a ring, and paper behind one as white, look like a plate's middle.
  const lit = calmParts.filter(
    (part) =>
      isEven(part) &&
      (isLit(part) || (!paper.includes(part) && isFaint(part))) &&
      isLoop(part, product, contours, PLAIN_LOOP) &&
      isInRing(part, product),
  );
  const allCalm = partsIn(calm);
  for (const part of allCalm)
    if (goesOnInRows(part, outside, planes) && isLoop(part, product, contours, PLAIN_LOOP))
      fillPart(open, part);
  const isAsGround = (part: Part) => {
    const pixels = pixelsOf(part, width);
    return (
      quantileOf(pixels, lighter, 0.05) > -AS_GROUND.off &&
      quantileOf(pixels, lighter, 0.95) < AS_GROUND.off &&
      quantileOf(pixels, planes[0], 0.5) < AS_GROUND.white &&
      faintestRim(part, product, highest) > AS_GROUND.rim
    );
  };
  const between = panes.length < PANES ? panes.filter(isAsGround) : panes;
  let doubtful = [...lit, ...between].reduce(
    (sum, part) => sum + meanIn(part, width, (at) => 1 - (open.data[at] ?? 0)) * part.area,
    0,
  );
  for (const part of paper) {
    if (isPale && !isHeld(part)) doubtful += part.area;
    else fillPart(open, part);
  }
  for (const part of allCalm) {
    if (isBody(part)) continue;
    const seen = seenBeside(part, outside, planes);
    if (seen < MAYBE_SEEN || isLit(part)) continue;
    const isColoured = chromaOf(part, width, planes) >= COLOURED;
    if (seen < SEEN_SHARE || !isLoop(part, product, contours, SEEN_LOOP)) {
      if (isScene && isColoured && isLoop(part, product, contours, MAYBE_LOOP))
        doubtful += part.area;
    } else if ((isScene && isColoured) || (isHeld(part) && !isHub(part)) || isShaded(part, seen))
      fillPart(open, part);
    else for (const at of pixelsOf(part, width)) if (!open.data[at]) doubtful++;
  }
  // A gap in its contour joins what shows through a white handle to the white body beside it: the map still sees it.
  const missing = intersection(without(plain, open.data), below(subject, UNHELD));
  for (const part of partsIn(missing))
    if (isLoop(part, product, contours, MAYBE_LOOP)) doubtful += part.area;
  return { open, doubtful };
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

/** What a quarter of the contour around a part stays under; of the contours the highest around each pixel are given. */
function faintestRim(part: Part, picture: Mask, highest: Float32Array): number {
  const { part: own, wholeAt } = closeUpOf(part, picture, RIM_PX);
  const around = dilate(own, RIM_PX).data;
  const rim: number[] = [];
  for (let at = 0; at < around.length; at++)
    if (around[at] && !own.data[at]) rim.push(highest[wholeAt(at)] ?? 0);
  return quantileIn(new Float32Array(rim), 0.25);
}

/** How much more a part differs from the background along its edge than further in. */
function shadingOf(part: Part, width: number, difference: Float32Array): number {
  const { labels, label } = part;
  const sums = { edge: 0, edgeCount: 0, core: 0, coreCount: 0 };
  const holdsAround = (at: number, by: number) =>
    [by, -by, by * width, -by * width].every((step) => labels[at + step] === label);
  for (const at of pixelsOf(part, width)) {
    if (!holdsAround(at, 1)) {
      sums.edge += difference[at] ?? 0;
      sums.edgeCount++;
    } else if (holdsAround(at, CORE_PX)) {
      sums.core += difference[at] ?? 0;
      sums.coreCount++;
    }
  }
  if (sums.coreCount === 0) return 0;
  return sums.edge / sums.edgeCount - sums.core / sums.coreCount;
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
