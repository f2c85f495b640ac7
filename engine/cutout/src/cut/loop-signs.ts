import type { Evidence } from './evidence.ts';
import type { Lab } from './grain.ts';
import { isInHandle, isInRing, isLoop, OUTLINE_PX } from './loop-shape.ts';
import { dilate, dilatePlane, invert, type Mask } from './mask.ts';
import {
  closeUpOf,
  footOf,
  meanIn,
  outsideBeside,
  type Part,
  pixelsOf,
  quantileIn,
  quantileOf,
} from './parts.ts';
import { SURELY_SUBJECT } from './prior.ts';

/** Lab distance between what shows through a loop and the background beside the product, on average. */
export const SAME = 3.1;
/** Specks in a loop count as a share of it: grain on plain paper, or what a scene shows. */
export const PLAIN_LOOP = { within: 0.88, outlined: 0.75, islands: 0.002 };
export const SEEN_LOOP = { ...PLAIN_LOOP, islands: 0.01 };
/** So far a part may be a loop: enough to doubt it. */
export const MAYBE_LOOP = { within: 0.7, outlined: 0.5, islands: 0.05 };
/**
 * Something round darkens towards its edge by more than this, Lab units; what shows through a loop hardly does, but for
 * what a lens and JPEG add of a rim: this share of its sharpness.
 */
const ROUND = 1.1;
const GLOW = 0.012;
const CORE_PX = 3;
/** How far around a part its rim is looked for. */
const RIM_PX = 3;
/** Sharpness by itself over which a background is a scene that nobody can continue, Lab units over two pixels. */
const SCENE = 0.2;

/**
 * What shows through is no lighter than all paper beside the product (but for grain, and a lamp's pool in the middle) and
 * than the background that is expected there (but for a shadow that was): lighter than both by so much, it is none.
 */
const LIT = { beside: 0.5, behind: 3.3 };
/** What is left of the paper after the background was taken off is even: its middle half spreads at most so far, Lab units. */
const EVEN = 2.2;
/** A part may be off by more than this from the background that is expected there only within a rim sharper than that. */
const OFF = { lighter: 1, rim: 20 };
/**
 * What shows through a rim so sharp may lie in the product's shade: at the foot where the map knows of no subject, or
 * within a ring that shows colours which are seen beside it too on so much of it.
 */
export const SHADED = { subject: 0.5, rim: 20, seen: 0.95 };
/**
 * What is lighter than the ground that is expected there by so much, Lab units, and held by the map so far, may be the pale
 * hub of a wheel, though it is as light as ground that is seen elsewhere; so may be what it mostly holds, but in a ring, which
 * maps fill.
 */
const HUB = { lighter: 4, held: 0.15, mostly: 0.4 };
/**
 * One pane may be seen through where it is as light as the ground that is expected there, Lab units, and no lighter than
 * paper that was not burnt out, within a rim so sharp: a label is lit in a way of its own.
 */
const AS_GROUND = { off: 0.6, white: 99.8, rim: 60 };

/** A product whose loops are looked for, and what is told of its parts from. */
export interface LoopView {
  product: Mask;
  evidence: Evidence;
  planes: Lab;
  /** How surely each pixel is the subject's, 0–1. */
  subject: Float32Array;
  /** The highest contour around each pixel. */
  highest: Float32Array;
  /** What lies beyond the product's outline. */
  outside: Mask;
  /** True for a background that nobody can continue. */
  isScene: boolean;
  /** Row at which the foot of the product begins. */
  foot: number;
  /** Parts of which it is known whether a handle holds them. */
  held: Map<Part, boolean>;
}

/** What the parts of a product are told from. */
export function viewOf(
  product: Mask,
  evidence: Evidence,
  planes: Lab,
  subject: Float32Array,
): LoopView {
  return {
    product,
    evidence,
    planes,
    subject,
    highest: dilatePlane(evidence.contours, product.width, product.height, 1),
    outside: invert(dilate(product, OUTLINE_PX)),
    isScene: evidence.calm > SCENE,
    foot: footOf(product),
    held: new Map(),
  };
}

/** What a quarter of the contour around a part stays under. */
export function rimOf({ product, highest }: LoopView, part: Part): number {
  return faintestRim(part, product, highest);
}

/** True for what is lighter than all paper beside the product and than the ground that is expected there. */
export function isLit(
  { product, evidence, planes, outside, isScene }: LoopView,
  part: Part,
): boolean {
  const { width } = product;
  return (
    !isScene &&
    quantileOf(pixelsOf(part, width), evidence.lighter, 0.75) > LIT.behind &&
    quantileOf(pixelsOf(part, width), planes[0], 0.95) >
      LIT.beside + quantileOf(outsideBeside(part, outside), planes[0], 0.99)
  );
}

/** True for what is lighter than the ground that is expected there within a rim that is not sharp. */
export function isFaint(view: LoopView, part: Part, rim = rimOf(view, part)): boolean {
  const { product, evidence } = view;
  return (
    rim < OFF.rim && quantileOf(pixelsOf(part, product.width), evidence.lighter, 0.5) > OFF.lighter
  );
}

/** True where what is left of the paper, after the background was taken off, is even. */
export function isEven({ product, evidence }: LoopView, part: Part): boolean {
  const [low, high] = [0.25, 0.75].map((share) =>
    quantileOf(pixelsOf(part, product.width), evidence.lighter, share),
  );
  return (high ?? 0) - (low ?? 0) < EVEN;
}

/** True for what a handle holds. */
export function isHeld({ product, held }: LoopView, part: Part): boolean {
  const known = held.get(part) ?? isInHandle(part, product);
  held.set(part, known);
  return known;
}

/** True for what shows the plain paper behind the product. */
export function isPaper(view: LoopView, part: Part): boolean {
  const { product, evidence } = view;
  if (!isEven(view, part) || isLit(view, part)) return false;
  if (meanIn(part, product.width, evidence.difference) > SAME) return false;
  const rim = rimOf(view, part);
  return (
    shadingOf(part, product.width, evidence.difference) <= ROUND + GLOW * rim &&
    isLoop(part, product, evidence.contours, PLAIN_LOOP) &&
    (!isFaint(view, part, rim) || isHeld(view, part))
  );
}

/** True for what the map holds for the subject for sure, but for what shows through a ring. */
export function isBody({ product, subject }: LoopView, part: Part): boolean {
  return meanIn(part, product.width, subject) > SURELY_SUBJECT && !isInRing(part, product);
}

/** True for what lies in the product's shade: at its foot, or within a ring that shows colours which are seen beside it. */
export function isShaded(view: LoopView, part: Part, seen: number): boolean {
  const { product, subject, foot } = view;
  if (rimOf(view, part) <= SHADED.rim) return false;
  const held = meanIn(part, product.width, subject);
  const isSeen = seen > SHADED.seen && isInRing(part, product);
  return (held < SHADED.subject && part.top > foot) || (held < SURELY_SUBJECT && isSeen);
}

/** True for what may be the pale hub of a wheel. */
export function isHub({ product, evidence, subject }: LoopView, part: Part): boolean {
  const held = meanIn(part, product.width, subject);
  const isLighter = quantileOf(pixelsOf(part, product.width), evidence.lighter, 0.25) > HUB.lighter;
  return isLighter ? held > HUB.held : held > HUB.mostly && !isInRing(part, product);
}

/** True for a pane that is as light as the ground that is expected there. */
export function isAsGround(view: LoopView, part: Part): boolean {
  const { product, evidence, planes } = view;
  const pixels = pixelsOf(part, product.width);
  return (
    quantileOf(pixels, evidence.lighter, 0.05) > -AS_GROUND.off &&
    quantileOf(pixels, evidence.lighter, 0.95) < AS_GROUND.off &&
    quantileOf(pixels, planes[0], 0.5) < AS_GROUND.white &&
    rimOf(view, part) > AS_GROUND.rim
  );
}

/** What a quarter of the contour around a part stays under; of the contours the highest around each pixel are given. */
export function faintestRim(part: Part, picture: Mask, highest: Float32Array): number {
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
